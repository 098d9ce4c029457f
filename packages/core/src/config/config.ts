/** The settings of an installation: one schema with defaults, and the order in which sources win. */
import { z } from 'zod';
import { VcError } from '../errors/vc-error.js';
import { baseUrlSchema, MODEL_APIS, registrationModeSchema } from '../model/settings.js';
import { engineNameSchema, localeSchema } from '../model/values.js';
import { isRefusedAddress } from '../network/refused-address.js';

/** `true` and `false`, also as the text of a variable. */
const switchSchema = z.union([z.boolean(), z.stringbool()]);

const settingsSchema = z.strictObject({
  /** Folder in which analyses and decks are kept. */
  dataDir: z.string().min(1).default('~/.vc-analyst'),
  /** Address of a PostgreSQL database that keeps analyses and decks instead of the folder: `postgres://user:password@host/database`. */
  store: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'an address such as postgres://user:password@host/database is wanted')
    .optional(),
  /** Who answers the steps. Only the rubric engine works without network and key. @default as the fund's settings say, else rubric */
  engine: z
    .union([
      engineNameSchema,
      z.string().regex(/^plugin:[a-z][a-z0-9-]*$/, 'rubric, openai or plugin:<name> is wanted'),
    ])
    .optional(),
  /** Modules (paths of .js or .mjs files) that add criteria, extractors, engines or formats; their code runs as ours does. */
  plugins: z
    .union([z.array(z.string().min(1)), z.string().transform((paths) => paths.split(',').filter(Boolean))])
    .default([]),
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

  /** The model that the openai engine asks, by the name its endpoint knows. */
  model: z.string().min(1).max(200).optional(),
  /** Address of the endpoint, up to what stands before `/chat/completions`. */
  baseUrl: baseUrlSchema.default('https://api.openai.com/v1'),
  /** Which of the two interfaces the endpoint is asked by; most that are not OpenAI's know only `chat`. */
  api: z.enum(MODEL_APIS).default('chat'),
  /** Seconds after which a question to the model is given up, with all that is tried again for it. */
  modelTimeoutSeconds: z.coerce.number().positive().max(3600).default(120),
  /** Seconds that one deck may wait for the model over all its questions; it is then finished with what was answered. */
  modelDeadlineSeconds: z.coerce.number().positive().max(86_400).default(180),
  /** Requests to the model at the same time, over all decks in work. */
  modelConcurrency: z.coerce.number().int().min(1).max(64).default(10),
  /** What a million tokens cost; without it no cost is reckoned. */
  prices: z
    .strictObject({
      input: z.coerce.number().nonnegative(),
      output: z.coerce.number().nonnegative(),
      currency: z.string().length(3).toUpperCase().default('USD'),
    })
    .optional(),
  /** Most that the model may cost for a deck, in the currency of `prices`: a deck that would cost more is not sent. */
  maxCost: z.coerce.number().positive().optional(),
  /** Most tokens, sent and answered, for a deck. */
  maxTokens: z.coerce.number().int().positive().default(400_000),
  /** The model also sees pictures of slides with logos or little text. */
  vision: switchSchema.default(true),
  /** Allows addresses that only machines use (169.254.0.0/16, fe80::/10 and cloud metadata) as `baseUrl`. */
  allowLinkLocal: switchSchema.default(false),
  /** No network at all: a run that needs it ends before a deck is opened. */
  offline: switchSchema.default(false),

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

/** One setting that only makes sense with another is refused without it. */
export const configSchema = settingsSchema.superRefine(({ baseUrl, allowLinkLocal, maxCost, prices }, context) => {
  const refuse = (path: keyof Config, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!allowLinkLocal && URL.canParse(baseUrl) && isRefusedAddress(new URL(baseUrl).hostname)) {
    refuse('baseUrl', 'this address is link-local or a cloud’s metadata service; allowLinkLocal: true permits it');
  }
  if (maxCost !== undefined && !prices) {
    refuse('maxCost', 'set prices (what a million tokens cost), or limit tokens by maxTokens');
  }
});
/** All settings, with their defaults. */
export type Config = z.infer<typeof settingsSchema>;

/** Where a setting came from. */
export type ConfigSource = 'flag' | 'environment' | 'file' | 'default';

/** A setting a source gave, before validation; `undefined` is not given. */
export type ConfigInput = { [Key in keyof Config]?: unknown };

/** The settings in force. */
export interface ResolvedConfig {
  config: Config;
  /** Where each setting came from. */
  sources: Record<keyof Config, ConfigSource>;
}

/** The variable of the environment that sets it. */
export const SETTING_VARIABLES: Readonly<Partial<Record<keyof Config, string>>> = {
  dataDir: 'VC_DATA',
  store: 'VC_STORE',
  engine: 'VC_ENGINE',
  lang: 'VC_LANG',
  concurrency: 'VC_CONCURRENCY',
  thesis: 'VC_THESIS',
  plugins: 'VC_PLUGINS',
  model: 'VC_MODEL',
  baseUrl: 'OPENAI_BASE_URL',
  api: 'VC_MODEL_API',
  modelTimeoutSeconds: 'VC_MODEL_TIMEOUT',
  modelDeadlineSeconds: 'VC_MODEL_DEADLINE',
  modelConcurrency: 'VC_MODEL_CONCURRENCY',
  maxCost: 'VC_MAX_COST',
  maxTokens: 'VC_MAX_TOKENS',
  vision: 'VC_VISION',
  allowLinkLocal: 'VC_ALLOW_LINK_LOCAL',
  offline: 'VC_OFFLINE',
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
    const variable = SETTING_VARIABLES[key];
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
    environment: `The environment variable ${SETTING_VARIABLES[key] ?? key}`,
    file: file?.name ?? 'The configuration file',
    default: 'The defaults',
  };
  throw new VcError('bad-config', { file: where[sources[key]], problem: `${issue.path.join('.')}: ${issue.message}.` });
}
