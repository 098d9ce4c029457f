/** The server itself: whether it is well, and its calls. */
import { z } from 'zod';
import { route } from '../route.js';

const tag = 'Server';

export const systemRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    tag,
    summary: 'Whether the server answers and its data folder can be read',
    access: 'public',
    response: z.strictObject({ status: z.enum(['ok', 'degraded']), version: z.string() }),
  }),
  getOpenApi: route({
    method: 'GET',
    path: '/api/openapi.json',
    tag,
    summary: 'This description of the API',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
  }),
};
