/** How long a worker may take, played by workers that wait or compute. */
import { existsSync } from 'node:fs';
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

const ANSWER = `process.send({ type: 'done', result: { slides: [] }, rss: 1 })`;
/** Longer than its time: waits, as a worker does whose turn it is not, or computes. */
const WAIT = `setTimeout(() => ${ANSWER}, limits.seconds * 1500);`;
const COMPUTE = `const end = Date.now() + limits.seconds * 20000; while (Date.now() < end); ${ANSWER}`;

/** What comes of a job for a worker that does `work` with it. */
async function run(work: string) {
  const file = join(folder, `worker-${work.length}.mjs`);
  await writeFile(file, `process.on('message', ({ limits }) => { ${work} });`);
  const worker = startWorkerProcess(file, 256);
  const job: Job = { type: 'read', inputs: [], limits: withDefaults({ seconds: 1 }), ocr: true, progress: false };
  try {
    return await worker.run(job, { fileName: 'deck.pdf' });
  } finally {
    await worker.stop();
  }
}

describe('startWorkerProcess', () => {
  it('ends a worker that computes longer than it may, and one that never answers', async () => {
    const timeout = { code: 'reading-timeout', data: { fileName: 'deck.pdf', limit: 1 } };
    await expect(run(COMPUTE)).rejects.toMatchObject(timeout);
    await expect(run('setInterval(() => undefined, 1000);')).rejects.toMatchObject(timeout);
  }, 30_000);

  const told = existsSync('/proc/self/stat');
  it.skipIf(!told)('counts what a worker computes, not what it waits for on a busy machine', async () => {
    expect(await run(WAIT)).toEqual({ slides: [] });
  });

  it('gives slides that are read by OCR their own time', async () => {
    expect(await run(`process.send({ type: 'ocr', slides: 1 }); ${COMPUTE.replace('20000', '1500')}`)).toEqual({
      slides: [],
    });
  }, 30_000);
});
