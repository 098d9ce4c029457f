/** An encrypted backup opens for who has the key, for nobody else, and not at all where it was changed. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackupKey } from './encrypted-file.js';
import { backUpStore, restoreStore } from './move-data.js';

const fixture = fileURLToPath(new URL('../../test/fixtures/data-folder-0.1.0.tar.gz', import.meta.url));
let folder: string;
let file: string;
let recipient: string;
let keys: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-sealed-'));
  file = at('fund.tar.gz.age');
  await restoreStore(fixture, at('data'));
  recipient = await makeBackupKey(at('key'));
  keys = await readFile(at('key'), 'utf8');
  await backUpStore(at('data'), file, { recipients: [recipient] });
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test('only its owner may read key and backup; nothing of the data stands in it', async () => {
  for (const name of ['key', 'fund.tar.gz.age']) expect((await stat(at(name))).mode & 0o077).toBe(0);
  const bytes = await readFile(file);
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  // Compressed in the clear, it would begin so.
  expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0x00]))).toBe(false);
  await expect(makeBackupKey(at('key'))).rejects.toMatchObject({ code: 'file-exists' });
});

test('with the key all of it comes back', async () => {
  const restored = await restoreStore(file, at('again'), { keys });
  expect(restored.documents).toMatchObject({ analyses: 2, accounts: 2 });
});

test('without the key, or with another one, nothing does, and it is said why', async () => {
  await makeBackupKey(at('other'));
  const other = await readFile(at('other'), 'utf8');
  for (const given of [undefined, other, 'no key at all', 'AGE-SECRET-KEY-1BROKEN']) {
    await expect(restoreStore(file, at('none'), { keys: given })).rejects.toMatchObject({ code: 'backup-encrypted' });
  }
  await expect(stat(at('none'))).rejects.toThrow();
});

test('one that was changed or cut off is refused, and what was there stays', async () => {
  const bytes = await readFile(file);
  const changed = Buffer.from(bytes);
  changed[changed.length - 100]! ^= 1;
  for (const broken of [changed, bytes.subarray(0, bytes.length - 40)]) {
    await writeFile(at('broken.age'), broken);
    await expect(restoreStore(at('broken.age'), at('again'), { keys, force: true })).rejects.toMatchObject({
      code: 'backup-damaged',
    });
  }
  expect((await stat(at('again'))).isDirectory()).toBe(true);
});

test('a file that is there stays unless it is said otherwise, and a wrong recipient is told before', async () => {
  const again = (more: object) => backUpStore(at('data'), file, { recipients: [recipient], ...more });
  await expect(again({})).rejects.toMatchObject({ code: 'file-exists' });
  await expect(again({ recipients: ['age1nobody'] })).rejects.toMatchObject({ code: 'bad-usage' });
  expect((await again({ force: true })).size).toBeGreaterThan(1000);
});
