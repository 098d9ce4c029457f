/** What any store must say of changes, and to whom, as tests. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Change } from '../../store/store.js';
import { addOne, companies, company, type Test } from './declare-test.js';

/** How long another store object may take to notice a change. */
const NOTICE_MS = 10_000;

export function feedTests(test: Test): void {
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

async function until(reached: () => boolean): Promise<void> {
  for (const start = performance.now(); !reached();) {
    ok(performance.now() - start < NOTICE_MS, 'the change was not noticed in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
