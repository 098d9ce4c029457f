/** The fund's portfolio. */
import { VcError } from '@vc-analyst/core';
import type { portfolioRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';
import { authorOf } from './author-of.js';
import type { Services } from '../services.js';
import { readerOf } from './reports.js';

export const portfolioHandlers: Handlers<keyof typeof portfolioRoutes> = {
  listPortfolio: async ({ user, services }) => services.workspace.portfolio.list({ reader: readerOf(user) }),

  getPortfolioReport: async ({ user, locale, services }) =>
    services.workspace.reports.portfolio({ locale, reader: readerOf(user) }),

  addInvestment: async ({ body, user, services }) => services.workspace.portfolio.add(body, { by: authorOf(user) }),

  async changeInvestment({ params, body, user, services }) {
    await assertInvestment(services, params.id);
    return services.workspace.portfolio.update(params.id, body, { by: authorOf(user) });
  },

  async removeInvestment({ params, user, services }) {
    await assertInvestment(services, params.id);
    await services.workspace.portfolio.remove(params.id, { by: authorOf(user) });
  },
};

/** The workspace also takes the beginning of an id; a request names it whole. */
async function assertInvestment({ workspace }: Services, id: string): Promise<void> {
  if ((await workspace.portfolio.get(id)).id !== id) throw new VcError('not-found', { what: 'investment', id });
}
