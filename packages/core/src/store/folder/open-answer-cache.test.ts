/** Answers are kept by deck and go with it; a disk that fails costs an answer, never an analysis. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeFileSystem } from './file-system.js';
import { openAnswerCache } from './open-answer-cache.js';

const [deck, other, key] = ['a'.repeat(64), `aa${'b'.repeat(62)}`, 'c'.repeat(64)] as const;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-answers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('keeps, and forgets one deck without the others', async () => {
  const cache = openAnswerCache(folder);
  expect(await cache.get(deck, key)).toBeUndefined();
  await cache.set(deck, key, '{"answers":[]}');
  await cache.set(other, key, 'other');
  expect(await openAnswerCache(folder).get(deck, key)).toBe('{"answers":[]}');
  await cache.forget(deck);
  expect(await cache.get(deck, key)).toBeUndefined();
  expect(await cache.get(other, key)).toBe('other');
});

test('takes no name that leads out of its folder', async () => {
  const cache = openAnswerCache(folder);
  await cache.set('../outside', key, 'x');
  await cache.set(deck, '../../x', 'x');
  expect(await readdir(folder)).toEqual(['model-answers']);
});

test('a full disk is no error', async () => {
  const full = { ...nodeFileSystem, open: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
  const cache = openAnswerCache(folder, full);
  await cache.set(deck, key, 'x');
  expect(await cache.get(deck, key)).toBeUndefined();
});
