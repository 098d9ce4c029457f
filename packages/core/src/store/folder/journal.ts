/**
 * The lines of a collection's index: a header, the summaries there were when it was last written whole, then
 * one line for every change since.
 *
 * `intent` is on the disk before a document changes, `put` or `gone` follows when it has. An id whose last line
 * is an intent is in doubt: its document alone knows.
 */

export interface JournalHeader {
  journal: 1;
  /** Another one each time the index is written whole. */
  generation: string;
  version: number;
  summaryVersion: number;
  /** How many lines after the header are what there was, not changes. */
  base: number;
}

/** What the index knows of a document. Size and time of its file tell whether somebody edited it by hand. */
export interface JournalEntry {
  stamp: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  mtimeMs: number;
  summary: unknown;
}

export type JournalLine = { intent: string } | { gone: string } | ({ put: string } & JournalEntry);

/** One line with its end. */
export function formatLine(line: JournalHeader | JournalLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Undefined when the text is no header. */
export function parseHeader(text: string): JournalHeader | undefined {
  const value = parseObject(text);
  const whole = value?.journal === 1 && typeof value.generation === 'string';
  const counts = [value?.version, value?.summaryVersion, value?.base].every(Number.isInteger);
  return whole && counts ? (value as unknown as JournalHeader) : undefined;
}

/** Undefined when the text is no line. */
export function parseLine(text: string): JournalLine | undefined {
  const value = parseObject(text);
  if (typeof value?.intent === 'string') return { intent: value.intent };
  if (typeof value?.gone === 'string') return { gone: value.gone };
  const { put, stamp, size, mtimeMs, summary } = value ?? {};
  const whole = typeof put === 'string' && typeof stamp === 'string' && typeof summary === 'object' && summary !== null;
  return whole && typeof size === 'number' && typeof mtimeMs === 'number'
    ? { put, stamp, size, mtimeMs, summary }
    : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
