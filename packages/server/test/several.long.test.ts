/**
 * Several servers and workers as processes of their own on one database: killed, stopped and started in turn with PostgreSQL
 * itself, they lose nothing that was acknowledged and analyze nothing into two results; and any of them answers as the others.
 *
 * 2 servers, 2 workers, 16 decks, 8 kills. `VC_KILLS=60` is the full size, 3 servers, 3 workers and 500 decks: a minute and a half on
 * two quiet processors. `VC_SEED` kills in another order.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkspace, STEP_IDS, type Analysis } from '@vc-analyst/core';
import type { ServerMessage } from '@vc-analyst/core/contract';
import { startPostgres } from '../../core/test/kit/postgres/start-postgres.js';
import { deckBytes, PASSWORD, until } from './support/fund.js';
import { form, send, setCookie, type Received } from './support/http.js';
import { openSocket, type TestSocket } from './support/socket.js';

const vc = fileURLToPath(new URL('../../cli/dist/vc.js', import.meta.url));
const KILLS = Number(process.env.VC_KILLS ?? 8);
const [EACH, DECKS] = KILLS > 8 ? [3, 500] : [2, 16];

const postgres = await startPostgres();
afterAll(() => postgres?.dispose());

/** A clock that is an hour fast from the first SIGUSR2 on, an hour slow from the second, and so on. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`
  const { Date: Real, process } = globalThis;
  let shift = 0;
  process.on('SIGUSR2', () => (shift = shift > 0 ? -3600000 : 3600000));
  globalThis.Date = class Date extends Real {
    constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + shift); }
    static now() { return Real.now() + shift; }
  };
`)}`;

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

  /** `vc` with a data folder of its own, as on another machine, whose clock `setClock` can set; resolves once it runs. */
  async function start(name: string, ...args: string[]): Promise<Process> {
    const settings = { VC_STORE: store, VC_ADMIN_PASSWORD: 'panel of tests', VC_PASSWORD_COST: '4' };
    const env = { ...process.env, ...settings, NODE_OPTIONS: `--import ${CLOCK}` };
    const child = spawn(process.execPath, [vc, '--data', join(folder, name), ...args], { env });
    processes.add(child);
    const one: Process = { child, url: '', said: '' };
    child.stdout.on('data', (chunk: Buffer) => (one.url += chunk.toString().trim()));
    child.stderr.on('data', (chunk: Buffer) => (one.said += chunk.toString()));
    await until(() => (args[0] === 'serve' ? one.url : one.said) !== '' || child.exitCode !== null, 240);
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

  /** Sessions of so many partners. */
  async function people(count: number): Promise<string[]> {
    const workspace = await openWorkspace({ dataDir: join(folder, 'people'), store, passwordCost: 4 });
    const cookies: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const username = `partner-${number}`;
      const name = { username, email: `${username}@x.example`, firstName: username, lastName: 'Test' };
      const { id } = await workspace.accounts.managed.create({
        ...name,
        password: PASSWORD,
        role: 'user',
        isActive: true,
      });
      await workspace.accounts.managed.setTeamRole(id, 'partner');
      cookies.push(`vc_session=${(await workspace.accounts.sessions.start(id)).token}`);
    }
    await workspace.close();
    return cookies;
  }

  /** The deck; with a number, one of other content for each. */
  function upload(url: string, cookie: string, companyName: string, number?: number): Promise<Received> {
    const bytes = number === undefined ? deckBytes : Buffer.concat([deckBytes, Buffer.from(`\n%% ${number}`)]);
    const { body, headers } = form({ companyName }, [{ fileName: 'deck.pdf', bytes }]);
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

  /** Has the database write down each time that an analysis gets a result. */
  async function noteResults(): Promise<void> {
    await query(`create table results (id text, at timestamptz default now());
      create function note_result() returns trigger language plpgsql as
        $$ begin insert into public.results (id) values (new.id); return new; end $$;
      create trigger note_result after update on vc_analyst.docs_analyses for each row
        when (new.fields->>'status' = 'completed' and old.fields->>'status' <> 'completed') execute function note_result()`);
  }

  const countResults = () =>
    query<{ id: string; count: number }>(`select id, count(*)::int as count from results group by id`);

  test('a deck that one takes in waits for a worker, and its result is on a page of the other within a second', async () => {
    const [one, other] = await Promise.all([serve('one'), serve('other')]);
    const cookie = await register(one.url);
    await noteResults();
    const { id } = (await upload(one.url, cookie, 'Wrenlow')).json as Analysis;
    // As a page does: follows its steps, and reads it again when told that it changed.
    const read = async () => (await send(`${other.url}/api/analyses/${id}`, { cookie })).json as Analysis;
    const page = await openSocket(other.url, { cookie, origin: other.url });
    const steps: string[] = [];
    let shown = { analysis: await read(), at: Date.now() };
    page.socket.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as ServerMessage;
      if (told.type === 'progress') steps.push(`${told.step} ${told.status}`);
      if (told.type !== 'changed' || shown.analysis.status === 'completed') return;
      void read().then((analysis) => (shown = { analysis, at: Date.now() }));
    });
    page.say({ type: 'subscribe', analysisId: id });
    // Neither server reads a deck.
    expect(shown.analysis).toMatchObject({ status: 'pending', overallScore: null });
    await work('worker');
    await until(() => shown.analysis.status === 'completed', 60);
    expect(shown.analysis.overallScore).toBeGreaterThan(0);
    expect(shown.analysis.facts).not.toEqual([]);
    expect(steps).toEqual([
      ...STEP_IDS.flatMap((step) => [`${step} processing`, `${step} completed`]),
      'completed completed',
    ]);
    const [result] = await query<{ at: Date }>('select at from results');
    const late = shown.at - result!.at.getTime();
    console.info(`on the other's page ${late} ms after the result was written`);
    expect(late).toBeLessThan(1000);
    const metrics = (await send(`${one.url}/metrics`)).text;
    expect(metrics).toContain('vc_queue_wait_seconds_count 1\n');
    page.socket.close();
  });

  test('count tries together, and know each other’s sessions', async () => {
    const [one, other] = await Promise.all([serve('one'), serve('other')]);
    const cookie = await register(one.url);
    expect((await send(`${other.url}/api/user`, { cookie })).json).toMatchObject({ username: 'ana' });
    const refused: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      const { url } = number % 2 === 0 ? one : other;
      refused.push(
        (await send(`${url}/api/admin/login`, { method: 'POST', body: { password: `guess ${number}` } })).status,
      );
    }
    expect(refused).toEqual([401, 401, 401, 401, 401, 429]);
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

  test('a server that finds the database too busy to start says so and ends, for the service manager to start it again', async () => {
    const first = await serve('first');
    const client = new pg.Client(store);
    await client.connect();
    await client.query('begin; lock table vc_analyst.docs_analyses in access exclusive mode');
    const env = { ...process.env, VC_STORE: store, VC_ADMIN_PASSWORD: 'panel of tests' };
    const child = spawn(process.execPath, [vc, '--data', join(folder, 'late'), 'serve', '--port', '0'], { env });
    processes.add(child);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await until(() => child.exitCode !== null, 120);
    expect([child.exitCode, said]).toEqual([expect.any(Number), expect.stringContaining('[store-busy]')]);
    expect(child.exitCode).not.toBe(0);
    await client.end();
    expect((await send(`${first.url}/api/health/ready`)).status).toBe(200);
  });

  test('a clock that is set by hours, of any of them and in the middle of it, makes nobody dead and nothing twice', async () => {
    const [server, one, other] = await Promise.all([serve('server'), work('one'), work('other')]);
    const [cookie = ''] = await people(1);
    await noteResults();
    const ids = new Set<string>();
    for (let number = 0; number < 9; number += 1) {
      // Forward, then two hours back.
      [server, one, other][number % 3]!.child.kill('SIGUSR2');
      const answer = await upload(server.url, cookie, `Company ${number}`, number);
      expect(answer.status, answer.text).toBe(201);
      ids.add((answer.json as Analysis).id);
    }
    await until(async () => (await countResults()).length === ids.size, 120);
    for (const { child } of [one, other]) child.kill('SIGUSR2');
    const last = (await upload(server.url, cookie, 'Last', 99)).json as Analysis;
    await until(async () => (await countResults()).length === ids.size + 1, 60);
    expect((await countResults()).filter(({ count }) => count !== 1)).toEqual([]);
    const read = (await send(`${server.url}/api/analyses/${last.id}`, { cookie })).json as Analysis;
    expect(read).toMatchObject({ status: 'completed' });
    const hoursOff = Math.abs(Date.parse(read.createdAt) - Date.now()) / 3_600_000;
    expect(Math.round(hoursOff)).toBe(1);
  });

  /**
   * Follows analyses over `/ws` as a page does, coming again whenever the server was lost; `ended` are those of which it was
   * told that they are completed or have failed.
   */
  function follow(server: () => Process, cookie: string) {
    const ended = new Set<string>();
    const followed = new Set<string>();
    let socket: TestSocket | undefined;
    const say = (analysisId: string) => socket?.say({ type: 'subscribe', analysisId });
    const come = async (): Promise<void> => {
      const { url } = server();
      const opened = await openSocket(url, { cookie, origin: url }).catch(() => undefined);
      if (!opened) return void setTimeout(() => void come(), 500);
      socket = opened;
      opened.socket.on('message', (data: Buffer) => {
        const told = JSON.parse(data.toString()) as { type: string; step?: string; analysisId: string };
        if (told.type === 'failed' || told.step === 'completed') ended.add(told.analysisId);
      });
      opened.socket.on('close', () => {
        socket = undefined;
        if (isOpen) setTimeout(() => void come(), 500);
      });
      for (const id of followed) if (!ended.has(id)) say(id);
    };
    let isOpen = true;
    const first = come();
    return {
      ended,
      async add(id: string) {
        await first;
        followed.add(id);
        if (socket?.socket.readyState === socket?.socket.OPEN) say(id);
      },
      close() {
        isOpen = false;
        socket?.socket.terminate();
      },
    };
  }

  test('killed at random, with the database, they lose nothing acknowledged and give each deck one result', async () => {
    const numbers = Array.from({ length: EACH }, (_, number) => number);
    const servers = await Promise.all(numbers.map((number) => serve(`server-${number}`)));
    const workers = await Promise.all(numbers.map((number) => work(`worker-${number}`)));
    const cookies = await people(Math.ceil(DECKS / 200));
    await noteResults();
    const startedAt = performance.now();

    const acknowledged = new Map<string, string>();
    const followers = numbers.map((number) => follow(() => servers[number]!, cookies[0]!));
    let isUploading = true;
    const uploads = (async () => {
      for (let number = 0; acknowledged.size < DECKS; number += 1) {
        const at = number % EACH;
        const company = `Company ${number}`;
        // A server that was killed or a database that is away refuses: only what was answered with 201 counts.
        const cookie = cookies[number % cookies.length]!;
        const answer = await upload(servers[at]!.url, cookie, company, number).catch(() => undefined);
        if (answer?.status !== 201) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          continue;
        }
        const { id } = answer.json as Analysis;
        acknowledged.set(id, company);
        // At another server than the one that took it in.
        void followers[(at + 1) % EACH]!.add(id);
      }
      isUploading = false;
    })();

    const summaries = () =>
      query<{ id: string; status: string; company: string }>(
        `select id, fields->>'status' as status, fields->>'companyName' as company from vc_analyst.docs_analyses`,
      );
    const isOver = ({ status }: { status: string }) => status !== 'pending' && status !== 'processing';
    /** Undefined while the database is away. */
    const over = async () => (await summaries().catch(() => undefined))?.filter(isOver).length;
    const seed = Number(process.env.VC_SEED ?? 1);
    const kill = fc.record({
      target: fc.constantFrom('server', 'worker', 'database'),
      which: fc.nat({ max: EACH - 1 }),
      // Further analyses that come to their end before the next kill.
      after: fc.nat({ max: Math.floor((2 * DECKS) / KILLS) - 1 }),
    });
    let finished = 0;
    for (const { target, which, after } of fc.sample(kill, { numRuns: KILLS, seed })) {
      finished = Math.min(DECKS, finished + after);
      await until(async () => ((await over()) ?? 0) >= finished, 300);
      if (target === 'database') {
        postgres!.kill();
        postgres!.start();
      } else if (target === 'worker') {
        workers[which]!.child.kill('SIGKILL');
        workers[which] = await work(`worker-${which}`);
      } else {
        servers[which]!.child.kill('SIGKILL');
        servers[which] = await serve(`server-${which}`);
      }
    }
    await until(() => !isUploading, 1200);
    await uploads;
    await until(async () => (await over()) === (await summaries()).length, 600);
    const minutes = (performance.now() - startedAt) / 60_000;

    const held = await summaries();
    for (const [id, company] of acknowledged) {
      expect(held.find((one) => one.id === id)).toMatchObject({ company });
    }
    // Every upload had a name and a content of its own.
    expect(new Set(held.map(({ company }) => company)).size).toBe(held.length);
    const results = await countResults();
    const failed = held.filter(({ status }) => status === 'failed');
    expect(results.filter(({ count }) => count > 1)).toEqual([]);
    expect(results).toHaveLength(held.length - failed.length);
    // A deck whose process died twice under it is not run a third time by itself; it says so, and nothing else failed.
    for (const { id } of failed) {
      const at = `${servers[0]!.url}/api/analyses/${id}`;
      const { failure } = (await send(at, { cookie: cookies[0] })).json as Analysis;
      // One whose upload was never acknowledged may lack its deck.
      expect(acknowledged.has(id) ? ['reading-crashed'] : ['reading-crashed', 'deck-missing']).toContain(failure?.code);
    }
    const told = () => new Set(followers.flatMap(({ ended }) => [...ended]));
    await until(() => [...acknowledged.keys()].every((id) => told().has(id)), 60);
    for (const follower of followers) follower.close();
    console.info(
      `seed ${seed}, ${KILLS} kills in ${minutes.toFixed(1)} min: ${acknowledged.size} acknowledged, ${held.length} held, ` +
        `${failed.length} failed by two deaths`,
    );
  });
});
