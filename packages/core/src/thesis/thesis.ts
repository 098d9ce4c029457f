/** A fund's thesis: where it invests, what it never touches, and what weighs more for it than in the published rubric. */
import { z } from 'zod';
import type { FactKind } from '../model/fact-kinds.js';
import { businessModelSchema, SCORE_IDS, sectorSchema, stageSchema } from '../model/values.js';
import { isPlace } from './regions.js';

/** Figures that a deal-breaker can bound. */
export const BOUNDED_FIGURES = [
  ...(['arr', 'mrr', 'revenue', 'gmv', 'growth_yoy', 'growth_mom', 'growth_multiple'] as const),
  ...(['customers', 'paying_customers', 'users', 'mau', 'churn', 'nrr', 'gross_margin'] as const),
  ...(['cac', 'ltv', 'ltv_cac', 'payback', 'burn_net', 'burn_gross', 'cash', 'runway'] as const),
  ...(['ask', 'pre_money', 'post_money', 'raised_to_date', 'tam', 'sam', 'som', 'market_growth'] as const),
] satisfies readonly FactKind[];

const percentSchema = z.number().min(0).max(100);
const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'Expected a currency code such as EUR');
/** Points of 100; five of them, one a score. */
const scoreWeightsSchema = z
  .strictObject(
    Object.fromEntries(SCORE_IDS.map((id) => [id, percentSchema])) as Record<ScoreKey, typeof percentSchema>,
  )
  .refine((weights) => Math.abs(sum(Object.values(weights)) - 100) < 1e-9, {
    error: (issue) => `The five must add up to 100; these add up to ${sum(Object.values(issue.input as object))}`,
  });
type ScoreKey = (typeof SCORE_IDS)[number];

/** Columns of the rubric: later rounds share `series-b`. */
const WEIGHTED_STAGES = ['pre-seed', 'seed', 'series-a', 'series-b'] as const;

/** What a thesis may say; see `docs/thesis.md`. */
export const thesisSchema = z.strictObject({
  /** Shown beside each verdict. */
  name: z.string().trim().min(1).optional(),
  stages: z.array(stageSchema).min(1).optional(),
  sectors: z.array(sectorSchema).min(1).optional(),
  /** ISO country codes and regions (`europe`, `latam`, …) of the company's seat. */
  geographies: z
    .array(z.string().refine(isPlace, 'Expected a country code such as ES, or a region such as europe'))
    .min(1)
    .optional(),
  cheque: z
    .strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      currency: currencySchema,
      /** Least share of the round, in percent, that the largest cheque must buy to be worth a seat. */
      leastShare: percentSchema.default(10),
    })
    .refine(({ min, max }) => min <= max, { error: 'The smallest cheque is larger than the largest', path: ['min'] })
    .optional(),
  dealBreakers: z
    .strictObject({
      /** Flags of the rubric (`guaranteed-return`, `token-sale`, …). */
      flags: z.array(z.string()).min(1).optional(),
      sectors: z.array(sectorSchema).min(1).optional(),
      businessModels: z
        .array(businessModelSchema.exclude(['unknown']))
        .min(1)
        .optional(),
      /** Whole words or phrases on any slide; case and accents do not matter. */
      words: z.array(z.string().trim().min(2)).min(1).optional(),
      /** Bounds of figures; money in `currency`, revenue a year, burn and churn a month. */
      figures: z
        .partialRecord(
          z.enum(BOUNDED_FIGURES),
          z
            .strictObject({ atLeast: z.number(), atMost: z.number(), currency: currencySchema })
            .partial()
            .refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
              error: 'Expected atLeast or atMost',
            }),
        )
        .optional(),
    })
    .optional(),
  weights: z
    .strictObject({
      /** Percent of the overall score a sub-score, by stage; stages left out keep the published ones. */
      scores: z.partialRecord(z.enum(WEIGHTED_STAGES), scoreWeightsSchema).optional(),
      /** Points of 100 inside its sub-score a criterion (`G4: 25`); the others of the sub-score share the rest. */
      criteria: z.record(z.string(), percentSchema).optional(),
    })
    .optional(),
});
/** A fund’s thesis, checked. */
export type Thesis = z.infer<typeof thesisSchema>;
export type ThesisInput = z.input<typeof thesisSchema>;

/** True when the thesis asks a deck anything; one that only weighs has no verdict to give. */
export function asksQuestions({ stages, sectors, geographies, cheque, dealBreakers }: Thesis): boolean {
  const breakers = Object.values(dealBreakers ?? {}).some((one) => one !== undefined);
  return [stages, sectors, geographies, cheque].some((one) => one !== undefined) || breakers;
}

function sum(values: unknown[]): number {
  return values.reduce<number>((total, value) => total + Number(value), 0);
}
