/** The settings of an installation: one schema with defaults, and the order in which sources win. */
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import { registrationModeSchema } from '../model/settings.js';
import { localeSchema } from '../model/values.js';

/** `true` and `false`, also as the text of a variable. */
const switchSchema = z.union([z.boolean(), z.stringbool()]);

export const configSchema = z.strictObject({
  /** Folder in which analyses and decks are kept. */
  dataDir: z.string().min(1).default('~/.vc-analyst'),
  /** Who answers the steps. Only the rubric engine works without network and key. */
  engine: z.enum(['rubric']).default('rubric'),
  /** Language of reports and messages; never the machine's locale. */
  lang: localeSchema.default('en'),
  /** Decks analysed at the same time; 0 is one a processor core, at most 4. */
  concurrency: z.coerce.number().int().min(0).max(64).default(0),
  /** File of the fund's thesis. @default `thesis.yaml` in the data folder, when it is there */
  thesis: z.string().min(1).optional(),
  /** Seconds, MiB and counts at which the reading of a deck is stopped. */
  limits: z
    .strictObject({
      seconds: z.coerce.number().positive().default(60),
      memoryMb: z.coerce.number().int().min(128).default(1024),
      fileMb: z.coerce.number().positive().default(50),
      slides: z.coerce.number().int().positive().default(300),
    })
    .prefault({}),

  /** Address on which `vc serve` listens; any but loopback is for others to reach. */
  host: z.string().min(1).default('127.0.0.1'),
  /** 0 takes a free one. */
  port: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Where people reach the server, for links in mails. @default the address it listens on */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Believe `X-Forwarded-*`: only behind a proxy that sets them itself. */
  trustProxy: switchSchema.default(false),
  /** Who may open an account. @default open on loopback, by invitation elsewhere */
  registration: registrationModeSchema.optional(),
  /** Characters. */
  minPasswordLength: z.coerce.number().int().min(6).max(128).default(6),
  /** N of scrypt as a power of two: one more doubles the time and memory of a sign-in. */
  passwordCost: z.coerce.number().int().min(4).max(20).default(15),
  /** Where visitors write to who have no account. */
  contactEmail: z.email().default('contact@vc-analyst.example'),
});
export type Config = z.infer<typeof configSchema>;

export type ConfigSource = 'flag' | 'environment' | 'file' | 'default';

/** A setting a source gave, before validation; `undefined` is not given. */
export type ConfigInput = { [Key in keyof Config]?: unknown };

export interface ResolvedConfig {
  config: Config;
  /** Where each setting came from. */
  sources: Record<keyof Config, ConfigSource>;
}

const ENVIRONMENT: Partial<Record<keyof Config, string>> = {
  dataDir: 'VC_DATA',
  engine: 'VC_ENGINE',
  lang: 'VC_LANG',
  concurrency: 'VC_CONCURRENCY',
  thesis: 'VC_THESIS',
  host: 'VC_HOST',
  port: 'VC_PORT',
  publicUrl: 'VC_PUBLIC_URL',
  trustProxy: 'VC_TRUST_PROXY',
  registration: 'VC_REGISTRATION',
  minPasswordLength: 'VC_MIN_PASSWORD_LENGTH',
  passwordCost: 'VC_PASSWORD_COST',
  contactEmail: 'VC_CONTACT_EMAIL',
};

/**
 * Flag wins over environment, environment over file, file over default.
 *
 * @throws VcError `bad-config` that names the source and the key.
 */
export function resolveConfig(given: {
  flags?: ConfigInput;
  environment?: Record<string, string | undefined>;
  file?: { name: string; settings: unknown };
}): ResolvedConfig {
  const { flags = {}, environment = {}, file } = given;
  const keys = Object.keys(configSchema.shape) as (keyof Config)[];
  const settings = file?.settings ?? {};
  if (typeof settings !== 'object' || Array.isArray(settings)) {
    throw new VcError('bad-config', { file: file!.name, problem: 'it must hold settings, one a line.' });
  }
  const fromFile = settings as Record<string, unknown>;
  const unknown = Object.keys(fromFile).find((key) => !keys.includes(key as keyof Config));
  if (unknown !== undefined) {
    throw new VcError('bad-config', {
      file: file!.name,
      problem: `“${unknown}” is not a setting; there are ${keys.join(', ')}.`,
    });
  }

  const merged: Record<string, unknown> = {};
  const sources = {} as Record<keyof Config, ConfigSource>;
  for (const key of keys) {
    const variable = ENVIRONMENT[key];
    const fromEnvironment = variable === undefined ? undefined : environment[variable] || undefined;
    const [source, value]: [ConfigSource, unknown] =
      flags[key] !== undefined
        ? ['flag', flags[key]]
        : fromEnvironment !== undefined
          ? ['environment', fromEnvironment]
          : fromFile[key] !== undefined
            ? ['file', fromFile[key]]
            : ['default', undefined];
    sources[key] = source;
    if (value !== undefined) merged[key] = value;
  }

  const parsed = configSchema.safeParse(merged);
  if (parsed.success) return { config: parsed.data, sources };
  const issue = parsed.error.issues[0]!;
  const key = issue.path[0] as keyof Config;
  const where: Record<ConfigSource, string> = {
    flag: 'The command line',
    environment: `The environment variable ${ENVIRONMENT[key] ?? key}`,
    file: file?.name ?? 'The configuration file',
    default: 'The defaults',
  };
  throw new VcError('bad-config', { file: where[sources[key]], problem: `${issue.path.join('.')}: ${issue.message}.` });
}
