/** [R28][R29] What never comes out: nothing of the inside in an error, no secret and no text of a deck in the log. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema, ROUTES, type Route, type RouteId } from '@vc-analyst/core/contract';
import { openFund, PASSWORD, seedDocument, type Fund, type Person } from './support/fund.js';
import { setCookie, type Received } from './support/http.js';

/** Canaries: none of them may come out of the server, in an answer or in a log line. */
const SECRET = { mail: 'canary-mail-password', account: 'canary account password', comment: 'canary-comment-text' };
const INSIDE = /node_modules|(?:\bat \S+ \()|\.ts:\d|\.js:\d|\/root|\/tmp\/|\/work|\/home\//;

let fund: Fund;
let admin: Person;

beforeAll(async () => {
  fund = await openFund({ stored: [{ id: 'kept' }] });
  admin = await fund.join('admin');
}, 60_000);
afterAll(() => fund.close());

const get = (path: string, as: Person = admin, headers: Record<string, string> = {}) =>
  fund.send(path, { cookie: as.cookie, headers });
const errorOf = (answer: Received) => errorBodySchema.parse(answer.json).error;

describe('[R28] errors', () => {
  test('have one shape, a code of the list and a request id, in the caller’s language', async () => {
    const spanish = await fund.send('/api/analyses/nada', { cookie: undefined, headers: { 'accept-language': 'es' } });
    expect(errorOf(spanish)).toMatchObject({
      code: 'unauthorized',
      message: expect.stringContaining('sesión') as string,
    });
    expect(errorOf(spanish).requestId).toBe(spanish.headers['x-request-id']);
    const french = await fund.send('/api/login', { method: 'POST', body: {}, headers: { 'accept-language': 'fr-CH' } });
    expect(errorOf(french).message).toContain('La requête');
    expect(errorOf(await get('/api/nowhere')).code).toBe('not-found');
    const wrong = await fund.send('/api/analyses', { method: 'DELETE', cookie: admin.cookie });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, expect.stringContaining('GET')]);
  });

  test('of five hundred broken requests tell nothing of the inside', async () => {
    const leaks: string[] = [];
    for (const request of brokenRequests(500)) {
      const answer = await fund.send(request.path, { ...request, cookie: request.signedIn ? admin.cookie : undefined });
      if (INSIDE.test(answer.text)) leaks.push(`${request.method} ${request.path}: ${answer.text.slice(0, 200)}`);
      if (answer.status >= 500)
        leaks.push(
          `${request.method} ${request.path} ${JSON.stringify(request.body)?.slice(0, 100)}: ${answer.status}`,
        );
      if (answer.status >= 400 && !errorBodySchema.safeParse(answer.json).success)
        leaks.push(`${request.path}: ${answer.text.slice(0, 100)}`);
    }
    expect(leaks).toEqual([]);
  }, 60_000);
});

describe('[R29] logs and answers', () => {
  test('hold no password, token, cookie or text of a person or deck', async () => {
    const { id, cookie } = await fund.join('admin');
    await fund.send('/api/settings', {
      method: 'PUT',
      cookie,
      body: {
        mail: { host: '127.0.0.1', port: 9, secure: false, username: 'u', password: SECRET.mail, from: 'a@b.example' },
      },
    });
    await fund.send('/api/user', {
      method: 'PATCH',
      cookie,
      body: { password: SECRET.account, currentPassword: PASSWORD },
    });
    const own = `vc_session=${(await fund.workspace.accounts.sessions.start(id)).token}`;
    const signedIn = await fund.send('/api/login', {
      method: 'POST',
      body: { username: 'nobody', password: SECRET.account },
    });
    await fund.send('/api/analyses/kept/comments', { method: 'POST', cookie: own, body: { content: SECRET.comment } });
    const { token } = (
      await fund.send('/api/analyses/kept/shares', { method: 'POST', cookie: own, body: { password: 'canary-share' } })
    ).json as { token: string };
    await fund.send(`/api/share/${token}`, { method: 'POST', body: { password: 'canary-share' } });
    await fund.send(`/share/${token}`);
    await fund.send(`/api/share/${token}/slides/1`);
    await fund.send(`/api/analyses?q=canary-query`, { cookie: own });
    await fund.send('/api/team/invite', {
      method: 'POST',
      cookie: own,
      body: { email: 'guest@x.example', role: 'viewer', firstName: 'G', lastName: 'H' },
    });
    const log = fund.log.join('\n');
    const canaries = [
      SECRET.mail,
      SECRET.account,
      SECRET.comment,
      token,
      'canary-share',
      'canary-query',
      own.slice(11),
      setCookie(signedIn, 'vc_session') ?? 'none',
    ];
    const seed = await seedDocument();
    const deckText = seed.slides.map(({ text }) => text.split('\n')[0]!).filter((line) => line.length > 12);
    for (const canary of [...canaries, ...deckText]) expect(log).not.toContain(canary);
    const settings = await fund.send('/api/settings', { cookie: own });
    expect(settings.text).not.toContain(SECRET.mail);
    expect(settings.json).toMatchObject({ mail: { hasPassword: true } });
    for (const line of fund.log) expect(() => JSON.parse(line) as unknown).not.toThrow();
    await fund.send('/api/settings', { method: 'PUT', cookie: own, body: { mail: null } });
  });

  test('cannot be forged: a line break in a request is no line break in the log', async () => {
    const before = fund.log.length;
    await fund.send('/%0a%7b%22level%22:60%7d', { headers: { 'user-agent': 'a"} {"level":60' } });
    for (const line of fund.log.slice(before)) {
      expect(line.trimEnd()).not.toContain('\n');
      expect((JSON.parse(line) as { level: number }).level).toBeLessThan(60);
    }
  });
});

interface Broken {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signedIn: boolean;
}

/** Routes of the table with what does not belong there; the same every time. */
function* brokenRequests(count: number): Generator<Broken> {
  const odd = [
    '',
    'x',
    '../..',
    '%00',
    '%ff',
    '{}',
    '<script>',
    "' OR 1=1 --",
    '\u202e',
    'a'.repeat(300),
    '-1',
    '1e999',
    'null',
    '__proto__',
    'constructor',
  ];
  const bodies: unknown[] = [
    undefined,
    null,
    0,
    [],
    {},
    'text',
    '{',
    '[[[[',
    { __proto__: null, toString: 1 },
    { id: { $gt: '' } },
    { content: { a: 1 } },
    { rating: 1e99 },
    { ids: Array(5).fill('x') },
    { username: ['a'], password: {} },
    '['.repeat(20_000),
    { companyName: 'x\u0000y', date: '2026-99-99' },
  ];
  const ids = (Object.keys(ROUTES) as RouteId[]).filter(
    (id) => !['logout', 'logoutPage', 'changeSettings'].includes(id),
  );
  let seed = 7;
  const next = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let index = 0; index < count; index += 1) {
    const { method, path }: Route = ROUTES[ids[next(ids.length)]!];
    const filled = path.replace(/\{\w+\}/g, () => encodeOdd(odd[next(odd.length)]!));
    const query =
      next(3) === 0
        ? `?${['limit', 'sort', 'cursor', 'q', 'type', 'width', 'format'][next(7)]}=${encodeOdd(odd[next(odd.length)]!)}`
        : '';
    yield {
      method,
      path: `${filled}${query}`,
      signedIn: next(4) !== 0,
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: bodies[next(bodies.length)] }),
      headers:
        next(2) === 0
          ? {
              'content-type': ['application/json', 'application/json; charset=utf-9', 'multipart/form-data', 'x'][
                next(4)
              ]!,
            }
          : {},
    };
  }
}

function encodeOdd(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text);
}
