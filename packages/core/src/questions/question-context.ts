/** What the triggers of questions read: facts by kind, levels of criteria, flags and checks, and the stage's column. */
import type { DerivedSum, SumId } from '../model/derived-sum.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact, FactOf } from '../model/fact.js';
import { countsAsSaid, doubtOf, isNotUpheld } from '../model/only-seen.js';
import type { MessageValue } from '../model/message.js';
import type { CheckResult, CriterionResult, Flag } from '../model/scores.js';
import type { Evidence, Scored } from '../model/scoring.js';

/** Columns of the priorities: later rounds share the last one, an unknown stage is asked like seed. */
export const STAGE_COLUMNS = ['pre-seed', 'seed', 'series-a', 'series-b'] as const;
export type StageColumn = (typeof STAGE_COLUMNS)[number];

/** What questions are born of. */
export interface QuestionInput {
  evidence: Evidence;
  scored: Scored;
  /** Sums worked out beside the deck. */
  sums?: readonly DerivedSum[];
  /** The slides that are about what a criterion asks for, as they are named. */
  relevantSlides: (criterionId: string, slides: Evidence['slides']) => MessageValue[];
}

export interface QuestionContext extends QuestionInput {
  column: StageColumn;
  /** Visible facts of the kind that are no example and count as said, in an order that does not depend on slides. */
  of<K extends FactKind>(kind: K, filter?: (fact: Fact) => boolean): FactOf<K>[];
  /** What has happened and is about the company. */
  actual<K extends FactKind>(kind: K, filter?: (fact: Fact) => boolean): FactOf<K>[];
  /** The fact that stands for the metric in the document. */
  metric: <K extends FactKind>(kind: K) => FactOf<K> | undefined;
  /** Whether anything may speak of it: what a model only thinks possible is not asked for as missing. */
  has(...kinds: FactKind[]): boolean;
  criterion(id: string): CriterionResult | undefined;
  /** Level of a criterion that was judged; undefined when it is not asked at this stage or its step failed. */
  level(id: string): number | undefined;
  /** Judged and at most `most`. */
  gap(id: string, most?: number): boolean;
  flag(id: string): Flag | undefined;
  failedCheck(...ids: string[]): CheckResult | undefined;
  fact: (id: string) => Fact | undefined;
  sum: (id: SumId) => DerivedSum | undefined;
}

/** What counts as said is what a model thinks so from `least` on. @default as for the score */
export function createQuestionContext(
  { evidence, scored, sums = [], relevantSlides }: QuestionInput,
  least?: number,
): QuestionContext {
  const byId = new Map(evidence.facts.map((fact) => [fact.id, fact]));
  let kinds: Map<FactKind, Fact[]> | undefined;
  const byKind = () => (kinds ??= sortedByKind(evidence.facts));
  const of = <K extends FactKind>(kind: K, filter: (fact: Fact) => boolean = () => true) =>
    ((byKind().get(kind) ?? []) as FactOf<K>[]).filter(
      (fact) => countsAsSaid(fact, least) && !isNotUpheld(fact) && filter(fact),
    );
  const criteria = new Map(scored.criteria.map((one) => [one.id, one]));
  const criterion = (id: string) => criteria.get(id);
  const level = (id: string) => {
    const found = criterion(id);
    return found && found.state !== 'notApplicable' && found.state !== 'failed' ? found.level : undefined;
  };
  return {
    evidence,
    scored,
    relevantSlides,
    column: columnOf(evidence.stage.value),
    of,
    actual: (kind, filter = () => true) =>
      of(kind, (fact) => fact.basis === 'actual' && fact.subject === 'company' && filter(fact)),
    // What the document chose for a metric is of its kind.
    metric: <K extends FactKind>(kind: K) => byId.get(scored.metrics[kind] ?? '') as FactOf<K> | undefined,
    has: (...kinds) => kinds.some((kind) => byKind().has(kind)),
    criterion,
    level,
    gap: (id, most = 0) => (level(id) ?? Infinity) <= most,
    flag: (id) => scored.flags.find((flag) => flag.id === id),
    failedCheck: (...ids) => scored.checks.find((check) => check.status === 'fail' && ids.includes(check.id)),
    fact: (id) => byId.get(id),
    sum: (id) => sums.find((sum) => sum.id === id),
  };
}

function sortedByKind(facts: readonly Fact[]): Map<FactKind, Fact[]> {
  const byKind = new Map<FactKind, Fact[]>();
  for (const fact of facts.filter(({ visible, basis }) => visible && basis !== 'example').sort(byLikelihood)) {
    const alike = byKind.get(fact.kind);
    if (alike) alike.push(fact);
    else byKind.set(fact.kind, [fact]);
  }
  return byKind;
}

function columnOf(stage: Evidence['stage']['value']): StageColumn {
  if (stage === 'unknown') return 'seed';
  return stage === 'pre-seed' || stage === 'seed' || stage === 'series-a' ? stage : 'series-b';
}

const STRENGTHS = { specific: 0, named: 1, assertion: 2 } as const;

/** The likelier statement first, then the stronger one, then by its words; the slide decides only between equal words. */
function byLikelihood(a: Fact, b: Fact): number {
  return (
    doubtOf(a) - doubtOf(b) ||
    (STRENGTHS[a.strength ?? 'assertion'] ?? 2) - (STRENGTHS[b.strength ?? 'assertion'] ?? 2) ||
    compare(a.text, b.text) ||
    a.slide - b.slide ||
    compare(a.id, b.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
