/** What only the PostgreSQL store has to stand: broken rows, texts no database holds, other programs, refused doors. */
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startPostgres } from '../../../test/kit/postgres/start-postgres.js';
import { isVcError } from '../../errors/vc-error.js';
import { rewriteStored } from '../rewrite-stored.js';
import type { Rewriter } from '../rewriter.js';
import type { CollectionDefinition } from '../store.js';
import { openPostgresStore, type PostgresStore } from './open-postgres-store.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

const schema = z.strictObject({ id: z.string(), name: z.string(), slides: z.array(z.string()) });
type Note = z.infer<typeof schema>;
const notes: CollectionDefinition<Note, Pick<Note, 'id' | 'name'>> = {
  name: 'notes',
  schema,
  version: 1,
  summarize: ({ id, name }) => ({ id, name }),
};
const note = (id: string, name = 'Acme'): Note => ({ id, name, slides: ['one'] });

describe.skipIf(!postgres)('the store in PostgreSQL', () => {
  let url = '';
  let store: PostgresStore;
  const opened: PostgresStore[] = [];
  const open = async () => {
    const one = await openPostgresStore(url);
    opened.push(one);
    return one;
  };
  beforeEach(async () => {
    url = await postgres!.newDatabase();
    store = await open();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  async function query<R extends object = object>(text: string): Promise<R[]> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<R>(text);
    await client.end();
    return rows;
  }

  it('sets a damaged document aside, says so to whoever asks for it, and keeps the rest open', async () => {
    const all = store.collection(notes);
    await all.create(note('a'));
    await all.create(note('b'));
    await query(`update vc_analyst.docs_notes set document = '{"id":"a","name":7}' where id = 'a'`);
    await expect(all.get('a')).rejects.toMatchObject({ code: 'store-damaged' });
    expect(await all.summaries()).toEqual([{ id: 'b', name: 'Acme' }]);
    expect(await query(`select document from vc_analyst.set_aside`)).toEqual([{ document: '{"id":"a","name":7}' }]);
    const again = await open();
    expect(again.problems()).toMatchObject([{ collection: 'notes', id: 'a' }]);
    await expect(again.collection(notes).get('a')).rejects.toMatchObject({ code: 'store-damaged' });
    await again.collection(notes).create(note('a', 'Anew'));
    expect((await all.get('a'))?.name).toBe('Anew');
  });

  it('changes many with threads that help: each once, what is damaged set aside, what stays not written', async () => {
    const all = store.collection(notes);
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    for (const id of ids) await all.create(note(id, id === 'j' ? 'Renamed' : 'Acme'));
    await query(`update vc_analyst.docs_notes set document = '{"id":"c","name":7}' where id = 'c'`);
    const seen: string[] = [];
    store.onChange(({ id }) => seen.push(id));
    const renamed = (one: Note) => ({ ...one, name: 'Renamed' });
    const worked: string[] = [];
    const helper: Rewriter<Pick<Note, 'id' | 'name'>> = (documents) =>
      Promise.resolve(
        documents.map((one) => {
          worked.push(one.id);
          // What a thread cannot do is done by the caller.
          return one.id === 'h' ? undefined : rewriteStored(one, renamed, notes);
        }),
      );
    const summaries = await store.updateManyWith(notes, [...ids, 'gone'], renamed, [helper]);
    expect(summaries.map(({ id, name }) => `${id} ${name}`)).toEqual(
      ids.filter((id) => id !== 'c').map((id) => `${id} Renamed`),
    );
    expect(worked).toContain('j');
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
    await expect(all.get('c')).rejects.toMatchObject({ code: 'store-damaged' });
    expect(await all.get('a')).toEqual(note('a', 'Renamed'));
    const [stored] = await query<{ document: string }>(`select document from vc_analyst.docs_notes where id = 'h'`);
    expect(stored?.document).toBe(JSON.stringify(note('h', 'Renamed')));
  });

  it('keeps texts that PostgreSQL refuses in columns, and finds them', async () => {
    const all = store.collection(notes);
    const odd = note('a', 'Nul\0 and half \ud83d a character');
    await all.create(odd);
    expect(await all.get('a')).toEqual(odd);
    expect((await all.summary('a'))?.name).toBe(odd.name);
    const search = { text: 'half', fields: ['name'] } as const;
    expect((await all.list({ filter: { search }, sort: [{ by: 'name', order: 'ascending' }] })).total).toBe(1);
    expect((await all.list({ filter: { conditions: [{ field: 'name', equals: odd.name }] } })).total).toBe(1);
  });

  it('gives the tables of an earlier program their columns and summaries, also where no index of words may be had', async () => {
    const all = store.collection(notes);
    for (const [id, name] of [
      ['a', 'Élan Robotics'],
      ['b', 'Acme 50%'],
    ] as const)
      await all.create(note(id, name));
    const searched = { ...notes, searched: ['name'], filtered: ['name'], counted: ['id'] };
    const found = async (one: PostgresStore, text: string) =>
      (await one.collection(searched).list({ filter: { search: { text, fields: ['name'] } } })).items.map(
        ({ id }) => id,
      );
    // As a program wrote it that summarised otherwise.
    await query(`update vc_analyst.docs_notes set shape = '0.0', fields = '{}', keys = '{}'`);
    // Who may make nothing in the database but what lies in the tables that are there.
    const user = `narrow_${Date.now()}`;
    await query(`create role ${user} login; grant all on all tables in schema vc_analyst to ${user};
      grant all on schema vc_analyst to ${user}; grant all on all sequences in schema vc_analyst to ${user};
      alter table vc_analyst.docs_notes owner to ${user}`);
    const narrow = await openPostgresStore(url.replace('postgres://postgres@', `postgres://${user}@`));
    opened.push(narrow);
    expect(await found(narrow, 'elan')).toEqual(['a']);
    expect(await query(`select from pg_extension where extname = 'pg_trgm'`)).toEqual([]);
    const other = await open();
    expect(await found(other, 'robotics ELAN')).toEqual(['a']);
    expect(await found(other, '0%')).toEqual(['b']);
    await other.collection(searched).update('b', (one) => ({ ...one, name: 'Robotics' }));
    expect(await found(narrow, 'robot')).toEqual(['a', 'b']);
    const named = { conditions: [{ field: 'name', equals: 'Robotics' }] } as const;
    expect(await narrow.collection(searched).aggregate({ filter: named, groups: ['id'], often: true })).toMatchObject([
      { values: ['b'], count: 1 },
    ]);
    expect(await query(`select from pg_indexes where indexdef like '%gin_trgm_ops%'`)).toHaveLength(1);
  });

  it('says when the bytes of a deck are no longer its bytes', async () => {
    const hash = await store.blobs.put(new TextEncoder().encode('a deck'));
    await query(`update vc_analyst.blob_pieces set bytes = 'another'`);
    await expect(store.blobs.get(hash)).rejects.toMatchObject({ code: 'store-damaged' });
  });

  it('misses no change of a transaction that ended after one that began later', async () => {
    await store.collection(notes).create(note('a'));
    const other = await open();
    const seen: string[] = [];
    const all = other.collection(notes);
    other.onChange(({ id }) => seen.push(id));
    const slow = new pg.Client(url);
    await slow.connect();
    await slow.query('begin');
    await slow.query(
      `insert into vc_analyst.changes (collection, id, kind, origin) values ('notes', 'slow', 'updated', 'x')`,
    );
    const before = await all.revision();
    await store.collection(notes).create(note('quick'));
    await expect.poll(() => seen, { timeout: 10_000 }).toContain('quick');
    expect(await all.revision()).not.toBe(before);
    const between = await all.revision();
    await slow.query('commit');
    await slow.end();
    await expect.poll(() => seen, { timeout: 10_000 }).toContain('slow');
    expect(await all.revision()).not.toBe(between);
    expect(seen.filter((id) => id === 'quick')).toHaveLength(1);
  });

  it('reads everything again where changes were forgotten meanwhile', async () => {
    const all = store.collection(notes);
    await all.create(note('a'));
    expect(await all.summaries()).toHaveLength(1);
    const other = await open();
    await other.collection(notes).create(note('b'));
    await query(`with gone as (delete from vc_analyst.changes returning xid)
      update vc_analyst.feed set forgotten_to = (select xid from gone order by xid desc limit 1)`);
    expect(await all.summaries()).toHaveLength(2);
  });

  it('gives up a writer that lost its connection while it held the collection alone', async () => {
    const all = store.collection(notes);
    const other = (await open()).collection(notes);
    const held = all.exclusively(async (sole) => {
      await query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`);
      await other.create(note('a', 'of the other'));
      return sole.create(note('b', 'too late'));
    });
    await expect(held).rejects.toMatchObject({ code: 'store-unreachable' });
    expect(await other.summaries()).toEqual([{ id: 'a', name: 'of the other' }]);
    await all.create(note('c'));
    expect(await all.get('c')).toBeDefined();
  });

  it('refuses tables of a newer version', async () => {
    await query('update vc_analyst.format set version = 1000');
    await expect(openPostgresStore(url)).rejects.toMatchObject({ code: 'store-newer' });
  });

  it('makes the tables once when several open an empty database at the same moment', async () => {
    url = await postgres!.newDatabase();
    const stores = await Promise.all([open(), open(), open()]);
    await Promise.all(stores.map((one, index) => one.collection(notes).create(note(`n${index}`))));
    expect(await stores[0].collection(notes).summaries()).toHaveLength(3);
  });

  it('says who is not let in and where nobody answers, and never the password', async () => {
    await query(`create role locked login password 'open-sesame'`);
    const failures = await Promise.all(
      [
        postgres!.url('postgres', 'locked', 'top-secret'),
        postgres!.url('no-such-database'),
        'postgres://someone:top-secret@127.0.0.1:1/fund',
        'postgres://someone:top-secret@/fund?host=/nowhere',
      ].map((address) => openPostgresStore(address).catch((error: unknown) => error)),
    );
    expect(failures.map((error) => isVcError(error) && error.code)).toEqual([
      'store-refused',
      'store-refused',
      'store-unreachable',
      'store-unreachable',
    ]);
    for (const error of failures) {
      expect(`${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? error.stack : ''}`).not.toContain(
        'top-secret',
      );
      expect(error).not.toHaveProperty('cause');
    }
  });

  it('goes on by itself after PostgreSQL was ended and started again', { timeout: 240_000 }, async () => {
    const all = store.collection(notes);
    await all.create(note('a'));
    const seen: string[] = [];
    store.onChange(({ id }) => seen.push(id));
    postgres!.kill();
    await expect(all.get('a')).rejects.toMatchObject({ code: 'store-unreachable' });
    await expect(all.create(note('b'))).rejects.toMatchObject({ code: 'store-unreachable' });
    postgres!.start();
    await all.create(note('b'));
    await (await open()).collection(notes).create(note('c'));
    await expect.poll(() => seen, { timeout: 10_000 }).toContain('c');
    expect(await all.summaries()).toHaveLength(3);
  });

  it('writes nothing of what a full disk broke off, says so, and goes on when there is room', async () => {
    const all = store.collection(notes);
    for (const id of ['a', 'b', 'c']) await all.create(note(id));
    // As PostgreSQL says it where a row, or the log of the transaction, finds no room.
    await query(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    const full = (table: string, when: string) =>
      query(
        `create trigger full_disk before insert or update on vc_analyst.${table} for each row ${when} execute function no_room()`,
      );
    await full('docs_notes', `when (new.id = 'b')`);
    await full('blob_pieces', 'when (new.number = 1)');
    await full('changes', `when (new.id = 'd')`);
    const seen: string[] = [];
    store.onChange(({ id }) => seen.push(id));
    const renamed = (one: Note) => ({ ...one, name: 'Renamed' });
    await expect(all.updateMany(['a', 'b', 'c'], renamed)).rejects.toMatchObject({ code: 'store-full' });
    await expect(all.create(note('d'))).rejects.toMatchObject({ code: 'store-full' });
    const bytes = new Uint8Array(3_000_000);
    await expect(store.blobs.put(bytes)).rejects.toMatchObject({ code: 'store-full' });
    expect((await (await open()).collection(notes).summaries()).map(({ name }) => name)).toEqual([
      'Acme',
      'Acme',
      'Acme',
    ]);
    expect(seen).toEqual([]);
    for await (const hash of store.blobs.hashes()) expect(hash).toBe('none');
    await query('drop function no_room() cascade');
    expect(await all.updateMany(['a', 'b', 'c'], renamed)).toHaveLength(3);
    await all.create(note('d'));
    expect(Buffer.compare((await store.blobs.get(await store.blobs.put(bytes)))!, bytes)).toBe(0);
  });

  it('says that it is busy where PostgreSQL gives out no more connections, and loses nothing acknowledged', async () => {
    const all = store.collection(notes);
    await all.create(note('first'));
    const [{ room } = { room: 0 }] = await query<{ room: number }>(
      `select current_setting('max_connections')::int - count(*)::int as room from pg_stat_activity`,
    );
    const others = Array.from({ length: room }, () => new pg.Client(url));
    const connected = await Promise.allSettled(others.map((client) => client.connect()));
    const stores = [
      store,
      ...(await Promise.allSettled([open(), open()])).flatMap((one) => ('value' in one ? one.value : [])),
    ];
    const asked = stores.flatMap((one, index) => {
      const some = one.collection(notes);
      return Array.from({ length: 40 }, (_, number) => [some.create(note(`n${index}-${number}`)), some.list()]).flat();
    });
    const ended = await Promise.allSettled(asked);
    for (const one of ended) if ('reason' in one) expect(one.reason).toMatchObject({ code: 'store-busy' });
    await Promise.all(
      others.filter((_, index) => connected[index]!.status === 'fulfilled').map((client) => client.end()),
    );
    const kept = new Set((await all.summaries()).map(({ id }) => id));
    for (const [index, one] of ended.entries()) {
      if ('value' in one && 'slides' in one.value) expect(kept.has(one.value.id), `${index}`).toBe(true);
    }
    await all.create(note('last'));
  });

  it('counts tries once for all servers, by its own clock, and lets all say the word of the first', async () => {
    const address = await postgres!.newDatabase();
    const [one, other] = [await openPostgresStore(address), await openPostgresStore(address)];
    const counted = await Promise.all(
      Array.from({ length: 20 }, (_, number) => (number % 2 ? one : other).shared.count('key', 1, 60)),
    );
    expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect((await one.shared.count('key', -1, 60)).count).toBe(19);
    await other.shared.forget('key');
    expect((await one.shared.count('key', 1, 60)).count).toBe(1);
    await one.shared.count('short', 5, 0);
    expect((await other.shared.count('short', 1, 60)).count).toBe(1);
    expect(await one.shared.agree('word', 'first')).toBe('first');
    expect(await other.shared.agree('word', 'second')).toBe('first');
    await one.close();
    await other.close();
  });
});
