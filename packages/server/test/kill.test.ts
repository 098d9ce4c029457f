/** The built server in a process of its own: killed with -9 in the middle of an analysis, it goes on where it was. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { deckBytes, PASSWORD, until } from './support/fund.js';
import { form, send, setCookie } from './support/http.js';

const vc = fileURLToPath(new URL('../../cli/dist/vc.js', import.meta.url));

let dataDir: string;
const running = new Set<ChildProcess>();
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vc-kill-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  await rm(dataDir, { recursive: true, force: true });
});

/** `vc serve` as people start it; returns its address and the process. */
async function serve(...flags: string[]) {
  expect(existsSync(vc), 'the command is built').toBe(true);
  const child = spawn(process.execPath, [vc, '--data', dataDir, 'serve', '--port', '0', ...flags], {
    env: { ...process.env, VC_ADMIN_PASSWORD: '', VC_PASSWORD_COST: '10' },
  });
  running.add(child);
  let said = '';
  let url = '';
  child.stdout.on('data', (chunk: Buffer) => (url += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await until(() => url.endsWith('\n'), 20);
  return { url: url.trim(), child, ended, said: () => said };
}

test('an upload killed with -9 is taken up again and completes; nobody is signed out; no temporary file stays', async () => {
  const first = await serve();
  const registered = await send(`${first.url}/api/register`, {
    method: 'POST',
    body: { username: 'ana', password: PASSWORD, confirmPassword: PASSWORD, email: 'ana@x.example' },
  });
  const cookie = `vc_session=${setCookie(registered, 'vc_session')}`;
  const { body, headers } = form({ companyName: 'Wrenlow' }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const answer = await send(`${first.url}/api/upload-deck`, { method: 'POST', cookie, body, headers });
    expect(answer.status).toBe(201);
    ids.push((answer.json as Analysis).id);
  }
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await serve();
  const who = await send(`${second.url}/api/user`, { cookie });
  expect(who.json).toMatchObject({ username: 'ana', role: 'admin' });
  const read = async (id: string) => (await send(`${second.url}/api/analyses/${id}`, { cookie })).json as Analysis;
  for (const id of ids) await until(async () => (await read(id)).status === 'completed', 30);
  expect((await read(ids[0]!)).overallScore).toBeGreaterThan(0);
  expect((await readdir(join(dataDir, '.uploads'))).length).toBe(1);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await readdir(join(dataDir, '.uploads'))).toEqual([]);
}, 90_000);

test('it says once what is needed to begin, and a taken port in one sentence', async () => {
  const first = await serve();
  // The address comes by another pipe, and may be read first.
  await until(() => first.said().includes('shown this once'), 20);
  const password = /shown this once: (\S+)/.exec(first.said())?.[1];
  expect(password).toMatch(/^\S{12,}$/);
  const panel = await send(`${first.url}/api/admin/login`, { method: 'POST', body: { password } });
  expect(panel.status).toBe(200);
  const taken = spawn(process.execPath, [vc, '--data', dataDir, 'serve', '--port', new URL(first.url).port]);
  let said = '';
  taken.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => taken.once('exit', resolve));
  expect(code).toBe(2);
  expect(said).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken; choose another with --port\. \[bad-usage\]\n$/);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(130);
  const second = await serve();
  expect(second.said()).not.toContain('shown this once');
}, 60_000);
