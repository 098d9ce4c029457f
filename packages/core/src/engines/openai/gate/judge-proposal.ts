/** The gate: whatever a model proposes becomes a fact only when code finds it in the deck's visible words. What it means there, the critic says. */
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { FactKind } from '../../../model/fact-kinds.js';
import type { Fact, FactDraft } from '../../../model/fact.js';
import { FIGURE_KINDS, NAMES, SEVERAL, TOLD_ONCE } from '../../../model/kind-sets.js';
import type { ProposedFact } from '../answer-schemas.js';
import { claimedOf, isToldOtherwise } from './claimed-attributes.js';
import { gateClaim, holdsName, isSameName } from './gate-claim.js';
import { equalsFact, figureIn, gateFigure } from './gate-figure.js';
import { gateSeries } from './gate-series.js';
import { gateTable } from './gate-table.js';
import { locateEvidence } from './locate-evidence.js';
import type { LocatedQuote } from './locate-quote.js';
import type { Verdict } from './verdict.js';

/** Judges one proposal. `known` are the facts that the rubric has found for the same step. */
export function judgeProposal(
  proposed: ProposedFact,
  { view, known }: { view: DeckView; known: readonly Fact[] },
): Verdict {
  const found = locateEvidence(proposed, view);
  if ('code' in found) return { outcome: 'rejected', ...found };
  const { located } = found;
  const isInWords = proposed.value === undefined && IN_WORDS.has(proposed.kind);
  const isFigure = FIGURE_KINDS.has(proposed.kind) && !isInWords;
  if (isFigure && proposed.value === undefined) return { outcome: 'rejected', code: 'figure-not-in-quote' };
  const isQuoted = !isFigure || figureIn(proposed, located, view) !== undefined;
  const same = isQuoted ? known.find((fact) => saysTheSame(fact, proposed, located)) : undefined;
  // What the model calls a plan, or a rival's, it does not confirm: the critic is asked of the rules' fact.
  if (same !== undefined) return isToldOtherwise(proposed, same) ? { outcome: 'repeated' } : confirmed(same);
  const verdict = (isInWords ? gateClaim : gateOf(proposed.kind))(proposed, located, view);
  if (verdict.outcome !== 'accepted' && verdict.outcome !== 'doubted') return verdict;
  if (isEnough(verdict.draft, known, view)) return { outcome: 'repeated' };
  // A statement that the deck repeats counts once, where the rubric found it first.
  const elsewhere = known.find((fact) => isSameStatement(fact, verdict.draft));
  if (elsewhere !== undefined)
    return isToldOtherwise(proposed, elsewhere) ? { outcome: 'repeated' } : confirmed(elsewhere);
  const claimed = claimedOf(proposed, verdict.draft, { view, located });
  const rival = known.find((fact) => isOtherFigure(fact, verdict.draft));
  if (rival === undefined) return { ...verdict, claimed };
  const isRival = known.some((fact) => isOtherFigure(fact, { ...verdict.draft, ...claimed }));
  return {
    outcome: 'doubted',
    draft: verdict.draft,
    code: 'other-figure',
    values: { slide: rival.slide },
    claimed,
    // Of another date, or a plan beside what was reached, once that is upheld.
    ...(isRival ? { rival: rival.id } : {}),
  };
}

/** What a deck tells with a figure or without one: "the round pays for a native app". */
const IN_WORDS = new Set<FactKind>(['use_of_funds']);

function gateOf(kind: FactKind): typeof gateFigure {
  if (kind === 'monthly_series') return gateSeries;
  if (kind === 'competition_matrix') return gateTable;
  return FIGURE_KINDS.has(kind) ? gateFigure : gateClaim;
}

function confirmed({ id }: Fact): Verdict {
  return { outcome: 'confirmed', id };
}

/**
 * A model fills gaps; where the rules have read the figure, theirs stands. Else a label of an axis ("$200k" under
 * "MRR at quarter end") could take the place of the figure that the slide states. Another date is another statement.
 */
function isOtherFigure(fact: Fact, draft: FactDraft): boolean {
  return (
    FIGURE_KINDS.has(draft.kind) &&
    !SEVERAL.has(draft.kind) &&
    fact.kind === draft.kind &&
    fact.subject === draft.subject &&
    fact.basis === draft.basis &&
    (fact.asOf === undefined || draft.asOf === undefined || fact.asOf === draft.asOf)
  );
}

function isEnough(
  { kind, detail, subjectName = '' }: FactDraft,
  known: readonly Fact[],
  { companyName }: DeckView,
): boolean {
  // Another name than the one that was read is asked about.
  if (kind === 'company_name') return companyName !== undefined && isSameName(companyName, subjectName);
  const alike = known.filter((fact) => fact.kind === kind);
  if (kind === 'product_stage') return alike.some((fact) => fact.detail?.level === detail?.level);
  return TOLD_ONCE.has(kind) && alike.length > 0;
}

/** The rubric's fact of the same kind from the words that are quoted. */
function saysTheSame(fact: Fact, proposed: ProposedFact, { quote, lines }: LocatedQuote): boolean {
  if (fact.kind !== proposed.kind || fact.slide !== proposed.slide || fact.derivedFrom !== undefined) return false;
  // The rules read tables whole: of one slide theirs stands.
  if (fact.kind === 'competition_matrix') return true;
  if (fact.kind === 'monthly_series') return fact.detail?.metric === proposed.metric;
  if (NAMES.has(fact.kind)) {
    const name = fact.subjectName ?? fact.text;
    return proposed.name !== undefined && isSameName(name, proposed.name) && holdsName(quote, proposed.name);
  }
  if (FIGURE_KINDS.has(fact.kind) && !equalsFact(fact, proposed)) return false;
  if (proposed.subject === 'company' && fact.subject === 'competitor') return false;
  return (
    overlaps(fact.quote, quote) ||
    (!FIGURE_KINDS.has(fact.kind) && lines.some(({ raw }) => overlaps(raw, fact.quote) && raw.length > LEAST_SHARED))
  );
}

const LEAST_SHARED = 12;

/** One holds the other, however spaces and lines break. */
function overlaps(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.replace(/\s+/gu, ' ').trim().toLowerCase()) as [string, string];
  return left.includes(right) || right.includes(left);
}

function isSameStatement(fact: Fact, draft: Omit<Fact, 'id' | 'visible' | 'source' | 'box'>): boolean {
  return (
    fact.kind === draft.kind &&
    fact.subject === draft.subject &&
    fact.basis === draft.basis &&
    (draft.value === undefined
      ? NAMES.has(fact.kind) && isSameName(fact.subjectName ?? fact.text, draft.subjectName ?? draft.text)
      : fact.value === draft.value &&
        fact.unit === draft.unit &&
        fact.currency === draft.currency &&
        fact.period === draft.period)
  );
}
