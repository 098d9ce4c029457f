/** PostgreSQL on a disk that is really full: what was acknowledged is there, and all goes on when there is room. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startPostgres } from '../../../test/kit/postgres/start-postgres.js';
import type { CollectionDefinition } from '../store.js';
import { openPostgresStore } from './open-postgres-store.js';

const disk = await mkdtemp(join(tmpdir(), 'vc-small-disk-'));
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m,mode=777', 'none', disk]).status === 0;
if (!hasDisk)
  console.error('Skipped: PostgreSQL on a full disk, for which a small file system must be mounted (as root).');
const postgres = hasDisk ? await startPostgres() : undefined;
afterAll(async () => {
  await postgres?.dispose();
  if (hasDisk) execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

const schema = z.strictObject({ id: z.string(), text: z.string() });
type Note = z.infer<typeof schema>;
const notes: CollectionDefinition<Note, Pick<Note, 'id'>> = {
  name: 'notes',
  schema,
  version: 1,
  summarize: ({ id }) => ({ id }),
};

/** Bytes that do not compress: digests of a counter. */
const noise = (seed: number, bytes: number) =>
  Buffer.concat(Array.from({ length: bytes / 32 }, (_, at) => createHash('sha256').update(`${seed} ${at}`).digest()));

describe.skipIf(!postgres)('PostgreSQL on a full disk', () => {
  it('loses nothing acknowledged, says so, can be read, and goes on when there is room', async () => {
    const folder = join(disk, 'space');
    execFileSync('install', ['-d', '-o', 'postgres', '-m', '700', folder]);
    const address = postgres!.url('small');
    const client = new pg.Client(postgres!.url('postgres'));
    await client.connect();
    await client.query(`create tablespace small location '${folder}'`);
    await client.query('create database small tablespace small');
    await client.end();
    const owner = new pg.Client(address);
    await owner.connect();
    // What will be cleared away.
    await owner.query(`create table ballast as select n, repeat('x', 500) from generate_series(1, 16000) n`);

    const store = await openPostgresStore(address);
    const all = store.collection(notes);
    const kept = new Map<string, Note>();
    const blobs: string[] = [];
    const failures: unknown[] = [];
    for (let number = 0; failures.length < 6; number += 1) {
      const note = { id: `n${number}`, text: noise(number, 65_536).toString('base64') };
      const bytes = noise(-number - 1, 1_048_576);
      const done = await Promise.allSettled([all.create(note), store.blobs.put(bytes)]);
      if (done[0].status === 'fulfilled') kept.set(note.id, note);
      if (done[1].status === 'fulfilled') blobs.push(done[1].value);
      failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])));
    }
    for (const failure of failures) expect(failure).toMatchObject({ code: 'store-full' });
    expect(kept.size).toBeGreaterThan(3);

    const other = await openPostgresStore(address);
    const found = other.collection(notes);
    expect((await found.summaries()).map(({ id }) => id).sort()).toEqual([...kept.keys()].sort());
    for (const [id, note] of kept) expect(await found.get(id)).toEqual(note);
    for (const hash of blobs) expect(await other.blobs.has(hash)).toBe(true);

    await owner.query('drop table ballast');
    await owner.end();
    const later = { id: 'later', text: noise(7, 65_536).toString('base64') };
    await all.create(later);
    expect(await found.get('later')).toEqual(later);
    await store.blobs.put(noise(8, 1_048_576));
    await store.close();
    await other.close();
  });
});
