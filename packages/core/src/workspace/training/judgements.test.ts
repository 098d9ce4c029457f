/** What a correction says of the statement it was read from, and whose word goes before. */
import { describe, expect, test } from 'vitest';
import type { Correction } from '../../model/correction.js';
import type { Fact } from '../../model/fact.js';
import { fact } from '../../testing/build-fact.js';
import { judgementsOf } from './judgements.js';

const PLAN = fact('milestone_plan', { text: 'We hired three engineers', quote: 'We hired three engineers' });

function known(facts: Fact[], ...changes: Correction['change'][]): [string, boolean][] {
  const corrections = changes.map((change) => ({ by: 'Ana', at: '2026-01-01T00:00:00Z', reason: 'read it', change }));
  return judgementsOf({ facts, corrections }).map(({ kind, says }) => [kind, says]);
}

describe('of a fact', () => {
  test.each<[string, Correction['change'], [string, boolean][]]>([
    ['that was dropped it is not said', { of: 'drop', factId: PLAN.id, was: PLAN }, [['milestone_plan', false]]],
    [
      'of another kind it is said as that alone',
      { of: 'fact', factId: PLAN.id, set: { kind: 'milestone_done' }, was: PLAN },
      [
        ['milestone_plan', false],
        ['milestone_done', true],
      ],
    ],
    [
      'that was put right otherwise it is said',
      { of: 'fact', factId: PLAN.id, set: { basis: 'target' }, was: PLAN },
      [['milestone_plan', true]],
    ],
  ])('%s', (_, change, says) => expect(known([], change)).toEqual(says));
});

test('a language model’s fact counts, unless it was doubted or a person says otherwise', () => {
  const models: Fact = { ...PLAN, foundBy: ['openai'] };
  expect(known([models])).toEqual([['milestone_plan', true]]);
  expect(known([{ ...models, secondLook: 'no' }])).toEqual([]);
  expect(known([models], { of: 'drop', factId: PLAN.id, was: models })).toEqual([['milestone_plan', false]]);
  expect(known([{ ...PLAN, foundBy: ['rubric'] }])).toEqual([]);
});
