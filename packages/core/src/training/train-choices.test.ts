/** Weights of a choice: they follow the examples, abstain where nothing speaks for an option, and come out the same twice. */
import { describe, expect, it } from 'vitest';
import { probabilityOf } from '../evidence/choice/choice-weights.js';
import { trainChoices, type Choice } from './train-choices.js';

const option = (...names: string[]): ReadonlyMap<string, number> => new Map(names.map((name) => [name, 1]));

const choice = (right: number, ...options: ReadonlyMap<string, number>[]): Choice => ({
  weight: 1,
  options,
  right: [...options, undefined].map((_, at) => at === right),
  aside: options.map(() => false),
});

const examples = Array.from({ length: 20 }, () => [
  choice(0, option('cover', 'proper'), option('cover', 'everyday')),
  choice(1, option('everyday'), option('proper')),
  choice(1, option('everyday')),
]).flat();

describe('trainChoices', () => {
  it('weighs what right options have and wrong ones lack, and neither for what both have', () => {
    const weights = trainChoices(examples, 1);
    expect(probabilityOf(option('proper'), weights)).toBeGreaterThan(0.7);
    expect(probabilityOf(option('everyday'), weights)).toBeLessThan(0.3);
    expect(Math.abs(weights['cover']!)).toBeLessThan(Math.abs(weights['proper']!));
  });

  it('does not learn from what is neither right nor wrong', () => {
    const unclear = examples.map((each) => ({
      ...each,
      options: [...each.options, option('form')],
      right: [...each.right.slice(0, -1), false, each.right.at(-1)!],
      aside: [...each.aside, true],
    }));
    expect(trainChoices(unclear, 1)['form']).toBe(0);
  });

  it('gives the same weights twice', () => {
    expect(trainChoices(examples, 1)).toEqual(trainChoices(examples, 1));
  });
});
