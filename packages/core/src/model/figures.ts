/** The figures that lists and programs ask of a deck first, as numbers: each with its unit, its time, and the slide it stands on. */
import { z } from 'zod';
import type { FactKind } from './fact-kinds.js';
import { factSchema, type Fact } from './fact.js';
import { recurringRevenueOf } from './recurring-revenue.js';

/** Fields that a figure has in common with the fact it was read from. */
const FIELDS = { value: true, low: true, high: true, unit: true, currency: true, period: true, asOf: true, basis: true } as const; // prettier-ignore

export const figureSchema = factSchema.pick({ ...FIELDS, slide: true }).extend({
  /** Which of the kinds that this figure may be of. */
  kind: factSchema.shape.kind,
  /** The fact that it is, or that it was worked out from: an ARR is twelve times an MRR where the deck gives only that. */
  factId: z.string(),
});
/** `value` is in `unit` (money: whole units of `currency`, never thousands); a one-sided figure has `low` or `high` alone. */
export type Figure = z.infer<typeof figureSchema>;

/** Each figure with the kinds of fact that may be it, the best first. ARR is chosen apart. */
const KINDS = {
  marketSize: ['tam', 'sam', 'som'],
  arr: ['arr'],
  revenue: ['revenue'],
  growthRate: ['growth_yoy', 'growth_multiple', 'growth_mom'],
  burnRate: ['burn_net', 'burn_gross'],
  runway: ['runway'],
  ask: ['ask'],
  preMoney: ['pre_money'],
  raisedToDate: ['raised_to_date'],
  customers: ['paying_customers', 'customers'],
  users: ['users', 'mau', 'dau'],
  grossMargin: ['gross_margin'],
  headcount: ['headcount'],
} as const satisfies Record<string, readonly FactKind[]>;

export type FigureName = keyof typeof KINDS;
export const FIGURE_NAMES = Object.keys(KINDS) as FigureName[];

export const figuresSchema = z.partialRecord(z.enum(FIGURE_NAMES), figureSchema);
export type Figures = z.infer<typeof figuresSchema>;

type Chosen = { facts: readonly Fact[]; metrics: Partial<Record<FactKind, string>> };

/** The fact behind a figure: of those that the document chose (`metrics`), the first kind there is. */
export function figureFact({ facts, metrics }: Chosen, name: FigureName): Fact | undefined {
  if (name === 'arr') return recurringRevenueOf({ facts, metrics })?.fact;
  const ids = KINDS[name].map((kind) => metrics[kind]);
  return ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? [])[0];
}

/** All figures that the deck shows, in their order; one that it does not show is absent. */
export function figuresOf(chosen: Chosen): Figures {
  const figures: Figures = {};
  for (const name of FIGURE_NAMES) {
    const fact = figureFact(chosen, name);
    if (fact) figures[name] = figureOf(fact);
  }
  return figures;
}

/** A fact as a figure. */
export function figureOf(fact: Fact): Figure {
  const said = Object.keys(FIELDS).flatMap((field) => {
    const value = fact[field as keyof typeof FIELDS];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    ...(Object.fromEntries(said) as Pick<Figure, keyof typeof FIELDS>),
    kind: fact.kind,
    slide: fact.slide,
    factId: fact.derivedFrom?.[0] ?? fact.id,
  };
}
