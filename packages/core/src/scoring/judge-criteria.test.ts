/** What a deck may speak of is shown by lines that read as words, each whole and once. */
import { expect, it } from 'vitest';
import { evidence, slide } from '../testing/build-fact.js';
import { scoreEvidence } from './score-evidence.js';

function reason(...lines: string[]): string {
  const text = ['Defensibility', ...lines].join('\n');
  const deck = evidence([], { slides: [slide(1), { ...slide(2), title: 'Defensibility', text }] });
  return scoreEvidence(deck).criteria.find(({ id }) => id === 'P4')?.reason ?? '';
}

it.each([
  [
    'a line torn in two is one bullet',
    ['Advisors: a former regulator and an engineer from a leading', 'compliance platform in Turin.'],
    '“Advisors: a former regulator and an engineer from a leading compliance platform in Turin.”',
  ],
  [
    'a line of two words stands behind one that tells',
    ['Many more', 'Three years of data of our own'],
    '“Three years of data of our own”',
  ],
])('%s', (_why, lines, told) => {
  expect(
    reason(...lines)
      .split(': ')
      .slice(1)
      .join(': '),
  ).toBe(`${told}.`);
});
