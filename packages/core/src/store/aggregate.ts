/** Counts, sums and groups of summaries: what figures need where the summaries themselves would be too many. */
import {
  fieldOf,
  rowComparison,
  rowOf,
  sortValue,
  summaryMatcher,
  type FieldPath,
  type Row,
  type Scalar,
  type SortValue,
  type SummaryFilter,
} from './query.js';

/** A field to group by, or the first characters of its text: of a date 10 are its day, 7 its month. */
export type GroupKey<S> = FieldPath<S> | { field: FieldPath<S>; first: number };

export interface AggregateQuery<S> {
  filter?: SummaryFilter<S> | undefined;
  /**
   * Of summaries alike in `each` only one counts: the last in the order of the fields `by`, then of the ids. A missing
   * field counts as null.
   */
  last?: { each: FieldPath<S>; by: readonly FieldPath<S>[] } | undefined;
  /** A group for every combination of values. @default one group of all, also where there are none */
  groups?: readonly GroupKey<S>[] | undefined;
  /** Fields whose numbers are worked out; what is none is left out. */
  figures?: readonly FieldPath<S>[] | undefined;
  /** It will be asked again and again as things change: what was counted is kept, and brought level with what changed. */
  often?: boolean | undefined;
}

export interface Group {
  /** Values of the fields it is grouped by; null where they are missing. */
  values: Scalar[];
  /** Summaries in it. */
  count: number;
  /** One for each of `figures`. */
  figures: Figure[];
}

/** The numbers of a field. */
export interface Figure {
  /** Summaries that have one. */
  count: number;
  /** Added in the order of the ids. */
  sum: number;
  /** Null of none. */
  min: number | null;
  max: number | null;
}

/** What an aggregate counts of one summary. */
export interface CountedRow {
  id: string;
  /** Of rows alike in it only the last counts. Absent where all count. */
  each?: Scalar;
  /** By which it is the last, as lists are sorted by them. */
  by?: readonly SortValue[];
  /** Values it is grouped by: put in, it shares those of its group. */
  values: readonly Scalar[];
  /** Of each figure; null where it has none. */
  numbers: readonly (number | null)[];
}

/** What `Collection.aggregate` answers of these summaries, which are in the order of their ids. Pure. */
export function aggregateSummaries<S extends object>(
  summaries: readonly S[],
  { filter, last, groups = [], figures = [] }: AggregateQuery<S>,
): Group[] {
  const matching = filter ? summaries.filter(summaryMatcher(filter)) : summaries;
  const counted = last ? lastOfEach(matching, last) : matching;
  const readers = figures.map((field) => field.split('.'));
  const keys = groups.map(readerOf);
  const found = new Map<string, Group>();
  if (groups.length === 0) found.set('[]', emptyGroup([], figures.length));
  for (const summary of counted) {
    const values = keys.map((read) => read(summary));
    const name = JSON.stringify(values);
    const group = found.get(name) ?? emptyGroup(values, figures.length);
    found.set(name, group);
    group.count += 1;
    for (const [index, path] of readers.entries()) take(group.figures[index]!, fieldOf(summary, path));
  }
  return inOrder([...found.values()]);
}

/** What `query` counts of a summary. */
export function countedRowOf<S extends object>({
  last,
  groups = [],
  figures = [],
}: AggregateQuery<S>): (id: string, summary: S) => CountedRow {
  const each = last?.each.split('.');
  const by = last?.by.map((field) => field.split('.'));
  const keys = groups.map(readerOf);
  const numbers = figures.map((field) => field.split('.'));
  return (id, summary) => ({
    id,
    ...(each && by
      ? { each: scalarOf(fieldOf(summary, each)), by: by.map((path) => sortValue(fieldOf(summary, path))) }
      : {}),
    values: keys.map((read) => read(summary)),
    numbers: numbers.map((path) => {
      const value = fieldOf(summary, path);
      return typeof value === 'number' ? value : null;
    }),
  });
}

/** The same order in every store. */
export function inOrder(groups: Group[]): Group[] {
  const named = groups.map((group) => ({ group, name: JSON.stringify(group.values) }));
  return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ group }) => group);
}

function emptyGroup(values: Scalar[], figures: number): Group {
  return {
    values,
    count: 0,
    figures: Array.from({ length: figures }, () => ({ count: 0, sum: 0, min: null, max: null })),
  };
}

/** The figures of rows, which are in the order of their ids. */
export function figuresOf(rows: readonly { numbers: readonly (number | null)[] }[], figures: number): Figure[] {
  const made = emptyGroup([], figures).figures;
  for (const { numbers } of rows) for (const [index, figure] of made.entries()) take(figure, numbers[index]);
  return made;
}

function take(figure: Figure, value: unknown): void {
  if (typeof value !== 'number') return;
  figure.count += 1;
  figure.sum += value;
  figure.min = figure.min === null ? value : Math.min(figure.min, value);
  figure.max = figure.max === null ? value : Math.max(figure.max, value);
}

function readerOf<S extends object>(key: GroupKey<S>): (summary: S) => Scalar {
  const { field, first } = typeof key === 'string' ? { field: key, first: undefined } : key;
  const path = field.split('.');
  return (summary) => {
    const value = scalarOf(fieldOf(summary, path));
    if (first === undefined) return value;
    return typeof value === 'string' ? [...value].slice(0, first).join('') : null;
  };
}

function lastOfEach<S extends object>(
  summaries: readonly S[],
  { each, by }: NonNullable<AggregateQuery<S>['last']>,
): S[] {
  const sort = by.map((field) => ({ by: field, order: 'descending' }) as const);
  const compare = rowComparison(sort);
  const path = each.split('.');
  const held = new Map<Scalar, Row<S>>();
  for (const summary of summaries) {
    const row = rowOf('', summary, sort);
    const name = scalarOf(fieldOf(summary, path));
    const before = held.get(name);
    // Equals come in the order of their ids: the later stands.
    if (!before || compare(row, before) <= 0) held.set(name, row);
  }
  const chosen = new Set([...held.values()].map(({ summary }) => summary));
  return summaries.filter((summary) => chosen.has(summary));
}

function scalarOf(value: unknown): Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
