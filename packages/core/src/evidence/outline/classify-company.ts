/** What words and facts say the company is: stage, sector, business model, and the day on which the deck is read. */
import type { Fact } from '../../model/fact.js';
import type { Evidence } from '../../model/scoring.js';
import { SECTORS, type Sector, type Stage } from '../../model/values.js';
import { readBusinessModel } from './business-model.js';
import type { DeckView } from '../view/view-types.js';
import { readSector, type SectorReading } from './sector.js';
import { readStage } from './stage.js';

export type Company = Pick<Evidence, 'stage' | 'sector' | 'sectorRunnerUp' | 'businessModel' | 'readingDate'>;

/** What a person gave wins over what the deck says. */
export function classifyCompany(
  view: DeckView,
  facts: readonly Fact[],
  given: { sector?: Sector | undefined; stage?: Stage | undefined } = {},
): Company {
  const { sector, runnerUp } =
    given.sector === undefined ? sectorOf(view, facts) : { sector: given.sector, runnerUp: undefined };
  return {
    stage: readStage(facts, view.language, given.stage),
    sector,
    ...(runnerUp === undefined ? {} : { sectorRunnerUp: runnerUp }),
    businessModel: readBusinessModel(view, facts, sector),
    ...(view.readingDate === undefined ? {} : { readingDate: view.readingDate }),
  };
}

/** By the deck's words; where these speak for none, as a model says that the critic upheld. */
function sectorOf(view: DeckView, facts: readonly Fact[]): SectorReading {
  const read = readSector(view);
  const said = facts.find(({ kind, secondLook }) => kind === 'sector_signal' && secondLook === 'yes')?.detail?.level;
  const sector = read.sector === 'other' ? SECTORS.find((one) => one === said) : undefined;
  return sector === undefined ? read : { sector };
}
