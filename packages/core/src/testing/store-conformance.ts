/** What any store must do, as tests: a store that passes them can stand behind the product. */
import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { z } from 'zod';
import { isVcError, type ErrorCode } from '../errors/vc-error.js';
import type { Change, Collection, CollectionDefinition, Store } from '../store/store.js';

/** The two functions of a test runner that are needed; those of vitest, jest and node:test fit. */
export interface TestApi {
  describe: (name: string, body: () => void) => unknown;
  it: (name: string, body: () => Promise<void>) => unknown;
}

/** An empty store under test. */
export interface StoreUnderTest {
  store: Store;
  /** Another store object on the same data, as another process would open it. */
  reopen: () => Promise<Store>;
  /** Closes what was opened and removes the data. */
  dispose: () => Promise<void>;
}

const companySchema = z.strictObject({
  id: z.string(),
  companyName: z.string(),
  overallScore: z.number().nullable(),
  stage: z.strictObject({ value: z.string() }),
  slides: z.array(z.string()),
});
type Company = z.infer<typeof companySchema>;
type CompanySummary = Omit<Company, 'slides'>;

const companies: CollectionDefinition<Company, CompanySummary> = {
  name: 'companies',
  schema: companySchema,
  version: 1,
  summarize: ({ slides: _slides, ...summary }) => summary,
};

/** How long another store object may take to notice a change. */
const NOTICE_MS = 10_000;

/** Declares the tests. `open` is called once a test. */
export function describeStore({ describe, it }: TestApi, name: string, open: () => Promise<StoreUnderTest>): void {
  const test = (title: string, body: (under: StoreUnderTest, all: Collection<Company, CompanySummary>) => unknown) =>
    it(title, async () => {
      const under = await open();
      try {
        await body(under, under.store.collection(companies));
      } finally {
        await under.dispose();
      }
    });

  describe(`${name}: documents`, () => documentTests(test));
  describe(`${name}: lists`, () => listTests(test));
  describe(`${name}: blobs`, () => blobTests(test));
  describe(`${name}: change feed`, () => feedTests(test));
}

type Test = (
  title: string,
  body: (under: StoreUnderTest, all: Collection<Company, CompanySummary>) => unknown,
) => unknown;

function documentTests(test: Test): void {
  test('keeps a document for whoever opens the data next', async ({ store, reopen }, all) => {
    const document = company('a', { companyName: 'Élan “Vital” 株式会社\n\u2028' });
    deepEqual(await all.create(document), document);
    deepEqual(await all.get('a'), document);
    await store.close();
    const again = (await reopen()).collection(companies);
    deepEqual(await again.get('a'), document);
    deepEqual(await again.summaries(), [summaryOf(document)]);
  });

  test('answers undefined for ids that are unknown or impossible', async (_, all) => {
    for (const id of ['unknown', '', '../format', '..', 'a/b', 'a\\b', 'a\0', 'con', 'a.b', 'x'.repeat(65), 'é']) {
      equal(await all.get(id), undefined);
      equal(await all.remove(id), false);
      await failsWith('not-found', () => all.update(id, (document) => document));
    }
  });

  test('refuses to keep a document under an impossible id, or one that does not fit its schema', async (_, all) => {
    for (const id of ['', '../escaped', 'a/b', 'x'.repeat(65)])
      await failsWith('internal', () => all.create(company(id)));
    await failsWith('internal', () => all.create({ ...company('a'), overallScore: 'high' as unknown as number }));
    deepEqual(await all.summaries(), []);
  });

  test('keeps ids apart that differ only in case, and ids that are device names elsewhere', async (_, all) => {
    const ids = ['Ab', 'aB', 'ab', 'AB', 'con', 'NUL', 'com1'];
    for (const id of ids) await all.create(company(id, { companyName: `company ${id}` }));
    for (const id of ids) equal((await all.get(id))?.companyName, `company ${id}`);
    deepEqual((await all.summaries()).map((summary) => summary.id).sort(), [...ids].sort());
  });

  test('refuses a second document of the same id, also from two sides at once', async ({ reopen }, all) => {
    const other = (await reopen()).collection(companies);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) =>
        (number % 2 ? all : other).create(company('a', { slides: [`${number}`] })),
      ),
    );
    const kept = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    equal(kept.length, 1);
    deepEqual(await all.get('a'), kept[0]);
    for (const one of tries) if (one.status === 'rejected') equal(codeOf(one.reason), 'conflict');
  });

  test('loses no update when several sides count at once', async ({ reopen }, all) => {
    const other = (await reopen()).collection(companies);
    await all.create(company('a', { overallScore: 0 }));
    await Promise.all(Array.from({ length: 40 }, (_, number) => (number % 2 ? all : other).update('a', addOne)));
    equal((await all.get('a'))?.overallScore, 40);
    equal((await other.summaries())[0]?.overallScore, 40);
  });

  test('changes many at once, leaves out those that are gone, and loses no update of others', async (tools, all) => {
    const other = (await tools.reopen()).collection(companies);
    const ids = Array.from({ length: 150 }, (_, number) => `n${number}`);
    for (const id of ids) await all.create(company(id, { overallScore: 0 }));
    const [answered] = await Promise.all([
      all.updateMany([...ids, 'gone'], addOne),
      ...ids.slice(0, 20).map((id) => other.update(id, addOne)),
    ]);
    deepEqual(
      answered.map((summary) => summary.id),
      ids,
    );
    const scores = (await other.summaries()).map((summary) => summary.overallScore ?? 0);
    equal(
      scores.reduce((sum, score) => sum + score, 0),
      170,
    );
    equal((await other.get('n149'))?.overallScore, 1);
    await failsWith('internal', () => all.updateMany(['n1', 'n2'], (found) => ({ ...found, id: 'n3' })));
    equal((await all.get('n2'))?.overallScore, scores[(await all.summaries()).findIndex(({ id }) => id === 'n2')]);
  });

  test('leaves a document as it was when the change throws, renames it or does not fit', async (_, all) => {
    const document = await all.create(company('a'));
    await rejects(
      all.update('a', (found) => {
        found.companyName = 'half done';
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
    await failsWith('internal', () => all.update('a', (found) => ({ ...found, id: 'b' })));
    await failsWith('internal', () => all.update('a', (found) => ({ ...found, slides: null as unknown as string[] })));
    deepEqual(await all.get('a'), document);
    deepEqual(await all.summaries(), [summaryOf(document)]);
  });

  test('takes a change made to the very document that was handed in', async (_, all) => {
    await all.create(company('a'));
    await all.update('a', (found) => {
      found.companyName = 'Renamed';
      return found;
    });
    equal((await all.get('a'))?.companyName, 'Renamed');
    equal((await all.summaries())[0]?.companyName, 'Renamed');
  });

  test('removes for good, and lets the id be used again', async ({ reopen }, all) => {
    await all.create(company('a'));
    equal(await all.remove('a'), true);
    equal(await all.remove('a'), false);
    equal(await all.get('a'), undefined);
    const again = (await reopen()).collection(companies);
    deepEqual(await again.summaries(), []);
    await again.create(company('a', { companyName: 'Second' }));
    equal((await all.get('a'))?.companyName, 'Second');
  });

  test('shows every side what another has acknowledged', async ({ reopen }, all) => {
    const other = (await reopen()).collection(companies);
    for (let number = 0; number < 30; number += 1) {
      await all.create(company(`n${number}`));
      equal((await other.list()).total, number + 1);
      await other.update(`n${number}`, addOne);
      equal((await all.get(`n${number}`))?.overallScore, 51);
      equal((await all.summaries({ conditions: [{ field: 'overallScore', equals: 51 }] })).length, number + 1);
    }
  });

  test('refuses documents of a newer version and upgrades older ones', async ({ store, reopen }, all) => {
    await all.create(company('a'));
    await store.close();
    const newer: typeof companies = {
      ...companies,
      version: 2,
      upgrade: (document, version) => ({ ...(document as Company), companyName: `upgraded from ${version}` }),
    };
    const upgraded = (await reopen()).collection(newer);
    equal((await upgraded.get('a'))?.companyName, 'upgraded from 1');
    equal((await upgraded.summaries())[0]?.companyName, 'upgraded from 1');
    await upgraded.update('a', addOne);
    const old = (await reopen()).collection(companies);
    await failsWith('store-newer', () => old.get('a'));
    await failsWith('store-newer', () => old.update('a', addOne));
    await failsWith('store-newer', () => old.list());
  });

  test('lets one writer at a time decide over the whole collection', async ({ reopen }, all) => {
    const other = (await reopen()).collection(companies);
    // A name that only one may have, asked for from two sides at once.
    const claim = (side: typeof all, number: number) =>
      side.exclusively(async (sole) => {
        const taken = (await sole.summaries()).some(({ companyName }) => companyName === 'Only one');
        const name = taken ? `second ${number}` : 'Only one';
        return sole.create(company(`n${number}`, { companyName: name }));
      });
    await Promise.all(Array.from({ length: 20 }, (_, number) => claim(number % 2 ? all : other, number)));
    const names = (await all.summaries()).map(({ companyName }) => companyName);
    equal(names.length, 20);
    equal(names.filter((name) => name === 'Only one').length, 1);
  });

  test('gives the only writer what the collection gives, and keeps what it wrote when it throws', async (_, all) => {
    await all.create(company('a'));
    const work = all.exclusively(async (sole) => {
      equal((await sole.get('a'))?.companyName, 'Acme');
      equal(await sole.get('unknown'), undefined);
      await failsWith('conflict', () => sole.create(company('a')));
      await failsWith('not-found', () => sole.update('unknown', addOne));
      equal((await sole.update('a', addOne)).overallScore, 51);
      equal((await sole.summary('a'))?.overallScore, 51);
      await sole.create(company('b'));
      equal(await sole.remove('a'), true);
      equal(await sole.remove('a'), false);
      equal((await sole.summaries({ conditions: [{ field: 'overallScore', equals: 50 }] })).length, 1);
      throw new Error('changed my mind');
    });
    await rejects(work, /changed my mind/);
    deepEqual(
      (await all.summaries()).map(({ id }) => id),
      ['b'],
    );
    await all.create(company('c'));
  });

  test('does nothing more once closed', async ({ store }, all) => {
    const last = all.create(company('a'));
    await store.close();
    await last;
    await failsWith('internal', () => all.get('a'));
    await failsWith('internal', () => all.create(company('b')));
    await failsWith('internal', () => all.list());
    await failsWith('internal', () => store.blobs.put(new Uint8Array(1)));
  });
}

function listTests(test: Test): void {
  const fill = async (all: Collection<Company, CompanySummary>) => {
    await all.create(company('a', { companyName: 'Zeta', overallScore: 40, stage: { value: 'seed' } }));
    await all.create(company('b', { companyName: 'élan', overallScore: null, stage: { value: 'seed' } }));
    await all.create(company('c', { companyName: 'Eland Robotics', overallScore: 90, stage: { value: 'series-a' } }));
    await all.create(company('d', { companyName: 'Acme', overallScore: 40, stage: { value: 'unknown' } }));
  };
  const idsOf = (items: readonly CompanySummary[]) => items.map((summary) => summary.id).join('');

  test('filters by value, set, bounds and search', async (_, all) => {
    await fill(all);
    const found = async (filter: Parameters<typeof all.summaries>[0]) => idsOf(await all.summaries(filter));
    equal(await found(undefined), 'abcd');
    equal(await found({ conditions: [{ field: 'stage.value', equals: 'seed' }] }), 'ab');
    equal(await found({ conditions: [{ field: 'overallScore', equals: null }] }), 'b');
    equal(await found({ conditions: [{ field: 'stage.value', oneOf: ['series-a', 'unknown'] }] }), 'cd');
    equal(
      await found({
        conditions: [
          { field: 'overallScore', atLeast: 40 },
          { field: 'overallScore', atMost: 89 },
        ],
      }),
      'ad',
    );
    equal(await found({ search: { text: 'ELAN', fields: ['companyName'] } }), 'bc');
    equal(await found({ search: { text: 'robot élan', fields: ['companyName'] } }), 'c');
    equal(await found({ search: { text: 'seed z', fields: ['companyName', 'stage.value'] } }), 'a');
  });

  test('sorts by any field either way, missing values last, equal ones by id', async (_, all) => {
    await fill(all);
    const order = async (by: 'overallScore' | 'companyName' | 'stage.value', order: 'ascending' | 'descending') =>
      idsOf((await all.list({ sort: [{ by, order }] })).items);
    equal(await order('overallScore', 'ascending'), 'adcb');
    equal(await order('overallScore', 'descending'), 'cadb');
    equal(await order('companyName', 'ascending'), 'dbca');
    equal(await order('stage.value', 'descending'), 'dcab');
  });

  test('pages without repeating or skipping while documents come and go', async (_, all) => {
    for (let number = 10; number < 30; number += 1)
      await all.create(company(`n${number}`, { overallScore: number % 3 }));
    const query = { sort: [{ by: 'overallScore', order: 'descending' } as const], limit: 6 };
    const seen: string[] = [];
    let page = await all.list(query);
    equal(page.total, 20);
    for (; ; page = await all.list({ ...query, cursor: page.next })) {
      seen.push(...page.items.map((summary) => summary.id));
      if (page.next === undefined) break;
      // Before the place reached: neither may shift what follows.
      if (seen.length === 6) await all.create(company('added', { overallScore: 3 }));
      if (seen.length === 12) await all.remove(seen[0] ?? '');
    }
    equal(seen.length, 20);
    equal(new Set(seen).size, 20);
  });

  test('refuses a cursor it did not make for this list', async (_, all) => {
    for (const cursor of [
      'x',
      '',
      Buffer.from('{}').toString('base64url'),
      Buffer.from('["a",1]').toString('base64url'),
    ]) {
      await failsWith('bad-usage', () => all.list({ cursor }));
    }
  });

  test('answers one summary by its id, as lists show it', async ({ reopen }, all) => {
    await fill(all);
    const other = (await reopen()).collection(companies);
    deepEqual(await all.summary('c'), (await all.list({ limit: 4 })).items[2]);
    await other.update('c', addOne);
    equal((await all.summary('c'))?.overallScore, 91);
    await other.remove('c');
    for (const id of ['c', 'unknown', '', '../a']) equal(await all.summary(id), undefined);
  });

  test('has another revision after every change, by whomever, and the same one while nothing changes', async ({
    reopen,
  }, all) => {
    await fill(all);
    const other = (await reopen()).collection(companies);
    const seen = new Set<string>();
    const changes: (() => Promise<unknown>)[] = [
      () => all.create(company('e')),
      () => other.create(company('f')),
      () => other.update('e', addOne),
      () => all.updateMany(['e', 'f'], addOne),
      () => other.remove('e'),
    ];
    seen.add(await all.revision());
    for (const change of changes) {
      await change();
      const revision = await all.revision();
      equal(seen.has(revision), false);
      seen.add(revision);
      await all.update('a', (document) => ({ ...document }));
      await all.list({ sort: [{ by: 'companyName', order: 'ascending' }] });
      equal(await all.revision(), revision);
    }
    // The very same array, so that what is made of it can be kept by it.
    equal(await all.summaries(), await all.summaries());
  });

  test('keeps every order and filter right while documents change', async (_, all) => {
    await fill(all);
    const query = {
      sort: [{ by: 'overallScore', order: 'descending' } as const],
      filter: { conditions: [{ field: 'stage.value', oneOf: ['seed', 'unknown'] } as const] },
    };
    const order = async () => idsOf((await all.list(query)).items);
    equal(await order(), 'adb');
    await all.update('d', (document) => ({ ...document, overallScore: 41 }));
    equal(await order(), 'dab');
    await all.update('c', (document) => ({ ...document, stage: { value: 'seed' } }));
    equal(await order(), 'cdab');
    await all.remove('d');
    await all.create(company('e', { overallScore: 60, stage: { value: 'seed' } }));
    equal(await order(), 'ceab');
    const many = Array.from({ length: 60 }, (_, number) => company(`n${number}`, { overallScore: number }));
    for (const one of many) await all.create(one);
    const scores = (await all.list({ ...query, limit: 100 })).items.map(({ overallScore }) => overallScore ?? -1);
    deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    equal(scores.length, 64);
  });

  test('hands out summaries that nobody can change for the others', async (_, all) => {
    await fill(all);
    const [first] = (await all.list()).items;
    ok(first);
    try {
      first.stage.value = 'changed';
    } catch {
      // A store may refuse, or hand out copies.
    }
    equal((await all.list()).items[0]?.stage.value, 'seed');
  });

  test('makes summaries anew when they are to show something else', async ({ store, reopen }, all) => {
    await fill(all);
    await store.close();
    const louder = {
      ...companies,
      summaryVersion: 2,
      summarize: (document: Company) => ({ ...summaryOf(document), companyName: document.companyName.toUpperCase() }),
    };
    const again = (await reopen()).collection(louder);
    equal((await again.summaries())[0]?.companyName, 'ZETA');
  });
}

function blobTests(test: Test): void {
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

function feedTests(test: Test): void {
  test('tells of own changes before they are acknowledged, and of nothing that changed nothing', async ({
    store,
  }, all) => {
    const seen: Change[] = [];
    store.onChange((change) => seen.push(change));
    await all.create(company('a'));
    deepEqual(seen, [{ collection: 'companies', id: 'a', kind: 'created', origin: 'here' }]);
    await all.update('a', addOne);
    await all.update('a', (document) => ({ ...document }));
    await all.remove('a');
    await all.remove('a');
    deepEqual(
      seen.map((change) => change.kind),
      ['created', 'updated', 'removed'],
    );
  });

  test('tells of changes made elsewhere, and of each only once', async ({ store, reopen }, all) => {
    await all.create(company('old'));
    const other = await reopen();
    const others = other.collection(companies);
    const seen: string[] = [];
    const end = other.onChange(({ id, kind, origin }) => seen.push(`${id} ${kind} ${origin}`));
    await all.create(company('a'));
    await until(() => seen.length === 1);
    await all.update('a', addOne);
    await until(() => seen.length === 2);
    await others.update('a', addOne);
    await all.remove('old');
    await until(() => seen.length === 4);
    deepEqual(seen, ['a created elsewhere', 'a updated elsewhere', 'a updated here', 'old removed elsewhere']);
    end();
    await all.create(company('b'));
    await others.list();
    equal(seen.length, 4);
    void store;
  });

  test('a listener that was ended hears nothing, the others do', async ({ store }, all) => {
    const heard: string[] = [];
    const end = store.onChange(() => heard.push('first'));
    store.onChange(() => heard.push('second'));
    end();
    end();
    await all.create(company('a'));
    deepEqual(heard, ['second']);
  });
}

function company(id: string, fields: Partial<Company> = {}): Company {
  return { id, companyName: 'Acme', overallScore: 50, stage: { value: 'seed' }, slides: ['one', 'two'], ...fields };
}

function summaryOf({ slides: _slides, ...summary }: Company): CompanySummary {
  return summary;
}

function addOne(document: Company): Company {
  return { ...document, overallScore: (document.overallScore ?? 0) + 1 };
}

function codeOf(error: unknown): ErrorCode | undefined {
  return isVcError(error) ? error.code : undefined;
}

async function failsWith(code: ErrorCode, work: () => Promise<unknown>): Promise<void> {
  await rejects(work(), (error) => {
    equal(codeOf(error), code);
    return true;
  });
}

async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function until(reached: () => boolean): Promise<void> {
  for (const start = performance.now(); !reached();) {
    ok(performance.now() - start < NOTICE_MS, 'the change was not noticed in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
