/** How any store must keep bytes, as tests. */
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { collect, type Test } from './declare-test.js';

export function blobTests(test: Test): void {
  const deck = new TextEncoder().encode('%PDF-1.7 not really');
  const unknownHash = 'a'.repeat(64);

  test('keeps bytes under the hash of their content', async ({ store, reopen }) => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    equal(await store.blobs.put(new TextEncoder().encode('abc')), abc);
    const hash = await store.blobs.put(deck);
    equal(await store.blobs.put(deck), hash);
    const again = (await reopen()).blobs;
    deepEqual(new Uint8Array((await again.get(hash)) ?? []), deck);
    equal(await again.has(abc), true);
    deepEqual((await collect(again.hashes())).sort(), [abc, hash].sort());
  });

  test('takes and gives bytes in pieces', async ({ store }) => {
    async function* pieces() {
      for (let number = 0; number < 40; number += 1) yield await Promise.resolve(new Uint8Array(20_000).fill(number));
    }
    const hash = await store.blobs.put(pieces());
    const whole = Buffer.concat(await collect(pieces()));
    equal(Buffer.concat(await collect((await store.blobs.stream(hash)) ?? [])).equals(whole), true);
    equal(await store.blobs.put(whole), hash);
    equal(await store.blobs.put(new Uint8Array(0)), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('keeps nothing of a source that breaks off', async ({ store }) => {
    async function* broken() {
      yield await Promise.resolve(deck);
      throw new Error('connection lost');
    }
    await rejects(store.blobs.put(broken()), /connection lost/);
    deepEqual(await collect(store.blobs.hashes()), []);
  });

  test('answers nothing for hashes that are unknown or none', async ({ store }) => {
    for (const hash of [unknownHash, '', '../format.json', '..', `${unknownHash}/../..`, unknownHash.toUpperCase()]) {
      equal(await store.blobs.get(hash), undefined);
      equal(await store.blobs.stream(hash), undefined);
      equal(await store.blobs.has(hash), false);
      equal(await store.blobs.remove(hash), false);
    }
  });

  test('removes for good, and takes the same bytes again', async ({ store }) => {
    const hash = await store.blobs.put(deck);
    equal(await store.blobs.remove(hash), true);
    equal(await store.blobs.get(hash), undefined);
    equal(await store.blobs.put(deck), hash);
    equal(await store.blobs.has(hash), true);
  });

  test('takes the same bytes from many sides at once', async ({ store, reopen }) => {
    const other = (await reopen()).blobs;
    const hashes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => (number % 2 ? store.blobs : other).put(deck)),
    );
    equal(new Set(hashes).size, 1);
    deepEqual(new Uint8Array((await other.get(hashes[0] ?? '')) ?? []), deck);
  });
}
