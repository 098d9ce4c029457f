/** What a deck may speak of and nobody could judge is said in one short line; where to look stands beside it. */
import { expect, it } from 'vitest';
import { renderMessage } from '../i18n/render.js';
import { LOCALES } from '../model/values.js';
import { evidence, slide } from '../testing/build-fact.js';
import { scoreEvidence } from './score-evidence.js';

it.each(LOCALES)('names the slides and quotes none of their lines, in %s', (locale) => {
  const line = 'Three years of data of our own';
  const text = ['Defensibility', line].join('\n');
  const deck = evidence([], { slides: [slide(1), { ...slide(2), title: 'Defensibility', text }] });
  const found = scoreEvidence(deck).criteria.find(({ id }) => id === 'P4');
  expect(found?.candidates).toEqual([{ slide: 2, quote: line }]);
  const told = renderMessage(found!.reasonMessage, locale);
  expect(told).toContain('2');
  expect(told).not.toContain(line);
});
