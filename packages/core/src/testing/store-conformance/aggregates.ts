/** How any store must count its summaries, as tests. */
import { deepEqual } from 'node:assert/strict';
import { companies, company, type Test } from './declare-test.js';

export function aggregateTests(test: Test): void {
  test('counts and adds up what matches, by the values of fields', async ({ reopen }, all) => {
    const [none] = await all.aggregate({ figures: ['overallScore'] });
    deepEqual(none, { values: [], count: 0, figures: [{ count: 0, sum: 0, min: null, max: null }] });
    deepEqual(await all.aggregate({ groups: ['stage.value'] }), []);
    await all.create(company('a', { companyName: '2026-03-01', overallScore: 40, stage: { value: 'seed' } }));
    await all.create(company('b', { companyName: '2026-03-31', overallScore: null, stage: { value: 'seed' } }));
    await all.create(company('c', { companyName: '2026-04-01', overallScore: 90.5, stage: { value: 'series-a' } }));
    await all.create(company('d', { companyName: '2026-03-31', overallScore: 1.25, stage: { value: 'seed' } }));
    // Also where another process asks, which holds nothing in memory yet.
    for (const some of [all, (await reopen()).collection(companies)]) {
      deepEqual(await some.aggregate({ groups: ['stage.value'], figures: ['overallScore'] }), [
        { values: ['seed'], count: 3, figures: [{ count: 2, sum: 41.25, min: 1.25, max: 40 }] },
        { values: ['series-a'], count: 1, figures: [{ count: 1, sum: 90.5, min: 90.5, max: 90.5 }] },
      ]);
      const months = await some.aggregate({
        filter: { conditions: [{ field: 'stage.value', equals: 'seed' }] },
        groups: [{ field: 'companyName', first: 7 }, 'overallScore'],
      });
      deepEqual(
        months.map(({ values, count }) => [...values, count]),
        [
          ['2026-03', 1.25, 1],
          ['2026-03', 40, 1],
          ['2026-03', null, 1],
        ],
      );
      deepEqual(await some.aggregate({ groups: [{ field: 'overallScore', first: 1 }] }), [
        { values: [null], count: 4, figures: [] },
      ]);
      const newest = { each: 'stage.value', by: ['companyName'] } as const;
      deepEqual(await some.aggregate({ last: newest, groups: ['id'] }), [
        { values: ['c'], count: 1, figures: [] },
        // As late as another, with the later id.
        { values: ['d'], count: 1, figures: [] },
      ]);
      deepEqual(await some.aggregate({ last: { each: 'stage.value', by: ['overallScore'] }, groups: ['id'] }), [
        { values: ['a'], count: 1, figures: [] },
        { values: ['c'], count: 1, figures: [] },
      ]);
      await some.summaries();
    }
  });
}
