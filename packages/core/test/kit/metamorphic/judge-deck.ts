/** Scores a deck with its stage, sector, name and day pinned, so that only the change under test can matter. */
import type { Deck } from '../../../src/model/deck.js';
import type { Fact } from '../../../src/model/fact.js';
import type { Evidence } from '../../../src/model/scoring.js';
import type { ScoreId } from '../../../src/model/values.js';
import { readableDeck } from '../../../src/evidence/outline/read-outline.js';
import { readSections } from '../../../src/evidence/outline/sections.js';
import { scoreDocument } from '../../../src/pipeline/score-document.js';
import { evidenceFrom, type Pinned } from '../read-facts.js';

export interface Judged {
  evidence: Evidence;
  document: ReturnType<typeof scoreDocument>;
}

/**
 * Judged by what the rules read: they hold exactly. What trained models read may tip over where a slide changes; `whole`
 * is the score with it.
 */
export function judgeDeck(deck: Deck, pinned: Pinned = {}): Judged & { whole: number | null } {
  const evidence = evidenceFrom(deck, pinned);
  const ruled = evidence.facts.filter(({ decided }) => decided?.probability === undefined);
  const sections = readSections(readableDeck(deck).slides, evidence.companyName);
  const slides = evidence.slides.map((slide, at) => ({
    ...slide,
    hints: [],
    alsoSections: slide.alsoSections.filter((about) => sections[at]?.alsoSections.includes(about)),
  }));
  const whole = scoreDocument(evidence, 'en').overallScore;
  return { ...judgeEvidence({ ...evidence, facts: ruled, slides }), whole };
}

/** Points by which the overall score may move where only what models read can have changed. */
const MODELS_MOVE = 4;

/** Whether the same was said, with all that models read. */
export function nearlyTheSame(before: { whole: number | null }, after: { whole: number | null }): boolean {
  return Math.abs((before.whole ?? 0) - (after.whole ?? 0)) <= MODELS_MOVE;
}

export function judgeEvidence(evidence: Evidence): Judged {
  return { evidence, document: scoreDocument(evidence, 'en') };
}

/** What a first reading found, to pin it for the readings of changed decks. */
export function pinsOf({ evidence }: Judged): Pinned {
  return {
    stage: evidence.stage.value === 'unknown' ? undefined : evidence.stage.value,
    sector: evidence.sector,
    companyName: evidence.companyName,
    asOf: evidence.readingDate,
  };
}

export function pointsOf({ document }: Judged, score: ScoreId): number {
  return document.criteria.filter((one) => one.score === score).reduce((sum, one) => sum + one.points, 0);
}

const SCORES = ['overallScore', 'marketScore', 'teamScore', 'productScore', 'tractionScore', 'riskScore'] as const;

/** All that must stay when a change says nothing: scores, levels, recommendation, flags. Slide numbers aside. */
export function verdictOf({ document }: Judged) {
  return {
    scores: Object.fromEntries(SCORES.map((score) => [score, document[score]])),
    levels: document.criteria.map(({ id, level }) => `${id} ${level}`),
    recommendation: document.recommendation,
    flags: document.flags.map(({ id }) => id).sort(),
  };
}

/** Kinds that can lower a level by their size, or of which the lower of several figures counts. */
const TAKE_LOWER = new Set<Fact['kind']>([
  ...(['runway', 'pre_money', 'post_money', 'val_cap', 'payback', 'use_of_funds', 'ltv_cac', 'ltv', 'cac'] as const),
  ...(['sam', 'som', 'ask', 'buyer_count', 'price', 'arpa', 'acv'] as const),
]);

/**
 * Facts that the rule of silence does not speak of: part of a failed check, told twice with different figures,
 * of a kind of which less is better, or behind a flag or cap.
 */
export function outOfScope({ evidence, document }: Judged): Set<string> {
  const ids = new Set<string>();
  for (const check of document.checks) if (check.status === 'fail') check.factIds.forEach((id) => ids.add(id));
  for (const flag of document.flags) flag.factIds.forEach((id) => ids.add(id));
  const figures = new Map<string, Set<number>>();
  for (const { kind, value } of evidence.facts) {
    if (value !== undefined) figures.set(kind, (figures.get(kind) ?? new Set()).add(value));
  }
  for (const fact of evidence.facts) {
    if (TAKE_LOWER.has(fact.kind) || (figures.get(fact.kind)?.size ?? 0) > 1) ids.add(fact.id);
  }
  return ids;
}
