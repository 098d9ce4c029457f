/** What the parent and a deck worker say to each other. Sent with structured clone, so bytes stay bytes. */
import { VcError, isVcError, type ErrorCode, type ErrorData } from '../../errors/vc-error.js';
import type { ReadLimits } from '../limits.js';
import type { DeckInput } from '../deck-input.js';

export type Job =
  /** `task` is what else to do with the deck, for the worker's entry to understand. */
  | { type: 'read'; inputs: DeckInput[]; limits: ReadLimits; ocr: boolean; task?: unknown; progress: boolean }
  /** `bytes` is left out when the worker had the same file for its last picture. */
  | { type: 'picture'; fileName: string; bytes?: Uint8Array; slide: number; width: number; limits: ReadLimits };

export type Answer =
  /** A `SlideRead`, or whatever is told of a task. */
  | { type: 'progress'; event: unknown }
  /** OCR of so many slides begins: there is more time. */
  | { type: 'ocr'; slides: number }
  /** Resident memory in bytes, for systems where the parent cannot look it up. */
  | { type: 'memory'; rss: number }
  | { type: 'done'; result: unknown; rss: number }
  | { type: 'failed'; error: PlainError; rss: number };

/** A VcError as data; `detail` is for developers and becomes the error's cause. */
export interface PlainError {
  code: ErrorCode;
  data: ErrorData;
  detail?: string;
}

export function toPlainError(error: unknown, fileName: string): PlainError {
  if (isVcError(error)) {
    const cause = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : undefined;
    return { code: error.code, data: error.data, ...(cause === undefined ? {} : { detail: cause }) };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'reading-crashed', data: { fileName }, detail };
}

export function fromPlainError(plain: PlainError): VcError {
  const options = plain.detail === undefined ? undefined : { cause: new Error(plain.detail) };
  return new VcError(plain.code, plain.data, options);
}
