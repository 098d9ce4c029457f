/** The one error of the product: a closed code, the data a caller needs, and a sentence with the way out. */
import { renderMessage } from '../i18n/render.js';
import type { Locale } from '../model/values.js';
import type { MessageValue } from '../model/message.js';

/** Codes by what went wrong: the deck, the use, the engine, the store, us. */
export const ERROR_CODES = [
  // the deck
  'empty-file',
  'unsupported-type',
  'unsupported-powerpoint',
  'password-protected',
  'damaged-file',
  'no-slides',
  'file-too-large',
  'too-many-slides',
  'unpacks-too-large',
  'picture-too-large',
  'unsafe-xml',
  'reading-timeout',
  'reading-memory',
  'reading-crashed',
  // the use
  'bad-usage',
  'bad-config',
  'file-not-found',
  'not-found',
  'no-decks',
  'export-format-unknown',
  // the run
  'cancelled',
  'step-failed',
  // the engine
  'engine-unreachable',
  'engine-failed',
  'offline',
  // the store
  'store-busy',
  'store-damaged',
  'store-full',
  'store-read-only',
  'store-newer',
  'conflict',
  // us
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type ErrorData = Record<string, MessageValue>;

/** Thrown by everything in core. `message` is the English sentence; `errorText` gives another language. */
export class VcError extends Error {
  override readonly name = 'VcError';
  constructor(
    readonly code: ErrorCode,
    /** Values of the sentence: `fileName` first of all. Never a path of the server or deck text. */
    readonly data: ErrorData = {},
    options?: { cause?: unknown },
  ) {
    super(renderMessage({ id: `error.${code}`, values: data }, 'en'), options);
  }
}

/** Also true for an error that crossed a process or package boundary. */
export function isVcError(error: unknown): error is VcError {
  return error instanceof Error && error.name === 'VcError' && 'code' in error;
}

/** The error's sentence in the reader's language: what is wrong, with which file, and what to do. */
export function errorText(error: VcError, locale: Locale): string {
  return renderMessage({ id: `error.${error.code}`, values: error.data }, locale);
}
