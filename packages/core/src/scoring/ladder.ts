/** Reads a level off a ladder of bands. A figure that is shown never falls below the disclosure floor. */
import type { Level } from '../model/scores.js';

/** What a figure that is disclosed but bad still earns, so that hiding it never pays. */
export const DISCLOSURE_FLOOR: Level = 0.15;

/** Bounds in rising order with the level they earn. */
export type Ladder = readonly (readonly [bound: number, level: Level])[];

/** Higher is better: the level of the highest bound that `value` reaches. */
export function levelFrom(value: number, ladder: Ladder): Level {
  return ladder.filter(([bound]) => value >= bound).at(-1)?.[1] ?? DISCLOSURE_FLOOR;
}

/** Lower is better: the level of the lowest bound that `value` does not exceed. */
export function levelUpTo(value: number, ladder: Ladder): Level {
  return ladder.find(([bound]) => value <= bound)?.[1] ?? DISCLOSURE_FLOOR;
}

/** The same ladder with all bounds multiplied. */
export function scaleLadder(ladder: Ladder, factor: number): Ladder {
  return ladder.map(([bound, level]) => [bound * factor, level] as const);
}

export function lowerOf(a: Level, b: Level): Level {
  return a < b ? a : b;
}
