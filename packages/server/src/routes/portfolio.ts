/** The fund's portfolio. */
import { parseTypedNumber, VcError, type Locale } from '@vc-analyst/core';
import type { portfolioRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';
import { authorOf } from './author-of.js';
import type { Services } from '../services/services.js';
import { readerOf } from './reports.js';

export const portfolioHandlers: Handlers<keyof typeof portfolioRoutes> = {
  listPortfolio: async ({ user, services }) => services.workspace.portfolio.list({ reader: readerOf(user) }),

  getPortfolioReport: async ({ user, locale, services }) =>
    services.workspace.reports.portfolio({ locale, reader: readerOf(user) }),

  addInvestment: async ({ body, user, locale, services }) =>
    services.workspace.portfolio.add(
      { ...body, investmentAmount: amountOf(body.investmentAmount, locale) },
      { by: authorOf(user) },
    ),

  async changeInvestment({ params, body, user, locale, services }) {
    await assertInvestment(services, params.id);
    const { investmentAmount: given, ...fields } = body;
    const investmentAmount = given === undefined ? undefined : amountOf(given, locale);
    return services.workspace.portfolio.update(params.id, { ...fields, investmentAmount }, { by: authorOf(user) });
  },

  async removeInvestment({ params, user, services }) {
    await assertInvestment(services, params.id);
    await services.workspace.portfolio.remove(params.id, { by: authorOf(user) });
  },
};

/** Euro. Throws VcError `bad-number`. */
function amountOf(given: number | string, locale: Locale): number {
  return parseTypedNumber(given, { unit: 'money', currency: 'EUR', locale, field: 'investmentAmount' }).value;
}

/** The workspace also takes the beginning of an id; a request names it whole. */
async function assertInvestment({ workspace }: Services, id: string): Promise<void> {
  if ((await workspace.portfolio.get(id)).id !== id) throw new VcError('not-found', { what: 'investment', id });
}
