/** What a fund's admin sets while the server runs; kept in the store, shown without secrets. */
import { z } from 'zod';
import { PIPELINE, pipelineSchema } from './pipeline.js';
import { SHARE_RULES, shareRulesSchema } from './share.js';
import { engineNameSchema, readerNameSchema } from './values.js';
import { ssoPatchSchema, ssoSchema, ssoViewSchema } from './single-sign-on.js';

/** Who may open an account: anybody who reaches the server, invited people, nobody. */
export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const;
export const registrationModeSchema = z.enum(REGISTRATION_MODES);
export type RegistrationMode = z.infer<typeof registrationModeSchema>;

/** Interfaces of an OpenAI-compatible endpoint: chat completions, and the newer responses. */
export const MODEL_APIS = ['chat', 'responses'] as const;

/** An endpoint's address: a key has no place in it, since addresses are shown. */
export const baseUrlSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((url) => !URL.canParse(url) || (new URL(url).username === '' && new URL(url).password === ''), {
    message: 'no user name or password belongs in an address',
  });

/** The landing page's four figures: the fund's own words. */
export const landingFiguresSchema = z.strictObject({
  accuracy: z.string().max(40),
  analysisTime: z.string().max(40),
  startups: z.string().max(40),
  capital: z.string().max(40),
});
export type LandingFigures = z.infer<typeof landingFiguresSchema>;

export const LANDING_FIGURES: LandingFigures = {
  accuracy: '91%',
  analysisTime: '<60s',
  startups: '500+',
  capital: '$50M+',
};

/** How mail leaves; without it none is sent and links are shown to who made them. */
const mailFields = {
  host: z.string().min(1).max(255),
  port: z.number().int().min(1).max(65535),
  /** TLS from the first byte (port 465); else STARTTLS where the host offers it. */
  secure: z.boolean(),
  username: z.string().max(255),
  /** Sender, such as `Fund <decks@example.com>`. */
  from: z.string().min(3).max(320),
};

/** Which model answers, and where. */
const modelFields = {
  /** Name by which the endpoint knows it. */
  name: z.string().trim().min(1).max(200),
  baseUrl: baseUrlSchema,
  api: z.enum(MODEL_APIS),
};

/** How people sign in. */
export const signInRulesSchema = z.strictObject({
  /** Whoever signs in with a password, and the administrator panel, must set up a second factor first. */
  secondFactorRequired: z.boolean(),
  /** Accounts may sign in with a password; false only where there is a provider. */
  passwords: z.boolean().default(true),
});
export type SignInRules = z.infer<typeof signInRulesSchema>;

export const SIGN_IN_RULES: SignInRules = { secondFactorRequired: false, passwords: true };

/** After how long analyses are deleted. */
export const retentionRuleSchema = z.strictObject({
  /** Since they were made. */
  months: z.number().int().min(1).max(240),
  /** Those of companies that the fund has invested in stay. */
  keepInvested: z.boolean(),
});
export type RetentionRule = z.infer<typeof retentionRuleSchema>;

/** Settings as they are shown: a secret is only said to be there. */
export const settingsViewSchema = z.strictObject({
  /** Null leaves it to the address the server listens on. */
  registration: registrationModeSchema.nullable(),
  engine: engineNameSchema,
  /** Stays while the engine is another. Null when none was set. */
  model: z.strictObject({ ...modelFields, hasKey: z.boolean() }).nullable(),
  /** What reads decks as of now: an engine of a flag, variable or file of the configuration wins over this one. */
  engineInForce: z.strictObject({
    name: readerNameSchema,
    from: z.enum(['configuration', 'settings']),
    model: z.string().optional(),
    host: z.string().optional(),
  }),
  /** The thesis in YAML; empty for none here. */
  thesis: z.string(),
  /** Which thesis is in force: that of a flag, variable or file of the configuration wins over this one. */
  thesisFrom: z.enum(['configuration', 'settings', 'data-folder', 'none']),
  mail: z.strictObject({ ...mailFields, hasPassword: z.boolean() }).nullable(),
  landing: landingFiguresSchema,
  shares: shareRulesSchema,
  signIn: signInRulesSchema,
  sso: ssoViewSchema.nullable(),
  /** Null deletes nothing by age. */
  retention: retentionRuleSchema.nullable(),
  pipeline: pipelineSchema,
});
export type SettingsView = z.infer<typeof settingsViewSchema>;

/** A change of settings: what is absent stays. */
export const settingsPatchSchema = z
  .strictObject({
    registration: registrationModeSchema.nullable(),
    engine: engineNameSchema,
    /** `key` absent keeps the one there is, unless the address leads to another host; empty removes it. */
    model: z.strictObject({ ...modelFields, key: z.string().max(1024).optional() }).nullable(),
    thesis: z.string().max(100_000),
    /** `password` absent keeps the one there is; empty removes it. Null switches mail off. */
    mail: z.strictObject({ ...mailFields, password: z.string().max(1024).optional() }).nullable(),
    landing: landingFiguresSchema,
    shares: shareRulesSchema,
    signIn: signInRulesSchema,
    /** Null signs nobody in by it any more, and passwords again. */
    sso: ssoPatchSchema.nullable(),
    retention: retentionRuleSchema.nullable(),
    pipeline: pipelineSchema,
  })
  .partial();
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

/** Settings as they are kept. */
export const settingsSchema = z.strictObject({
  id: z.literal('settings'),
  registration: registrationModeSchema.nullable(),
  engine: engineNameSchema,
  model: z
    .strictObject({ ...modelFields, key: z.string() })
    .nullable()
    .default(null),
  thesis: z.string(),
  mail: z.strictObject({ ...mailFields, password: z.string() }).nullable(),
  landing: landingFiguresSchema,
  shares: shareRulesSchema.default(SHARE_RULES),
  signIn: signInRulesSchema.default(SIGN_IN_RULES),
  sso: ssoSchema.nullable().default(null),
  retention: retentionRuleSchema.nullable().default(null),
  pipeline: pipelineSchema.default(PIPELINE),
});
export type StoredSettings = z.infer<typeof settingsSchema>;
