/** Summaries in memory, and every order in which lists asked for them: kept up as they change, not sorted again. */
import { aggregateSummaries, countedRowOf, type AggregateQuery, type Group } from './aggregate.js';
import { KeptAggregate } from './kept-aggregate.js';
import {
  firstAfter,
  isOpenFilter,
  pageOfRows,
  rowComparison,
  rowOf,
  summaryMatcher,
  type ListPage,
  type ListQuery,
  type Place,
  type Row,
  type SortKey,
  type SummaryFilter,
} from './query.js';

/** Orders kept at the same time: more than the screens have; the one not asked for longest goes. */
const MOST_VIEWS = 24;

/** Aggregates asked for often. */
const MOST_AGGREGATES = 12;

interface Held<S> {
  summary: S;
  /** Tells one writing of the document from another. */
  mark: string;
}

export class SummaryViews<S extends object> {
  readonly #held = new Map<string, Held<S>>();
  readonly #views = new Map<string, OrderedView<S>>();
  #all: readonly S[] | undefined;
  #revision = 0;
  /** Rows of filtered lists, as of the revision beside. */
  readonly #matched = new Map<string, readonly Row<S>[]>();
  #matchedAt = -1;
  /** Aggregates asked for often, asked once so far. */
  readonly #asked = new Set<string>();
  readonly #aggregates = new Map<string, { kept: KeptAggregate; changed: Set<string> }>();

  /** Another number whenever a summary came, changed or went. */
  get revision(): number {
    return this.#revision;
  }

  get(id: string): S | undefined {
    const summary = this.#held.get(id)?.summary;
    return summary && freeze(summary);
  }

  /** Does nothing when the summary is of the writing `mark` already. */
  put(id: string, summary: S, mark: string): void {
    if (this.#held.get(id)?.mark === mark) return;
    this.#held.set(id, { summary, mark });
    this.#changed(id);
  }

  delete(id: string): void {
    if (this.#held.delete(id)) this.#changed(id);
  }

  clear(): void {
    this.#held.clear();
    this.#views.clear();
    this.#aggregates.clear();
    this.#all = undefined;
    this.#revision += 1;
  }

  /** As `aggregateSummaries`. */
  aggregate(query: AggregateQuery<S>): Group[] {
    const name = JSON.stringify(query);
    const known = this.#aggregates.get(name);
    // Counting once costs less than beginning to keep it: a command asks once.
    if (!known && !(query.often && this.#asked.has(name))) {
      if (query.often) this.#asked.add(name);
      return aggregateSummaries(this.all(), query);
    }
    const { filter, groups = [], figures = [] } = query;
    const { kept, changed } = known ?? {
      kept: new KeptAggregate({ figures: figures.length, isOne: groups.length === 0 }),
      changed: new Set(this.#rows([]).map(({ id }) => id)),
    };
    if (!known && this.#aggregates.size >= MOST_AGGREGATES) this.#aggregates.clear();
    this.#aggregates.set(name, { kept, changed });
    const matches = summaryMatcher(filter);
    const counted = countedRowOf(query);
    for (const id of changed) {
      const summary = this.#held.get(id)?.summary;
      if (summary && matches(summary)) kept.put(counted(id, summary));
      else kept.delete(id);
    }
    changed.clear();
    return kept.groups();
  }

  /** One page, its summaries frozen: they are handed out as they are in memory. */
  page(query: ListQuery<S>): ListPage<S> {
    const page = pageOfRows(this.#matching(query), query);
    page.items.forEach(freeze);
    return page;
  }

  /** All that match in the order of their ids, frozen; without filter the same array until something changes. */
  all(filter?: SummaryFilter<S>): readonly S[] {
    this.#all ??= Object.freeze(this.#rows([]).map(({ summary }) => freeze(summary)));
    return filter ? this.#all.filter(summaryMatcher(filter)) : this.#all;
  }

  /** Rows that match, kept until something changes: whoever polls or turns pages asks the same again. */
  #matching({ sort = [], filter }: ListQuery<S>): readonly Row<S>[] {
    if (isOpenFilter(filter)) return this.#rows(sort);
    if (this.#matchedAt !== this.#revision) this.#matched.clear();
    this.#matchedAt = this.#revision;
    const name = JSON.stringify([sort.map(({ by, order }) => [by, order]), filter]);
    const known = this.#matched.get(name);
    if (known) return known;
    const matches = summaryMatcher(filter);
    const rows = this.#rows(sort).filter((row) => matches(row.summary));
    if (this.#matched.size >= MOST_VIEWS) this.#matched.clear();
    this.#matched.set(name, rows);
    return rows;
  }

  #rows(sort: readonly SortKey<S>[]): readonly Row<S>[] {
    const name = JSON.stringify(sort.map(({ by, order }) => [by, order]));
    const view = this.#views.get(name) ?? new OrderedView(sort);
    // Set again, so that the first in the map is the one not asked for longest.
    this.#views.delete(name);
    this.#views.set(name, view);
    if (this.#views.size > MOST_VIEWS) this.#views.delete(this.#views.keys().next().value ?? '');
    return view.rows(this.#held);
  }

  #changed(id: string): void {
    this.#revision += 1;
    this.#all = undefined;
    for (const view of this.#views.values()) view.changed.add(id);
    for (const { changed } of this.#aggregates.values()) changed.add(id);
  }
}

/** Changes above this share of the rows are sorted in, not moved one by one. */
const FEW = 0.05;

class OrderedView<S extends object> {
  /** Ids that changed since the rows were last asked for. */
  readonly changed = new Set<string>();
  readonly #sort: readonly SortKey<S>[];
  readonly #compare: (a: Place, b: Place) => number;
  readonly #byId = new Map<string, Row<S>>();
  #rows: Row<S>[] | undefined;

  constructor(sort: readonly SortKey<S>[]) {
    this.#sort = sort;
    this.#compare = rowComparison(sort);
  }

  rows(held: ReadonlyMap<string, Held<S>>): readonly Row<S>[] {
    if (!this.#rows || this.changed.size > Math.max(8, held.size * FEW)) this.#rows = this.#build(held);
    else for (const id of this.changed) this.#move(this.#rows, id, held.get(id)?.summary);
    this.changed.clear();
    return this.#rows;
  }

  #build(held: ReadonlyMap<string, Held<S>>): Row<S>[] {
    const rows = [...held].map(([id, { summary }]) => rowOf(id, summary, this.#sort)).sort(this.#compare);
    this.#byId.clear();
    for (const row of rows) this.#byId.set(row.id, row);
    return rows;
  }

  #move(rows: Row<S>[], id: string, summary: S | undefined): void {
    const before = this.#byId.get(id);
    if (before) rows.splice(firstAfter(rows, before, this.#compare) - 1, 1);
    this.#byId.delete(id);
    if (!summary) return;
    const row = rowOf(id, summary, this.#sort);
    rows.splice(firstAfter(rows, row, this.#compare), 0, row);
    this.#byId.set(id, row);
  }
}

/** Summaries are handed out as they are in memory, so nobody may change them. */
export function freeze<T extends object>(summary: T): T {
  if (Object.isFrozen(summary)) return summary;
  for (const name in summary) {
    const part: unknown = summary[name];
    if (typeof part === 'object' && part !== null) freeze(part);
  }
  return Object.freeze(summary);
}
