/** Prices that no word calls a price: an amount by the month or by the seat on a page about the business. */
import type { FactDraft, Period } from '../../model/fact.js';
import type { ViewSlide } from '../view/view-types.js';
import type { Extractor } from '../facts/extractor.js';
import { foldForLookup } from '../../text/fold-text.js';
import { readRate } from '../numbers/units.js';
import { standsOver } from '../view/stands-over.js';
import { isSum } from '../figures/choose-ask.js';
import { figureDraft } from '../figures/figure-draft.js';
import { clauseOf } from '../figures/read-passage.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import {
  CALLED_COST,
  CHARGES,
  COST,
  FOR_TIME,
  FROM,
  MONTHLY,
  OFFERED,
  OF_ECONOMICS,
  ON_CHAIN,
  ONCE,
  PER_TRANSACTION,
  PRICE_PAGE,
  RATE,
  YEARLY,
  TRADED,
} from '../words/extractors/figures-price.js';

export const figuresPrice: Extractor = {
  meta: { id: 'figures-price', kinds: ['price'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item): FactDraft[] =>
        isPrice(item, slide)
          ? [
              figureDraft(
                item,
                'price',
                { view, slide },
                {
                  subject: 'company',
                  ...periodOf(item, slide),
                  ...unitOf(item),
                },
              ),
            ]
          : [],
      ),
    ),
};

function unitOf(item: ReadFigure): Pick<FactDraft, 'detail'> {
  const unit = item.figure.per ?? labelRate(item)?.per;
  return unit === undefined ? {} : { detail: { unit } };
}

/** "Per month and site" as label or row of an amount. */
function labelRate({ label, read }: ReadFigure): { period?: Period; per?: string } | undefined {
  const words = label?.folded ?? foldForLookup(read.passage.lines[0]?.row ?? '');
  return RATE.test(words.trim()) ? readRate(` ${words.trim()}`, 0) : undefined;
}

function periodOf(item: ReadFigure, slide: SlideReading): Partial<FactDraft> {
  const { figure, read, label } = item;
  if (
    figure.period === undefined &&
    ONCE.test(`${read.folded.slice(figure.start, figure.end + 30)} ${label?.folded ?? ''}`)
  )
    return { period: 'once' };
  const period = figure.period ?? labelRate(item)?.period ?? (figure.per === undefined ? pagePeriod(slide) : undefined);
  return period === undefined ? {} : { period };
}

const PAGES = new Set(['businessModel', 'product', 'solution', 'gtm']);

/** An amount that stands alone with the name of a plan beside it, on a page of prices. */
function isCard({ figure, label, read }: ReadFigure, slide: ViewSlide): boolean {
  if (label === undefined || figure.value > 10_000 || read.figures.length > 1) return false;
  return slide.section === 'businessModel' && slide.lines.some((line) => PRICE_PAGE.test(line.folded));
}
/** Above it an amount is more likely a market or a round. */
const MOST_OFFERED = 10_000_000;

/** "From $900" on a page about the business, and what a page of offers sets behind a colon at the end of a line. */
function isOffer({ figure, read, date }: ReadFigure, slide: ViewSlide): boolean {
  if (slide.section !== 'businessModel' || figure.value > MOST_OFFERED) return false;
  if (figure.changesTo !== undefined || date !== undefined) return false;
  const before = read.folded.slice(Math.max(0, figure.start - 24), figure.start);
  if (FROM.test(before)) return true;
  const ends = /^[\s.*]*(?:\n|$|[-–—·|] )/u.test(read.folded.slice(figure.end));
  return / ?: ?$/u.test(before) && ends && slide.lines.some((line) => PRICE_PAGE.test(line.folded));
}

/** "Subscriptions: $240K", "Fees: $150K", "Licences: $200K" of $590K: what each stream is to bring. */
function isStream(item: ReadFigure, { figures }: SlideReading): boolean {
  const listed = figures.filter(
    ({ figure, read }) =>
      figure.type === 'money' &&
      figure.period === undefined &&
      figure.per === undefined &&
      / ?: ?$/u.test(read.folded.slice(0, figure.start)),
  );
  return listed.includes(item) && figures.some(({ figure }) => figure.type === 'money' && isSum(figure, listed));
}

function isForTime({ figure, read }: ReadFigure): boolean {
  return FOR_TIME.test(read.folded.slice(Math.max(0, figure.start - 24), figure.start));
}

/** The one period that a page of prices names. */
function pagePeriod({ slide }: SlideReading): Period | undefined {
  const text = slide.lines
    .map((line) => line.folded)
    .join(' ')
    .slice(0, 4000);
  const month = MONTHLY.test(text);
  const year = YEARLY.test(text);
  if (month === year) return undefined;
  return month ? 'month' : 'year';
}

/** An amount by the month, by the seat or on the card of a plan, no larger than such prices are. */
function isRate(item: ReadFigure, slide: ViewSlide): boolean {
  const { figure } = item;
  if (figure.value > 100_000 && (figure.scaled || figure.per === undefined)) return false;
  if (figure.period !== undefined) return true;
  if (figure.scaled) return false;
  if (isForTime(item)) return true;
  return figure.per !== undefined || isCard(item, slide) || labelRate(item) !== undefined;
}

/** Beside an amount by the month on a page of the product, a word that says it is paid: savings have the same form. */
function isOffered({ figure, read, label }: ReadFigure, slide: ViewSlide): boolean {
  const clause = clauseOf(read, figure.start);
  const own = `${read.folded.slice(clause.start, clause.end)} ${label?.folded ?? ''}`;
  return OFFERED.test(own) || slide.lines.some(({ heading, folded }) => heading && OFFERED.test(folded));
}

/** The line that announces the list in which a figure stands: "Cost per acquisition:". */
function headOver({ read, slide }: ReadFigure): string {
  const [line] = read.passage.lines;
  if (line === undefined || line.cell !== undefined) return '';
  const above = slide.lines.filter(({ index }) => index < line.index && index >= line.index - REACH);
  const head = above.findLast(({ folded }) => ANNOUNCES.test(folded));
  return head !== undefined && (head.block === line.block || standsOver(head, line)) ? head.folded : '';
}
/** Lines of a list that are looked at. */
const REACH = 8;
const ANNOUNCES = /^\P{N}{3,60}:\s*$/u;

function isPrice(item: ReadFigure, reading: SlideReading): boolean {
  const { slide } = reading;
  const { figure, metric, read, said } = item;
  if (figure.type !== 'money' || metric !== undefined) return false;
  if (figure.value <= 0 || !(isOffer(item, slide) || isRate(item, slide))) return false;
  if (!PAGES.has(slide.section) || said === 'market' || said === 'competitor' || said === 'customer') return false;
  if (slide.section !== 'businessModel' && figure.per === undefined && !isOffered(item, slide)) return false;
  // "10 customers = $5,000 a month" is what they bring.
  if (/=\P{L}{0,3}$/u.test(read.folded.slice(0, figure.start)) && !isForTime(item)) return false;
  if (isStream(item, reading)) return false;
  const clause = clauseOf(read, figure.start);
  if (OF_ECONOMICS.test(headOver(item))) return false;
  if (TRADED.test(`${read.folded.slice(clause.start, clause.end)} ${item.label?.folded ?? ''}`)) return false;
  const around = read.folded.slice(Math.max(clause.start, figure.start - 40), Math.min(clause.end, figure.end + 30));
  if (PER_TRANSACTION.test(around) && ON_CHAIN.test(read.folded) && !CHARGES.test(read.folded)) return false;
  return !COST.test(around) && !CALLED_COST.test(item.label?.folded ?? '');
}
