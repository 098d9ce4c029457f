/** Over whatever books: reports, dashboard, counts and search say the same of a folder and of PostgreSQL. */
import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as arbitrary from '../../test/kit/arbitrary-books.js';
import { startPostgres } from '../../test/kit/postgres/start-postgres.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed, strongSeed } from '../../test/kit/sample-evidence.js';
import { REPORT_PERIODS, REPORT_TYPES } from '../model/vocabulary.js';
import { analysesCollection, analysesColumns } from '../pipeline/analyses-collection.js';
import type { StoredSummary } from '../search/stored-summary.js';
import type { AggregateQuery } from '../store/aggregate.js';
import type { CollectionDefinition } from '../store/store.js';
import { companyKey } from '../text/company-key.js';
import { investmentsCollection } from './investments-collection.js';
import { openStore, type OpenStore } from './open-store.js';
import { openReports } from './reports.js';
import { openSearch } from './search.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

const now = () => new Date('2026-11-21T15:00:00.000Z');

/** Analyses of which there is no more than what lists show. */
const summariesAlone: CollectionDefinition<StoredSummary, StoredSummary> = {
  ...analysesColumns,
  name: 'analyses',
  schema: z.custom<StoredSummary>(),
  version: 1,
  summarize: (summary) => summary,
};

const field = fc.constantFrom('status', 'sector', 'stage.value', 'overallScore', 'ratings.sum', 'company');
const query: fc.Arbitrary<AggregateQuery<StoredSummary>> = fc.record({
  filter: fc.option(fc.constant({ conditions: [{ field: 'status' as const, equals: 'completed' }] }), {
    nil: undefined,
  }),
  last: fc.option(
    fc.record({ each: field, by: fc.uniqueArray(fc.constantFrom('createdAt', 'analysisTime', 'version')) }),
    {
      nil: undefined,
    },
  ),
  groups: fc.uniqueArray(fc.oneof(field, fc.constant({ field: 'createdAt' as const, first: 7 })), { maxLength: 2 }),
  figures: fc.uniqueArray(fc.constantFrom('overallScore', 'analysisTime', 'companyName', 'ratings.count'), {
    maxLength: 3,
  }),
  often: fc.boolean(),
});

describe.skipIf(!postgres)('a folder and PostgreSQL', () => {
  let folder = '';
  const open: OpenStore[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vc-same-'));
  });
  afterAll(async () => {
    for (const { store } of open) await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  async function both(): Promise<OpenStore[]> {
    const made = [
      await openStore(await mkdtemp(join(folder, 'data-'))),
      await openStore('', await postgres!.newDatabase()),
    ];
    open.push(...made);
    return made;
  }

  it('have the same figures in every report', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitrary.summaries,
        arbitrary.investments,
        fc.array(query, { minLength: 4, maxLength: 8 }),
        async (decks, bought, queries) => {
          const told = [];
          for (const { store } of await both()) {
            const analyses = store.collection(summariesAlone);
            const investments = store.collection(investmentsCollection);
            for (const deck of decks) await analyses.create({ ...deck, company: companyKey(deck) });
            for (const one of bought) await investments.create(one);
            const reports = openReports({ analyses, investments, lang: 'en', now });
            const counted: unknown[] = [];
            const count = async () => {
              for (const one of queries) counted.push(await analyses.aggregate(one));
            };
            await count();
            // Some become as others are, go, or come again: what is asked often is kept level with that.
            for (const [index, { id }] of decks.slice(0, 3).entries()) {
              const like = decks[decks.length - 1 - index]!;
              if (index === 1) await analyses.remove(id);
              else await analyses.update(id, (deck) => ({ ...deck, ...like, id }));
              if (index === 1) await count();
            }
            for (const deck of decks.slice(1, 2)) await analyses.create({ ...deck, company: companyKey(deck) });
            await count();
            // First, since from the reports on all summaries are in memory.
            const dashboards = await Promise.all(REPORT_PERIODS.map((period) => reports.dashboard({ period })));
            told.push({
              counted,
              dashboards,
              periods: await Promise.all(
                REPORT_PERIODS.flatMap((period) => REPORT_TYPES.map((type) => reports.period(period, { type }))),
              ),
              corporate: await reports.corporate(),
              trends: await reports.trends(),
              portfolio: await reports.portfolio(),
              again: await Promise.all(REPORT_PERIODS.map((period) => reports.dashboard({ period }))),
            });
          }
          expect(told[1]).toEqual(told[0]);
          expect(told[1]!.again).toEqual(told[1]!.dashboards);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('find the same by any words', { timeout: 60_000 }, async () => {
    const searches: ReturnType<typeof openSearch>[] = [];
    for (const { store } of await both()) {
      const analyses = store.collection(analysesCollection);
      for (const [index, companyName] of arbitrary.COMPANY_NAMES.entries()) {
        const evidence = index % 2 === 0 ? strongSeed() : medianSeed();
        await analyses.create(sampleAnalysis(evidence, { id: `one-${index}`, companyName }));
      }
      searches.push(openSearch({ analyses, lang: 'en' }));
    }
    const word = fc.constantFrom('alpha', 'BETA', 'rev', 'market', 'zeta', 'النور', 'team', 'runway', '12', '🚀', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 2 }), async (words) => {
        const [here, there] = await Promise.all(searches.map((search) => search(words.join(' '))));
        expect(there).toEqual(here);
      }),
      { numRuns: 60 },
    );
  });
});
