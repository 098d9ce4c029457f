/** The settings that a fund's admin changes while the server runs. */
import type { Author } from '../model/fund.js';
import type {
  LandingFigures,
  RegistrationMode,
  RetentionRule,
  SettingsPatch,
  SettingsView,
  SignInRules,
} from '../model/settings.js';
import type { StoredSso } from '../model/single-sign-on.js';
import type { Pipeline } from '../model/pipeline.js';
import type { ShareRules } from '../model/share.js';

/** What the fund’s admin sets while the server runs. */
export interface Settings {
  /** Without secrets. */
  view(): Promise<SettingsView>;
  /**
   * Changes what is given. Throws VcError `bad-config` with the line of a thesis that does not hold. A new thesis is
   * in force for the next analysis; `rescore` applies it to what is stored.
   */
  change(patch: SettingsPatch, by: Author): Promise<SettingsView>;
  /** How mail leaves, password included; undefined when it does not. For the mailer alone. */
  mail(): Promise<MailSettings | undefined>;
  /** As set here, else as configured, else null: by the address. */
  registration(): Promise<RegistrationMode | null>;
  /** Figures of the landing page. */
  landing(): Promise<LandingFigures>;
  /** What holds for every share that is made. */
  shares(): Promise<ShareRules>;
  /** How people sign in. */
  signIn(): Promise<SignInRules>;
  /** After how long analyses are deleted; null for never. */
  retention(): Promise<RetentionRule | null>;
  /** The fund's own provider, secret included; null without one. For signing in alone. */
  singleSignOn(): Promise<StoredSso | null>;
  /** Stages of the fund's own and its reasons for passing. */
  pipeline(): Promise<Pipeline>;
}

/** The SMTP server that mail leaves by. */
export interface MailSettings {
  host: string;
  port: number;
  secure: boolean;
  username: string;
  password: string;
  from: string;
}
