/** What a collection of any store must do with its documents, as tests. */
import { deepEqual, equal, rejects } from 'node:assert/strict';
import { addOne, codeOf, companies, company, failsWith, summaryOf, type Company, type Test } from './declare-test.js';

export function documentTests(test: Test): void {
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
