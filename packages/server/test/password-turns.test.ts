/** Passwords are checked in turn: who guesses from one address keeps nobody else from signing in. Order, not time. */
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFund, PASSWORD, until, type Fund } from './support/fund.js';

let fund: Fund;
/** Whose passwords were checked, in that order. */
let checked: string[];
/** Lets the checks that are under way, and all to come, end. */
let release: () => void;

beforeEach(async () => {
  fund = await openFund({ workspace: { trustProxy: true } });
  await fund.join('analyst', 'ana');
  await fund.join('analyst', 'luc');
  checked = [];
  const held = new Promise<void>((resolve) => (release = resolve));
  const { accounts } = fund.workspace;
  const check = accounts.checkPassword.bind(accounts);
  accounts.checkPassword = async (username, password) => {
    checked.push(username);
    await held;
    return check(username, password);
  };
});
afterEach(async () => {
  release();
  await fund.close();
});

const from = (address: string, username: string, password = PASSWORD) =>
  fund.send('/api/login', {
    method: 'POST',
    body: { username, password },
    headers: { 'x-forwarded-for': address },
  });

/** Twenty guesses of one address, of which all that may wait do; returns what becomes of each. */
async function guesses() {
  const answers: { status: number; retryAfter: string | undefined; code: string }[] = [];
  const all = Array.from({ length: 20 }, async (_, at) => {
    const { status, headers, json } = await from('203.0.113.1', `guess-${at}`, 'wrong');
    answers.push({
      status,
      retryAfter: headers['retry-after'],
      code: (json as { error: { code: string } }).error.code,
    });
  });
  await until(() => answers.length === 16);
  return { answers, all: Promise.all(all) };
}

test('of one address two wait at most; the others are told when to come again, and that try does not count', async () => {
  const { answers, all } = await guesses();
  expect(answers).toEqual(Array(16).fill({ status: 503, retryAfter: '5', code: 'too-busy' }));
  expect(checked).toHaveLength(2);
  release();
  await all;
  expect(answers.slice(16).map(({ code }) => code)).toEqual(Array(4).fill('credentials-wrong'));
  // Of one's own name as well: ten tries, of which those that were refused are none.
  const own = await Promise.all(Array.from({ length: 9 }, () => from('203.0.113.9', 'ana', 'wrong')));
  const wrong = own.filter(({ status }) => status === 401).length;
  for (let more = wrong; more < 10; more += 1) {
    expect((await from('203.0.113.9', 'ana', 'wrong')).status).toBe(401);
  }
  expect((await from('203.0.113.9', 'ana')).status).toBe(429);
});

test('others come in between, one of each address in turn', async () => {
  const { all } = await guesses();
  const statuses: number[] = [];
  // Three of each: two wait once the third is refused.
  const others = ['ana', 'luc'].flatMap((name, at) =>
    [1, 2, 3].map(async () => statuses.push((await from(`203.0.113.${at + 2}`, name)).status)),
  );
  await until(() => statuses.length === 2);
  release();
  await Promise.all([all, ...others]);
  expect(statuses).toEqual([503, 503, 200, 200, 200, 200]);
  const who = checked.map((name) => name.replace(/-\d+$/, ''));
  expect(who.slice(0, 3)).toEqual(['guess', 'guess', 'guess']);
  expect(who.slice(3, 5).toSorted()).toEqual(['ana', 'luc']);
  expect(who[5]).toBe('guess');
  expect(who.slice(6).toSorted()).toEqual(['ana', 'luc']);
});

test('who has left is not waited for', async () => {
  const { all } = await guesses();
  const leaving = [1, 2, 3].map(() => {
    const one = request(`${fund.server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.4' },
    });
    one.on('error', () => undefined);
    one.end(JSON.stringify({ username: 'gone', password: PASSWORD }));
    return one;
  });
  // The third of them is refused: two wait.
  await Promise.race(leaving.map((one) => once(one, 'response')));
  for (const one of leaving) one.destroy();
  await until(() => fund.log.filter((line) => line.includes('"aborted":true')).length === 2);
  release();
  await all;
  expect(checked).not.toContain('gone');
  expect(checked).toHaveLength(4);
});
