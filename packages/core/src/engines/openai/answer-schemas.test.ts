/** What a model sends is read item by item: one wrong item costs itself, and what was not asked for is named. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answersSchema, readAnswers } from './answer-schemas.js';

const kinds = ['arr', 'person'] as const;
const arr = { kind: 'arr', found: true, slide: 3, quote: 'ARR of $1M', value: 1e6, unit: 'money', currency: 'usd' };

test('good items are read beside bad ones, numbers also as text', () => {
  const read = readAnswers(
    { figures: [arr, { ...arr, slide: '4', value: '2000000' }, 7, { ...arr, quote: 5 }] },
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
      figures: [
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
      figures: [
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

test.each([[undefined], [[]], [{}], [{ figures: 'none' }], [{ claims: [1, 'two'] }], [{ answers: [] }]])(
  '%j is no answer',
  (json) => {
    expect(readAnswers(json, kinds)).toBeUndefined();
  },
);

test('the schema keeps to what strict endpoints take: all keys required, none beside them; only figures carry a figure’s keys', () => {
  const schema = z.toJSONSchema(answersSchema([...kinds, 'advantage'])) as unknown as Strict & {
    properties: Record<string, { items: Strict }>;
  };
  const lists = Object.values(schema.properties).map(({ items }) => items);
  for (const { additionalProperties, required, properties } of [schema, ...lists]) {
    expect(additionalProperties).toBe(false);
    expect(required.toSorted()).toEqual(Object.keys(properties).toSorted());
  }
  const keys = Object.entries(schema.properties).map(([form, { items }]) => [form, Object.keys(items.properties)]);
  expect(Object.fromEntries(keys)).toEqual({
    figures: ['kind', 'slide', 'quote', 'value', 'to', 'currency', 'subject', 'role', 'date', 'period'],
    names: ['kind', 'slide', 'quote', 'name'],
    claims: ['kind', 'slide', 'quote', 'strength', 'subject'],
  });
});

interface Strict {
  additionalProperties: boolean;
  required: string[];
  properties: object;
}
