/** Prices that no word calls a price: an amount by the month or by the seat on a page about the business. */
import type { FactDraft } from '../../model/fact.js';
import type { Extractor } from '../extractor.js';
import { figureDraft } from '../figures/figure-draft.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/read-figures.js';

export const figuresPrice: Extractor = {
  meta: { id: 'figures-price', kinds: ['price'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item): FactDraft[] =>
        isPrice(item, slide)
          ? [
              figureDraft(item, 'price', { view, slide }, {
                subject: 'company',
                ...(item.figure.per !== undefined ? { detail: { unit: item.figure.per } } : {}),
              }),
            ]
          : [],
      ),
    ),
};

const PAGES = new Set(['businessModel', 'product', 'solution', 'gtm']);
const COST = /(?:\b(?:cost|costs|saves?|savings|salary|wage|spend|spends|pays?|burn|budget|coste|cuesta|gasta|ahorr\w+|salario|cout|coute|depense|economis\w+|salaire)\b)/u;

function isPrice({ figure, metric, read, said }: ReadFigure, { slide }: SlideReading): boolean {
  if (figure.type !== 'money' || metric !== undefined || figure.scaled) return false;
  if (figure.per === undefined && (figure.period === undefined || figure.value > 100_000)) return false;
  if (!PAGES.has(slide.section) || said === 'market' || said === 'competitor' || said === 'customer') return false;
  return !COST.test(read.folded.slice(Math.max(0, figure.start - 40), figure.end + 30));
}
