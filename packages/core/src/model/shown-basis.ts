/** How the status of a figure is called beside it: a market's is neither the company's nor, without a source, anybody else's. */
import type { Fact } from './fact.js';

export type ShownBasis = Fact['basis'] | 'market';

export function shownBasis({ basis, subject }: Pick<Fact, 'basis' | 'subject'>): ShownBasis {
  return basis === 'external' && subject === 'market' ? 'market' : basis;
}
