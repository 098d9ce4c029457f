/** Verdicts and levels are read as they are asked for, and as models write them as readily. */
import { expect, test } from 'vitest';
import { readVerdicts } from './critic/critic.js';
import { readJudge } from './judge/judge.js';

test('a verdict is its item’s id and a word, or an object; what is neither is left out, what is torn too', () => {
  const said = readVerdicts({
    verdicts: ['c1 yes', 'c2: Goal.', { item: 'c3', says: 'other' }, 'c4 perhaps', 'c5', 'c6 yes', 'c6 no', 7],
  });
  expect([...(said ?? [])]).toEqual([
    ['c1', 'yes'],
    ['c2', 'goal'],
    ['c3', 'other'],
  ]);
  expect(readVerdicts(['c1 yes'])).toBeUndefined();
});

test.each([
  ['as asked for', '3: ARR of $1.2M: live', null],
  ['as lists', ['3: ARR of $1.2M: live'], []],
  ['as objects', [{ slide: '3', quote: 'ARR of $1.2M: live' }], undefined],
])('quotes of a level are read %s', (_form, carries, against) => {
  expect(readJudge({ criteria: [{ id: 'G1', level: '3', for: carries, against }] })).toEqual([
    { id: 'G1', level: 3, for: [{ slide: 3, quote: 'ARR of $1.2M: live' }], against: [] },
  ]);
});
