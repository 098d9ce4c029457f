/** Computes anew what follows from facts that a person changed. */
import type { Fact, FactDraft } from '../../model/fact.js';
import { DERIVATIONS } from './derive-facts.js';

/**
 * `facts` with everything that was computed from one of `changed` (ids) computed again; what no longer follows is
 * gone. A fact that is computed again from the same facts keeps its id.
 */
export function rederiveFacts(facts: readonly Fact[], changed: ReadonlySet<string>): Fact[] {
  const restsOnChanged = ({ derivedFrom = [] }: Pick<Fact, 'derivedFrom'>) => derivedFrom.some((id) => changed.has(id));
  const kept = facts.filter((fact) => !restsOnChanged(fact));
  const stated = kept.filter((fact) => fact.derivedFrom === undefined);
  const drafts = DERIVATIONS.flatMap(({ derive }) => derive(stated)).filter(restsOnChanged);
  const taken = new Set(kept.map((fact) => fact.id));
  const derived = drafts.map((draft): Fact => {
    const before = facts.find((fact) => fact.kind === draft.kind && sameBase(fact, draft) && !taken.has(fact.id));
    const id = before?.id ?? freeId(draft, taken);
    taken.add(id);
    return { ...draft, id, source: draft.source ?? 'text', visible: draft.visible ?? true, foundBy: ['rubric'] };
  });
  return [...kept, ...derived].sort((a, b) => a.slide - b.slide);
}

function sameBase({ derivedFrom = [] }: Fact, draft: FactDraft): boolean {
  return derivedFrom.join() === (draft.derivedFrom ?? []).join();
}

function freeId({ kind, slide }: FactDraft, taken: ReadonlySet<string>): string {
  let n = 1;
  while (taken.has(`${kind}-${slide}-${n}`)) n += 1;
  return `${kind}-${slide}-${n}`;
}
