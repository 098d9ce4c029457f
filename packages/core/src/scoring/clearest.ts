/** Of several statements of one thing the one to quote: a sentence before a heading, a sure one before a bare assertion. */
import { wordsOf } from '../text/words.js';
import type { Fact } from '../model/fact.js';

/** Fewer words are a heading or a fragment. */
const SENTENCE = 6;
/** What a rule found is taken to be about as sure as this, 0..1. */
const RULED = 0.6;

/** The first of those that say it best; undefined of none. */
export function clearest(facts: readonly Fact[]): Fact | undefined {
  const rank = (fact: Fact) =>
    2 * Number(wordsOf(fact.quote).length >= SENTENCE) + Number(fact.strength !== 'assertion');
  const sure = ({ decided }: Fact) => decided?.probability ?? decided?.seconded ?? RULED;
  return facts.toSorted((a, b) => rank(b) - rank(a) || sure(b) - sure(a))[0];
}
