/** Which analyses hold which word: an inverted index over the search words of their summaries, kept up as they change. */
import { Slots } from './slots.js';
import type { StoredSummary } from './stored-summary.js';

/** Summaries taken in before others have their turn: some 15 ms of work. */
const AT_ONCE = 200;

/** What is found, newest first: rows beside one another, so that a search over all of them touches no object. */
export interface Indexed {
  summaries: readonly StoredSummary[];
  /** Of each its place in what `holding` returns. */
  slots: Uint32Array;
  /** 1 where a later version of it is there. */
  replaced: Uint8Array;
}

/** By slot, 1 where an analysis holds one of the words asked for. */
export type Holding = Uint8Array;

export class WordIndex {
  #slots = new Map<StoredSummary, number>();
  #newestFirst: Indexed = { summaries: [], slots: new Uint32Array(), replaced: new Uint8Array() };
  /** By word, the slot of the only one that holds it or those of all, of summaries that went as well. */
  readonly #holders = new Map<string, number | Slots>();
  /** The words of `#holders` in the order of their code units, but for those added since they were last asked for. */
  #sorted: string[] = [];
  #unsorted: string[] = [];
  #given = 0;

  /** Most of what it was given has changed or gone: another, built from the summaries of now, needs half the memory. */
  get isWorn(): boolean {
    return this.#given > 2 * this.#newestFirst.summaries.length + AT_ONCE;
  }

  get newestFirst(): Indexed {
    return this.#newestFirst;
  }

  /**
   * Brings the index level with `summaries`. A summary that changed is another object. One call at a time; until it
   * ends, what the index held before is found.
   */
  async bringLevel(summaries: readonly StoredSummary[]): Promise<void> {
    const slots = new Map<StoredSummary, number>();
    const replaced = new Set(summaries.map(({ previousId }) => previousId));
    const added: StoredSummary[] = [];
    for (const summary of summaries) {
      const known = this.#slots.get(summary);
      slots.set(summary, known ?? this.#add(summary));
      if (known === undefined && added.push(summary) % AT_ONCE === 0) await new Promise(setImmediate);
    }
    const kept = this.#newestFirst.summaries.filter((summary) => slots.has(summary));
    this.#slots = slots;
    // What is in order but for a few at its beginning is sorted in one pass.
    const ordered = [...added, ...kept].sort(byAge);
    this.#newestFirst = {
      summaries: ordered,
      slots: Uint32Array.from(ordered, (summary) => slots.get(summary)!),
      replaced: Uint8Array.from(ordered, ({ id }) => (replaced.has(id) ? 1 : 0)),
    };
  }

  /** Who holds one of these words as they are. */
  holding(words: Iterable<string>): Holding {
    const holding = new Uint8Array(this.#given);
    for (const word of words) {
      const holders = this.#holders.get(word);
      if (typeof holders === 'number') holding[holders] = 1;
      else holders?.mark(holding);
    }
    return holding;
  }

  /** Every word that begins so. */
  wordsFrom(beginning: string): string[] {
    const words = this.#words();
    const first = firstNotBefore(words, beginning);
    let end = first;
    while (words[end]?.startsWith(beginning)) end += 1;
    return words.slice(first, end);
  }

  /** Every word in which `part` stands. */
  wordsWith(part: string): string[] {
    return this.#words().filter((word) => word.includes(part));
  }

  #words(): readonly string[] {
    // Two rows in order, one behind the other, are sorted by merging them.
    if (this.#unsorted.length > 0) this.#sorted = [...this.#sorted, ...this.#unsorted.sort()].sort();
    this.#unsorted = [];
    return this.#sorted;
  }

  #add({ searchWords = '' }: StoredSummary): number {
    const slot = this.#given;
    this.#given += 1;
    for (const word of searchWords.split(' ')) {
      const holders = this.#holders.get(word);
      if (holders === undefined) {
        this.#holders.set(word, slot);
        this.#unsorted.push(word);
      } else if (typeof holders === 'number') {
        const both = new Slots();
        both.push(holders);
        both.push(slot);
        this.#holders.set(word, both);
      } else holders.push(slot);
    }
    return slot;
  }
}

function byAge(a: StoredSummary, b: StoredSummary): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Index of the first of the sorted `words` that is not before `word`, compared by code units. */
function firstNotBefore(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
