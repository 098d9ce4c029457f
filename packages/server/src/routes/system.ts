/** The server itself. */
import type { systemRoutes } from '@vc-analyst/core/contract';
import { openApiDocument } from '../routing/open-api.js';
import type { Handlers } from '../routing/handler.js';

export const systemHandlers: Handlers<keyof typeof systemRoutes> = {
  getHealth: async ({ services }) => ({
    status: services.workspace.problems().length === 0 ? 'ok' : 'degraded',
    version: services.version,
  }),

  getReadiness: async ({ services }) => {
    // Asks the store itself, which throws what keeps it.
    await services.workspace.analyses.summary('ready');
    return { status: 'ready' };
  },

  getOpenApi: async ({ services }) => openApiDocument(services.version),
};
