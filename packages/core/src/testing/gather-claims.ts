/** Facts of a sketched slide as the rules claim them: alone on its slide, a statement says too little for the model, which would refuse some. */
import type { FactDraft } from '../model/fact.js';
import { gatherAll } from '../evidence/facts/gather-facts.js';
import { ruleDrafts } from '../evidence/facts/rule-drafts.js';
import type { DeckView } from '../evidence/view/view-types.js';

export function gatherClaims(view: DeckView): { facts: FactDraft[]; unverified: FactDraft[] } {
  const { facts, unverified } = gatherAll(view);
  const told = new Set(facts.map(({ kind, quote }) => `${kind} ${quote}`));
  const refused = ruleDrafts(view).filter(({ kind, quote }) => !told.has(`${kind} ${quote}`));
  return { facts: [...facts, ...refused], unverified };
}
