/** Prices that no word calls a price: an amount by the month or by the seat on a page about the business. */
import type { FactDraft, Period } from '../../model/fact.js';
import type { ViewSlide } from '../deck-view.js';
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
                ...periodOf(item, slide),
                ...(item.figure.per !== undefined ? { detail: { unit: item.figure.per } } : {}),
              }),
            ]
          : [],
      ),
    ),
};

const ONCE = /(?:one[- ]?time|set-?up|once|pago unico|unica vez|en une fois|frais de mise)/u;

function periodOf({ figure, read, label }: ReadFigure, slide: SlideReading): Partial<FactDraft> {
  if (figure.period === undefined && ONCE.test(`${read.folded.slice(figure.start, figure.end + 30)} ${label?.folded ?? ''}`)) return { period: 'once' };
  const period = figure.period ?? (figure.per === undefined ? pagePeriod(slide) : undefined);
  return period === undefined ? {} : { period };
}

const PAGES = new Set(['businessModel', 'product', 'solution', 'gtm']);
const PRICE_PAGE = /(?:\b(?:pricing|prices?|plans?|subscriptions?|precios?|planes|tarifas?|suscripcion|tarifs?|formules?|abonnements?|offres?)\b|\/ ?(?:mes|mois|month|mo)\b|par mois|al mes|per month)/u;
const COST = /(?:\b(?:earns?|earned|makes?|income|gana|ganan|gagne|cost|costs|saves?|savings|salary|wage|spend|spends|pays?|burn|budget|coste|cuesta|gasta|ahorr\w+|salario|cout|coute|depense|economis\w+|salaire)\b)/u;

/** An amount that stands alone with the name of a plan beside it, on a page of prices. */
function isCard({ figure, label, read }: ReadFigure, slide: ViewSlide): boolean {
  if (label === undefined || figure.value > 10_000 || read.figures.length > 1) return false;
  return slide.section === 'businessModel' && slide.lines.some((line) => PRICE_PAGE.test(line.folded));
}

/** The one period that a page of prices names. */
function pagePeriod({ slide }: SlideReading): Period | undefined {
  const text = slide.lines.map((line) => line.folded).join(' ').slice(0, 4000);
  const month = /(?:\/ ?(?:mes|mois|month|mo)\b|par mois|al mes|per month|monthly|mensuel|mensual)/u.test(text);
  const year = /(?:\/ ?(?:ano|an|year|yr)\b|par an\b|al ano|per year|yearly|annuel|anual)/u.test(text);
  if (month === year) return undefined;
  return month ? 'month' : 'year';
}

function isPrice(item: ReadFigure, { slide }: SlideReading): boolean {
  const { figure, metric, read, said } = item;
  if (figure.type !== 'money' || metric !== undefined || figure.scaled) return false;
  if (figure.per === undefined && figure.value > 100_000) return false;
  if (figure.value <= 0) return false;
  if (figure.per === undefined && figure.period === undefined && !isCard(item, slide)) return false;
  if (!PAGES.has(slide.section) || said === 'market' || said === 'competitor' || said === 'customer') return false;
  return !COST.test(read.folded.slice(Math.max(0, figure.start - 40), figure.end + 30));
}
