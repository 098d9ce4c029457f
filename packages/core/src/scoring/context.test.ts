/** In which order facts of one kind are weighed: the likeliest first, so that it is the one that is quoted. */
import { expect, it } from 'vitest';
import { judgeFacts } from '../../test/kit/judge-facts.js';
import { fact } from '../testing/build-fact.js';
import { p5 } from './criteria/p5-how-it-works/criterion.js';

const line = (quote: string, decided: { by: string; probability?: number; seconded?: number }) =>
  fact('tech', { quote, text: quote, strength: 'named', decided });

it('quotes the likeliest of several lines, whoever found it, and a rule before a model that is as sure', () => {
  const label = line('Dedicated support within four hours', { by: 'product', seconded: 0.2 });
  const told = line('Three models vote on every scan before a doctor sees it', { by: 'product', seconded: 0.8 });
  const learned = line('Scans are cut into tiles and read one by one', { by: 'statements 1f2e3d4c', probability: 0.9 });
  const quoted = (...facts: ReturnType<typeof line>[]) => judgeFacts(p5, facts).factIds;
  // Each time the second of the two.
  for (const pair of [
    [label, told],
    [label, learned],
    [learned, told],
  ] as const)
    expect(quoted(...pair)).toEqual(['tech-1-2']);
});

it('takes for said what a model thinks likely, not what it thinks little likelier than not', () => {
  const told = (probability: number) => {
    const decided = { by: 'statements 1f2e3d4c', probability };
    return judgeFacts(p5, [line('Scans are cut into tiles and read one by one', decided)]).factIds;
  };
  expect(told(0.65)).toEqual(['tech-1-1']);
  expect(told(0.55)).toEqual([]);
});
