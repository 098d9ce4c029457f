/**
 * Many decks at once: what a run costs over analysing them and keeping nothing, by the clock and by the processor, and
 * how much faster two cores are than one. A single deck at a time would not do for the latter: V8 compiles and collects
 * on other cores meanwhile. Every deck is of other content, so that none is known. And how the memory of a long run grows.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { round, vc } from './bench-parts.mjs';

const { analyzeDeck, findDeckFiles, openDeckReader, rubricEngine } = await import('@vc-analyst/core');

const run = promisify(execFile);
const hasTaskset = await run('taskset', ['-c', '0', 'true']).then(
  () => true,
  () => false,
);

/** Copies are made until there are so many, as in a long run: it starts up once, and each of its readers warms up. */
const DECKS = 200;
const ROUNDS = 2;

/** `decks` should have a text layer: OCR uses every core there is, and would measure itself. */
export async function batchSpeed(name, decks) {
  const folder = await mkdtemp(join(tmpdir(), 'vc-bench-batch-'));
  try {
    const { count, list } = await makeDecks(folder, decks);
    const ways = [
      ['analysis alone', 1, (cores) => alone(folder, cores)],
      ['analysis alone', 2, (cores) => alone(folder, cores)],
      ['vc batch', 1, (cores) => command(list, cores)],
      ['vc batch', 2, (cores) => command(list, cores)],
    ].map(([way, cores, measured]) => ({ way, cores, measured, ms: 0, cpu: 0 }));
    // In turns, so that a machine that slows down slows all of them down. Its two cores are seldom equally fast: the
    // one is each of them once.
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      for (const way of ways) {
        const { ms, cpu } = await way.measured(way.cores === 1 ? [turn % 2] : [0, 1]);
        way.ms += ms / ROUNDS;
        way.cpu += cpu / ROUNDS;
      }
    }
    const bases = new Map(ways.slice(0, 2).map((way) => [way.cores, way]));
    const over = (own, base) => (own === base ? '' : `${round((own / base - 1) * 100)}%`);
    console.table(
      ways.map(({ way, cores, ms, cpu }) => ({
        [`${name}: ${count} decks`]: way,
        'cores, decks at a time': cores,
        'ms a deck': round(ms / count),
        'CPU ms a deck': round(cpu / count),
        'over the analysis': over(ms, bases.get(cores).ms),
        'the same in CPU': over(cpu, bases.get(cores).cpu),
      })),
    );
    const [alone1, alone2, batch1, batch2] = ways;
    const times = (one, two) => (one.ms / two.ms).toFixed(2);
    console.log(`two cores: ${times(batch1, batch2)} × one (analysis alone: ${times(alone1, alone2)} ×)`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Copies of other content, and a list that gives each its own company, as a fund's decks have. */
async function makeDecks(folder, decks) {
  const copies = Math.ceil(DECKS / decks.length);
  const rows = ['file,company'];
  for (const { fileName, bytes } of decks) {
    for (let at = 0; at < copies; at += 1) {
      await writeFile(join(folder, `${at}-${fileName}`), Buffer.concat([bytes, Buffer.from(`\n%% ${at}\n`)]));
      rows.push(`"${at}-${fileName}",Company ${rows.length}`);
    }
  }
  const list = join(folder, 'list.csv');
  await writeFile(list, rows.join('\n'));
  return { count: rows.length - 1, list };
}

/** Copies of one short deck: what matters is how many there are. */
const LONG_RUN = 1000;

/** Resident memory of `vc batch` over many decks, where /proc tells: a line through what was read after the first tenth. */
export async function batchMemory({ fileName, bytes }) {
  const folder = await mkdtemp(join(tmpdir(), 'vc-bench-memory-'));
  try {
    const decks = Array.from({ length: LONG_RUN }, (_, at) => join(folder, `${at}-${fileName}`));
    for (const [at, path] of decks.entries()) {
      await writeFile(path, Buffer.concat([bytes, Buffer.from(`\n%% ${at}\n`)]));
    }
    const child = spawn(
      process.execPath,
      ['--trace-gc', vc, '--data', join(folder, 'data'), 'batch', folder, '-j', '2'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const ended = once(child, 'exit');
    const points = [];
    const inUse = [];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const [, mib] = /Mark-Compact.*-> ([\d.]+) /.exec(text) ?? [];
      if (mib && points.length > 0) inUse.push({ decks: points.at(-1).decks, mib: Number(mib) });
    });
    for await (const text of child.stderr.setEncoding('utf8')) {
      const [, done] = [...text.matchAll(/^\[(\d+)\/\d+\]/gm)].at(-1) ?? [];
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const [, kib] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
      if (done && kib) points.push({ decks: Number(done), mib: Number(kib) / 1024 });
    }
    await ended;
    const late = points.filter(({ decks: done }) => done > LONG_RUN / 10);
    if (late.length === 0) return;
    const afterwards = inUse.filter(({ decks: done }) => done > LONG_RUN / 10);
    console.log(
      `memory of vc batch over ${LONG_RUN} decks: ${round(late[0].mib)} MiB after ${late[0].decks}, ` +
        `${round(late.at(-1).mib)} after ${late.at(-1).decks}, ${(100 * slopeOf(late)).toFixed(2)} MiB more every 100 decks; ` +
        `in use after a collection ${(100 * slopeOf(afterwards)).toFixed(2)} more (${afterwards.length} collections)`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** MiB a deck, by least squares. */
function slopeOf(points) {
  const mean = (value) => points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const decks = mean((point) => point.decks);
  const mib = mean((point) => point.mib);
  return mean((point) => (point.decks - decks) * (point.mib - mib)) / mean((point) => (point.decks - decks) ** 2);
}

/** Reader, engine and rubric in a process of their own, as a run is. */
async function alone(folder, cores) {
  const work = `const { analyzeHere } = await import(${JSON.stringify(import.meta.url)}); await analyzeHere(${JSON.stringify(folder)}, ${cores.length});`;
  return measure(cores, ['--input-type=module', '--eval', work]);
}

export async function analyzeHere(folder, workers) {
  const decks = await findDeckFiles(folder);
  const reader = openDeckReader({ workers });
  let next = 0;
  const lane = async () => {
    while (next < decks.length) {
      const path = decks[next++];
      const deck = { fileName: basename(path), bytes: await readFile(path) };
      await analyzeDeck([deck], { reader, engine: rubricEngine });
    }
  };
  await Promise.all(Array.from({ length: workers }, lane));
  await reader.close();
}

async function command(list, cores) {
  const data = await mkdtemp(join(tmpdir(), 'vc-bench-batch-data-'));
  try {
    return await measure(cores, [vc, '--data', data, 'batch', list, '-j', String(cores.length), '--quiet', '--json']);
  } finally {
    await rm(data, { recursive: true });
  }
}

/**
 * Milliseconds by the clock on these cores, where the system can keep it to them (`taskset`), and of the processor in
 * Node and in the readers that it started and waited for.
 */
async function measure(cores, args) {
  const within = hasTaskset ? ['taskset', '-c', cores.join(',')] : [];
  const startedAt = performance.now();
  const { stdout } = await run('sh', ['-c', '"$@" > /dev/null && times', 'sh', ...within, process.execPath, ...args]);
  const ms = performance.now() - startedAt;
  // Its second line is of what the shell ran: 0m1.250000s of the user, then of the system.
  const [, children = ''] = stdout.trim().split('\n');
  const cpu = [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  );
  return { ms, cpu };
}
