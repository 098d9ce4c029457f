/** An aggregate that is kept as its rows change: after a change it costs what changed, not what there is. */
import { figuresOf, inOrder, type CountedRow, type Group } from './aggregate.js';
import { compareValues, type Scalar } from './query.js';

interface KeptGroup {
  values: readonly Scalar[];
  /** In the order of their ids, in which figures are added. */
  members: CountedRow[];
  /** Until a member comes or goes. */
  made: Group | undefined;
}

/** Groups as `aggregateSummaries` makes them of the same rows. */
export class KeptAggregate {
  readonly #figures: number;
  readonly #rows = new Map<string, CountedRow>();
  readonly #alike = new Map<string, { rows: Map<string, CountedRow>; last: CountedRow }>();
  readonly #groups = new Map<string, KeptGroup>();

  /** `isOne`: one group of all, also where there are none. */
  constructor({ figures, isOne }: { figures: number; isOne: boolean }) {
    this.#figures = figures;
    if (isOne) this.#groups.set('[]', { values: [], members: [], made: undefined });
  }

  put(row: CountedRow): void {
    this.delete(row.id);
    this.#rows.set(row.id, row);
    if (row.each === undefined) return this.#enter(row);
    const name = JSON.stringify(row.each);
    const alike = this.#alike.get(name);
    if (!alike) {
      this.#alike.set(name, { rows: new Map([[row.id, row]]), last: row });
      return this.#enter(row);
    }
    alike.rows.set(row.id, row);
    if (!isLater(row, alike.last)) return;
    this.#leave(alike.last);
    alike.last = row;
    this.#enter(row);
  }

  delete(id: string): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    if (row.each === undefined) return this.#leave(row);
    const name = JSON.stringify(row.each);
    const alike = this.#alike.get(name)!;
    alike.rows.delete(id);
    if (alike.last !== row) return;
    this.#leave(row);
    const [first, ...others] = alike.rows.values();
    if (!first) return void this.#alike.delete(name);
    alike.last = others.reduce((last, one) => (isLater(one, last) ? one : last), first);
    this.#enter(alike.last);
  }

  /** The same objects until a row of theirs changes: nobody may write to them. */
  groups(): Group[] {
    return inOrder([...this.#groups.values()].map((group) => (group.made ??= groupOf(group, this.#figures))));
  }

  #enter(row: CountedRow): void {
    const name = JSON.stringify(row.values);
    const group = this.#groups.get(name) ?? { values: row.values, members: [], made: undefined };
    this.#groups.set(name, group);
    row.values = group.values;
    group.members.splice(placeOf(row.id, group.members), 0, row);
    group.made = undefined;
  }

  #leave(row: CountedRow): void {
    const name = JSON.stringify(row.values);
    const group = this.#groups.get(name)!;
    group.members.splice(placeOf(row.id, group.members), 1);
    group.made = undefined;
    if (group.members.length === 0 && name !== '[]') this.#groups.delete(name);
  }
}

function groupOf({ values, members }: KeptGroup, figures: number): Group {
  return { values: [...values], count: members.length, figures: figuresOf(members, figures) };
}

/** Whether `a` comes after `b`; of equals the later id. */
function isLater(a: CountedRow, b: CountedRow): boolean {
  for (const [index, value] of (a.by ?? []).entries()) {
    const order = compareValues(value, b.by?.[index] ?? null, true);
    if (order !== 0) return order < 0;
  }
  return a.id > b.id;
}

/** Where a row of that id stands, or would, among rows in the order of their ids. */
function placeOf(id: string, rows: readonly CountedRow[]): number {
  let low = 0;
  let high = rows.length;
  // Rows that are read in their order come at the end.
  if (high === 0 || rows[high - 1]!.id < id) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
