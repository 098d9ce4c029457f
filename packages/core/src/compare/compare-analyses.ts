/** Two analyses side by side, of two companies or of two versions of one deck: what differs, and on which slides. Pure. */
import type { Analysis } from '../model/analysis.js';
import type {
  ComparedCriterion,
  ComparedFigure,
  ComparedHead,
  ComparedScore,
  Comparison,
} from '../model/comparison.js';
import { FACT_KIND_IDS, type FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { CriterionResult, Flag } from '../model/scores.js';
import { SCORE_IDS } from '../model/values.js';
import { foldName } from '../text/company-key.js';
import { factsOnlyIn } from './same-statement.js';

/** What differs between two documents, with slides; both in one language. Pure. */
export function compareAnalyses(a: Analysis, b: Analysis): Comparison {
  return {
    a: headOf(a),
    b: headOf(b),
    sameCompany: foldName(a.companyName) === foldName(b.companyName),
    scores: compareScores(a, b),
    figures: compareFigures(a, b),
    criteria: compareCriteria(a, b),
    flags: { onlyA: flagsOnlyIn(a, b), onlyB: flagsOnlyIn(b, a) },
    facts: { onlyA: factsOnlyIn(a.facts, b.facts), onlyB: factsOnlyIn(b.facts, a.facts) },
  };
}

function headOf(analysis: Analysis): ComparedHead {
  const { id, companyName, fileName, version, recommendation, stage, sector, slideCount, rubricVersion } = analysis;
  return { id, companyName, fileName, version, recommendation, stage, sector, slideCount, rubricVersion };
}

function compareScores(a: Analysis, b: Analysis): ComparedScore[] {
  const one = (score: ComparedScore['score'], left: number | null, right: number | null): ComparedScore => ({
    score,
    a: left,
    b: right,
    difference: left === null || right === null ? null : right - left,
  });
  const percent = (share: number) => Math.round(share * 100);
  return [
    one('overall', a.overallScore, b.overallScore),
    ...SCORE_IDS.map((id) => one(id, a[`${id}Score`], b[`${id}Score`])),
    one('coverage', percent(a.coverage.overall), percent(b.coverage.overall)),
  ];
}

function compareFigures(a: Analysis, b: Analysis): ComparedFigure[] {
  return FACT_KIND_IDS.flatMap((kind): ComparedFigure[] => {
    const left = metricOf(a, kind);
    const right = metricOf(b, kind);
    if (left === right || (left && right && isSameFigure(left, right))) return [];
    return [{ kind, a: left, b: right, ratio: ratioOf(left, right) }];
  });
}

function metricOf(analysis: Analysis, kind: FactKind): Fact | null {
  const id = analysis.metrics[kind];
  return analysis.facts.find((fact) => fact.id === id) ?? null;
}

function isSameFigure(a: Fact, b: Fact): boolean {
  return (['value', 'low', 'high', 'unit', 'currency', 'period', 'asOf', 'basis'] as const).every(
    (key) => a[key] === b[key],
  );
}

function ratioOf(a: Fact | null, b: Fact | null): number | null {
  if (!a?.value || b?.value === undefined) return null;
  const comparable = (['unit', 'currency', 'period'] as const).every((key) => a[key] === b[key]);
  return comparable ? b.value / a.value : null;
}

function compareCriteria(a: Analysis, b: Analysis): ComparedCriterion[] {
  const right = new Map(b.criteria.map((criterion) => [criterion.id, criterion]));
  return a.criteria
    .flatMap((left): ComparedCriterion[] => {
      const other = right.get(left.id);
      const counts = (one: CriterionResult | undefined) =>
        one !== undefined && one.state !== 'notApplicable' && one.max > 0;
      if (!other || (!counts(left) && !counts(other))) return [];
      const difference = (counts(other) ? other.level : 0) - (counts(left) ? left.level : 0);
      if (difference === 0) return [];
      const side = (one: CriterionResult, analysis: Analysis) => (counts(one) ? pointsOf(one, analysis) : null);
      const { id, titleMessage } = left;
      const named = titleMessage ? { id, titleMessage } : { id };
      return [{ ...named, score: left.score, a: side(left, a), b: side(other, b), difference }];
    })
    .sort((x, y) => weightOf(y) - weightOf(x) || SCORE_IDS.indexOf(x.score) - SCORE_IDS.indexOf(y.score));
}

function pointsOf({ points, max, reason, reasonMessage, factIds }: CriterionResult, analysis: Analysis) {
  const cited = analysis.facts.filter((fact) => factIds.includes(fact.id)).map((fact) => fact.slide);
  return { points, max, reason, reasonMessage, slides: [...new Set(cited)].sort((x, y) => x - y) };
}

/** How many points of the sub-score the difference is about. */
function weightOf({ difference, a, b }: ComparedCriterion): number {
  return Math.abs(difference) * Math.max(a?.max ?? 0, b?.max ?? 0);
}

function flagsOnlyIn(a: Analysis, b: Analysis): Flag[] {
  const kind = ({ id }: Flag) => id.replace(/-\d+$/, '');
  const others = new Set(b.flags.map(kind));
  return a.flags.filter((flag) => !others.has(kind(flag)));
}
