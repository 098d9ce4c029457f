/** What ran out of its time beside others is tried once more alone; played by workers that compute. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDefaults } from '../limits.js';
import type { Job } from './messages.js';
import { openWorkerPool, type WorkerPool } from './worker-pool.js';

/**
 * `once` computes without end the first time and answers the second, saying what ran beside it; `endless` always
 * computes. `beside` answers some time after the worker of `once` was ended.
 */
const WORKER = `
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
process.on('message', ({ inputs: [{ fileName: name }] }) => {
  const answer = (result) => process.send({ type: 'done', result, rss: 1 });
  const first = !existsSync(name);
  appendFileSync(name, process.pid + ' ');
  if (name === 'endless' || (name === 'once' && first)) while (true);
  if (name === 'once') return answer({ beside: existsSync('running') });
  if (name !== 'beside') return answer('read');
  writeFileSync('running', '');
  const isOver = () => {
    try {
      return process.kill(Number(readFileSync('once', 'utf8')), 0) && false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  const watch = setInterval(() => {
    if (!isOver()) return;
    clearInterval(watch);
    setTimeout(() => { rmSync('running'); answer('read'); }, 500);
  }, 20);
});`;

let folder: string;
let pool: WorkerPool;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-retry-test-'));
  await writeFile(join(folder, 'worker.mjs'), `process.chdir(${JSON.stringify(folder)});${WORKER}`);
});
afterEach(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

function run(fileName: string, seconds = 1) {
  const limits = withDefaults({ seconds });
  const inputs = [{ fileName, bytes: new Uint8Array() }];
  const job: Job = { type: 'read', inputs, limits, ocr: false, progress: false };
  return pool.run(() => job, limits.memoryMb, { fileName });
}

const attempts = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim().split(' ').length;

describe('a job that ran out of time', () => {
  it('is tried again when nothing runs beside it', async () => {
    pool = openWorkerPool(2, join(folder, 'worker.mjs'));
    const [beside, once, later] = await Promise.all([run('beside', 60), run('once'), run('later')]);
    expect({ beside, once, later }).toEqual({ beside: 'read', once: { beside: false }, later: 'read' });
  }, 30_000);

  it('fails the second time, and others are read', async () => {
    pool = openWorkerPool(2, join(folder, 'worker.mjs'));
    const [endless, later] = await Promise.allSettled([run('endless'), run('later')]);
    expect(endless).toMatchObject({ status: 'rejected', reason: { code: 'reading-timeout', data: { limit: 1 } } });
    expect(later).toMatchObject({ value: 'read' });
    expect(await attempts('endless')).toBe(2);
    expect(await run('after')).toBe('read');
  }, 30_000);
});
