/** What the sentences of the summary read: facts that may be quoted, in an order that does not depend on slides. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { Message, MessageValue } from '../model/message.js';
import type { Flag } from '../model/scores.js';
import type { Evidence, Scored } from '../model/scoring.js';

export interface SummaryInput {
  evidence: Evidence;
  scored: Scored;
}

/** A sentence with the facts that carry its figures and quotes. */
export interface Sentence {
  message: Message;
  factIds: string[];
}

/** Flags whose words are left out of the evaluation; a quoted order is the subject of an honest sentence. */
export function setAside({ flags }: Pick<Scored, 'flags'>): Flag[] {
  return flags.filter(({ rule, id }) => rule === 'F32' && !id.startsWith('quoted-instruction'));
}

/** Visible facts of the kind, without examples and without words that were flagged as hidden or ordering. */
export function factsOf({ evidence, scored }: SummaryInput, kind: FactKind): Fact[] {
  const flagged = setAside(scored).flatMap((flag) => flag.quotes);
  return evidence.facts
    .filter((fact) => fact.kind === kind && fact.visible && fact.basis !== 'example')
    .filter((fact) => !flagged.some((quote) => overlaps(fact.quote, quote)))
    .sort(byWording);
}

/** The fact that stands for the metric in the document. */
export function metricFact({ evidence, scored }: SummaryInput, kind: FactKind): Fact | undefined {
  const id = scored.metrics[kind];
  return id === undefined ? undefined : evidence.facts.find((fact) => fact.id === id);
}

/** Slides that seem to speak of one of the criteria where none of them could be judged: no silence. */
export function slidesToJudge({ scored }: SummaryInput, ids: readonly string[]): MessageValue | undefined {
  const candidates = scored.criteria.filter(({ id }) => ids.includes(id)).flatMap(({ candidates = [] }) => candidates);
  const slides = [...new Set(candidates.map(({ slide }) => slide))].sort((a, b) => a - b);
  if (slides.length === 0) return undefined;
  return { list: slides };
}

/** Whether one of the criteria was left open, with a slide to look at or without: of such no silence is told. */
export function isLeftOpen({ scored }: SummaryInput, ids: readonly string[]): boolean {
  return scored.criteria.some(
    ({ id, candidates, reasonMessage }) =>
      ids.includes(id) && candidates !== undefined && reasonMessage.id !== 'scoring.unclear',
  );
}

const LEAST_OVERLAP = 24;

function overlaps(quote: string, flagged: string): boolean {
  const start = flagged.slice(0, LEAST_OVERLAP);
  return quote.includes(start) || flagged.includes(quote);
}

const STRENGTHS = { specific: 0, named: 1, assertion: 2 } as const;

function byWording(a: Fact, b: Fact): number {
  const strength = STRENGTHS[a.strength ?? 'assertion'] - STRENGTHS[b.strength ?? 'assertion'];
  return strength || (a.text < b.text ? -1 : a.text > b.text ? 1 : a.slide - b.slide);
}
