/** Counts of right, wrong and missed, and the measures that follow from them. */

export interface Tally {
  /** Stated by the deck and found. */
  right: number;
  /** Found but not stated, or another value. */
  wrong: number;
  /** Stated but not found, or found with another value. */
  missed: number;
}

/** Counts, and what follows from them. */
export interface Measures extends Tally {
  /** right / (right + wrong); null when nothing was found. */
  precision: number | null;
  /** right / (right + missed); null when nothing was stated. */
  recall: number | null;
  /** Harmonic mean of the two; null when nothing was found or stated. */
  f1: number | null;
}

export const noTally = (): Tally => ({ right: 0, wrong: 0, missed: 0 });

export function addTally(a: Tally, b: Tally): Tally {
  return { right: a.right + b.right, wrong: a.wrong + b.wrong, missed: a.missed + b.missed };
}

export function measuresOf(tally: Tally): Measures {
  const { right, wrong, missed } = tally;
  const ratio = (total: number) => (total === 0 ? null : right / total);
  const all = 2 * right + wrong + missed;
  return {
    ...tally,
    precision: ratio(right + wrong),
    recall: ratio(right + missed),
    f1: all === 0 ? null : (2 * right) / all,
  };
}
