/** Advisors listed in sentences: each is found with what is said of them. */
import { expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
import { advisorsInSentences } from './advisor-sentences.js';

it.each([
  ['en', 'Advisors: Ilse Brandt, notary at Corn Ltd. Lagos. Samuel Okoro, customs broker; Ruth Adu, notary.'],
  ['es', 'Asesores: Ilse Brandt, notary at Corn Ltd. Lagos. Samuel Okoro, customs broker. Ruth Adu, notary'],
  ['fr', 'Conseillers : Ilse Brandt, notary at Corn Ltd. Lagos. Samuel Okoro, customs broker ; Ruth Adu, notary.'],
])('an abbreviation ends no entry (%s)', (language, line) => {
  const { slides } = makeView([{ section: 'other', title: 'Thanks', lines: [line] }], { language });
  expect(advisorsInSentences(slides[0]!).map(({ name, rest }) => `${name.bare}: ${rest.trim()}`)).toEqual([
    'Ilse Brandt: notary at Corn Ltd. Lagos',
    'Samuel Okoro: customs broker',
    'Ruth Adu: notary',
  ]);
});
