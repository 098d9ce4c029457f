/** Hits of a search without the marks of the words that matched: what programs and assistants read. */
import type { MarkedText } from '@vc-analyst/core/model';

/** Texts in marked pieces, joined again, at any depth. */
export function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) {
    return isMarked(value) ? value.map(({ text }) => text).join('') : value.map(withoutMarks);
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutMarks(field)]));
}

function isMarked(value: unknown[]): value is MarkedText {
  return value.length > 0 && value.every((piece) => typeof (piece as { text?: unknown }).text === 'string');
}
