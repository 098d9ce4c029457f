/** An investment of the fund: one entry of its portfolio, with what it is worth. Amounts are in euro. */
import { z } from 'zod';
import { sectorSchema, stageSchema } from './values.js';
import { INVESTMENT_STATUSES } from './vocabulary.js';

export const investmentStatusSchema = z.enum(INVESTMENT_STATUSES);
export type InvestmentStatus = z.infer<typeof investmentStatusSchema>;

const percent = z.number().min(0).max(100);
/** Euro as given, with at most cents. */
const givenEuro = z
  .number()
  .nonnegative()
  .max(1e13)
  .transform((amount) => Math.round(amount * 100) / 100);

export const investmentSchema = z.strictObject({
  id: z.string(),
  companyName: z.string().min(1),
  sector: sectorSchema.optional(),
  /** Euro; null where the reader may not see amounts. */
  investmentAmount: z.number().nonnegative().nullable(),
  /** Percent of the company that the fund holds, 0–100; absent where the reader may not see amounts. */
  stake: percent.optional(),
  /**
   * Euro: what the stake is worth, what an exit brought, what came back of a failure; absent where nobody said it or the
   * reader may not see amounts.
   */
  currentValue: z.number().nonnegative().optional(),
  /** Day that `currentValue` is of, `YYYY-MM-DD`; there with it. */
  valuedOn: z.iso.date().optional(),
  round: stageSchema.optional(),
  /** Day of the investment, `YYYY-MM-DD`. */
  date: z.iso.date(),
  status: investmentStatusSchema,
  /** The analysis of the deck that led to it. */
  analysisId: z.string().optional(),
  /** Account ids of the people who look after it. */
  assigneeIds: z.array(z.string()),
  /** Every status it had, oldest first; the last is `status`. */
  history: z.array(z.strictObject({ status: investmentStatusSchema, at: z.string() })),
  createdAt: z.string(),
});
export type Investment = z.infer<typeof investmentSchema>;

/** What adding an investment needs. Amounts are in euro, with at most cents. */
export const newInvestmentSchema = z.strictObject({
  companyName: z.string().trim().min(1).max(200),
  sector: sectorSchema.optional(),
  investmentAmount: givenEuro,
  stake: percent.optional(),
  currentValue: givenEuro.optional(),
  /** @default today, with `currentValue` */
  valuedOn: z.iso.date().optional(),
  round: stageSchema.optional(),
  date: z.iso.date(),
  /** @default active */
  status: investmentStatusSchema.optional(),
  /** Day on which it got a status other than active. @default today */
  statusDate: z.iso.date().optional(),
  analysisId: z.string().optional(),
  assigneeIds: z.array(z.string()).max(50).optional(),
});
export type NewInvestment = z.input<typeof newInvestmentSchema>;

/** What changes of an investment: a field left out stays; null takes back what was chosen. */
export const investmentPatchSchema = newInvestmentSchema
  .extend({
    sector: sectorSchema.nullable(),
    round: stageSchema.nullable(),
    stake: percent.nullable(),
    /** null takes the day it is of back too. */
    currentValue: givenEuro.nullable(),
    analysisId: z.string().nullable(),
  })
  .partial();
export type InvestmentPatch = z.input<typeof investmentPatchSchema>;
