/** The server itself: whether it is well, and its calls. */
import { z } from 'zod';
import { route } from '../route.js';

const tag = 'Server';

export const systemRoutes = {
  getHealth: route({
    method: 'GET',
    path: '/api/health',
    tag,
    summary: 'Whether the server answers (live), and whether documents were set aside',
    access: 'public',
    response: z.strictObject({ status: z.enum(['ok', 'degraded']), version: z.string() }),
  }),
  getReadiness: route({
    method: 'GET',
    path: '/api/health/ready',
    tag,
    summary: 'Whether the server can work: its store answers, and it is not being stopped; else 503',
    access: 'public',
    response: z.strictObject({ status: z.literal('ready') }),
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
