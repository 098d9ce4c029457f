/** Models put words around their JSON; what is read is the object, or nothing. */
import { expect, test } from 'vitest';
import { readJson } from './read-json.js';

test.each([
  ['bare', '{"answers":[]}'],
  ['fenced', '```json\n{"answers":[]}\n```'],
  ['with words around it', 'Here it is {as asked}:\n{"answers":[]}\nAnything {else}?'],
  ['after thinking', '<think>maybe {"answers":[1]}</think>\n{"answers":[]}'],
  ['after thinking that the question began', 'maybe {"answers":[1]}</think>\n{"answers":[]}'],
])('%s', (_how, text) => {
  expect(readJson(text)).toEqual({ answers: [] });
});

test('braces and quotes inside of strings do not end it', () => {
  expect(readJson('so: {"quote":"a } \\" { b","n":1} and so on')).toEqual({ quote: 'a } " { b', n: 1 });
});

test.each(['', 'no JSON', '{"cut": [1, 2', '{"value": NaN}', '42', '"text"', '{'.repeat(5000)])(
  'none in %j',
  (text) => {
    expect(readJson(text)).toBeUndefined();
  },
);
