/** How long a worker may take, played by workers that only wait. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDefaults } from '../limits.js';
import type { Job } from './messages.js';
import { startWorkerProcess } from './worker-process.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-worker-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Answers a job only after the time it has been given, and before that says what `first` is. */
async function run(first: string) {
  const file = join(folder, `worker-${first.length}.mjs`);
  await writeFile(
    file,
    `process.on('message', ({ limits }) => { ${first}` +
      `setTimeout(() => process.send({ type: 'done', result: { slides: [] }, rss: 1 }), limits.seconds * 1200); });`,
  );
  const worker = startWorkerProcess(file, 256);
  const job: Job = { type: 'read', inputs: [], limits: withDefaults({ seconds: 3 }), ocr: true, progress: false };
  try {
    return await worker.run(job, { fileName: 'deck.pdf' });
  } finally {
    await worker.stop();
  }
}

describe('startWorkerProcess', () => {
  it('gives slides that are read by OCR their own time, so that a busy machine reads as much as an idle one', async () => {
    await expect(run('')).rejects.toMatchObject({ code: 'reading-timeout', data: { limit: 3 } });
    expect(await run(`process.send({ type: 'ocr', slides: 2 });`)).toEqual({ slides: [] });
  }, 30_000);
});
