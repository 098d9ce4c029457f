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
      {
        ...body,
        investmentAmount: euroOf(body.investmentAmount, locale, 'investmentAmount'),
        currentValue: euroOf(body.currentValue, locale, 'currentValue'),
      },
      { by: authorOf(user) },
    ),

  async changeInvestment({ params, body, user, locale, services }) {
    await assertInvestment(services, params.id);
    const patch = {
      ...body,
      investmentAmount: euroOf(body.investmentAmount, locale, 'investmentAmount'),
      currentValue: euroOf(body.currentValue, locale, 'currentValue'),
    };
    return services.workspace.portfolio.update(params.id, patch, { by: authorOf(user) });
  },

  async removeInvestment({ params, user, services }) {
    await assertInvestment(services, params.id);
    await services.workspace.portfolio.remove(params.id, { by: authorOf(user) });
  },
};

/** Euro; what is not given stays so. Throws VcError `bad-number`. */
function euroOf<G extends number | string | null | undefined>(
  given: G,
  locale: Locale,
  field: string,
): number | Exclude<G, number | string> {
  if (given === undefined || given === null) return given as Exclude<G, number | string>;
  return parseTypedNumber(given, { unit: 'money', currency: 'EUR', locale, field }).value;
}

/** The workspace also takes the beginning of an id; a request names it whole. */
async function assertInvestment({ workspace }: Services, id: string): Promise<void> {
  if ((await workspace.portfolio.get(id)).id !== id) throw new VcError('not-found', { what: 'investment', id });
}
