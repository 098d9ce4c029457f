/** The search over everything. */
import type { searchRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';

export const searchHandlers: Handlers<keyof typeof searchRoutes> = {
  async search({ query: { q, limit, ...among }, user, locale, services }) {
    const readable = user.role === 'viewer' ? { status: ['completed' as const] } : {};
    return services.workspace.search(q, { limit, locale, among: { ...among, ...readable } });
  },
};
