/** Which stated valuations may be of the round that is asked for. */
import type { Fact } from './fact.js';

/** Rounds sell 5 to 30 % (the usual range of the rubric): below one percent the value is of another firm or a day to come. */
const MOST_ROUNDS = 100;

export function isValueOfRound({ value, currency }: Fact, ask: Fact | undefined): boolean {
  if (value === undefined || ask?.value === undefined || currency !== ask.currency) return true;
  return value <= ask.value * MOST_ROUNDS;
}
