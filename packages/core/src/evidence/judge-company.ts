/** What the facts say the company is: stage, sector, business model, and the day on which the deck is read. */
import type { Fact } from '../model/fact.js';
import type { Evidence } from '../model/scoring.js';
import type { Sector, Stage } from '../model/values.js';
import type { DeckView } from './deck-view.js';

export type Company = Pick<Evidence, 'stage' | 'sector' | 'sectorRunnerUp' | 'businessModel' | 'readingDate'>;

export function judgeCompany(
  view: DeckView,
  _facts: readonly Fact[],
  given: { sector?: Sector | undefined; stage?: Stage | undefined },
): Company {
  return {
    stage: given.stage ? { value: given.stage, basis: 'user', factIds: [] } : { value: 'unknown', basis: 'unknown', factIds: [] },
    sector: given.sector ?? 'other',
    businessModel: 'unknown',
    ...(view.readingDate ? { readingDate: view.readingDate } : {}),
  };
}
