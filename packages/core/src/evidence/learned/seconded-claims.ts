/**
 * What the statement model, which knows what the rules found, thinks of their claims in words. Of those it thinks next to impossible,
 * by decks left out (three folds by company), one in eight of decks of others is right, and one in six of those that we drew;
 * of prices, growth rates, pains in money and comparisons two in thirteen of both.
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
  'technical_depth', 'ask_text', 'price', 'pain_cost', 'comparison', 'market_growth',
]); // prettier-ignore
/** Kinds that the rules alone read, by the labels under which the model knows such statements. */
const KNOWN_AS: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  product_stage: ['product_stage', 'milestone_done', 'pilot', 'users_proof', 'traction'],
  regulation: ['regulation', 'certificate'],
  buyer_count: ['buyer_count', 'tam', 'sam', 'som', 'market_segment'],
  market_growth: ['market_growth'],
  price: ['price', 'revenue_model', 'payer'],
  pain_cost: ['pain_cost', 'problem'],
  comparison: ['measured_advantage', 'advantage'],
};
/** Below it a claim is not told. */
const LEAST = 0.1;

/** `drafts` of rules with how likely the model thinks each of those it knows, without those that it refuses. */
export function secondedClaims(drafts: readonly FactDraft[], view: DeckView): FactDraft[] {
  const known = drafts.some(({ kind }) => (KNOWN_AS[kind] ?? labelsOf(kind)).length > 0);
  if (!known) return [...drafts];
  const model = statementModel(view);
  const places = new Map(model.head.labels.map((label, at) => [label, at]));
  const statements = new Map(
    learnedStatements(view).map((reading) => [keyOf(reading.statement.slide.number, reading.statement.raw), reading]),
  );
  return drafts.flatMap((draft) => {
    const { kind, slide, quote, subjectName, decided } = draft;
    const labels = KNOWN_AS[kind] ?? labelsOf(kind);
    // Of a person by name the rules read a whole card.
    const reading = labels.length > 0 && subjectName === undefined ? statements.get(keyOf(slide, quote)) : undefined;
    if (reading === undefined) return [draft];
    const seconded = Math.max(...labels.map((label) => reading.odds[places.get(label) ?? -1] ?? 0));
    if (DOUBTED.has(kind) && seconded < LEAST) return [];
    return decided ? [{ ...draft, decided: { ...decided, seconded: Math.round(seconded * 100) / 100 } }] : [draft];
  });
}

const keyOf = (slide: number, quote: string): string => `${slide} ${quote}`;
