/** The one error of the product: a closed code, the data a caller needs, and a sentence with the way out. */
import { renderMessage } from '../i18n/render.js';
import type { ErrorCode } from './error-codes.js';
import type { Locale } from '../model/values.js';
import type { MessageValue } from '../model/message.js';

export { ERROR_CODES, type ErrorCode } from './error-codes.js';

/** Values of an error’s sentence, by name. */
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
