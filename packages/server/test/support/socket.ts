/** A WebSocket for tests: keeps what it was told. */
import { WebSocket } from 'ws';
import type { ServerMessage } from '@vc-analyst/core/contract';

export interface TestSocket {
  socket: WebSocket;
  messages: ServerMessage[];
  /** Code and reason, once it is closed. */
  closed?: { code: number; reason: string };
  say(message: unknown): void;
}

export interface Handshake {
  cookie?: string | undefined;
  origin?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Throws `HTTP <status>` for a handshake that was refused. */
export async function openSocket(
  url: string,
  { cookie, origin, path = '/ws', headers = {} }: Handshake = {},
): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }), ...(origin === undefined ? {} : { origin }) },
  });
  const opened: TestSocket = {
    socket,
    messages: [],
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
  socket.on('message', (data: Buffer) => opened.messages.push(JSON.parse(data.toString()) as ServerMessage));
  socket.on('close', (code, reason) => (opened.closed = { code, reason: reason.toString() }));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_, response) => reject(new Error(`HTTP ${response.statusCode}`)));
    socket.on('error', reject);
  });
  return opened;
}
