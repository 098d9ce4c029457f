/** `vc demo`: the sample decks in the web app, with no key and no network, and nothing left behind. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { vcPath } from './run-vc.js';

const place = await mkdtemp(join(tmpdir(), 'vc-demo-test-'));
afterAll(() => rm(place, { recursive: true, force: true }));

/** Starts it in a folder of its own for temporary files; returns what it says as it comes. */
function startDemo() {
  const child = spawn(process.execPath, [vcPath, 'demo', '--port', '0'], {
    // A key in the environment is not used, and settings that would open the server are not either.
    env: { PATH: process.env.PATH, TMPDIR: place, HOME: place, OPENAI_API_KEY: 'sk-canary', VC_HOST: '0.0.0.0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (piece: Buffer) => (said.out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (said.err += piece.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const heard = (pattern: RegExp, on: 'stdout' | 'stderr') =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(on === 'stdout' ? said.out : said.err);
        if (found) resolve(found);
      };
      child[on].on('data', look);
      void ended.then(() => reject(new Error(`vc demo ended: ${said.err}`)));
      look();
    });
  return { child, ended, heard, said };
}

test('analyses seven decks, lets one in, and is gone with Ctrl-C', async () => {
  const { child, ended, heard, said } = startDemo();
  const [, url = ''] = await heard(/^(http:\/\/127\.0\.0\.1:\d+)$/m, 'stdout');
  const [, password = ''] = await heard(/as demo with the password (\w+)/, 'stderr');
  const signIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ username: 'demo', password }),
  });
  expect(signIn.status).toBe(200);
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const analyses = await (await fetch(`${url}/api/analyses`, { headers: { cookie } })).json();
  const names = JSON.stringify(analyses);
  for (const company of ['Quaylane', 'Termálida', 'Rackhaven', 'Wrenlow', 'Fluxandre', 'Aubelle', 'Pizarrea'])
    expect(names).toContain(company);
  // Over some months, by people of the fund.
  const days = new Set(JSON.stringify(analyses).match(/"createdAt":"[^T]{10}/g) ?? []);
  expect(days.size).toBe(7);
  // The whole range of verdicts.
  for (const verdict of ['invest', 'follow-up', 'pass']) expect(names).toContain(`"recommendation":"${verdict}"`);
  for (const reason of ['call', 'thin']) expect(names).toContain(`"recommendationReason":"${reason}"`);
  for (const value of ['invested', 'pipeline', 'passed']) expect(names).toContain(`"value":"${value}"`);
  const investments = await (await fetch(`${url}/api/portfolio`, { headers: { cookie } })).json();
  expect(JSON.stringify(investments)).toContain('Quaylane');
  expect(await (await fetch(url)).text()).toContain('<div id="root">');

  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(said.out.trim().split('\n')).toEqual([url]);
  expect(said.err).not.toContain('canary');
  expect(await readdir(place)).toEqual([]);
});

test('interrupted while it analyses, it leaves nothing behind either', async () => {
  const { child, ended, heard } = startDemo();
  await heard(/\[1\/7\]/, 'stderr');
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(await readdir(place)).toEqual([]);
});
