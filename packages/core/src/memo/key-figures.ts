/** What every report of one analysis shows, in its order: the figures asked for, criteria by score, questions first. */
import { answerOnPage } from '../model/answer-page.js';
import { endMonth } from '../model/end-month.js';
import type { Analysis } from '../model/analysis.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { ScoreId } from '../model/values.js';
import { SCORE_IDS } from '../model/vocabulary.js';
import { isUnclear } from '../model/plain-gap.js';
import { recurringRevenueOf } from '../model/recurring-revenue.js';

/** Shown even when absent, because an investor looks for them first. */
const ASKED_FOR: readonly FactKind[] = ['arr', 'growth_yoy', 'tam', 'ask', 'burn_net', 'runway'];
/** Shown when the deck states them. */
const ALSO: readonly FactKind[] = [
  'mrr',
  'revenue',
  'gmv',
  'growth_mom',
  'growth_multiple',
  'customers',
  'paying_customers',
  'users',
  'mau',
  'sam',
  'som',
  'market_growth',
  'gross_margin',
  'churn',
  'nrr',
  'cac',
  'ltv',
  'ltv_cac',
  'payback',
  'cash',
  'burn_gross',
  'pre_money',
  'post_money',
  'raised_to_date',
];

/** A figure that an investor looks for, stated or missing. */
export interface KeyFigure {
  kind: FactKind;
  /** Absent: the deck does not show it. */
  fact?: Fact;
  /** Where `fact` was computed for this table: the fact of the document that it was computed from. */
  from?: Fact;
}

/** The figures of the report's first table, stated ones and those that are missing. */
export function keyFigures(analysis: Pick<Analysis, 'facts' | 'metrics'>): KeyFigure[] {
  const byId = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  const figure = (kind: FactKind): KeyFigure => {
    if (kind === 'arr') return { kind, ...recurringRevenueOf(analysis) };
    const id = analysis.metrics[kind];
    const fact = id === undefined ? undefined : byId.get(id);
    return fact ? { kind, fact } : { kind };
  };
  // What is not there yet may be planned: the soonest plan is told, with its status.
  const asked = (kind: FactKind): KeyFigure => {
    const found = figure(kind);
    if (found.fact) return found;
    const [fact] = analysis.facts
      .filter((one) => one.kind === kind && isPlanned(one))
      .sort((a, b) => endMonth(a.asOf) - endMonth(b.asOf));
    return fact ? { kind, fact } : { kind };
  };
  return [...ASKED_FOR.map(asked), ...ALSO.map(figure).filter(({ fact }) => fact)];
}

/** Told of the company as a plan; what a model alone has seen or doubts is no figure to look for first. */
function isPlanned({ basis, subject, visible, value, source, secondLook }: Fact): boolean {
  const plan = (basis === 'forecast' || basis === 'target') && subject === 'company' && value !== undefined;
  return plan && visible && source !== 'vision' && secondLook === undefined;
}

/** The document's score of `id` as shown: risk says how risky. */
export function shownScore(analysis: Analysis, id: ScoreId): number | null {
  return analysis[`${id}Score`];
}

/** How good a shown score is, for its colour: green from 80, yellow from 60; risk by 100 minus it. */
export function scoreTone(score: number | null, id?: ScoreId): 'good' | 'fair' | 'poor' | 'none' {
  if (score === null) return 'none';
  const goodness = id === 'risk' ? 100 - score : score;
  return goodness >= 80 ? 'good' : goodness >= 60 ? 'fair' : 'poor';
}

/** Criteria by score; inside a score the heaviest first, those that do not apply left out. Of `criteria` those `judged`, those `unjudged` with the slides that may speak of them, if any, and those on which nothing clear was found. */
export function criteriaByScore(analysis: Pick<Analysis, 'criteria'>) {
  return SCORE_IDS.map((score) => {
    const criteria = analysis.criteria
      .filter((criterion) => criterion.score === score && criterion.state !== 'notApplicable' && criterion.weight > 0)
      .toSorted((a, b) => b.weight - a.weight || a.id.localeCompare(b.id, 'en', { numeric: true }));
    const lookAt = ({ candidates = [] }: (typeof criteria)[number]) =>
      [...new Set(candidates.map(({ slide }) => slide))].sort((a, b) => a - b);
    return {
      score,
      criteria,
      judged: criteria.filter((criterion) => !isUnjudged(criterion) && !isUnclear(criterion)),
      unjudged: criteria.filter(isUnjudged).map((criterion) => ({ ...criterion, lookAt: lookAt(criterion) })),
      unclear: criteria.filter(isUnclear),
    };
  });
}

type Criterion = Analysis['criteria'][number];
const isUnjudged = ({ candidates = [], reasonMessage }: Criterion): boolean =>
  candidates.length > 0 || reasonMessage.id === 'scoring.open';

/** Slides that a report points at, in order: the ones whose pictures are worth carrying. */
export function citedSlides(
  analysis: Pick<Analysis, 'facts' | 'metrics' | 'criteria' | 'flags' | 'questions'>,
): number[] {
  const byId = new Map(analysis.facts.map((fact) => [fact.id, fact.slide]));
  const cited = new Set<number>();
  for (const { fact } of keyFigures(analysis)) if (fact) cited.add(fact.slide);
  for (const criterion of analysis.criteria) for (const id of criterion.factIds) cited.add(byId.get(id) ?? 0);
  for (const flag of analysis.flags) for (const slide of flag.slides) cited.add(slide);
  for (const question of analysis.questions) cited.add(question.slide ?? 0);
  cited.delete(0);
  // An answer of the founder is a page, and has no picture.
  return [...cited].filter((page) => answerOnPage(page) === undefined).sort((a, b) => a - b);
}
