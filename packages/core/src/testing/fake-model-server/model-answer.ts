/** The form in which a model answers the engine's questions. */
import { FACT_KINDS, type FactKind } from '../../model/fact-kinds.js';
import type { Fact, Period, Strength, Subject } from '../../model/fact.js';
import { FORMS, formOf } from '../../engines/openai/questions.js';

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
  role?: 'actual' | 'goal' | 'forecast';
  date?: string | null;
  period?: Period | null;
  to?: number | null;
  strength?: Strength;
  metric?: string;
  points?: { date: string; value: number }[];
  columns?: string[];
  rows?: { name: string; cells: string[] }[];
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

/** Answers in the lists that the engine asks for; kinds that it does not know stand among the claims. */
export function inLists<T extends { kind: string }>(answers: readonly T[]): Record<(typeof FORMS)[number], T[]> {
  const of = (form: (typeof FORMS)[number]): T[] =>
    answers.filter(({ kind }) => (kind in FACT_KINDS ? formOf(kind as FactKind) : 'claims') === form);
  return Object.fromEntries(FORMS.map((form) => [form, of(form)])) as Record<(typeof FORMS)[number], T[]>;
}
