/**
 * What a model costs in time where every request takes as long: a fake endpoint on this machine that answers after a
 * fixed pause. The promises: a deck within 16 s at 5 s a request, also when it is asked three times, and a batch that
 * keeps the configured number of requests open.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { round, time } from './bench-parts.mjs';
import { root } from './set-up.mjs';

const PAUSE_MS = 5000;
const DECKS = join(root, 'examples', 'decks');
/** The second one stands close to a verdict and is asked three times. */
const SINGLE = ['quaylane-series-a.pdf', 'fluxandre-amorcage.pdf'];
const BATCH = ['aubelle.pdf', 'pizarrea.pdf', 'hilandera.ppt', 'rackhaven-seed.pptx', 'termalida-semilla.pdf'];
const REQUESTS_AT_ONCE = 10;

export async function modelSpeed(openWorkspace, { openFakeModel }) {
  const folder = mkdtempSync(join(tmpdir(), 'vc-bench-models-'));
  const fake = await openFakeModel({ delayMs: PAUSE_MS });
  const open = (name) =>
    openWorkspace({
      dataDir: join(folder, name),
      ...{ engine: 'openai', model: 'fake-model', baseUrl: fake.url, modelConcurrency: REQUESTS_AT_ONCE },
    });
  const deck = (fileName) => ({ fileName, bytes: readFileSync(join(DECKS, fileName)) });
  try {
    const rows = [];
    const workspace = await open('single');
    for (const name of SINGLE) {
      const before = fake.requests.length;
      let analysis;
      const ms = await time(async () => (analysis = await workspace.analyze(deck(name))));
      const requests = fake.requests.length - before;
      rows.push({ deck: name, s: round(ms / 1000), requests, 'times asked': analysis.spread?.runs ?? 1 });
    }
    await workspace.close();
    console.log(`\na model that takes ${PAUSE_MS / 1000} s for every request (the promise: a deck within 16 s)`);
    console.table(rows);

    const batch = await open('batch');
    const before = fake.requests.length;
    // Eight decks: the last is the first with a byte behind its end, so that it is not known.
    const decks = [...SINGLE, ...BATCH].map(deck);
    decks.push({ fileName: 'again.pdf', bytes: Buffer.concat([decks[0].bytes, Buffer.from('\n')]) });
    const ms = await time(() => batch.analyzeAll(decks));
    await batch.close();
    const requests = fake.requests.length - before;
    console.table([
      {
        decks: decks.length,
        s: round(ms / 1000),
        requests,
        'most open at once': fake.mostAtOnce(),
        'open on average': round((requests * PAUSE_MS) / ms),
        'of allowed': REQUESTS_AT_ONCE,
      },
    ]);
  } finally {
    await fake.close();
    rmSync(folder, { recursive: true });
  }
}
