/** How any store must filter, sort and page its lists, as tests. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Collection } from '../../store/store.js';
import {
  addOne,
  companies,
  company,
  failsWith,
  summaryOf,
  type Company,
  type CompanySummary,
  type Test,
} from './declare-test.js';

export function listTests(test: Test): void {
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
