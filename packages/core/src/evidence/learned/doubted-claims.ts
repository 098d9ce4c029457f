/**
 * Claims in words that a rule finds and the statement model, which knows what the rule found, thinks next to impossible. By decks
 * left out (three folds by company) one in eight of those of others is right, and one in six of those that we drew.
 */
import type { FactKind } from '../../model/fact-kinds.js';
import type { FactDraft } from '../../model/fact.js';
import type { DeckView } from '../view/view-types.js';
import { statementModel } from './adapt/adapt-model.js';
import { labelsOf } from './learned-claims.js';
import { learnedStatements } from './read-learned.js';

/** Kinds of which the model knows better; of risks, rights, moats and dates of a change the rules do, whatever it thinks. */
const DOUBTED: ReadonlySet<FactKind> = new Set([
  'problem', 'pain', 'solution', 'tech', 'advantage', 'customer_segment', 'market_segment', 'domain_experience',
  'technical_depth', 'ask_text',
]); // prettier-ignore
/** Below it a claim is not told. */
const LEAST = 0.1;

/** `drafts` of rules without those that the model refuses. */
export function withoutDoubted(drafts: readonly FactDraft[], view: DeckView): FactDraft[] {
  if (!drafts.some(({ kind }) => DOUBTED.has(kind))) return [...drafts];
  const model = statementModel(view);
  const places = new Map(model.head.labels.map((label, at) => [label, at]));
  const statements = new Map(
    learnedStatements(view).map((reading) => [keyOf(reading.statement.slide.number, reading.statement.raw), reading]),
  );
  return drafts.filter(({ kind, slide, quote, subjectName }) => {
    // Of a person by name the rules read a whole card.
    const reading = DOUBTED.has(kind) && subjectName === undefined ? statements.get(keyOf(slide, quote)) : undefined;
    if (reading === undefined) return true;
    const odds = model.probabilities(reading.buckets);
    return labelsOf(kind).some((label) => (odds[places.get(label) ?? -1] ?? 0) >= LEAST);
  });
}

const keyOf = (slide: number, quote: string): string => `${slide} ${quote}`;
