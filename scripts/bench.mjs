/**
 * `npm run bench`: what reading and analysing a deck costs, beside pdfium's bare text read of the same decks in
 * the same run. Figures are printed, never asserted: read the ratios, not the milliseconds.
 */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { median, percentile, perPage, round, startUp, time, vc } from './bench-parts.mjs';
import { batchMemory, batchSpeed } from './bench-batch.mjs';
import { exportSpeed } from './bench-exports.mjs';
import { modelSpeed } from './bench-models.mjs';
import { pageSpeed } from './bench-lighthouse.mjs';
import { postgresSpeed } from './bench-postgres.mjs';
import { reportSpeed } from './bench-reports.mjs';
import { serverSpeed } from './bench-server.mjs';
import { root } from './set-up.mjs';

const { analyzeDeck, memoFormats, findDeckFiles, openDeckReader, openWorkspace, rubricEngine } =
  await import('@vc-analyst/core');
const { PDFiumLibrary } = await import('@hyzyla/pdfium');

const tool = promisify(execFile);

/** Passes over every deck; a deck's median pass counts. */
const ROUNDS = 5;

const corpora = [
  ['sample decks', join(root, 'examples', 'decks')],
  ['real decks', join(root, '..', 'shared', 'decks', 'files')],
].filter(([, folder]) => existsSync(folder));

for (const [name, folder] of corpora) {
  const decks = (await findDeckFiles(folder))
    .filter((path) => path.endsWith('.pdf'))
    .map((path) => ({ fileName: basename(path), path, bytes: readFileSync(path) }));
  const { withText, partly } = await sortDecks(decks);
  console.log(`\n${name}: ${withText.length} PDFs with a text layer of ${decks.length} (${ROUNDS} rounds)`);
  await compare(withText);
  if (partly.length > 0) {
    const names = partly.map(({ fileName }) => fileName).join(', ');
    console.log(`\n${name}: the same with ${names}, which have text and pages that are read by OCR`);
    await compare([...withText, ...partly]);
  }
  await throughput(withText);
  await batchSpeed(name, withText);
  await batchMemory(withText.reduce((short, deck) => (deck.bytes.length < short.bytes.length ? deck : short)));
  const pictured = decks.filter((deck) => !withText.includes(deck)).slice(0, 3);
  await perPage(withText, pictured, openDeckReader);
}
startUp();
await storeSpeed();
await serverSpeed();
await reportSpeed();
await postgresSpeed();
await modelSpeed(openWorkspace, await import('@vc-analyst/core/testing'));
await pageSpeed();
await exportSpeed(
  openWorkspace,
  memoFormats.map(({ id }) => id),
);

/**
 * Decks whose pages hold at least 100 characters each on average: with text only, and with pages that are read by OCR
 * as well, which measure the OCR engine.
 */
async function sortDecks(decks) {
  const pdfium = await PDFiumLibrary.init();
  const reader = openDeckReader();
  const withText = [];
  const partly = [];
  for (const deck of decks) {
    const { characters, pages } = await bareRead(pdfium, deck.bytes);
    if (characters / pages < 100) continue;
    let byOcr = false;
    await reader.read([deck], { onSlide: ({ readBy }) => (byOcr ||= readBy === 'ocr') });
    (byOcr ? partly : withText).push(deck);
  }
  await reader.close();
  pdfium.destroy();
  return { withText, partly };
}

/** What anyone does who wants a PDF's text from pdfium: opens it, loads every page and takes its text; no boxes, no checks. */
async function bareRead(pdfium, bytes) {
  const document = await pdfium.loadDocument(bytes);
  let characters = 0;
  let pages = 0;
  for (const page of document.pages()) {
    characters += page.getText().length;
    pages += 1;
  }
  document.destroy();
  return { characters, pages };
}

/** What else reads a PDF's text on this machine, each as its own documents say. */
async function otherReaders() {
  const { PDFParse } = await import('pdf-parse');
  const ways = {
    'pdf-parse': async ({ bytes }) => {
      const parser = new PDFParse({ data: new Uint8Array(bytes) });
      await parser.getText();
      await parser.destroy();
    },
  };
  const hasPdftotext = await tool('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
  if (hasPdftotext) ways['pdftotext (a process each)'] = ({ path }) => tool('pdftotext', ['-layout', path, '-']);
  // 65 MB and no part of what we ship: `npm install --no-save @llamaindex/liteparse` has it measured as well.
  const other = await import('@llamaindex/liteparse').catch(() => undefined);
  if (other) {
    const parser = new other.LiteParse({ ocrEnabled: false, quiet: true });
    ways['LiteParse (with boxes)'] = ({ path }) => parser.parse(path);
  }
  return ways;
}

async function compare(decks) {
  const pdfium = await PDFiumLibrary.init();
  const reader = openDeckReader();
  const ways = {
    'pdfium, bare text': (deck) => bareRead(pdfium, deck.bytes),
    ...(await otherReaders()),
    'reading (isolated, with boxes)': (deck) => reader.read([deck]),
    'whole analysis': (deck) => analyzeDeck([deck], { reader, engine: rubricEngine }),
  };
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, childMemory())), 50);
  const rows = Object.entries(ways).map(([way, run]) => ({ way, run, perDeck: [] }));
  for (const { run } of rows) for (const deck of decks) await run(deck);
  for (const deck of decks) {
    const times = rows.map(() => []);
    // In turns, so that a machine that slows down slows all of them down.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, { run }] of rows.entries()) times[at].push(await time(() => run(deck)));
    }
    for (const [at, { perDeck }] of rows.entries()) perDeck.push(median(times[at]));
  }
  const total = ({ perDeck }) => perDeck.reduce((sum, ms) => sum + ms, 0);
  clearInterval(watch);
  await reader.close();
  pdfium.destroy();
  console.table(
    rows.map((row) => ({
      '': row.way,
      'median ms': round(median(row.perDeck)),
      'p95 ms': round(percentile(row.perDeck, 0.95)),
      'all ms': round(total(row)),
      '× bare pdfium': round(total(row) / total(rows[0])),
    })),
  );
  console.log(
    `peak memory: this process ${round(process.resourceUsage().maxRSS / 1024)} MiB, its reader ${round(peak / 1024)} MiB`,
  );
}

async function throughput(decks) {
  const rows = [];
  for (const workers of [1, 2]) {
    const reader = openDeckReader({ workers });
    const run = async () => {
      let next = 0;
      const lane = async () => {
        while (next < decks.length) await analyzeDeck([decks[next++]], { reader, engine: rubricEngine });
      };
      await Promise.all(Array.from({ length: workers }, lane));
    };
    await run();
    const ms = await time(run);
    rows.push({ workers, 'decks a second': round((decks.length * 1000) / ms) });
    await reader.close();
  }
  console.table(rows);
}

/** Rescoring 1,000 stored analyses through the store, opening no deck: by other weights, with nothing to change, judged anew. */
async function storeSpeed() {
  const COUNT = 1000;
  const { rescoreAnalysis } = await import('@vc-analyst/core');
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-bench-'));
  const own = join(dataDir, 'own.yaml');
  await writeFile(own, 'stages: [seed]\nweights:\n  criteria: { G4: 25 }\n');
  const first = await openWorkspace({ dataDir });
  try {
    const { analyses } = await first.analyzeAll(join(root, 'examples', 'decks'));
    const ids = Array.from({ length: COUNT }, (_, index) => `bench-${String(index).padStart(4, '0')}`);
    for (const [index, id] of ids.entries()) {
      const document = { ...analyses[index % analyses.length], id };
      const text = JSON.stringify({ version: 1, stamp: id, document }, null, 1);
      await writeFile(join(dataDir, 'analyses', `${id}.json`), `${text}\n`);
    }
    await first.close();
    // Another process, so that this one is as cold as a command: the documents are now as the program itself writes them.
    execFileSync(process.execPath, [vc, '--data', dataDir, 'rescore'], { stdio: 'ignore' });
    const rows = [];
    for (const [what, options] of [
      ['other weights and thesis, all written', { dataDir, thesis: own }],
      ['the same again, nothing written', { dataDir, thesis: own }],
      ['judged anew, as after an update, all written', { dataDir }],
    ]) {
      if (what.startsWith('judged')) await forgetJudgement(ids.map((id) => join(dataDir, 'analyses', `${id}.json`)));
      const workspace = await openWorkspace(options);
      await workspace.analyses.list();
      const before = process.cpuUsage();
      const ms = await time(() => workspace.rescore(ids));
      rows.push({ [`rescoring ${COUNT} stored analyses`]: what, ms: round(ms), 'CPU ms': cpuSince(before) });
      await workspace.close();
    }
    const before = process.cpuUsage();
    const ms = await time(() => {
      for (let index = 0; index < COUNT; index += 1) rescoreAnalysis(analyses[index % analyses.length]);
    });
    rows.push({
      [`rescoring ${COUNT} stored analyses`]: 'scoring alone, in memory',
      ms: round(ms),
      'CPU ms': cpuSince(before),
    });
    console.table(rows);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Leaves the documents as another build of the program would have written them. */
async function forgetJudgement(paths) {
  for (const path of paths) {
    const { version, stamp, document } = JSON.parse(readFileSync(path, 'utf8'));
    await writeFile(path, JSON.stringify({ version, stamp, document: { ...document, judgedBy: undefined } }));
  }
}

/** User and system time of this process in milliseconds. */
function cpuSince(before) {
  const { user, system } = process.cpuUsage(before);
  return round((user + system) / 1000);
}

/** Resident memory in KiB of this process's children, where /proc tells. */
function childMemory() {
  if (!existsSync('/proc/self')) return 0;
  let most = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) continue;
      most = Math.max(most, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // It ended meanwhile.
    }
  }
  return most;
}
