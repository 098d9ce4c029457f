/** How a company earns, by the words of its model and by the metrics that it reports. */
import type { Fact } from '../../model/fact.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { BusinessModel, Sector } from '../../model/values.js';
import { evidenceSlides, evidenceLines } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import { buildLexicon } from '../../text/lexicon.js';
import { MODEL_WORDS } from '../words/model-words.js';

type KnownModel = Exclude<BusinessModel, 'unknown'>;
type ListName = `${KnownModel}:${'strong' | 'weak'}`;

const LEXICON = buildLexicon<ListName>(
  Object.fromEntries(
    Object.entries(MODEL_WORDS).flatMap(([model, words]) => [
      [`${model}:strong`, words.strong],
      [`${model}:weak`, words.weak],
    ]),
  ) as Record<ListName, readonly string[]>,
);

const STRONG = 3;
const WEAK = 1;
/** On the slides that say how money is earned, words count so much more. */
const ON_MODEL_SLIDE = 2.5;
const ASIDE = 0.3;
const ENOUGH = 6;

/** Reported metrics that only one model has, and what they are worth. Forecasts count half. */
const TELLING: Partial<Record<FactKind, readonly [KnownModel, number]>> = {
  arr: ['saas', 6],
  mrr: ['saas', 6],
  nrr: ['saas', 4],
  gmv: ['marketplace', 6],
  take_rate: ['marketplace', 4],
  tpv: ['fintech', 6],
  aum: ['fintech', 6],
  tvl: ['fintech', 6],
  mau: ['consumer', 3],
  dau: ['consumer', 3],
  trl: ['deeptech', 8],
};
/** Sectors whose companies mostly earn in one way; decides only between near equals. */
const USUAL: Partial<Record<Sector, KnownModel>> = {
  saas: 'saas',
  marketplace: 'marketplace',
  ecommerce: 'ecommerce',
  fintech: 'fintech',
};
const USUAL_WORTH = 2;

/** The business model that words and facts of the deck speak for; `unknown` when too few do. */
export function readBusinessModel(view: DeckView, facts: readonly Fact[], sector: Sector): BusinessModel {
  const scores = new Map<KnownModel, number>();
  const add = (model: KnownModel, worth: number): void => void scores.set(model, (scores.get(model) ?? 0) + worth);
  const seen = new Map<string, number>();
  for (const slide of evidenceSlides(view)) {
    const model = slide.section === 'businessModel' || slide.alsoSections.includes('businessModel');
    const aside = ['team', 'competition', 'problem', 'market', 'ask', 'contact', 'risk'].includes(slide.section);
    for (const line of evidenceLines(slide)) {
      for (const hit of LEXICON.findIn(line.text)) {
        const worth = (hit.list.endsWith(':strong') ? STRONG : WEAK) * (model ? ON_MODEL_SLIDE : aside ? ASIDE : 1);
        const key = `${hit.list} ${hit.phrase}`;
        const known = seen.get(key) ?? 0;
        if (worth > known) {
          add(hit.list.slice(0, hit.list.indexOf(':')) as KnownModel, worth - known);
          seen.set(key, worth);
        }
      }
    }
  }
  for (const fact of facts) {
    const telling = TELLING[fact.kind];
    if (telling && fact.subject === 'company') add(telling[0], fact.basis === 'actual' ? telling[1] : telling[1] / 2);
  }
  const usual = USUAL[sector];
  if (usual !== undefined) add(usual, USUAL_WORTH);
  const [best] = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return best !== undefined && best[1] >= ENOUGH ? best[0] : 'unknown';
}
