/** Filtering, searching, sorting and paging of summaries, the same in every store and every locale. */
import { VcError } from '../errors/vc-error.js';
import { toSearchText } from '../text/search-text.js';

/** A value of a field. */
export type Scalar = string | number | boolean | null;

/** A field of a summary, or one of an object in it: `recommendation`, `stage.value`. */
export type FieldPath<S> = {
  [K in keyof S & string]: NonNullable<S[K]> extends readonly unknown[]
    ? never
    : NonNullable<S[K]> extends object
      ? `${K}.${keyof NonNullable<S[K]> & string}`
      : K;
}[keyof S & string];

/** What one field must be. A missing field counts as null and is never at least or at most anything. */
export type Condition<S> = { field: FieldPath<S> } & (
  { equals: Scalar } | { oneOf: readonly Scalar[] } | { atLeast: number | string } | { atMost: number | string }
);

/** All conditions must hold, and every word of the search must stand in one of its fields. */
export interface SummaryFilter<S> {
  conditions?: readonly Condition<S>[] | undefined;
  /** Ignores case and accents. */
  search?: { text: string; fields: readonly FieldPath<S>[] } | undefined;
}

/** A field to sort by. */
export interface SortKey<S> {
  by: FieldPath<S>;
  /** Missing values come last in either. */
  order: 'ascending' | 'descending';
}

/** Which documents to list, in which order, how many. */
export interface ListQuery<S> {
  filter?: SummaryFilter<S> | undefined;
  /** First key first; documents that are equal in all come in the order of their ids. */
  sort?: readonly SortKey<S>[] | undefined;
  /** Summaries a page. @default 100 */
  limit?: number | undefined;
  /** `next` of the page before, with the same filter and sort. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface ListPage<S> {
  items: readonly S[];
  /** How many match in all. */
  total: number;
  /** Cursor of the page after this one; absent on the last. */
  next?: string;
}

export type SortValue = string | number | null;

/** A summary in its place of an ordered list. */
export interface Row<S> {
  id: string;
  summary: S;
  /** Values of the sort keys. */
  keys: SortValue[];
}
export type Place = Pick<Row<unknown>, 'id' | 'keys'>;

const DEFAULT_LIMIT = 100;

/** How many rows a page of the query has. */
export function pageSize(limit: number | undefined): number {
  return Math.max(1, Math.floor(limit ?? DEFAULT_LIMIT));
}

/** One page of the rows that match `query.filter` and are in the order of `query.sort` already. Pure. */
export function pageOfRows<S extends object>(
  rows: readonly Row<S>[],
  query: Omit<ListQuery<S>, 'filter'>,
): ListPage<S> {
  const sort = query.sort ?? [];
  const limit = pageSize(query.limit);
  // A cursor is the place of the last row shown, not a count: rows that come or go before it shift nothing.
  const start =
    query.cursor === undefined ? 0 : firstAfter(rows, readCursor(query.cursor, sort.length), rowComparison(sort));
  const shown = rows.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => row.summary),
    total: rows.length,
    ...(last && start + limit < rows.length ? { next: writeCursor(last) } : {}),
  };
}

/** True when the filter lets everything through. */
export function isOpenFilter(
  filter: { conditions?: readonly unknown[] | undefined; search?: unknown } | undefined,
): boolean {
  return (filter?.conditions?.length ?? 0) === 0 && filter?.search === undefined;
}

/** The row of a summary in a list sorted by `sort`. */
export function rowOf<S extends object>(id: string, summary: S, sort: readonly SortKey<S>[]): Row<S> {
  return { id, summary, keys: sort.map((key) => sortValue(fieldOf(summary, key.by.split('.')))) };
}

/** The test a filter stands for. */
export function summaryMatcher<S extends object>(filter: SummaryFilter<S> | undefined): (summary: S) => boolean {
  const tests = (filter?.conditions ?? []).map(testOf);
  const search = filter?.search;
  const words = search ? toSearchText(search.text).split(/\s+/u).filter(Boolean) : [];
  return (summary) => {
    for (const test of tests) if (!test(summary)) return false;
    if (!search || words.length === 0) return true;
    const texts = search.fields.map((field) => foldedField(summary, field));
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
}

/** The test of one condition, with all that can be decided once decided: it is asked of every summary there is. */
function testOf<S extends object>(condition: Condition<S>): (summary: object) => boolean {
  const value = readerOf(condition.field);
  if ('equals' in condition) {
    const wanted = condition.equals;
    return (summary) => (value(summary) ?? null) === wanted;
  }
  if ('oneOf' in condition) {
    const wanted = new Set<unknown>(condition.oneOf);
    return (summary) => wanted.has(value(summary) ?? null);
  }
  const isLeast = 'atLeast' in condition;
  const bound = isLeast ? condition.atLeast : condition.atMost;
  return (summary) => {
    const actual = value(summary);
    if (typeof actual !== typeof bound) return false;
    return isLeast ? (actual as typeof bound) >= bound : (actual as typeof bound) <= bound;
  };
}

function readerOf(field: string): (summary: object) => unknown {
  const path = field.split('.');
  const [name = ''] = path;
  return path.length === 1
    ? (summary) => (summary as Record<string, unknown>)[name]
    : (summary) => fieldOf(summary, path);
}

/** What stands at the path, whatever the summary is. */
export function fieldOf(summary: object, path: readonly string[]): unknown {
  let value: unknown = summary;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

/** Folded texts of summaries that were searched: the next search of the same ones is several times as fast. */
const folded = new WeakMap<object, Map<string, string>>();

function foldedField(summary: object, field: string): string {
  const texts = folded.get(summary) ?? new Map<string, string>();
  folded.set(summary, texts);
  let text = texts.get(field);
  if (text === undefined) texts.set(field, (text = toSearchText(textOf(fieldOf(summary, field.split('.'))))));
  return text;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** What a field counts as in an order. */
export function sortValue(value: unknown): SortValue {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? toSearchText(value) : null;
}

/** Orders rows; those that are equal in all keys come in the order of their ids, so that no two are equal. */
export function rowComparison(sort: readonly { order: string }[]): (a: Place, b: Place) => number {
  return (a, b) => {
    for (const [index, { order }] of sort.entries()) {
      const difference = compareValues(a.keys[index] ?? null, b.keys[index] ?? null, order === 'descending');
      if (difference !== 0) return difference;
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}

/** Before 0 where `a` comes first; what is missing comes last in either order. */
export function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b === descending ? 1 : -1;
}

/** Index of the first row that comes after `place`. */
export function firstAfter(rows: readonly Place[], place: Place, compare: (a: Place, b: Place) => number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row && compare(row, place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Text of a place, for the client to hand back. */
export function writeCursor({ id, keys }: Place): string {
  return Buffer.from(JSON.stringify([id, ...keys])).toString('base64url');
}

/** Throws `bad-usage` on a text that is no place of such a list. */
export function readCursor(cursor: string, keyCount: number): Place {
  try {
    const [id, ...keys] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as SortValue[];
    if (typeof id === 'string' && keys.length === keyCount) return { id, keys };
  } catch {
    // falls through to the one error there is
  }
  throw new VcError('bad-usage', { problem: 'the cursor does not belong to this list; begin with the first page' });
}
