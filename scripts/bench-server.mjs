/**
 * The server under load, with 10,000 stored analyses: what pages ask for, at 20 connections, beside a bare Koa route that
 * answers as many bytes in the same run; its memory; and whether it stays awake while all is scored again and while the
 * worst files are read.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { round, time } from './bench-parts.mjs';
import { root } from './set-up.mjs';

const { fetch, FormData, Blob } = globalThis;

const STORED = 10_000;
const CONNECTIONS = 20;
const SECONDS = 5;
const SECTORS = ['saas', 'fintech', 'healthtech', 'edtech', 'ai', 'ecommerce', 'mobility', 'energy', 'other'];

/** As the list of analyses asks for a page: `packages/web/src/features/analyses/listed.ts`. */
const LISTED =
  'companyName,fileName,status,failure,createdAt,version,previousId,ownerId,overallScore,band,recommendation,' +
  'recommendationReason,coverage,fit,decision,sector,stage,ask,revenue';
const PAGES = {
  'list of 50, as the page shows it': `/api/analyses?sort=-createdAt&limit=50&fields=${LISTED}`,
  'the same by sector and score': `/api/analyses?sort=-overallScore&limit=50&sector=fintech,ai&minScore=50&fields=${LISTED}`,
  'list of 50 with all fields': '/api/analyses',
  dashboard: '/api/dashboard/stats',
  'report of all': '/api/reports/all',
  'one analysis': '/api/analyses/bench-00000',
};

/** For which a server is left alone before its memory is read. */
const IDLE = 60_000;

export async function serverSpeed() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-bench-server-'));
  const emptyDir = await mkdtemp(join(tmpdir(), 'vc-bench-empty-'));
  const processes = [];
  try {
    await fill(dataDir);
    // Builds the index of what was written past the store, which a server finds.
    await signUp(await openServer(processes, dataDir));
    await end(processes.pop());
    const url = await openServer(processes, dataDir);
    const server = processes.at(-1);
    const cookie = await signIn(url);
    const headers = { cookie };
    await fetch(`${url}/api/analyses`, { headers });
    const rows = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const answer = await fetch(`${url}${path}`, { headers });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const bare = await start(processes, ['--input-type=module', '--eval', BARE, String(bytes)]);
      const alone = await load(bare, {});
      const ours = await load(`${url}${path}`, headers);
      const unchanged = await load(`${url}${path}`, { ...headers, 'if-none-match': answer.headers.get('etag') });
      rows.push({
        [`${STORED} analyses, ${CONNECTIONS} connections`]: name,
        kB: round(bytes / 1000),
        'p50 ms': ours.latency.p50,
        'p99 ms': ours.latency.p99,
        'a second': round(ours.requests.average),
        'bare Koa': round(alone.requests.average),
        ratio: round(ours.requests.average / alone.requests.average),
        '304 p99 ms': unchanged.latency.p99,
        '304 a second': round(unchanged.requests.average),
        failed: ours.non2xx + ours.errors + (unchanged.requests.total - unchanged['3xx']),
      });
    }
    console.table(rows);
    await searchSpeed(url, headers);
    await openServer(processes, emptyDir);
    await wait(IDLE);
    console.log(
      `resident after an idle minute: ${await memoryOf(processes.at(-1))} MiB without data, ` +
        `${await memoryOf(server)} MiB with ${STORED} analyses after lists, reports and searches`,
    );
    await rescoring(url, headers);
    await staysAwake(url, headers);
  } finally {
    for (const child of processes) child.kill('SIGKILL');
    for (const folder of [dataDir, emptyDir]) await rm(folder, { recursive: true, force: true });
  }
}

/** `/api/health` while all stored analyses are scored again, as after a change of the thesis. */
async function rescoring(url, headers) {
  const asked = { ...headers, origin: url, 'content-type': 'application/json' };
  const health = (seconds) => autocannon({ url: `${url}/api/health`, connections: 1, duration: seconds });
  const before = await health(SECONDS);
  const started = await fetch(`${url}/api/settings/thesis/apply`, { method: 'POST', headers: asked, body: '{}' });
  const meanwhile = await health(2 * SECONDS);
  const { running } = await (await fetch(`${url}/api/settings/thesis/apply`, { headers })).json();
  console.log(
    `/api/health while ${STORED} analyses are scored again (${started.status}, ${running ? 'not ended then' : 'ended meanwhile'}): ` +
      `p50 ${meanwhile.latency.p50} ms, p99 ${meanwhile.latency.p99} ms, slowest ${meanwhile.latency.max} ms; ` +
      `before it p99 ${before.latency.p99} ms, slowest ${before.latency.max} ms`,
  );
}

/** Resident memory in MiB, where /proc tells. */
async function memoryOf({ pid }) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024);
}

function end(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** The sample analyses many times, each its own company and day, with what is searched and listed of them. */
async function fill(dataDir) {
  const folder = join(root, 'examples', 'golden');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const golden = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
  const small = golden.map((analysis) => ({
    ...analysis,
    slides: analysis.slides.slice(0, 3),
    criteria: [],
    checks: [],
    flags: [],
  }));
  await mkdir(join(dataDir, 'analyses'), { recursive: true });
  const day = 24 * 60 * 60 * 1000;
  for (let index = 0; index < STORED; index += 1) {
    const id = `bench-${String(index).padStart(5, '0')}`;
    const document = {
      ...(index < 10 ? golden : small)[index % golden.length],
      id,
      companyName: `Company ${index}`,
      createdAt: new Date(Date.now() - (index % 700) * day - index).toISOString(),
      sector: SECTORS[index % SECTORS.length],
      overallScore: 20 + (index % 75),
      deckHash: index.toString(16).padStart(64, '0'),
      files: [],
    };
    await writeFile(join(dataDir, 'analyses', `${id}.json`), JSON.stringify({ version: 1, stamp: id, document }));
  }
}

const BARE = `
  import Koa from 'koa';
  const body = JSON.stringify('x'.repeat(Math.max(0, Number(process.argv.at(-1)) - 2)));
  const app = new Koa();
  app.use(async (ctx) => { ctx.type = 'application/json'; ctx.body = body; });
  const server = app.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
`;

/** `vc serve` on a free port; returns its address. The caller ends the process. */
export function openServer(processes, dataDir, env = {}, ...flags) {
  const vc = join(root, 'packages', 'cli', 'dist', 'vc.js');
  return start(processes, [vc, '--data', dataDir, 'serve', '--port', '0', '--quiet', ...flags], env);
}

/** Starts a process that prints its address; returns the address. */
async function start(processes, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) resolve(said.split('\n')[0].trim());
    });
  });
}

const ACCOUNT = { username: 'bench', password: 'bench of the server' };

export function signUp(url) {
  return cookieOf(`${url}/api/register`, { ...ACCOUNT, email: 'bench@example.com' });
}

function signIn(url) {
  return cookieOf(`${url}/api/login`, ACCOUNT);
}

async function cookieOf(address, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.headers.getSetCookie()[0].split(';')[0];
}

/** What people type, letter by letter: names of figures, words of decks, companies of either end of the book. */
async function searchSpeed(url, headers) {
  const typed = ['revenue', 'market growth', 'runway 18', 'founder', 'pilot', 'fintech', 'churn', 'seed round'];
  // Most are asked once: what was asked before is answered from memory.
  for (let index = 0; index < 150; index += 1)
    typed.push(`company ${(index * 7919) % STORED} ${['seed', 'ai', 'arr'][index % 3]}`);
  const beginnings = [...new Set(typed.flatMap((text) => [...text].map((_, index) => text.slice(0, index + 1))))];
  const requests = beginnings.map((text) => ({ path: `/api/search?q=${encodeURIComponent(text)}`, headers }));
  const first = await time(() => fetch(`${url}${requests[0].path}`, { headers }));
  const answers = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS });
  console.log(
    `search over ${STORED} analyses, ${requests.length} different texts from ${CONNECTIONS} connections: the first ${round(first)} ms, ` +
      `then p50 ${answers.latency.p50} ms, p99 ${answers.latency.p99} ms, ${round(answers.requests.average)} a second, ` +
      `${answers.non2xx + answers.errors} failed`,
  );
}

const load = (url, headers) => autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });

/** `/api/health` while decks are read that unpack to gigabytes. */
async function staysAwake(url, headers) {
  const folder = join(root, '..', 'shared', 'hostile', 'bomb');
  if (!existsSync(folder)) return;
  const names = await readdir(folder);
  const uploads = names.map(async (name) => {
    const form = new FormData();
    form.set('companyName', name);
    form.set('deck', new Blob([await readFile(join(folder, name))]), name);
    return (await fetch(`${url}/api/upload-deck`, { method: 'POST', headers, body: form })).status;
  });
  const health = await autocannon({ url: `${url}/api/health`, connections: 5, duration: SECONDS });
  await Promise.all(uploads);
  console.log(
    `/api/health while ${names.length} hostile files are read: p50 ${health.latency.p50} ms, p99 ${health.latency.p99} ms, ` +
      `${health.non2xx + health.errors} of ${health.requests.total} failed`,
  );
}

if (process.argv[1]?.endsWith('bench-server.mjs')) await serverSpeed();
