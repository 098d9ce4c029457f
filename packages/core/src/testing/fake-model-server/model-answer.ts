/** The form in which a model answers the engine's questions. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Subject } from '../../model/fact.js';
import type { Fact } from '../../model/fact.js';

/** One answer: where the deck shows a fact of the kind, and what. */
export interface ModelAnswer {
  kind: string;
  found: boolean;
  slide: number | null;
  quote: string | null;
  value: number | null;
  unit: Fact['unit'] | null;
  currency: string | null;
  name: string | null;
  subject: Subject | null;
}

/** What a model says of one kind; what is left out is null. */
export function modelAnswer(
  kind: FactKind | (string & {}),
  said: Partial<Omit<ModelAnswer, 'kind'>> = {},
): ModelAnswer {
  return {
    kind,
    found: said.quote !== undefined && said.quote !== null,
    slide: null,
    quote: null,
    value: null,
    unit: null,
    currency: null,
    name: null,
    subject: null,
    ...said,
  };
}
