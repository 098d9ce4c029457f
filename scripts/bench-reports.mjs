/**
 * Reports over 10,000 stored analyses, through the workspace: `reportSpeed()` fills a data folder and measures in a
 * process of its own (this file, run with the folder), so that memory is that of the reports alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './set-up.mjs';

const COUNT = 10_000;
const DAY = 86_400_000;

/** Prints a table: milliseconds and memory of every report, cold and warm. */
export async function reportSpeed() {
  const { openWorkspace } = await import('@vc-analyst/core');
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-bench-reports-'));
  try {
    const workspace = await openWorkspace({ dataDir });
    const { analyses } = await workspace.analyzeAll(join(root, 'examples', 'decks'));
    await workspace.close();
    await fill(dataDir, analyses);
    // The index is made once; every later process reads it.
    const indexing = await openWorkspace({ dataDir });
    await indexing.analyses.list();
    await indexing.close();
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), dataDir], { encoding: 'utf8' });
    if (child.status !== 0) throw new Error(child.stderr);
    console.log(`\nreports over ${COUNT} stored analyses`);
    console.table(JSON.parse(child.stdout));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Two years of analyses of many companies, some with several decks, made of the sample decks' documents. */
async function fill(dataDir, samples) {
  const now = Date.now();
  for (let index = 0; index < COUNT; index += 1) {
    const id = `bench-${String(index).padStart(5, '0')}`;
    const document = {
      ...samples[index % samples.length],
      // What reports never read, so that writing does not take minutes.
      ...{ facts: [], criteria: [], slides: [], metrics: {}, hiddenText: [] },
      id,
      companyName: `Company ${Math.floor(index / 1.2)}`,
      overallScore: index % 53 === 7 ? null : (index * 7919) % 101,
      createdAt: new Date(now - ((index * 104_729) % 730) * DAY).toISOString(),
    };
    const text = JSON.stringify({ version: 1, stamp: id, document });
    await writeFile(join(dataDir, 'analyses', `${id}.json`), `${text}\n`);
  }
}

async function measure(dataDir) {
  const { openWorkspace } = await import('@vc-analyst/core');
  const rows = [];
  const timed = async (what, work) => {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    rows.push({
      '': what,
      ms: Math.round(performance.now() - startedAt),
      'CPU ms': Math.round((user + system) / 1000),
      'peak MiB': Math.round(process.resourceUsage().maxRSS / 1024),
    });
    return result;
  };
  let workspace;
  await timed('opening, and the overview of all', async () => {
    workspace = await openWorkspace({ dataDir });
    await workspace.reports.period('all');
  });
  const { REPORT_TYPES } = await import('@vc-analyst/core/model');
  for (const type of REPORT_TYPES) await timed(`all, ${type}`, () => workspace.reports.period('all', { type }));
  await timed('month, overview', () => workspace.reports.period('month'));
  await timed('corporate analysis', () => workspace.reports.corporate());
  await timed('market trends', () => workspace.reports.trends());
  await timed('dashboard', () => workspace.reports.dashboard({ period: 'all' }));
  const overview = await workspace.reports.period('all');
  for (const format of ['pdf', 'xlsx', 'csv']) {
    await timed(`overview as ${format}`, () => workspace.exportReport(overview, format));
  }
  await workspace.close();
  process.stdout.write(JSON.stringify(rows));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measure(process.argv[2]);
