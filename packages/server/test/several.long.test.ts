/**
 * Several servers and workers as processes of their own on one database: killed, stopped and started in turn with PostgreSQL
 * itself, they lose nothing that was acknowledged and analyze nothing into two results; and any of them answers as the others.
 *
 * 2 servers, 2 workers, 16 decks, 8 kills: some two and a half minutes on two processors that others use as well.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Analysis } from '@vc-analyst/core';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
import { deckBytes, PASSWORD, until } from './support/fund.js';
import { form, send, setCookie, type Received } from './support/http.js';
import { openSocket } from './support/socket.js';

const vc = fileURLToPath(new URL('../../cli/dist/vc.js', import.meta.url));
const DECKS = 16;
const KILLS = 8;

const postgres = await startPostgres();
afterAll(() => postgres?.dispose());

interface Process {
  child: ChildProcess;
  url: string;
  said: string;
}

describe.skipIf(!postgres)('several servers and workers of one database', () => {
  let folder = '';
  let store = '';
  const processes = new Set<ChildProcess>();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vc-several-'));
    store = await postgres!.newDatabase();
  });
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    processes.clear();
    await rm(folder, { recursive: true, force: true });
  });

  /** `vc` with a data folder of its own, as on another machine; resolves once it runs. */
  async function start(name: string, ...args: string[]): Promise<Process> {
    const env = { ...process.env, VC_STORE: store, VC_ADMIN_PASSWORD: 'panel of tests', VC_PASSWORD_COST: '4' };
    const child = spawn(process.execPath, [vc, '--data', join(folder, name), ...args], { env });
    processes.add(child);
    const one: Process = { child, url: '', said: '' };
    child.stdout.on('data', (chunk: Buffer) => (one.url += chunk.toString().trim()));
    child.stderr.on('data', (chunk: Buffer) => (one.said += chunk.toString()));
    await until(() => (args[0] === 'serve' ? one.url : one.said) !== '' || child.exitCode !== null, 60);
    expect(child.exitCode, one.said).toBeNull();
    return one;
  }
  const serve = (name: string) => start(name, 'serve', '--workers', '0', '--port', '0');
  const work = (name: string) => start(name, 'worker', '--workers', '1');

  async function register(url: string): Promise<string> {
    const body = { username: 'ana', password: PASSWORD, confirmPassword: PASSWORD, email: 'ana@x.example' };
    const answer = await send(`${url}/api/register`, { method: 'POST', body });
    expect(answer.status, answer.text).toBe(201);
    return `vc_session=${setCookie(answer, 'vc_session')}`;
  }

  function upload(url: string, cookie: string, companyName: string): Promise<Received> {
    const { body, headers } = form({ companyName }, [{ fileName: 'deck.pdf', bytes: deckBytes }]);
    return send(`${url}/api/upload-deck`, { method: 'POST', cookie, body, headers });
  }

  async function query<R extends object>(text: string): Promise<R[]> {
    const client = new pg.Client(store);
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  test('count tries together, and tell what a worker does to the pages of each', async () => {
    const [one, other] = await Promise.all([serve('one'), serve('other')]);
    const cookie = await register(one.url);
    expect((await send(`${other.url}/api/user`, { cookie })).json).toMatchObject({ username: 'ana' });
    const socket = await openSocket(other.url, { cookie, origin: other.url });
    await work('worker');
    const { id } = (await upload(one.url, cookie, 'Wrenlow')).json as Analysis;
    socket.say({ type: 'subscribe', analysisId: id });
    await until(
      () => socket.messages.some((message) => message.type === 'progress' && message.step === 'completed'),
      60,
    );
    const refused: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      const { url } = number % 2 === 0 ? one : other;
      refused.push(
        (await send(`${url}/api/admin/login`, { method: 'POST', body: { password: `guess ${number}` } })).status,
      );
    }
    expect(refused).toEqual([401, 401, 401, 401, 401, 429]);
    socket.socket.close();
  });

  test('a worker that slept through its time writes nothing of what another took over', async () => {
    const server = await serve('server');
    const cookie = await register(server.url);
    const sleeper = await work('sleeper');
    const { id } = (await upload(server.url, cookie, 'Wrenlow')).json as Analysis;
    const running = `select fields->>'status' as status from vc_analyst.docs_analyses where id = '${id}'`;
    await until(async () => (await query<{ status: string }>(running))[0]?.status === 'processing', 30);
    sleeper.child.kill('SIGSTOP');
    const stoppedAt = performance.now();
    await work('heir');
    const read = async () => (await send(`${server.url}/api/analyses/${id}`, { cookie })).json as Analysis;
    await until(async () => (await read()).status === 'completed', 90);
    console.info(
      `taken up and finished ${Math.round((performance.now() - stoppedAt) / 1000)} s after its worker stopped`,
    );
    const finished = await read();
    sleeper.child.kill('SIGCONT');
    // While another deck is read it goes on where it was, and finds that its run is no longer its own.
    const after = (await upload(server.url, cookie, 'Second')).json as Analysis;
    await until(
      async () =>
        ((await send(`${server.url}/api/analyses/${after.id}`, { cookie })).json as Analysis).status === 'completed',
      60,
    );
    expect(await read()).toEqual(finished);
  });

  test('killed in turn, with the database, they lose nothing acknowledged and give each deck one result', async () => {
    const servers = [await serve('server-0'), await serve('server-1')];
    const workers = [await work('worker-0'), await work('worker-1')];
    const cookie = await register(servers[0]!.url);
    const acknowledged = new Map<string, string>();
    let uploading = true;
    const uploads = (async () => {
      for (let number = 0; acknowledged.size < DECKS; number += 1) {
        // A server that was killed or a database that is away refuses: only what was answered with 201 counts.
        const answer = await upload(servers[number % 2]!.url, cookie, `Company ${number}`).catch(() => undefined);
        if (answer?.status === 201) acknowledged.set((answer.json as Analysis).id, `Company ${number}`);
        else await new Promise((resolve) => setTimeout(resolve, 200));
      }
      uploading = false;
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = kill % 3;
      const which = Math.floor(kill / 3) % 2;
      if (target === 0) {
        workers[which]!.child.kill('SIGKILL');
        workers[which] = await work(`worker-${which}`);
      } else if (target === 1) {
        servers[which]!.child.kill('SIGKILL');
        servers[which] = await serve(`server-${which}`);
      } else {
        postgres!.kill();
        postgres!.start();
      }
    }
    await until(() => !uploading, 120);
    await uploads;
    const summaries = async () =>
      query<{ id: string; status: string; company: string }>(
        `select id, fields->>'status' as status, fields->>'companyName' as company from vc_analyst.docs_analyses`,
      );
    await until(
      async () => (await summaries()).every(({ status }) => status !== 'pending' && status !== 'processing'),
      180,
    );
    const held = await summaries();
    for (const [id, company] of acknowledged) {
      expect(held.find((one) => one.id === id)).toMatchObject({ company });
    }
    // A deck whose process died twice under it is not run a third time by itself; it says so, and nothing else failed.
    const failed = held.filter(({ status }) => status === 'failed');
    for (const { id } of failed) {
      const { failure } = (await send(`${servers[0]!.url}/api/analyses/${id}`, { cookie })).json as Analysis;
      // One whose upload was never acknowledged may lack its deck.
      expect(acknowledged.has(id) ? ['reading-crashed'] : ['reading-crashed', 'deck-missing']).toContain(failure?.code);
    }
    // Every upload had a name of its own.
    const companies = held.map(({ company }) => company);
    expect(new Set(companies).size).toBe(companies.length);
    console.info(`${KILLS} kills: ${acknowledged.size} acknowledged, ${held.length} held, ${failed.length} failed`);
  });
});
