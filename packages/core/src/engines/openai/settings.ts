/** How the model engine is set up, with its defaults. */
import { VcError } from '../../errors/vc-error.js';

export interface OpenAiSettings {
  /** `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1` … */
  baseUrl: string;
  /** Absent for local servers that want none. Sent to the host of `baseUrl` only. */
  apiKey?: string | undefined;
  model: string;
  /** @default 'chat' */
  api?: 'chat' | 'responses' | undefined;
  /** Wall time of one call with all its tries, fallbacks and repair. @default 120 */
  timeoutSeconds?: number | undefined;
  /** Wall time of all calls of one deck, from the first that is sent. @default 180 */
  deadlineSeconds?: number | undefined;
  /** Tries after the first, when the endpoint is busy or the connection is lost; at most 3. @default 2 */
  retries?: number | undefined;
  /** Requests at the same time, over all decks. @default 10 */
  concurrency?: number | undefined;
  /** Shows pictures of slides with logos or little text to models that see. @default true */
  vision?: boolean | undefined;
  /** Estimated tokens that one deck may take, sent and received. @default 400000 */
  maxTokens?: number | undefined;
  /** What one deck may cost by `prices`, in their currency. */
  maxCost?: number | undefined;
  /** Per million tokens. @default currency USD */
  prices?: { input: number; output: number; currency?: string } | undefined;
  /** Lets a model stand at a link-local address or one of a cloud's metadata service. @default false */
  allowLinkLocal?: boolean | undefined;
  /** No request may be made: the engine cannot be created. @default false */
  offline?: boolean | undefined;
  /** Keeps answers, so that the same deck gives the same analysis and is not sent twice. */
  cache?: AnswerCache | undefined;
}

/** As the endpoint counts, repairs included. */
export interface TokensTaken {
  input: number;
  output: number;
}

/** Keeps answers by deck and key. What it cannot read or write is as if it were not there. */
export interface AnswerCache {
  get(deckHash: string, key: string): Promise<string | undefined>;
  /** `took` are the tokens of all that was sent and answered for it. */
  set(deckHash: string, key: string, answer: string, took: TokensTaken): Promise<void>;
  /** Keeps that there was none, for whom that is to be told again. */
  setError?(deckHash: string, key: string, error: VcError, took: TokensTaken): Promise<void>;
  /** What an answer, or its failure, took when it was asked for: only where that is to count again. */
  took?(deckHash: string, key: string): Promise<TokensTaken | undefined>;
}

export interface ModelSettings {
  baseUrl: string;
  host: string;
  apiKey: string;
  model: string;
  api: 'chat' | 'responses';
  timeoutMs: number;
  deadlineMs: number;
  retries: number;
  concurrency: number;
  vision: boolean;
  maxTokens: number;
  maxCost?: number;
  prices?: { input: number; output: number; currency: string };
  allowLinkLocal: boolean;
  cache?: AnswerCache;
}

/** What of an address says where a model is asked; whatever else stands in it may be secret. */
export function addressOf(baseUrl: string): string {
  const { protocol, host, pathname } = new URL(baseUrl);
  return `${protocol}//${host}${pathname}`.replace(/\/+$/u, '');
}

const MOST_RETRIES = 3;
/** Sent where no key is set: the SDK wants one, and local servers ignore it. */
const NO_KEY = 'none';

/** @throws VcError `offline`, or `bad-config` for an address that is none. */
export function withDefaults(given: OpenAiSettings): ModelSettings {
  const url = URL.canParse(given.baseUrl) ? new URL(given.baseUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new VcError('bad-config', {
      file: 'baseUrl',
      problem: 'it must be an address that begins with http or https.',
    });
  }
  if (given.offline === true) throw new VcError('offline', { what: url.host });
  return {
    baseUrl: given.baseUrl.replace(/\/+$/u, ''),
    host: url.host,
    apiKey: given.apiKey === undefined || given.apiKey === '' ? NO_KEY : given.apiKey,
    model: given.model,
    api: given.api ?? 'chat',
    timeoutMs: Math.max(0.1, given.timeoutSeconds ?? 120) * 1000,
    deadlineMs: Math.max(0.1, given.deadlineSeconds ?? 180) * 1000,
    retries: Math.min(MOST_RETRIES, Math.max(0, Math.floor(given.retries ?? 2))),
    concurrency: Math.max(1, Math.floor(given.concurrency ?? 10)),
    vision: given.vision ?? true,
    maxTokens: given.maxTokens ?? 400_000,
    ...(given.maxCost === undefined ? {} : { maxCost: given.maxCost }),
    ...(given.prices === undefined ? {} : { prices: { currency: 'USD', ...given.prices } }),
    allowLinkLocal: given.allowLinkLocal ?? false,
    ...(given.cache === undefined ? {} : { cache: given.cache }),
  };
}
