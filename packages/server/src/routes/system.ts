/** The server itself. */
import type { systemRoutes } from '@vc-analyst/core/contract';
import { openApiDocument } from '../routing/open-api.js';
import type { Handlers } from '../routing/handler.js';

export const systemHandlers: Handlers<keyof typeof systemRoutes> = {
  getHealth: async ({ services }) => ({
    status: services.workspace.problems().length === 0 ? 'ok' : 'degraded',
    version: services.version,
  }),

  getOpenApi: async ({ services }) => openApiDocument(services.version),
};
