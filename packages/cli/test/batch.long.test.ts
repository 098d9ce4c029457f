/** Hundreds of decks through the built `vc batch`: memory stays flat, a kill loses and doubles nothing, nor do two runs at once. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { sampleDecks, temporaryFolder, vc, vcPath } from './run-vc.js';

const DECKS = 150;
/** Decks at the beginning and the end of a run whose memory is compared. */
const SOME = 30;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** The sample decks over and over, each of other content: a PDF by what stands behind its end, a PPTX by its comment. */
async function makeDecks(place: string, count: number): Promise<string> {
  await mkdir(place, { recursive: true });
  const samples = await Promise.all(
    ['aubelle.pdf', 'pizarrea.pdf', 'wrenlow-pre-seed.pdf', 'quaylane-series-a.pdf', 'rackhaven-seed.pptx'].map(
      async (name) => ({ name, bytes: await readFile(join(sampleDecks, name)) }),
    ),
  );
  for (let at = 0; at < count; at += 1) {
    const { name, bytes } = samples[at % samples.length]!;
    await writeFile(
      join(place, `${at}-${name}`),
      name.endsWith('.pptx') ? commented(bytes, `${at}`) : followed(bytes, at),
    );
  }
  return place;
}

function followed(pdf: Buffer, at: number): Buffer {
  return Buffer.concat([pdf, Buffer.from(`\n%% copy ${at}\n`)]);
}

/** The comment is the last thing in a zip file, behind its length. */
function commented(zip: Buffer, comment: string): Buffer {
  const bytes = Buffer.concat([zip, Buffer.from(comment)]);
  bytes.writeUInt16LE(comment.length, zip.length - 2);
  return bytes;
}

const start = (data: string, args: string[]) =>
  execa(process.execPath, [vcPath, '--data', data, 'batch', ...args], {
    reject: false,
    env: { VC_LANG: '', NO_COLOR: '1' },
  });

/** Decks told of so far, and the memory of the process whenever one is; MiB. */
function follow(run: ReturnType<typeof start>) {
  const memory: number[] = [];
  let rest = '';
  run.stderr.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      if (!/^\[\d+\/\d+\]/.test(line) || line.includes('analysed before')) continue;
      void readMemory(run.pid!).then((mib) => mib !== undefined && memory.push(mib));
    }
  });
  return memory;
}

async function readMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) / 1024;
}

async function childrenOf(pid: number): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter((child) => child !== '');
}

const linesOf = async (path: string) => (await readFile(path, 'utf8').catch(() => '')).split('\n').slice(0, -1);
const heldIn = async (data: string) => JSON.parse((await vc(['list', '--json'], { data })).stdout) as AnalysisSummary[];

test('hundreds of decks, killed half-way: memory is flat, and every deck is there once', async () => {
  const decks = await makeDecks(join(folder.path, 'decks'), DECKS);
  const data = join(folder.path, 'data');
  const jsonl = join(folder.path, 'all.jsonl');
  const first = start(data, [decks, '-j', '2', '--jsonl', jsonl]);
  const before = follow(first);
  await expect
    .poll(async () => (await linesOf(jsonl)).length, { timeout: 600_000, interval: 200 })
    .toBeGreaterThan(DECKS / 2);
  first.kill('SIGKILL');
  await first;

  const second = start(data, ['--resume']);
  const after = follow(second);
  const { exitCode, stderr } = await second;
  expect([exitCode, stderr.split('\n').filter((line) => line.includes('failed'))]).toEqual([
    0,
    [expect.stringMatching(new RegExp(`^${DECKS} decks: \\d+ analysed, \\d+ known, 0 failed`))],
  ]);

  const held = await heldIn(data);
  expect(held).toHaveLength(DECKS);
  expect(new Set(held.map(({ deckHash }) => deckHash)).size).toBe(DECKS);
  expect(new Set(held.map(({ fileName }) => fileName)).size).toBe(DECKS);
  const documents = (await linesOf(jsonl)).map((line) => JSON.parse(line) as { deckHash: string; status: string });
  expect(documents).toHaveLength(DECKS);
  expect(new Set(documents.map(({ deckHash }) => deckHash)).size).toBe(DECKS);
  const blobs = await readdir(join(data, 'blobs'), { recursive: true, withFileTypes: true });
  expect(blobs.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))).toHaveLength(DECKS);

  if (!existsSync('/proc/self/status')) return;
  for (const memory of [before, after]) {
    expect(memory.length).toBeGreaterThan(2 * SOME);
    const early = Math.max(...memory.slice(0, SOME));
    const late = Math.max(...memory.slice(-SOME));
    console.log(
      `memory of vc batch: ${Math.round(early)} MiB in the first ${SOME} decks, ${Math.round(late)} in the last`,
    );
    expect(late).toBeLessThan(early * 1.25 + 20);
  }
});

test('Ctrl-C twice stops at once, in the middle of a deck, and the run goes on from there', async () => {
  const decks = join(folder.path, 'slow');
  await mkdir(decks);
  // Read by OCR, which takes long.
  const scanned = await readFile(join(sampleDecks, 'olivanta-escaneado.pdf'));
  for (let at = 0; at < 3; at += 1) await writeFile(join(decks, `${at}.pdf`), followed(scanned, at));
  const data = join(folder.path, 'stopped');
  const run = start(data, [decks, '-j', '2']);
  await expect.poll(async () => (await childrenOf(run.pid!)).length, { timeout: 30_000 }).toBe(2);
  let said = '';
  run.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  run.kill('SIGINT');
  await expect.poll(() => said, { timeout: 30_000 }).toContain('Ctrl-C again stops at once');
  run.kill('SIGINT');
  const { exitCode, stderr } = await run;
  expect(exitCode).toBe(130);
  // No deck was ended first.
  expect(stderr).toMatch(/Stopped with 3 decks left/);
  const again = await vc(['batch', '--resume'], { data });
  expect(again.stderr).toMatch(/3 decks: 3 analysed, 0 known, 0 failed/);
});

test('two runs at once over the same decks lose nothing and keep nothing twice', async () => {
  const decks = await makeDecks(join(folder.path, 'shared'), 60);
  const data = join(folder.path, 'two');
  const files = [join(folder.path, 'one.jsonl'), join(folder.path, 'two.jsonl')];
  const runs = await Promise.all(files.map((path) => start(data, [decks, '-j', '2', '--jsonl', path])));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  const held = await heldIn(data);
  expect(held).toHaveLength(60);
  expect(new Set(held.map(({ deckHash }) => deckHash)).size).toBe(60);
  for (const path of files) {
    const hashes = (await linesOf(path)).map((line) => (JSON.parse(line) as { deckHash: string }).deckHash);
    expect([hashes.length, new Set(hashes).size]).toEqual([60, 60]);
  }
});
