/** The search over everything. */
import type { searchRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';

export const searchHandlers: Handlers<keyof typeof searchRoutes> = {
  search: async ({ query, user, locale, services }) =>
    services.workspace.search(query.q, { limit: query.limit, locale, completedOnly: user.role === 'viewer' }),
};
