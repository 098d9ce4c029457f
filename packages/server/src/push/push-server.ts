/** `/ws`: handshakes only from our own pages or scripts, with a session or an API token; sockets end with it. */
import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LOCALES, type Locale } from '@vc-analyst/core';
import type Koa from 'koa';
import { WebSocketServer, type WebSocket } from 'ws';
import { closeSoon } from '../http/close-soon.js';
import { isSameOrigin } from '../http/same-origin.js';
import { callerOf, credentialOf, type Credential } from '../services/credentials.js';
import type { Services } from '../services/services.js';
import { openSubscriber, type Subscriber } from './subscriber.js';

/** Bytes of one message from a client: enough for a subscription, useless for anything else. */
const LARGEST_MESSAGE = 4096;

/** The close code for what one may no longer see. */
const POLICY = 1008;
const GOING_AWAY = 1001;

export interface PushServer {
  /** Ends all sockets. */
  close(): void;
}

interface Client {
  socket: WebSocket;
  accountId: string;
  credential: Credential;
  subscriber: Subscriber;
  /** Gave a sign of life since the last look. */
  alive: boolean;
}

export function attachPushServer(server: Server, app: Koa, services: Services): PushServer {
  const { accounts } = services.workspace;
  const { publicUrl, lang } = services.workspace.config;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const clients = new Set<Client>();

  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    connection.on('error', () => connection.destroy());
    welcome(request, connection, head).catch((error: unknown) => {
      services.log.error({ err: error }, 'a handshake failed');
      refuse(connection, '500 Internal Server Error');
    });
  });

  async function welcome(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const ctx = app.createContext(request, new ServerResponse(request));
    if (ctx.path !== '/ws') return refuse(connection, '404 Not Found');
    if (!isSameOrigin(request.headers, ctx.host, publicUrl)) return refuse(connection, '403 Forbidden');
    const credential = credentialOf(ctx, publicUrl);
    const found = credential && (await callerOf(accounts, credential));
    if (!credential || !found) return refuse(connection, '401 Unauthorized');
    if (found.mustEnrol) return refuse(connection, '403 Forbidden');
    const own = [...clients].filter(({ accountId }) => accountId === found.user.id);
    if (own.length >= services.limits.socketsAnAccount) return refuse(connection, '429 Too Many Requests');
    sockets.handleUpgrade(request, connection, head, (socket) => {
      accept(socket, found.user.id, credential, found.user.language ?? localeOf(request, lang));
    });
  }

  function accept(socket: WebSocket, accountId: string, credential: Credential, locale: Locale): void {
    const user = async () => (await callerOf(accounts, credential))?.user;
    const client: Client = {
      socket,
      accountId,
      credential,
      subscriber: openSubscriber(socket, { services, user, locale }),
      alive: true,
    };
    clients.add(client);
    socket.on('pong', () => (client.alive = true));
    socket.on('message', (data, isBinary) => {
      client.alive = true;
      client.subscriber.hear(isBinary ? undefined : (data as Buffer).toString());
    });
    // Frames that are too large or malformed: the library closes the socket itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clients.delete(client);
      client.subscriber.end();
    });
  }

  /** Closes the sockets whose session or token no longer counts. */
  async function review(some: Iterable<Client>): Promise<void> {
    for (const client of some) {
      const found = await callerOf(accounts, client.credential);
      if (found && !found.mustEnrol) continue;
      client.socket.close(POLICY, 'session ended');
      // One that does not answer the closing is not waited for.
      setTimeout(() => client.socket.terminate(), 500).unref();
    }
  }

  const stopListening = accounts.onAccessChange((accountId) => {
    review([...clients].filter((client) => client.accountId === accountId)).catch((error: unknown) => {
      services.log.error({ err: error }, 'sockets could not be reviewed');
    });
  });

  const stopNoticing = services.workspace.onChange((change) => {
    for (const { subscriber } of clients) subscriber.notice(change);
  });

  const heartbeat = setInterval(() => {
    for (const client of clients) {
      if (!client.alive) client.socket.terminate();
      client.alive = false;
      if (client.socket.readyState === client.socket.OPEN) client.socket.ping();
    }
    // Sessions also end by time.
    review([...clients]).catch(() => undefined);
  }, services.limits.heartbeatSeconds * 1000);
  heartbeat.unref();

  return {
    close() {
      clearInterval(heartbeat);
      stopListening();
      stopNoticing();
      for (const { socket } of clients) {
        socket.close(GOING_AWAY, 'server stops');
        setTimeout(() => socket.terminate(), 500).unref();
      }
      sockets.close();
    },
  };
}

function refuse(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  closeSoon(connection);
}

function localeOf(request: IncomingMessage, otherwise: Locale): Locale {
  const said = request.headers['accept-language']?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === said) ?? otherwise;
}
