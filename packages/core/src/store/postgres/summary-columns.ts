/** What of a summary lies in columns of its own, for lists and figures to be made by the database. */
import { sortValue } from '../query.js';

type Scalar = string | number | boolean;

export interface SummaryColumns {
  /** The fields by path, as they are compared: `{"stage.value": "seed", "overallScore": 61}`. */
  fields: Record<string, Scalar>;
  /** The same as texts whose bytes stand in the order of lists. */
  keys: Record<string, string>;
}

/** Fields of a summary and of the objects in it, one level deep, without what is missing or `unlisted`. */
export function summaryColumns(summary: object, unlisted: readonly string[] = []): SummaryColumns {
  const columns: SummaryColumns = { fields: {}, keys: {} };
  for (const [name, value] of Object.entries(summary) as [string, unknown][]) {
    if (unlisted.includes(name)) continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [inner, part] of Object.entries(value)) add(columns, `${name}.${inner}`, part);
    } else add(columns, name, value);
  }
  return columns;
}

function add({ fields, keys }: SummaryColumns, path: string, value: unknown): void {
  if (typeof value === 'string') fields[path] = storable(value);
  else if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) fields[path] = value;
  else return;
  const key = sortKey(value);
  if (key !== null) keys[path] = key;
}

/** Numbers before texts, each in its order, in bytes. Null for what is missing. */
export function sortKey(value: unknown): string | null {
  const sorted = sortValue(value);
  // With its text as searches see it: the database writes large numbers otherwise.
  if (typeof sorted === 'number') return `n${orderedHex(sorted)}${sorted}`;
  return sorted === null ? null : `s${storable(sorted)}`;
}

/** Where in the key of a number its text begins, counted from 1. */
export const NUMBER_TEXT_AT = 18;

/** Sixteen digits that stand in the order of the numbers. */
function orderedHex(value: number): string {
  const bits = new DataView(new ArrayBuffer(8));
  // -0 is 0.
  bits.setFloat64(0, value + 0);
  const raw = bits.getBigUint64(0);
  const sign = 1n << 63n;
  const ordered = raw & sign ? ~raw & ((1n << 64n) - 1n) : raw | sign;
  return ordered.toString(16).padStart(16, '0');
}

/** Text that PostgreSQL can hold: without NUL and without halves of characters. */
export function storable(text: string): string {
  return /[\0\ud800-\udfff]/.test(text) ? Buffer.from(text.replaceAll('\0', '\ufffd')).toString() : text;
}
