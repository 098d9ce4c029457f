/** Starts the server of one workspace: HTTP, `/ws`, the queue of analyses; and stops it without losing anything. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { VcError } from '@vc-analyst/core';
import { makeApp } from './app.js';
import { createLogger } from './logger.js';
import { openMetrics } from '../services/metrics.js';
import { makeMailer } from '../mail/mailer.js';
import { openRescoring } from '../services/rescoring.js';
import { closeSoon } from '../http/close-soon.js';
import type { ServerOptions } from './options.js';
import { DEFAULT_LIMITS } from '../services/limits.js';
import { attachPushServer } from '../push/push-server.js';
import { isForThisMachine } from '../http/request-address.js';
import { AnswerCache } from '../services/answer-cache.js';
import { FairTurns, TurnsOfEach } from '../services/fair-turns.js';
import type { Services } from '../services/services.js';
import { SessionCache } from '../services/session-cache.js';
import { makeSetUpToken } from '../services/set-up-token.js';
import { openSingleSignOn } from '../services/single-sign-on.js';
import { makeThrottles } from '../services/throttles.js';
import { openUploadFolder } from '../upload/upload-folder.js';
import { VERSION } from '../version.js';

/** A server that listens. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:3000`. */
  url: string;
  /** What the first account must give unless it is made on this machine; absent once there is an account. */
  setUpToken?: string;
  /** Whether nobody reaches it but who works on this machine, and so makes the first account without that token. */
  forThisMachine: boolean;
  /** The administrator panel's password where one was made at this start: to be shown once. */
  madeAdminPassword?: string;
  /** How many analyses were taken up that an earlier process left behind. */
  resumed: number;
  /** Asks the fund's provider now whether the people whom it signed in are still let in. */
  reviewPeople(): Promise<void>;
  /** Lets running requests end, closes sockets and connections. The workspace stays open. */
  close(): Promise<void>;
}

/** Collections that kept answers are made of; signs of life of sessions and workers are in none. */
const SHOWN = new Set(['analyses', 'investments', 'activities']);

/** Few at once, so that files are still read meanwhile; few waiting of an address, so that others can still sign in. */
const PASSWORD_TURNS = { atOnce: 2, waitingOfClient: 2, waiting: 100 };

/** Uploads of one account that are received at the same time: each may take a file's size of memory. */
const UPLOADS_AT_ONCE = 4;
/** Exports draw pages and pictures, partly in this process; of an account four wait at most. */
const EXPORT_TURNS = { atOnce: 2, waitingOfClient: 4, waiting: 50 };

/** How often sessions and API tokens that have expired are removed from the store. */
const SWEEP_MS = 60 * 60 * 1000;
/** How often the fund's provider is asked whether its people are still let in. */
const REVIEW_MS = 15 * 60 * 1000;
/** How often what is older than the fund keeps is deleted; what a terminal deletes by the same rule is gone already. */
const DELETE_MS = 60 * 60 * 1000;

/** Throws VcError `bad-usage` where the address or port cannot be had; `password-too-short`, `password-common` for the panel's. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { workspace } = options;
  const { config } = workspace;
  const host = options.host ?? config.host;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const log = createLogger(options.log);
  const cache = new AnswerCache();
  // What another server has changed of a person must hold here at once.
  const sessions = new SessionCache(workspace.accounts, workspace.shared ? 0 : limits.sessionCacheMs);
  const uploads = await openUploadFolder(config.dataDir);
  const setUpToken = await makeSetUpToken(workspace.shared);
  const forThisMachine = isForThisMachine(host, config);
  let closing = false;

  const services: Services = {
    workspace,
    limits,
    log,
    cache,
    sessions,
    setUpToken,
    singleSignOn: openSingleSignOn(workspace, log),
    metrics: openMetrics(workspace),
    throttles: makeThrottles(limits, workspace.shared),
    passwordTurns: new FairTurns(PASSWORD_TURNS),
    uploadTurns: new TurnsOfEach({ atOnce: UPLOADS_AT_ONCE, waitingOfClient: 200, waiting: 200 }),
    exportTurns: new FairTurns(EXPORT_TURNS),
    mailer: makeMailer(workspace.settings, log),
    rescoring: openRescoring(workspace, log),
    forThisMachine,
    version: VERSION,
    checkAnswers: options.checkAnswers ?? false,
  };
  const app = await makeApp({
    services,
    webDir: options.webDir,
    metricsToken: options.metricsToken,
    uploadFolder: uploads.path,
    isClosing: () => closing,
  });
  const handle = app.callback();
  const server = createServer(
    {
      requestTimeout: limits.requestSeconds * 1000,
      headersTimeout: Math.min(limits.headerSeconds, limits.requestSeconds) * 1000,
      // Longer than proxies keep a connection, so that they never write into one that we just closed.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => void handle(request, response),
  );
  server.maxConnections = limits.connections;
  server.on('clientError', answerBrokenRequest);
  const push = attachPushServer(server, app, services);
  let made: string | undefined;
  try {
    await listen(server, options.port ?? config.port, host);
    // Only now: a password that is made is shown once, and must not be lost to a port that is taken.
    ({ made } = await workspace.accounts.adminPanel.open(options.adminPassword));
  } catch (error) {
    push.close();
    await closeServer(server, 0);
    services.metrics.close();
    await uploads.remove();
    throw error;
  }
  const url = urlOf(server, host);
  const stopForgettingPeople = workspace.accounts.onAccessChange((accountId) => sessions.forget(accountId));
  const stopForgetting = workspace.onChange(({ collection }) => {
    if (SHOWN.has(collection)) cache.clear();
  });
  const sweeping = setInterval(() => {
    const { sessions: held, tokens } = workspace.accounts;
    Promise.all([held.sweep(), tokens.sweep()]).catch((error: unknown) => {
      log.warn({ err: error }, 'sessions and tokens were not swept');
    });
  }, SWEEP_MS).unref();
  const reviewPeople = () =>
    services.singleSignOn.review().catch((error: unknown) => {
      log.warn({ err: error }, 'the provider could not be asked about its people');
    });
  const deleteOld = () => {
    workspace.retention.apply({ kind: 'schedule' }).then(
      (gone) => gone.length > 0 && log.info({ analyses: gone.length }, 'deleted what is older than the fund keeps'),
      (error: unknown) => log.error({ err: error }, 'what is older than the fund keeps was not deleted'),
    );
  };
  const deleting = setInterval(deleteOld, DELETE_MS).unref();
  const reviewing = setInterval(() => void reviewPeople(), REVIEW_MS).unref();
  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    push.close();
    services.metrics.close();
    await closeServer(server, limits.closeSeconds * 1000);
    clearInterval(sweeping);
    clearInterval(reviewing);
    clearInterval(deleting);
    stopForgetting();
    stopForgettingPeople();
    await uploads.remove();
    log.info('closed');
  }

  let resumed: number;
  let empty: boolean;
  try {
    resumed = await workspace.queue.start({ runs: options.runsAnalyses ?? true });
    empty = await workspace.accounts.isEmpty();
  } catch (error) {
    // Left listening, it would neither serve nor end.
    await close();
    throw error;
  }
  log.info({ url, resumed }, 'listening');

  return {
    url,
    resumed,
    forThisMachine,
    reviewPeople,
    ...(empty ? { setUpToken: setUpToken.token } : {}),
    ...(made === undefined ? {} : { madeAdminPassword: made }),
    close,
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new VcError('bad-usage', { problem: listenProblem(error.code, host, port) }, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

function listenProblem(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken; choose another with --port.`;
  if (code === 'EACCES') return `Port ${port} on ${host} may not be used by this account; choose one above 1023.`;
  return `The server cannot listen on ${host}:${port} (${code ?? 'unknown'}); check --host and --port.`;
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Stops taking connections and waits for the running requests, at most `ms`. */
async function closeServer(server: Server, ms: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const look = setInterval(() => server.closeIdleConnections(), 50);
  const last = setTimeout(() => server.closeAllConnections(), ms);
  await closed;
  clearInterval(look);
  clearTimeout(last);
}

/** A request that is no HTTP, or too slow or large in its headers, is answered in our shape and ended. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void {
  const begun = socket._httpMessage?.headersSent ?? false;
  if (error.code === 'ECONNRESET' || !socket.writable || begun) {
    socket.destroy();
    return;
  }
  const [status, code, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'request-timeout', 'The request took too long to arrive.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'request-too-large', 'The request’s headers are too large.']
        : ['400 Bad Request', 'bad-request', 'The request is not HTTP.'];
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  closeSoon(socket);
}
