/** A workspace over PostgreSQL: what it does with decks, and all of it brought there, back, and through a backup. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../test/kit/postgres/start-postgres.js';
import { strongSeed } from '../../test/kit/sample-evidence.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { hashFile } from '../deck/hash-deck.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { inspectAudit } from './inspect-audit.js';
import { backUpStore, moveData, restoreStore } from './move-data.js';
import { openStore } from './open-store.js';
import { openWorkspace } from './open-workspace.js';
import { waitingFor } from './waiting-for.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

describe.skipIf(!postgres)('a workspace in PostgreSQL', () => {
  let folder = '';
  let store = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vc-move-'));
    store = await postgres!.newDatabase();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const deck = new TextEncoder().encode('as if it were a deck');

  /** A fund of two analyses, a deck, a person and an answer of a model, in the folder. */
  async function makeFund(dataDir: string): Promise<void> {
    const { store: made, answers } = await openStore(dataDir);
    const hash = await made.blobs.put(deck);
    await answers.set(hash, hash, 'what a model said');
    const files = [{ fileName: 'sample.pdf', hash, bytes: deck.length }];
    for (const id of ['one', 'two']) {
      await made.collection(analysesCollection).create(sampleAnalysis(strongSeed(), { id, deckHash: hash, files }));
    }
    await made.close();
    const workspace = await openWorkspace({ dataDir });
    await workspace.portfolio.add({ companyName: 'Norfa', investmentAmount: 10, date: '2026-01-02' });
    await workspace.close();
  }

  it('says what waits for a member as a folder does: of the newest version, by its day, until it is answered', async () => {
    const seed = strongSeed();
    const waits = async (where: { dataDir: string; store?: string }) => {
      const { store: made } = await openStore(where.dataDir, where.store);
      const analyses = made.collection(analysesCollection);
      const given = (id: string, due: string, status: 'open' | 'answered' = 'open', previousId?: string) => {
        const analysis = sampleAnalysis(seed, { id, ownerId: 'ana', ...(previousId ? { previousId } : {}) });
        const [first, ...rest] = analysis.questions;
        return { ...analysis, questions: [{ ...first!, ownerId: 'ana', due, status }, ...rest] };
      };
      await analyses.create(given('first', '2026-12-01'));
      await analyses.create(given('second', '2026-12-09', 'open', 'first'));
      await analyses.create(given('sooner', '2026-12-03'));
      await analyses.create(given('answered', '2026-12-02', 'answered'));
      const nextStep = { text: 'Call', due: '2026-12-05', by: { firstName: 'Ana' }, at: '2026-11-26T00:00:00.000Z' };
      await analyses.create({ ...given('step', '2026-12-04', 'answered'), nextStep });
      const found = await waitingFor(analyses, 'ana');
      expect(await waitingFor(analyses, 'ben')).toEqual({ questions: [], answers: [], steps: [] });
      await made.close();
      return found;
    };
    const here = await waits({ dataDir: join(folder, 'data') });
    expect(here.questions.map(({ analysisId, due }) => [analysisId, due])).toEqual([
      ['sooner', '2026-12-03'],
      ['second', '2026-12-09'],
    ]);
    expect(here.steps).toMatchObject([{ analysisId: 'step', text: 'Call', due: '2026-12-05' }]);
    expect(await waits({ dataDir: folder, store })).toEqual(here);
  });

  it('brings everything there and back, as it was, and copies nothing twice', async () => {
    const [there, back] = [{ dataDir: folder, store }, { dataDir: join(folder, 'back') }];
    const from = { dataDir: join(folder, 'data') };
    await makeFund(from.dataDir);
    const first = await moveData(from, there);
    expect(first).toMatchObject({
      documents: { analyses: 2, investments: 1, activities: 1 },
      blobs: 1,
      copied: 5,
      damaged: [],
    });
    expect((await moveData(from, there)).copied).toBe(0);
    await moveData(there, back);
    const [original, returned] = [await openStore(from.dataDir), await openStore(back.dataDir)];
    for (const id of ['one', 'two']) {
      const before = await original.store.collection(analysesCollection).get(id);
      expect(await returned.store.collection(analysesCollection).get(id)).toEqual(before);
    }
    const hash = hashFile(deck);
    expect(await returned.store.blobs.get(hash)).toEqual(deck);
    expect(await returned.answers.get(hash, hash)).toBe('what a model said');
    await original.store.close();
    await returned.store.close();
  });

  it('goes on where it was interrupted, and refuses a target that holds other data', async () => {
    const from = { dataDir: join(folder, 'data') };
    await makeFund(from.dataDir);
    let steps = 0;
    const stop = () => {
      steps += 1;
      if (steps === 2) throw new Error('interrupted');
    };
    await expect(moveData(from, { dataDir: folder, store }, { onProgress: stop })).rejects.toThrow('interrupted');
    expect(await moveData(from, { dataDir: folder, store })).toMatchObject({
      documents: { analyses: 2 },
      blobs: 1,
      copied: 3,
    });
    const workspace = await openWorkspace({ dataDir: folder, store });
    await workspace.analyses.remove('one');
    await workspace.close();
    await expect(moveData({ dataDir: folder, store }, from)).rejects.toMatchObject({ code: 'bad-usage' });
  });

  it('goes on with the chain of the audit log that came from a folder', async () => {
    const [from, there] = [{ dataDir: join(folder, 'data') }, { dataDir: folder, store }];
    const act = {
      action: 'settings.changed' as const,
      outcome: 'done' as const,
      by: { kind: 'terminal' as const, name: 'Ana' },
      details: { second: '2', first: '1' },
    };
    for (const place of [from, there]) {
      if (place === there) await moveData(from, there);
      const workspace = await openWorkspace(place);
      await workspace.audit.record(act);
      await workspace.close();
    }
    expect(await inspectAudit(from)).toMatchObject({ entries: 1, brokenAt: undefined });
    expect(await inspectAudit(there)).toMatchObject({ entries: 2, head: { seq: 2 }, brokenAt: undefined });
  });

  it('keeps the fund’s rules for shares, and ends those of a leaver in every process', async () => {
    await makeFund(join(folder, 'data'));
    await moveData({ dataDir: join(folder, 'data') }, { dataDir: folder, store });
    const [one, other] = [
      await openWorkspace({ dataDir: folder, store }),
      await openWorkspace({ dataDir: folder, store }),
    ];
    const person = { username: 'lena', email: 'l@fund.example', firstName: 'Lena', password: 'correct horse battery' };
    const by = await one.accounts.managed.create({ ...person, role: 'user', isActive: true });
    await one.settings.change({ shares: { days: 7, passwordRequired: true } }, by);
    const { shares } = other.collaboration;
    await expect(shares.create('one', {}, { id: by.id, firstName: 'Lena' })).rejects.toMatchObject({
      code: 'share-needs-password',
    });
    const { share, token } = await shares.create('one', { password: 'open sesame' }, { id: by.id, firstName: 'Lena' });
    expect(Date.parse(share.expiresAt!) - Date.parse(share.createdAt)).toBe(7 * 24 * 3600 * 1000);
    expect(await one.collaboration.shares.listAll()).toMatchObject([{ id: share.id, maker: 'Lena', state: 'open' }]);
    await one.accounts.managed.update(by.id, { ...person, password: '', role: 'user', isActive: false });
    expect(await shares.look(token)).toBeUndefined();
    expect(await shares.listAll()).toEqual([]);
    await one.close();
    await other.close();
  });

  it('is backed up into a file that either kind of store is restored from', async () => {
    const from = { dataDir: join(folder, 'data') };
    await makeFund(from.dataDir);
    await moveData(from, { ...from, store });
    await writeFile(join(from.dataDir, 'thesis.yaml'), 'name: Ours\n');
    const file = join(folder, 'fund.tar.gz');
    expect((await backUpStore({ ...from, store }, file)).documents.analyses).toBe(2);
    await expect(restoreStore(file, { ...from, store })).rejects.toMatchObject({ code: 'folder-not-empty' });
    await restoreStore(file, { ...from, store }, { force: true });
    const empty = { dataDir: folder, store: await postgres!.newDatabase() };
    await restoreStore(file, empty);
    await restoreStore(file, join(folder, 'restored'));
    for (const place of [empty, { ...from, store }, { dataDir: join(folder, 'restored') }]) {
      const workspace = await openWorkspace(place);
      expect(await workspace.analyses.list()).toHaveLength(2);
      expect(await workspace.portfolio.list()).toHaveLength(1);
      await workspace.close();
    }
  });

  it('is restored into as a whole or not at all', async () => {
    const from = { dataDir: join(folder, 'data') };
    await makeFund(from.dataDir);
    const file = join(folder, 'fund.tar.gz');
    await backUpStore(from, file);
    await restoreStore(file, { ...from, store });
    const held = async () => {
      const workspace = await openWorkspace({ dataDir: folder, store });
      const ids = (await workspace.analyses.list()).map(({ id }) => id);
      await workspace.close();
      return ids.sort();
    };
    const change = await openWorkspace({ dataDir: folder, store });
    await change.analyses.remove('two');
    await change.close();
    // The database goes away in the middle of it: whoever reads holds the change of one store for the other until then.
    const client = new pg.Client(store);
    await client.connect();
    const reader = new pg.Client(store);
    reader.on('error', () => undefined);
    await reader.connect();
    await reader.query('begin');
    const { rows: readers } = await reader.query<{ pid: number }>('select pg_backend_pid() as pid');
    await reader.query('select from vc_analyst.docs_analyses limit 1');
    let isOver = false;
    const restoring = restoreStore(file, { ...from, store }, { force: true }).finally(() => (isOver = true));
    // Again until it gives up: it may have opened another connection since.
    const ending = expect.poll(
      async () => {
        const { rows } = await client.query<{ held: boolean }>(
          `select to_regclass('vc_analyst_unfinished.docs_analyses') is not null as held`,
        );
        if (rows[0]?.held) {
          // All but the reader: with it the change would be let go before its connection ends.
          await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where pid not in (pg_backend_pid(), $1) and datname = current_database()`,
            [readers[0]?.pid],
          );
        }
        return isOver;
      },
      { timeout: 20_000, interval: 1 },
    );
    await Promise.all([ending.toBe(true), expect(restoring).rejects.toMatchObject({ code: 'store-unreachable' })]);
    await reader.end();
    expect(await held()).toEqual(['one']);
    await restoreStore(file, { ...from, store }, { force: true });
    expect(await held()).toEqual(['one', 'two']);
    const { rows } = await client.query(`select nspname from pg_namespace where nspname like 'vc_analyst%'`);
    await client.end();
    expect(rows.map(({ nspname }) => nspname as string).sort()).toEqual(['vc_analyst', 'vc_analyst_extensions']);
  });
});
