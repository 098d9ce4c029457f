/** What a model sends is read item by item: one wrong item costs itself, and what was not asked for is named. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answersSchema, readAnswers } from './answer-schemas.js';

const kinds = ['arr', 'person'] as const;
const arr = { kind: 'arr', found: true, slide: 3, quote: 'ARR of $1M', value: 1e6, unit: 'money', currency: 'usd' };

test('good items are read beside bad ones, numbers also as text', () => {
  const read = readAnswers(
    { answers: [arr, { ...arr, slide: '4', value: '2000000' }, 7, { ...arr, quote: 5 }] },
    kinds,
  );
  expect(read?.proposed).toEqual([
    { kind: 'arr', slide: 3, quote: 'ARR of $1M', value: 1e6, unit: 'money', currency: 'USD' },
    { kind: 'arr', slide: 4, quote: 'ARR of $1M', value: 2e6, unit: 'money', currency: 'USD' },
  ]);
  expect(read?.refused.map(({ code }) => code)).toEqual(['malformed', 'malformed']);
});

test('"not found" and what has no quote propose nothing', () => {
  const read = readAnswers(
    {
      answers: [
        { ...arr, found: false },
        { ...arr, quote: null },
        { ...arr, slide: null },
      ],
    },
    kinds,
  );
  expect(read?.proposed).toEqual([]);
  expect(read?.refused.map(({ code }) => code)).toEqual(['malformed', 'malformed']);
});

test('scores, verdicts and kinds that nobody asked for are set aside by name', () => {
  const read = readAnswers(
    {
      answers: [
        { ...arr, level: 1 },
        { ...arr, kind: 'overallScore' },
      ],
      score: 100,
    },
    kinds,
  );
  expect(read?.proposed).toHaveLength(1);
  expect(read?.refused.map(({ code, proposal }) => `${code} ${proposal.kind}`)).toEqual([
    'not-asked score',
    'not-asked level',
    'not-asked overallScore',
  ]);
});

test.each([[undefined], [[]], [{}], [{ answers: 'none' }], [{ answers: [1, 'two'] }]])('%j is no answer', (json) => {
  expect(readAnswers(json, kinds)).toBeUndefined();
});

test('the schema keeps to what strict endpoints take: all keys required, none beside them', () => {
  const schema = z.toJSONSchema(answersSchema(kinds)) as unknown as { properties: { answers: { items: object } } };
  const { items } = schema.properties.answers as { items: { properties: object; required: string[] } };
  expect(items).toMatchObject({ additionalProperties: false });
  expect(items.required.toSorted()).toEqual(Object.keys(items.properties).toSorted());
});
