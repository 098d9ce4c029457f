/** `/ws`: [R25] who may connect and hear what, and that a page gets every step of an analysis. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverMessageSchema } from '@vc-analyst/core/contract';
import type { Analysis } from '@vc-analyst/core';
import { deckBytes, openFund, until, type Fund, type Person } from './support/fund.js';
import { form } from './support/http.js';
import { openSocket, type Handshake } from './support/socket.js';

let fund: Fund;
let viewer: Person;
let analyst: Person;

beforeAll(async () => {
  fund = await openFund({
    stored: [
      { id: 'done' },
      {
        id: 'failed',
        change: { status: 'failed', failure: { code: 'damaged-file', message: 'x', data: { fileName: 'x.pdf' } } },
      },
    ],
    server: { limits: { socketsAnAccount: 5 } },
  });
  viewer = await fund.join('viewer');
  analyst = await fund.join('analyst');
}, 60_000);
afterAll(() => fund.close());

const connect = (handshake: Handshake = { cookie: analyst.cookie }) => openSocket(fund.server.url, handshake);

async function upload(): Promise<string> {
  const { body, headers } = form({ companyName: 'Wrenlow' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
  const answer = await fund.send('/api/upload-deck', { method: 'POST', cookie: analyst.cookie, body, headers });
  return (answer.json as Analysis).id;
}

const STEPS = [
  'extract',
  'business_model',
  'market_analysis',
  'team_evaluation',
  'monetization',
  'competitive',
  'financial',
  'risks',
  'ai_scoring',
];

describe('[R25] a handshake', () => {
  test.each([
    ['without a session', {}, 401],
    ['with an invented session', { cookie: `vc_session=${'a'.repeat(43)}` }, 401],
    ['from another site', { cookie: 'own', origin: 'https://evil.example' }, 403],
    ['from a site that looks like ours', { cookie: 'own', origin: 'http://127.0.0.1.evil.example' }, 403],
    ['from another port', { cookie: 'own', origin: 'http://127.0.0.1:1' }, 403],
    ['from nowhere', { cookie: 'own', origin: 'null' }, 403],
    ['at another address', { cookie: 'own', path: '/ws/other' }, 404],
  ])('%s is refused', async (_, handshake: Handshake, status) => {
    const cookie = handshake.cookie === 'own' ? analyst.cookie : handshake.cookie;
    await expect(connect({ ...handshake, cookie })).rejects.toThrow(`HTTP ${status}`);
  });

  test('from our own page is taken', async () => {
    const { socket } = await connect({ cookie: analyst.cookie, origin: fund.server.url });
    expect(socket.readyState).toBe(socket.OPEN);
    socket.close();
  });

  test('of one person too many is refused, others still come in', async () => {
    const { cookie } = await fund.join('analyst');
    const open = await Promise.all(Array.from({ length: 5 }, () => connect({ cookie })));
    await expect(connect({ cookie })).rejects.toThrow('HTTP 429');
    (await connect()).socket.close();
    for (const { socket } of open) socket.close();
  });
});

describe('a subscription', () => {
  test('tells every step of a running analysis, in order, and its end', async () => {
    const socket = await connect();
    const id = await upload();
    socket.say({ type: 'subscribe', analysisId: id });
    await until(() => socket.messages.some((message) => message.type === 'progress' && message.step === 'completed'));
    for (const message of socket.messages) serverMessageSchema.parse(message);
    const begun = socket.messages.flatMap((message) =>
      message.type === 'progress' && message.status === 'processing' ? [message.step] : [],
    );
    expect(begun).toEqual(STEPS);
    const ended = socket.messages.flatMap((message) =>
      message.type === 'progress' && message.status === 'completed' ? [message.step] : [],
    );
    expect(ended).toEqual([...STEPS, 'completed']);
    socket.socket.close();
  });

  test('begun late replays what was, so that a page that was reloaded knows all', async () => {
    const socket = await connect();
    socket.say({ type: 'subscribe', analysisId: 'done' });
    await until(() => socket.messages.some((message) => message.type === 'progress' && message.step === 'completed'));
    const ended = socket.messages.flatMap((message) =>
      message.type === 'progress' && message.status === 'completed' ? [message.step] : [],
    );
    expect(ended).toEqual([...STEPS, 'completed']);
    socket.say({ type: 'subscribe', analysisId: 'failed' });
    await until(() => socket.messages.some(({ type }) => type === 'failed'));
    expect(socket.messages.at(-1)).toMatchObject({
      type: 'failed',
      analysisId: 'failed',
      error: { code: 'damaged-file' },
    });
    socket.socket.close();
  });

  test('tells who follows it that somebody changed it, and everybody that something happened', async () => {
    const [follows, other] = [await connect(), await connect({ cookie: viewer.cookie })];
    follows.say({ type: 'subscribe', analysisId: 'done' });
    other.say({ type: 'subscribe', analysisId: 'failed' });
    await until(() => follows.messages.length > 0);
    const sent = { method: 'POST', cookie: analyst.cookie, body: { content: 'Who pays?' } };
    await fund.send('/api/analyses/done/comments', sent);
    await until(() => [follows, other].every(({ messages }) => messages.some(({ type }) => type === 'news')));
    expect(follows.messages).toContainEqual({ type: 'changed', analysisId: 'done' });
    expect(other.messages.some(({ type }) => type === 'changed')).toBe(false);
    for (const message of [...follows.messages, ...other.messages]) serverMessageSchema.parse(message);
    for (const { socket } of [follows, other]) socket.close();
  });

  test('ends when it is ended, and when the analysis is removed', async () => {
    const socket = await connect();
    const [first, second] = [await upload(), await upload()];
    socket.say({ type: 'subscribe', analysisId: first });
    socket.say({ type: 'unsubscribe' });
    socket.say({ type: 'subscribe', analysisId: second });
    await until(() => socket.messages.some((message) => 'analysisId' in message && message.analysisId === second));
    const heard = socket.messages.filter((message) => 'analysisId' in message && message.analysisId === first).length;
    await fund.workspace.queue.idle();
    expect(socket.messages.filter((message) => 'analysisId' in message && message.analysisId === first)).toHaveLength(
      heard,
    );
    await fund.send(`/api/analyses/${second}`, { method: 'DELETE', cookie: analyst.cookie });
    await until(() => socket.messages.some(({ type }) => type === 'removed'));
    socket.socket.close();
  });

  test('to what one may not see is answered as to what is not there', async () => {
    const socket = await connect({ cookie: viewer.cookie });
    for (const analysisId of ['failed', 'nothing-here', '../done']) socket.say({ type: 'subscribe', analysisId });
    await until(() => socket.messages.length === 3);
    const told = socket.messages.map((message) => (message.type === 'error' ? message.error.code : message.type));
    expect(told).toEqual(['not-found', 'not-found', 'not-found']);
    socket.socket.close();
  });
});

describe('[R25] a client that means harm', () => {
  test('by what it says is told so', async () => {
    const socket = await connect();
    for (const message of ['nonsense', '{}', '[]', { type: 'subscribe' }, { type: 'progress', analysisId: 'done' }])
      socket.say(message);
    await until(() => socket.messages.length === 5);
    expect(new Set(socket.messages.map(({ type }) => type))).toEqual(new Set(['error']));
    socket.socket.close();
  });

  test('with a huge message is let go', async () => {
    const socket = await connect();
    socket.socket.on('error', () => undefined);
    socket.say('x'.repeat(10 * 1024 * 1024));
    await until(() => socket.closed !== undefined);
    expect([1006, 1009]).toContain(socket.closed?.code);
  });

  test('with a thousand messages is let go', async () => {
    const socket = await connect();
    for (let index = 0; index < 1000; index += 1)
      if (socket.socket.readyState === socket.socket.OPEN) socket.say({ type: 'ping' });
    await until(() => socket.closed !== undefined);
    expect(socket.closed?.code).toBe(1008);
    expect(socket.messages.length).toBeLessThanOrEqual(100);
  });

  test('that gives no sign of life is let go', async () => {
    const quick = await openFund({ server: { limits: { heartbeatSeconds: 0.1 } } });
    try {
      const { cookie } = await quick.join('analyst');
      const alive = await openSocket(quick.server.url, { cookie });
      const dead = await openSocket(quick.server.url, { cookie });
      // What the library answers by itself, this one does not.
      dead.socket.pong = () => undefined;
      dead.socket.pause();
      let asked = 0;
      alive.socket.on('ping', () => (asked += 1));
      await until(() => asked >= 4);
      dead.socket.resume();
      await until(() => dead.closed !== undefined);
      expect(alive.closed).toBeUndefined();
      alive.socket.close();
    } finally {
      await quick.close();
    }
  });
});

test('the server’s end is told to every socket', async () => {
  const other = await openFund();
  const { cookie } = await other.join('analyst');
  const socket = await openSocket(other.server.url, { cookie });
  await other.close();
  await until(() => socket.closed !== undefined);
  expect(socket.closed?.code).toBe(1001);
});
