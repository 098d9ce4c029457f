/** Few judgements teach what they have in common, and nothing where companies left out would be read worse. */
import { expect, test } from 'vitest';
import type { FactKind } from '../../../model/fact-kinds.js';
import { learnedModel } from '../models.js';
import { addedBy } from './adapt-model.js';
import { learnAdaptation, type StatementExample } from './learn-adaptation.js';

const { head } = learnedModel('statements');
const LABEL = 'moat';
const AT = head.labels.indexOf(LABEL);
const labelsOf = (kind: FactKind): string[] => (kind === 'defensibility' ? [LABEL] : []);

/** A statement of these features that the model takes for a moat with this probability. */
function example(company: string, buckets: number[], probability: number, says?: boolean): StatementExample {
  const probabilities = new Float64Array(head.labels.length);
  probabilities[AT] = probability;
  return {
    company,
    buckets: Uint32Array.from(buckets),
    probabilities,
    says: new Map(says === undefined ? [] : [['defensibility', says] as const]),
  };
}

test('what was refused in three companies is thought less likely where it is alike, and hardly moves elsewhere', () => {
  const refused = ['a', 'b', 'c'].flatMap((company, at) => [
    example(company, [1, 2, 3, 100 + at], 0.7, false),
    example(company, [1, 2, 3, 200 + at], 0.6, false),
    ...[10, 20, 30].map((word) => example(company, [word, word + 1, word + 2], 0.6)),
  ]);
  const { measured, weights } = learnAdaptation(refused, head, labelsOf);
  expect(measured).toMatchObject([
    { kind: 'defensibility', judged: 6, companies: 3, wrongBefore: 6, wrongAfter: 0, othersChanged: 0, applied: true },
  ]);
  expect(addedBy(weights.get(LABEL)!, Uint32Array.of(1, 2, 3, 999))).toBeLessThan(-1);
  expect(Math.abs(addedBy(weights.get(LABEL)!, Uint32Array.of(10, 11, 12)))).toBeLessThan(0.1);
});

test('companies that contradict one another teach nothing', () => {
  const contradictory = ['a', 'b'].flatMap((company, at) =>
    [1, 2, 3].map((word) => example(company, [word, word + 1], 0.5, at === 0)),
  );
  const { measured, weights } = learnAdaptation(contradictory, head, labelsOf);
  expect(measured).toMatchObject([{ applied: false }]);
  expect(weights.size).toBe(0);
});

test('a kind that one company alone tells of, or that no label stands for, is not measured', () => {
  const one = [1, 2, 3, 4, 5].map((word) => example('a', [word], 0.5, false));
  expect(learnAdaptation(one, head, labelsOf)).toEqual({ measured: [], weights: new Map() });
  const others = ['a', 'b'].flatMap((company) =>
    [1, 2].map((word) => ({ ...example(company, [word], 0.5), says: new Map([['arr', false] as const]) })),
  );
  expect(learnAdaptation(others, head, labelsOf).measured).toEqual([]);
});
