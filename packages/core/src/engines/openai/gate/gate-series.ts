/** A proposed series: every figure stands in the quote and every date on the slide, or the point is none. */
import { isAhead } from '../../../evidence/figures/judge-figure.js';
import { findDates } from '../../../evidence/numbers/find-dates.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { FactDraft } from '../../../model/fact.js';
import { fold } from '../../../text/words.js';
import type { ProposedFact } from '../answer-schemas.js';
import { figureIn } from './gate-figure.js';
import type { LocatedQuote } from './locate-quote.js';
import { fitsUnit } from './plain-draft.js';
import type { Verdict } from './verdict.js';

/** As the rules want of a table. */
const LEAST_POINTS = 3;
const LONGEST_TEXT = 240;
const BASIS = { actual: 'actual', goal: 'target', forecast: 'forecast' } as const;

export function gateSeries(proposed: ProposedFact, located: LocatedQuote, view: DeckView): Verdict {
  const { metric, points = [], slide, currency, role = 'actual' } = proposed;
  if (metric === undefined) return { outcome: 'rejected', code: 'metric-not-named' };
  const dates = new Set(datesOn(slide, view));
  const proven = points.filter(({ date, value }) => {
    const figure = figureIn({ kind: metric, slide, quote: located.quote, value }, located, view);
    // A year is no month or quarter.
    return dates.has(date) && date.length > 4 && figure !== undefined && fitsUnit(metric, figure, view);
  });
  const told = proven.filter(({ date }) => role !== 'actual' || !isAhead(date, view.readingDate, false));
  const distinct = new Map(told.map((point) => [point.date, point.value]));
  if (distinct.size < LEAST_POINTS) return { outcome: 'rejected', code: 'figure-not-in-quote' };
  const [line] = located.lines;
  const said = [...distinct].map(([date, value]) => `${date} ${value}`).join(', ');
  const draft: FactDraft = {
    kind: 'monthly_series',
    text: `${metric}${currency === undefined ? '' : ` (${currency})`}: ${said}`.slice(0, LONGEST_TEXT),
    basis: BASIS[role],
    subject: 'company',
    detail: { points: distinct.size, metric },
    slide,
    quote: located.quote,
    ...(line === undefined ? {} : { box: line.box, source: line.source }),
  };
  return { outcome: 'doubted', code: 'not-read-so', draft };
}

/** The dates that stand on the slide, headings and captions among them. */
function datesOn(slide: number, { slides }: DeckView): string[] {
  const { lines, title } = slides[slide - 1]!;
  return [title, ...lines.flatMap(({ text, column, row }) => [text, column ?? '', row ?? ''])].flatMap((text) =>
    findDates(fold(text)).flatMap(({ asOf }) => asOf ?? []),
  );
}
