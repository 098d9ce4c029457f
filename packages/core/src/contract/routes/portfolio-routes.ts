/** The fund's portfolio. */
import { z } from 'zod';
import { investmentSchema, investmentStatusSchema } from '../../model/investment.js';
import { portfolioReportSchema } from '../../model/fund-reports.js';
import { sectorSchema, stageSchema } from '../../model/values.js';
import { idField, idParams, requiredName } from '../fields.js';
import { route } from '../route.js';

const tag = 'Portfolio';
const investment = investmentSchema.meta({ id: 'Investment' });

/** Euro. A text is read in the reader's language: `250k`, `1 225 000,50`. */
const amountField = z.union([z.number().nonnegative().max(1e13), z.string().trim().min(1).max(200)]);

/** A list left open in a form arrives as an empty text. */
const chosen = <T extends z.ZodType>(one: T) => z.union([one, z.literal('').transform(() => undefined)]).optional();

/** A time behind the day is left out. */
const day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());

const fields = {
  companyName: requiredName,
  sector: chosen(sectorSchema),
  investmentAmount: amountField,
  /** Percent of the company that the fund holds. */
  stake: z.number().min(0).max(100).optional(),
  /** What the stake is worth, or what an exit brought; a text as `investmentAmount`. */
  currentValue: amountField.optional(),
  /** Day that the value is of. @default today */
  valuedOn: day.optional(),
  round: chosen(stageSchema),
  date: day,
  status: investmentStatusSchema.default('active'),
  analysisId: idField.optional(),
  assigneeIds: z.array(idField).max(50).default([]),
};

export const portfolioRoutes = {
  listPortfolio: route({
    method: 'GET',
    path: '/api/portfolio',
    tag,
    summary: 'Investments, newest first; amounts are null where the reader may not see them',
    access: { may: 'read' },
    response: z.array(investment),
  }),
  getPortfolioReport: route({
    method: 'GET',
    path: '/api/portfolio/report',
    tag,
    summary:
      'Invested by sector, round and quarter, exits and failures, what it is worth, and what each company’s deck said then',
    access: { may: 'read' },
    response: portfolioReportSchema.meta({ id: 'PortfolioReport' }),
  }),
  addInvestment: route({
    method: 'POST',
    path: '/api/portfolio',
    tag,
    summary: 'Add an investment',
    access: { may: 'managePortfolio' },
    body: z.object(fields),
    status: 201,
    response: investment,
    errors: ['not-found', 'bad-number'],
  }),
  changeInvestment: route({
    method: 'PATCH',
    path: '/api/portfolio/{id}',
    tag,
    summary: 'Change status or anything else of an investment',
    access: { may: 'managePortfolio' },
    params: idParams,
    body: z
      .object({
        ...fields,
        status: investmentStatusSchema,
        assigneeIds: z.array(idField).max(50),
        /** null takes back what was chosen. */
        sector: chosen(sectorSchema.nullable()),
        round: chosen(stageSchema.nullable()),
        stake: z.number().min(0).max(100).nullable(),
        currentValue: amountField.nullable(),
        valuedOn: day,
        analysisId: idField.nullable(),
        /** Day on which it got the status. @default today */
        statusDate: day,
      })
      .partial()
      .refine((body) => Object.keys(body).length > 0),
    response: investment,
    errors: ['not-found', 'bad-number'],
  }),
  removeInvestment: route({
    method: 'DELETE',
    path: '/api/portfolio/{id}',
    tag,
    summary: 'Remove an investment',
    access: { may: 'managePortfolio' },
    params: idParams,
    status: 204,
    errors: ['not-found'],
  }),
};
