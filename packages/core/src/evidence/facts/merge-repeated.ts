/** A statement that the deck repeats counts once: the first stays, a dated one before an undated one. */
import type { FactDraft } from '../../model/fact.js';
import { foldForLookup } from '../../text/fold-text.js';
import { wordsOf } from '../../text/words.js';

/** Drops repetitions; drafts in any order, the result in the order of the first mentions. */
export function mergeRepeated(drafts: FactDraft[]): FactDraft[] {
  const groups = new Map<string, FactDraft[]>();
  for (const draft of [...drafts].sort((a, b) => a.slide - b.slide)) {
    const key = statementOf(draft);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [draft]);
    else mergeInto(group, draft);
  }
  return [...groups.values()].flat();
}

function mergeInto(group: FactDraft[], draft: FactDraft): void {
  const twin = group.findIndex(
    (kept) => kept.asOf === draft.asOf || kept.asOf === undefined || draft.asOf === undefined,
  );
  const kept = group[twin];
  if (kept === undefined) group.push(draft);
  else if (richness(draft) > richness(kept)) group[twin] = draft;
}

/** `drafts` without those that `known` says already, as richly. */
export function withoutRepeated<T extends FactDraft>(drafts: readonly T[], known: readonly FactDraft[]): T[] {
  const groups = new Map<string, FactDraft[]>();
  for (const one of known) groups.set(statementOf(one), [...(groups.get(statementOf(one)) ?? []), one]);
  return drafts.filter((draft) => {
    const alike = groups.get(statementOf(draft)) ?? [];
    return !alike.some(
      (one) => richness(one) >= richness(draft) && (draft.asOf === undefined || one.asOf === draft.asOf),
    );
  });
}

const STRENGTHS = ['assertion', 'named', 'specific'] as const;

function richness(draft: FactDraft): number {
  return (
    (draft.asOf === undefined ? 0 : 4) +
    (draft.cited === undefined ? 0 : 2) +
    (isCalledSo(draft) ? 1 : 0) +
    (draft.strength === undefined ? 0 : STRENGTHS.indexOf(draft.strength)) * 8
  );
}

/** The letters of its metric stand beside it: "R240B TAM". */
const isCalledSo = ({ kind, quote }: FactDraft): boolean => wordsOf(quote).some(({ folded }) => folded === kind);

function statementOf(draft: FactDraft): string {
  const figure = draft.value !== undefined;
  return JSON.stringify([
    draft.kind,
    draft.subject,
    draft.basis,
    draft.subjectName === undefined ? '' : wording(draft.subjectName),
    figure ? [draft.value, draft.low, draft.high, draft.unit, draft.currency, draft.period] : wording(draft.text),
    draft.detail ?? {},
  ]);
}

function wording(text: string): string {
  return foldForLookup(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
