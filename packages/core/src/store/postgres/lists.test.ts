/** Lists made by the database are those that the folder makes in memory: same rows, same order, same pages. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startPostgres } from '../../../test/kit/postgres/start-postgres.js';
import type { ListQuery } from '../query.js';
import type { CollectionDefinition } from '../store.js';
import { SummaryViews } from '../summary-views.js';
import { openPostgresStore } from './open-postgres-store.js';

const postgres = await startPostgres(['-c fsync=off']);
afterAll(() => postgres?.dispose());

const schema = z.strictObject({
  id: z.string(),
  name: z.string(),
  score: z.number().nullable(),
  isOpen: z.boolean().optional(),
  stage: z.strictObject({ value: z.string() }).optional(),
});
type Row = z.infer<typeof schema>;
const rows: CollectionDefinition<Row, Row> = {
  name: 'rows',
  schema,
  version: 1,
  summarize: (row) => row,
  indexed: ['score'],
  filtered: ['stage.value', 'name'],
  counted: ['score'],
  searched: ['name', 'stage.value'],
};

const names = fc.constantFrom(
  'Élan',
  'elan',
  'Acme 2',
  'ACME 10',
  '株式会社',
  'it’s',
  '',
  'a"b\\c',
  'Ñandú',
  'x\0y',
  '%_',
);
const scores = fc.oneof(
  fc.constantFrom(null, 0, -0, -1.5, 40, 40.25, 1e21, -1e-9, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const stages = fc.constantFrom('seed', 'series-a', 'Séries');
const book = fc.array(
  fc.record(
    { name: names, score: scores, isOpen: fc.boolean(), stage: fc.record({ value: stages }) },
    { requiredKeys: ['name', 'score'] },
  ),
  { maxLength: 14 },
);
const fields = fc.constantFrom('name', 'score', 'isOpen', 'stage.value', 'id');
const value = fc.oneof(names, scores, fc.boolean(), stages);
const condition = fc.oneof(
  fc.record({ field: fields, equals: value }),
  fc.record({ field: fields, oneOf: fc.array(value, { maxLength: 3 }) }),
  fc.record({
    field: fields,
    atLeast: fc.oneof(
      names,
      scores.filter((score) => score !== null),
    ),
  }),
  fc.record({
    field: fields,
    atMost: fc.oneof(
      names,
      scores.filter((score) => score !== null),
    ),
  }),
);
const query = fc.record({
  filter: fc.record(
    {
      conditions: fc.array(condition, { maxLength: 2 }),
      search: fc.record({
        text: fc.constantFrom('elan', 'ÉL', 'acme 1', 'series a', '%', '_', 'b\\c', '40', ''),
        fields: fc.oneof(fc.array(fields, { minLength: 1, maxLength: 2 }), fc.constant(['name', 'stage.value'])),
      }),
    },
    { requiredKeys: [] },
  ),
  sort: fc.uniqueArray(fc.record({ by: fields, order: fc.constantFrom('ascending', 'descending') }), {
    selector: ({ by }) => by,
    maxLength: 3,
  }),
  limit: fc.constantFrom(1, 3, 100),
});

describe.skipIf(!postgres)('lists', () => {
  it('are those of the folder', { timeout: 120_000 }, async () => {
    const url = await postgres!.newDatabase();
    const store = await openPostgresStore(url);
    const all = store.collection(rows);
    const another = await openPostgresStore(url);
    const others = another.collection(rows);
    await fc.assert(
      fc.asyncProperty(book, fc.array(query, { minLength: 1, maxLength: 6 }), async (documents, queries) => {
        for (const { id } of await all.summaries()) await all.remove(id);
        const views = new SummaryViews<Row>();
        for (const [index, fieldsOf] of documents.entries()) {
          // As JSON keeps it: without -0.
          const document = await all.create(JSON.parse(JSON.stringify({ id: `r${index}`, ...fieldsOf })) as Row);
          views.put(document.id, document, `${index}`);
        }
        const compare = async (one: ListQuery<Row>) => {
          let [here, there] = [views.page(one), await all.list(one)];
          for (;;) {
            expect(there.items).toEqual(here.items);
            expect(there.total).toBe(here.total);
            expect(there.next === undefined).toBe(here.next === undefined);
            if (here.next === undefined) break;
            [here, there] = [views.page({ ...one, cursor: here.next }), await all.list({ ...one, cursor: there.next })];
          }
        };
        for (const one of queries as ListQuery<Row>[]) await compare(one);
        // Asked again as rows change, by another as well: what they count is kept.
        for (const [index, { id }] of (await all.summaries()).entries()) {
          if (index > 3) break;
          const { id: _id, ...other } = views.get(`r${documents.length - 1 - index}`)!;
          views.put(id, await (index % 2 ? all : others).update(id, () => ({ id, ...other })), `again ${index}`);
          for (const one of queries as ListQuery<Row>[]) await compare({ ...one, limit: 1 });
        }
      }),
      { numRuns: 60 },
    );
    await another.close();
    await store.close();
  });
});
