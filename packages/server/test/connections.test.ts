/** Connections over real sockets: refused ones go whatever their client does, and one refusal costs no later request. */
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFund, until, type Fund, type FundOptions } from './support/fund.js';

let fund: Fund;
let clients: Socket[];
beforeEach(() => {
  clients = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients) client.destroy();
  await fund.close();
});

const open = async (limits: NonNullable<FundOptions['server']>['limits'] = {}) => {
  fund = await openFund({ server: { limits } });
};

/** A client that never closes: not when it is told to, and not when the server has done its half. */
async function client(): Promise<Socket> {
  const { port } = new URL(fund.server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** The next answer on the socket: its head and its body. */
async function answer(socket: Socket): Promise<string> {
  let got = '';
  for (;;) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    got += part.toString();
    const [head, body] = got.split('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(head ?? '')?.[1];
    if (body !== undefined && Buffer.byteLength(body) >= Number(length ?? 0)) return got;
  }
}

/** TCP connections of this process, which is client and server at once: two for each that both hold open. */
const held = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

const COUNT = 20;

describe('a refused connection is closed, also where the client keeps its half open', () => {
  test.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '408', { headerSeconds: 1 }],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(100_000)}`, '431', {}],
    ['what is no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', '400', {}],
    [
      'a handshake without a session',
      'GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      '401',
      {},
    ],
    [
      'an upload that is far too large',
      'POST /api/upload-deck HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
        `Content-Length: 99999999999\r\n\r\n${'x'.repeat(10_000)}`,
      '401',
      {},
    ],
  ])('%s', async (_, sent, status, limits) => {
    await open(limits);
    const before = held();
    const all = await Promise.all(Array.from({ length: COUNT }, client));
    await until(() => held() === before + 2 * COUNT);
    const answers = all.map(answer);
    for (const socket of all) socket.write(sent);
    for (const each of await Promise.all(answers)) {
      expect(each).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(each).toMatch(/^connection: close\r$/im);
    }
    await until(() => held() === before + COUNT);
    expect((await fund.send('/api/health')).status).toBe(200);
  });

  test('and there are never more connections than files can be opened beside', async () => {
    await open({ connections: 5 });
    const all = await Promise.all(Array.from({ length: 5 }, client));
    const more = await client();
    await once(more, 'end');
    all[0]!.end();
    await until(async () => (await fund.send('/api/health').catch(() => undefined))?.status === 200);
  });
});

describe('a refused request', () => {
  const REFUSED =
    'POST /api/analyses/nothing/comments HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    'Content-Length: 15\r\n\r\n';
  const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const ask = async (socket: Socket, sent: string) => {
    const answered = answer(socket);
    socket.write(sent);
    return answered;
  };

  test('whose small body comes after the answer leaves the connection to the next ones', async () => {
    await open();
    const socket = await client();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await ask(socket, REFUSED)).toMatch(/^HTTP\/1.1 401 [^]*connection: keep-alive/i);
    expect(await ask(socket, `{"content":"x"}${HEALTH}`)).toMatch(/^HTTP\/1.1 200 /);
    vi.advanceTimersByTime(60_000);
    for (let again = 0; again < 3; again += 1) expect(await ask(socket, HEALTH)).toMatch(/^HTTP\/1.1 200 /);
  });

  test('whose small body never comes is not waited for', async () => {
    await open();
    const before = held();
    const socket = await client();
    expect(await ask(socket, REFUSED)).toMatch(/^HTTP\/1.1 401 /);
    await until(() => held() === before + 1);
  });

  test('whose client asks for the end gets its answer, and then the end', async () => {
    await open();
    const before = held();
    const socket = await client();
    const closing = REFUSED.replace('Content-Length', 'Connection: close\r\nContent-Length');
    expect(await ask(socket, closing)).toMatch(/^HTTP\/1.1 401 [^]*connection: close/i);
    await until(() => held() === before + 1);
  });
});
