/** What lists and figures ask again and again of a table: counted once, and kept level by what the feed says has changed. */
import { LRUCache } from 'lru-cache';
import type { AggregateQuery, CountedRow, Group } from '../aggregate.js';
import { KeptAggregate } from '../kept-aggregate.js';
import { latecomersShare } from './latecomers-share.js';

/** Queries kept at a time, the ones asked last: each holds a few words of every row it counts, some 0.2 kB. */
const MOST_KEPT = 12;

export interface KeptQueriesTools<S> {
  /** What the query counts: of all rows, or of those of `ids` that are still there and match. */
  read: (query: AggregateQuery<S>, ids?: readonly string[]) => Promise<CountedRow[]>;
}

export class KeptQueries<S extends object> {
  readonly #tools: KeptQueriesTools<S>;
  readonly #kept = new LRUCache<string, KeptQuery<S>>({ max: MOST_KEPT });

  constructor(tools: KeptQueriesTools<S>) {
    this.#tools = tools;
  }

  /** As of all changes that were noted before it was asked. */
  async groups(query: AggregateQuery<S>): Promise<Group[]> {
    const name = JSON.stringify(query);
    const kept = this.#kept.get(name) ?? new KeptQuery(query, this.#tools);
    this.#kept.set(name, kept);
    return kept.groups();
  }

  /** Documents of these ids came, changed or went; undefined: nobody knows which. */
  note(ids: readonly string[] | undefined): void {
    for (const kept of this.#kept.values()) kept.note(ids);
  }
}

class KeptQuery<S extends object> {
  readonly #query: AggregateQuery<S>;
  readonly #tools: KeptQueriesTools<S>;
  #aggregate: KeptAggregate | undefined;
  /** Not looked at since they changed. */
  #changed = new Set<string>();
  #isLost = false;

  constructor(query: AggregateQuery<S>, tools: KeptQueriesTools<S>) {
    this.#query = query;
    this.#tools = tools;
  }

  note(ids: readonly string[] | undefined): void {
    this.#isLost ||= !ids;
    for (const id of ids ?? []) this.#changed.add(id);
  }

  readonly groups = latecomersShare(async (): Promise<Group[]> => {
    const { groups = [], figures = [] } = this.#query;
    const before = this.#isLost ? undefined : this.#aggregate;
    const ids = [...this.#changed];
    if (before && ids.length === 0) return before.groups();
    // Should reading fail, all is read the next time; what changes meanwhile is noted for then.
    this.#aggregate = undefined;
    this.#changed = new Set();
    this.#isLost = false;
    const rows = await this.#tools.read(this.#query, before && ids);
    const level = before ?? new KeptAggregate({ figures: figures.length, isOne: groups.length === 0 });
    if (before) for (const id of ids) level.delete(id);
    for (const row of rows) level.put(row);
    this.#aggregate = level;
    return level.groups();
  });
}
