/**
 * What Lighthouse says of the landing page and of a report, on an emulated slow phone and on a desktop. Lighthouse is no
 * dependency (its lock file entry cannot be installed from every registry): `npm install --no-save lighthouse@12`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { median } from './bench-parts.mjs';
import { openServer, signUp } from './bench-server.mjs';
import { root } from './set-up.mjs';

const { fetch, FormData, Blob } = globalThis;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEBUGGING_PORT = 9377;
/** The middle one counts: what else the machine does moves a run by two or three points. */
const RUNS = 5;

export async function pageSpeed() {
  const lighthouse = await import('lighthouse').catch(() => undefined);
  const browser = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => BROWSERS.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (!lighthouse || !browser) {
    console.log('\nLighthouse is left out: it needs `npm install --no-save lighthouse@12` and Chromium.');
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'vc-bench-pages-'));
  const processes = [];
  let opened;
  try {
    const url = await openServer(processes, dataDir);
    const cookie = await signUp(url);
    const id = await upload(url, cookie);
    opened = await chromium.launch({
      executablePath: browser,
      args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    const rows = [];
    for (const [path, extraHeaders] of [
      ['/', {}],
      [`/analysis/${id}`, { Cookie: cookie }],
    ]) {
      for (const device of ['phone', 'desktop']) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) {
          const { lhr } = await lighthouse.default(
            `${url}${path}`,
            { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories: CATEGORIES, extraHeaders },
            device === 'desktop' ? lighthouse.desktopConfig : undefined,
          );
          runs.push(lhr);
        }
        const scores = CATEGORIES.map((name) => [
          name,
          Math.round(median(runs.map((lhr) => lhr.categories[name].score)) * 100),
        ]);
        rows.push({ Lighthouse: path.replace(id, '…'), device, ...Object.fromEntries(scores) });
      }
    }
    console.table(rows);
  } finally {
    await opened?.close();
    for (const child of processes) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Uploads a sample deck; returns the analysis' id once it has ended. */
async function upload(url, cookie) {
  const form = new FormData();
  form.set('companyName', 'Quaylane');
  const bytes = await readFile(join(root, 'examples', 'decks', 'quaylane-series-a.pdf'));
  form.append('deck', new Blob([bytes]), 'quaylane-series-a.pdf');
  const headers = { cookie, origin: url };
  const { id } = await (await fetch(`${url}/api/upload-deck`, { method: 'POST', headers, body: form })).json();
  for (;;) {
    const { status } = await (await fetch(`${url}/api/analyses/${id}`, { headers })).json();
    if (status === 'completed') return id;
    if (status === 'failed') throw new Error('the sample deck could not be analysed');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

if (process.argv[1]?.endsWith('bench-lighthouse.mjs')) await pageSpeed();
