/** Growth of the company and of its market: rates and multiples, with metric, period and base. */
import type { FactKind } from '../../model/fact-kinds.js';
import { TRACKED } from '../../model/kind-sets.js';
import type { FactDraft, Period } from '../../model/fact.js';
import type { Extractor } from '../facts/extractor.js';
import { foldForLookup } from '../../text/fold-text.js';
import { figureDraft } from '../figures/figure-draft.js';
import { subjectOf } from '../figures/judge-role.js';
import { readFigures } from '../figures/read-figures.js';
import type { ReadFigure, SlideReading } from '../figures/figure-reading.js';
import { clauseOf, itemsNear } from '../figures/read-passage.js';
import { isSummaryPage } from '../view/summary-page.js';
import {
  COMPARED,
  GROWTH,
  IN_A_YEAR,
  MONTHLY,
  MORE_THAN,
  NO_GROWTH,
  ON_A_MONTH,
  NAMES_SOMETHING,
  NO_MARKET_GROWTH,
  ONE_YEAR,
  OTHERS,
  PRICES,
  QUARTERLY,
  YEARLY,
} from '../words/extractors/figures-growth.js';

export const figuresGrowth: Extractor = {
  meta: { id: 'figures-growth', kinds: ['growth_yoy', 'growth_mom', 'growth_multiple', 'market_growth'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) =>
      slide.figures.flatMap((item) => {
        const growth = growthOf(item, slide);
        if (growth === undefined) return [];
        const { kind, ...more } = growth;
        return [figureDraft(item, kind, { view, slide }, more)];
      }),
    ),
};
const OWN_PAGES = new Set(['traction', 'financials', 'cover', 'ask', 'other', 'gtm', 'businessModel']);
/** Pages on which growth without more is the company's. */
const TELLS_TRACTION = new Set(['traction', 'financials', 'cover']);
/** Percent a year beyond which no market as a whole grows. */
const MOST_A_YEAR = 200;
const MARKET_PAGES = new Set(['market', 'whyNow']);

type Growth = { kind: FactKind } & Partial<FactDraft>;

function growthOf(item: ReadFigure, slide: SlideReading): Growth | undefined {
  const { figure, read } = item;
  if (figure.type !== 'percent' && figure.type !== 'multiple') return undefined;
  if (item.metric !== undefined && item.metric.weak !== true) return undefined;
  const clause = clauseOf(read, figure.start);
  const near = read.folded.slice(Math.max(clause.start, figure.start - 45), Math.min(clause.end, figure.end + 45));
  const [line] = read.passage.lines;
  const label = item.label?.folded ?? foldForLookup(`${line?.row ?? ''} ${line?.column ?? ''}`);
  const around = `${near} ${label}`;
  const spanned = IN_A_YEAR.test(`${read.folded.slice(figure.end, figure.end + 60)} ${item.label?.folded ?? ''}`);
  // "MRR $14K, +18% a month".
  const paced = figure.sign === '+' && figure.period !== undefined;
  const grew =
    (((spanned && (figure.sign === '+' || figure.type === 'multiple')) || paced) &&
      metricNear(item, clause) !== undefined) ||
    // "+11 % a month on average", on the page of the traction; not "fines, +417 % a year".
    (paced && slide.slide.section === 'traction' && !NAMES_SOMETHING.test(read.folded.slice(0, figure.start)));
  // "+138 %" over "in one year".
  const labelled = figure.sign === '+' && ONE_YEAR.test(item.label?.folded ?? '');
  const onMonth = figure.sign === '+' && ON_A_MONTH.test(item.label?.folded ?? '');
  const said = grew || labelled || onMonth || GROWTH.test(around);
  const compared = MORE_THAN.test(read.folded.slice(figure.end, figure.end + 34));
  if (!said && !compared && figure.change === undefined) return undefined;
  if (NO_GROWTH.test(around) && figure.change === undefined) return undefined;
  const ahead = read.folded.slice(Math.max(clause.start, figure.start - 150), figure.start);
  if (OTHERS.test(ahead) || (PRICES.test(ahead) && metricNear(item, clause) === undefined)) return undefined;
  if (!compared && COMPARED.test(read.folded.slice(figure.end, figure.end + 10))) return undefined;

  const subject =
    item.said ??
    (isBesideMarket(item, clause) ? 'market' : undefined) ??
    (MARKET_PAGES.has(slide.slide.section) ? 'market' : undefined);
  if (subject === 'market') {
    return figure.type === 'percent' && figure.value <= MOST_A_YEAR && !NO_MARKET_GROWTH.test(around)
      ? { kind: 'market_growth', subject: 'market', period: periodOf(item, around) ?? 'year' }
      : undefined;
  }
  if (subject !== undefined && subject !== 'company') return undefined;
  const metric = metricNear(item, clause) ?? titleMetric(slide);
  const sumsUp = isSummaryPage(slide.slide);
  if (!OWN_PAGES.has(slide.slide.section) && !sumsUp && (figure.change === undefined || metric === undefined))
    return undefined;
  if (subjectOf(item, 'revenue', slide) !== 'company') return undefined;
  const period = onMonth ? 'month' : (periodOf(item, around) ?? (compared || (spanned && said) ? 'year' : undefined));
  const detail = metric === undefined ? {} : { detail: { metric } };
  const tells = sumsUp || [slide.slide.section, ...slide.slide.alsoSections].some((about) => TELLS_TRACTION.has(about));
  // "Fines, +417 % a year".
  const isOfSomething = !said && NAMES_SOMETHING.test(read.folded.slice(0, figure.start));
  // "Annual growth in AI security", "3.5x potency": no metric, and nobody says that it is ours.
  if (metric === undefined && item.said !== 'company' && (!tells || isOfSomething)) return undefined;
  if (figure.type === 'multiple') {
    return spansYears(item)
      ? undefined
      : { kind: 'growth_multiple', subject: 'company', ...detail, ...(period === undefined ? {} : { period }) };
  }
  if (period === 'month') return { kind: 'growth_mom', subject: 'company', period, ...detail };
  // "31 % QoQ" is 1.31 times in a quarter: the one kind of growth that carries its period.
  if (period === 'quarter') {
    const value = Number((1 + figure.value / 100).toPrecision(6));
    return {
      kind: 'growth_multiple',
      subject: 'company',
      value,
      unit: 'multiple',
      tolerance: figure.tolerance / 100,
      period,
      ...detail,
    };
  }
  if (period !== undefined && period !== 'year') return undefined;
  // Without a period it is told as it stands; what it is a year nobody can say.
  if (period === undefined && metric === undefined) return undefined;
  return { kind: 'growth_yoy', subject: 'company', ...detail, ...(period === undefined ? {} : { period }) };
}

/** "£2.6bn, growing at 13 % a year": what is counted in billions is a market. */
function isBesideMarket({ figure, read }: ReadFigure, clause: { start: number; end: number }): boolean {
  return itemsNear(read.figures, figure.start, 60).some(
    (other) => other.type === 'money' && other.value >= 1e9 && other.start >= clause.start && other.end <= clause.end,
  );
}

function periodOf({ figure }: ReadFigure, around: string): Period | undefined {
  if (figure.change !== undefined) return figure.change;
  if (figure.period !== undefined) return figure.period;
  if (MONTHLY.test(around)) return 'month';
  if (QUARTERLY.test(around)) return 'quarter';
  return YEARLY.test(around) ? 'year' : undefined;
}

/** The company metric that grew, by the nearest word in the clause. */
function metricNear({ figure, read, label }: ReadFigure, clause: { start: number; end: number }): string | undefined {
  let best: { kind: string; gap: number } | undefined;
  for (const { metric, start, end } of itemsNear(read.metrics, figure.start, 70)) {
    if (!TRACKED.has(metric.kind) || start < clause.start || start > clause.end) continue;
    const gap = start >= figure.end ? (start - figure.end) * 2 + 5 : figure.start - end;
    if (best === undefined || gap < best.gap) best = { kind: metric.kind, gap };
  }
  return best?.kind ?? label?.metrics.find(({ metric }) => TRACKED.has(metric.kind))?.metric.kind;
}

function titleMetric({ reads, slide }: SlideReading): string | undefined {
  const title = reads.find(
    (read) => read.passage.lines[0]?.heading === true && read.text.includes(slide.title.slice(0, 20)),
  );
  return title?.metrics.find(({ metric }) => TRACKED.has(metric.kind))?.metric.kind;
}

// "10x in 3 years" is no yearly growth, and the fact has no field for three years.
function spansYears({ figure, read }: ReadFigure): boolean {
  return itemsNear(read.figures, figure.end, 30).some(
    (other) =>
      other.type === 'duration' && other.value > 13 && other.start > figure.start && other.start - figure.end < 20,
  );
}
