/**
 * Past one machine: what a second worker adds, how soon a deck is picked up, and what pages wait for over 100,000 analyses,
 * in a PostgreSQL of its own. Where none is installed it is skipped with one line. Read the ratios: the database, the server and
 * the workers share this machine's processors.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { percentile, round, time, vc } from './bench-parts.mjs';
import { openServer, signUp } from './bench-server.mjs';
import { withSource } from './load-source.mjs';
import { root } from './set-up.mjs';

const { fetch } = globalThis;
const { openWorkspace } = await import('@vc-analyst/core');

const DECKS = 24;
const ROUNDS = 2;
const PICK_UPS = 60;
/** Analyses beneath the pages; `VC_STORED` tries them over fewer. */
const STORED = Number(process.env.VC_STORED ?? 100_000);
const ASKED = 200;
const ASKED_AFTER_CHANGE = 40;
const MOST_MS = 10_000;

const PARTS = { throughput, pickUps, pages };

/** Of all parts, unless some are named. */
export async function postgresSpeed(parts = Object.values(PARTS)) {
  const kit = 'packages/core/test/kit/postgres/start-postgres.ts';
  const postgres = await withSource(kit, ({ startPostgres }) => startPostgres());
  if (!postgres) return;
  const processes = [];
  const folder = await mkdtemp(join(tmpdir(), 'vc-bench-postgres-'));
  const deck = await readFile(join(root, 'examples', 'decks', 'quaylane-series-a.pdf'));
  try {
    for (const measure of parts) await measure({ postgres, folder, deck, processes });
  } finally {
    for (const child of processes) child.kill('SIGKILL');
    await postgres.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Decks that wait, worked off by one worker and by two; in turns, so that a machine that slows down slows both. */
async function throughput({ postgres, folder, deck }) {
  const seconds = { 1: 0, 2: 0 };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const workers of [1, 2]) {
      const store = await postgres.newDatabase();
      const own = [];
      for (let number = 0; number < workers; number += 1) await startWorker(own, store, join(folder, `w${number}`));
      const workspace = await openWorkspace({ dataDir: join(folder, 'server'), store });
      await workspace.queue.start({ runs: false });
      // Each has read one, and is warm.
      await handIn(workspace, deck, workers, 'warm');
      await whenOver(workspace);
      const ms = await time(async () => {
        await handIn(workspace, deck, DECKS, 'deck');
        await whenOver(workspace);
      });
      seconds[workers] += ms / 1000 / ROUNDS;
      await workspace.close();
      await Promise.all(own.map(ended));
    }
  }
  console.log(
    `\nPostgreSQL, the database and the workers on ${availableParallelism()} processors: ${DECKS} decks that wait`,
  );
  console.table(
    [1, 2].map((workers) => ({
      'workers (vc worker --workers 1)': workers,
      'decks a second': round(DECKS / seconds[workers]),
      '× one': (seconds[1] / seconds[workers]).toFixed(2),
    })),
  );
}

/** From the moment at which a deck waits to the moment at which an idle worker has taken it, by the database's own clock. */
async function pickUps({ postgres, folder, deck, processes }) {
  const store = await postgres.newDatabase();
  const workspace = await openWorkspace({ dataDir: join(folder, 'server'), store });
  await workspace.queue.start({ runs: false });
  const client = await connect(store);
  await client.query(`create table turns (id text, taken bool, at timestamptz);
    create function note_turn() returns trigger language plpgsql as
      $$ begin insert into public.turns values (new.id, new.fields->>'status' = 'processing', clock_timestamp()); return new; end $$;
    create trigger note_turn after update on vc_analyst.docs_analyses for each row
      when (old.fields->>'status' <> new.fields->>'status' and 'pending' in (old.fields->>'status', new.fields->>'status'))
      execute function note_turn()`);
  await startWorker(processes, store, join(folder, 'w0'));
  for (let number = 0; number < PICK_UPS; number += 1) {
    await handIn(workspace, deck, 1, `alone ${number}`);
    await whenOver(workspace);
  }
  const { rows } = await client.query(
    `select 1000 * extract(epoch from taken.at - waits.at)::float8 as ms
     from turns waits join turns taken using (id) where not waits.taken and taken.taken`,
  );
  const waited = rows.map(({ ms }) => ms).slice(1);
  console.log(
    `an idle worker has taken a deck after p50 ${round(percentile(waited, 0.5))} ms, p99 ${round(percentile(waited, 0.99))} ms (${waited.length} decks)`,
  );
  await client.end();
  await workspace.close();
  await ended(processes.pop());
}

/** What pages ask for, one request at a time: as asked again, and as asked after each change of an analysis. */
async function pages({ postgres, folder, processes }) {
  const store = await postgres.newDatabase();
  const dataDir = join(folder, 'pages');
  const workspace = await openWorkspace({ dataDir, store });
  const { analyses } = await workspace.analyzeAll(join(root, 'examples', 'decks'));
  const client = await connect(store);
  const filled = await time(() => fill(client));
  await sizes(client, analyses.length);
  const url = await openServer(processes, dataDir, { VC_STORE: store }, '--workers', '0');
  const headers = { cookie: await signUp(url) };
  const ask = async (path) => {
    const answer = await fetch(`${url}${path}`, { headers });
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${Buffer.from(body).toString()}`);
    return body.byteLength;
  };
  const { id } = analyses[0];
  let changes = 0;
  // One that lists, figures and reports see.
  const change = async () => {
    const answer = await fetch(`${url}/api/analyses/${id}/feedback`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ rating: 1 + ((changes += 1) % 5) }),
    });
    if (!answer.ok) throw new Error(`a change: ${answer.status} ${await answer.text()}`);
  };
  const rows = [];
  for (const path of [
    '/api/analyses',
    '/api/analyses?sort=-overallScore&sector=fintech&minScore=60',
    '/api/analyses?q=company%2099',
    '/api/analyses?q=company%2098765',
    '/api/dashboard/stats',
    '/api/reports/month',
    '/api/reports/all',
    '/api/corporate-analysis',
    '/api/market-trends',
    `/api/analyses/${id}`,
    `/api/analyses/${id}/versions`,
    '/api/search?q=revenue',
  ]) {
    const first = await time(() => ask(path));
    const again = await sample(ASKED, () => ask(path));
    const changed = await sample(ASKED_AFTER_CHANGE, () => ask(path), change);
    rows.push({
      [`${STORED} analyses`]: path.replace(id, '{id}'),
      kB: round((await ask(path)) / 1000),
      'first ms': round(first),
      'p50 ms': round(percentile(again, 0.5)),
      'p99 ms': round(percentile(again, 0.99)),
      'after a change p50': round(percentile(changed, 0.5)),
      p99: round(percentile(changed, 0.99)),
    });
  }
  console.table(rows);
  console.log(
    `the server's memory: ${round(await residentMib(processes.at(-1).pid))} MiB; filled in ${round(filled / 1000)} s`,
  );
  await client.end();
  await workspace.close();
}

/** Milliseconds of each of so many times, or of as many as `MOST_MS` allows. */
async function sample(times, work, before = () => undefined) {
  const taken = [];
  for (const end = performance.now() + MOST_MS; taken.length < times && performance.now() < end;) {
    await before();
    taken.push(await time(work));
  }
  return taken;
}

/** Copies the rows of the sample analyses, each its own company, day, sector and score; their documents stay behind. */
async function fill(client) {
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = 'docs_analyses' and indexdef not like '%UNIQUE%'`,
  );
  // Made at the end, which takes a fraction of the time.
  for (const { indexname } of indexes) await client.query(`drop index vc_analyst."${indexname}"`);
  // Of a number, what lists sort by: its bits in the order of its size, then its text (summary-columns.ts).
  await client.query(`
    create function pg_temp.key_of(score float8) returns text language sql immutable as $$
      select 'n' || translate(left(hex, 1), '34', 'bc') || substr(hex, 2) || score from encode(float8send(score), 'hex') hex
    $$;
    set search_path to vc_analyst;
    create temp table samples as
      select row_number() over (order by id) - 1 as number, count(*) over () as samples, * from docs_analyses;
    insert into docs_analyses (id, version, shape, document, summary, fields, keys)
      -- The newest as a search may read them; of the others nobody opens the document.
      select made.id, version, shape,
             case when n * 7919 % 730 = 0 then replace(document, '"id":"' || samples.id || '"', '"id":"' || made.id || '"') else '{}' end,
             (summary::jsonb || changed)::text, fields || changed,
             keys || jsonb_build_object('id', 's' || made.id, 'companyName', 's' || lower(changed->>'companyName'),
               'createdAt', 's' || lower(changed->>'createdAt'), 'sector', 's' || (changed->>'sector'),
               'company', 's' || (changed->>'company'), 'deckHash', 's' || (changed->>'deckHash'),
               'overallScore', pg_temp.key_of((changed->>'overallScore')::float8))
      from generate_series(1, ${STORED}) n
      join samples on number = n % samples
      cross join lateral (select 'bench-' || lpad(n::text, 7, '0') as id) made
      cross join lateral (select jsonb_build_object(
        'id', made.id,
        'companyName', 'Company ' || n,
        'company', 'company ' || n,
        'createdAt', to_char(now() at time zone 'utc' - make_interval(days => n * 7919 % 730, secs => n % 86400), 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
        'sector', (array['saas', 'fintech', 'healthtech', 'edtech', 'ai', 'ecommerce', 'mobility', 'energy', 'other'])[1 + n % 9],
        'overallScore', 20 + n * 31 % 75,
        'deckHash', lpad(to_hex(n), 64, '0')) as changed) changes`);
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('vacuum analyze vc_analyst.docs_analyses');
}

/** Bytes on the disk: of whole analyses, and of what lists and figures need of each. */
async function sizes(client, samples) {
  const { rows } = await client.query(`
    select round(avg(length(document))) as document, round(avg(pg_column_size(document))) as compressed,
           (select pg_relation_size('docs_analyses') + pg_relation_size((select reltoastrelid from pg_class where oid = 'docs_analyses'::regclass))) as table,
           pg_indexes_size('docs_analyses') as indexes, (select avg(length(summary)) from docs_analyses) as summary,
           (select count(*) from docs_analyses) as all
    from docs_analyses where document <> '{}'`);
  const [{ document, compressed, table, indexes, summary, all }] = rows;
  const kb = (bytes) => `${round(bytes / 1000)} kB`;
  console.log(
    `\nPostgreSQL with ${all} analyses: a document ${kb(document)}, compressed ${kb(compressed)} (mean of ${samples}); ` +
      `for lists and figures ${kb(table / all)} and ${kb(indexes / all)} of indexes each; a summary in JSON ${kb(summary)}`,
  );
}

async function connect(store) {
  const client = new pg.Client(store);
  // Where a measure failed, the database ends before its client, and what failed is what counts.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Decks of other content, handed in as through a server. */
async function handIn(workspace, deck, count, name) {
  for (let number = 0; number < count; number += 1) {
    const bytes = Buffer.concat([deck, Buffer.from(`\n%% ${name} ${number}`)]);
    await workspace.queue.submit({
      inputs: [{ fileName: 'deck.pdf', bytes }],
      given: { companyName: `${name} ${number}` },
    });
  }
}

async function whenOver(workspace) {
  while ((await workspace.queue.waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves once it runs. */
async function startWorker(processes, store, dataDir) {
  const args = [vc, '--data', dataDir, 'worker', '--workers', '1'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, VC_STORE: store },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  processes.push(child);
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
    child.stderr.once('data', resolve);
  });
}

function ended(child) {
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', resolve));
}

async function residentMib(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

if (process.argv[1]?.endsWith('bench-postgres.mjs')) {
  // Some of them alone: `node scripts/bench-postgres.mjs pages`
  const named = process.argv.slice(2).map((name) => PARTS[name]);
  await postgresSpeed(named.length > 0 ? named : undefined);
}
