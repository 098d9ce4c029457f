/** Second sentence: the figures that the company reports of itself, and what it asks for. */
import type { FactKind } from '../model/fact-kinds.js';
import { CLOSELY_TRACKED } from '../model/kind-sets.js';
import type { Fact } from '../model/fact.js';
import { doubtOf } from '../model/only-seen.js';
import { message, type MessageValue } from '../model/message.js';
import { readableText } from '../text/readable-text.js';
import { bareFigure, figureValue } from '../i18n/figure-value.js';
import { factsOf, isLeftOpen, metricFact, slidesToJudge, type Sentence, type SummaryInput } from './summary-context.js';

/** One figure of each group, the most telling metric first. */
const GROUPS: readonly (readonly FactKind[])[] = [
  ['arr', 'mrr', 'revenue', 'gmv', 'tpv', 'aum'],
  ['growth_yoy', 'growth_mom', 'growth_multiple'],
  ['paying_customers', 'customers', 'mau', 'users'],
  ['nrr', 'churn'],
  ['gross_margin'],
  ['runway', 'burn_net'],
];
const MOST_FIGURES = 4;
const MONEY = new Set<string>(GROUPS[0]);
/** What stands for traction before there is revenue or use. */
const EARLY: readonly FactKind[] = ['loi', 'pilot', 'waitlist', 'signups', 'interviews'];
const MOST_EARLY = 2;

/** Neither founders nor figures: one sentence says both. */
export const NOTHING_AT_ALL = 'summary.reports.none.no-team';

interface Figure {
  fact: Fact;
  shown: MessageValue;
}

/** What the deck has reached is judged by these. */
const OF_REACHED = ['G1', 'G3'];

/** `names` says whether the deck names a founder: where it does not, both silences share one sentence. */
export function reportedFigures(input: SummaryInput, names: boolean): Sentence {
  const figures = chosenFigures(input);
  const ask = metricFact(input, 'ask');
  const amount = ask && bareFigure(ask);
  const asked = ask && amount !== undefined ? { ask: amount } : undefined;
  const factIds = [...figures.map(({ fact }) => fact.id), ...(asked && ask ? [ask.id] : [])];
  if (figures.length > 0) {
    const list = { figures: { list: figures.map(({ shown }) => shown) } };
    return asked
      ? { message: message('summary.reports.ask', { ...list, ...asked }), factIds }
      : { message: message('summary.reports', list), factIds };
  }
  const reached = reachedLine(input);
  if (reached) {
    const values = { quote: reached.quote, ...asked };
    return {
      message: message(asked ? 'summary.reports.said.ask' : 'summary.reports.said', values),
      factIds: [...factIds, reached.fact.id],
    };
  }
  const slides = slidesToJudge(input, OF_REACHED);
  if (slides ?? isLeftOpen(input, OF_REACHED)) {
    const id = `summary.reports.open${slides ? '' : '.nowhere'}${asked ? '.ask' : ''}`;
    return { message: message(id, { ...(slides ? { slides } : {}), ...asked }), factIds };
  }
  const planned = [...CLOSELY_TRACKED]
    .flatMap((kind) => factsOf(input, kind))
    .filter((fact) => fact.subject === 'company');
  if (planned.length > 0) {
    return asked
      ? { message: message('summary.reports.forecast-only.ask', asked), factIds }
      : { message: message('summary.reports.forecast-only'), factIds };
  }
  if (asked) return { message: message('summary.reports.none.ask', asked), factIds };
  return { message: message(names ? 'summary.reports.none.no-ask' : NOTHING_AT_ALL), factIds };
}

/** What stands for traction in words. */
const REACHED: readonly FactKind[] = ['milestone_done', 'usage', 'pilot', 'product_stage'];
const LONGEST = 160;
const LEAST_WORDS = 4;

/** Lines of a model that is less sure are left to the criteria. */
const MOST_DOUBT = 0.3;

/** Of a deck without figures of today the line that says how far it is, the one that is likeliest right. */
function reachedLine(input: SummaryInput): { fact: Fact; quote: string } | undefined {
  const told = REACHED.flatMap((kind) => factsOf(input, kind))
    .filter((fact) => fact.basis === 'actual' && fact.subject === 'company' && doubtOf(fact) <= MOST_DOUBT)
    .toSorted((a, b) => doubtOf(a) - doubtOf(b));
  for (const fact of told) {
    const quote = readableText(fact.text, { leastWords: LEAST_WORDS, most: LONGEST, cut: false });
    if (quote !== undefined) return { fact, quote };
  }
  return undefined;
}

function chosenFigures(input: SummaryInput): Figure[] {
  const told = GROUPS.flatMap((kinds) => {
    const fact = kinds.map((kind) => metricFact(input, kind)).find((one) => one !== undefined && isReported(one));
    const figure = fact && toFigure(fact);
    return figure ? [figure] : [];
  });
  const substance = told.some(({ fact }) => GROUPS[0]?.includes(fact.kind) || GROUPS[2]?.includes(fact.kind));
  const early = substance ? [] : EARLY.flatMap((kind) => earlyFigure(input, kind) ?? []).slice(0, MOST_EARLY);
  return [...early, ...told].slice(0, MOST_FIGURES);
}

function isReported(fact: Fact): boolean {
  // Growth of something else than money is no growth of the business.
  const of = fact.kind.startsWith('growth') ? fact.detail?.metric : undefined;
  if (typeof of === 'string' && !MONEY.has(of)) return false;
  return fact.subject === 'company' && (fact.basis === 'actual' || fact.kind === 'runway');
}

const WITH_PERIOD: ReadonlySet<FactKind> = new Set(['burn_net', 'revenue', 'gmv', 'tpv']);

function toFigure(fact: Fact): Figure | undefined {
  // A year is what nobody says; "revenue of $15K" of a month would be read as one.
  const value = WITH_PERIOD.has(fact.kind) && fact.period !== 'year' ? figureValue(fact) : bareFigure(fact);
  if (value === undefined) return undefined;
  const count = fact.value ?? fact.low ?? fact.high ?? 0;
  const when = fact.kind === 'runway' ? fact.detail?.after : undefined;
  const id = when === 'now' || when === 'round' ? `summary.figure.runway.${when}` : `summary.figure.${fact.kind}`;
  const figure = { message: message(id, { value, count }) };
  const dated = fact.asOf !== undefined && GROUPS[0]?.includes(fact.kind);
  return {
    fact,
    shown: dated ? { message: message('summary.figure.dated', { figure, date: { date: fact.asOf ?? '' } }) } : figure,
  };
}

/** A count of pilots, letters or interviews; or the name of a pilot's customer. */
function earlyFigure(input: SummaryInput, kind: FactKind): Figure | undefined {
  const facts = factsOf(input, kind).filter((fact) => fact.basis === 'actual' && fact.subject !== 'competitor');
  const counted = facts.find((fact) => fact.unit === 'count' && (fact.value ?? fact.low) !== undefined);
  if (counted) return toFigure(counted);
  if (kind !== 'pilot') return undefined;
  const named = facts.find((fact) => fact.subjectName !== undefined);
  const name = named?.subjectName && readableText(named.subjectName, { leastWords: 1, most: 40, cut: false });
  if (!named || !name) return undefined;
  return { fact: named, shown: { message: message('summary.figure.pilot-with', { name }) } };
}
