/** The collection of investments: small documents, so that lists hold them whole. */
import { investmentSchema, type Investment } from '../model/investment.js';

export const investmentsCollection = {
  name: 'investments',
  schema: investmentSchema,
  version: 1,
  summarize: (investment: Investment): Investment => investment,
};
