/**
 * The server's table of contents: what a request passes, from the outside in.
 *
 *   id and log line → errors as one shape → security headers → metrics → compression → session and language
 *     → nothing for other sites → the routes of the contract → the web app
 */
import Koa from 'koa';
import compress from 'koa-compress';
import { VcError } from '@vc-analyst/core';
import { answerErrors } from '../middlewares/answer-errors.js';
import { closeAfterRefusal } from '../middlewares/close-after-refusal.js';
import { loadSession } from '../middlewares/load-session.js';
import { logRequests } from '../middlewares/log-requests.js';
import { tellMetrics } from '../middlewares/tell-metrics.js';
import { refuseCrossSite } from '../middlewares/refuse-cross-site.js';
import { refuseUnknown } from '../middlewares/refuse-unknown.js';
import { secureHeaders } from '../middlewares/secure-headers.js';
import { CACHED, HANDLERS } from '../routes/index.js';
import { mountRoutes } from '../routing/mount-routes.js';
import type { Services } from '../services/services.js';
import type { RequestState } from '../services/state.js';
import { notBuiltPage } from '../web/not-built-page.js';
import { webFiles } from '../web/web-files.js';

export interface AppOptions {
  services: Services;
  webDir: string | undefined;
  metricsToken: string | undefined;
  uploadFolder: string;
  /** True once the server is being closed: new requests are turned away. */
  isClosing: () => boolean;
}

export async function makeApp({ services, webDir, metricsToken, uploadFolder, isClosing }: AppOptions): Promise<Koa> {
  const { workspace, log } = services;
  const { publicUrl, trustProxy } = workspace.config;
  const app = new Koa({ proxy: trustProxy, maxIpsCount: 1 });
  const router = mountRoutes({ services, handlers: HANDLERS, cached: CACHED, uploadFolder });

  app.use(logRequests(log, services.metrics));
  app.use(closeAfterRefusal());
  app.use(secureHeaders(publicUrl));
  app.use(answerErrors(log));
  app.use(async (_, next) => {
    if (isClosing()) throw new VcError('shutting-down');
    await next();
  });
  app.use(tellMetrics(services.metrics, metricsToken));
  app.use(compress({ threshold: 1024, br: false }));
  app.use(refuseCrossSite(publicUrl));
  app.use(loadSession(workspace, services.sessions));
  app.use(router.routes());
  app.use(refuseUnknown(router));
  app.use(webDir === undefined ? notBuiltPage() : await webFiles(webDir));
  app.on('error', (error: unknown, ctx?: Koa.Context) => {
    const { requestId } = (ctx?.state ?? {}) as Partial<RequestState>;
    log.error({ requestId, err: error }, 'a response could not be sent');
  });
  return app;
}
