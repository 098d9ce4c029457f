/** Where roles stand to the names of a slide. */
import { describe, expect, it } from 'vitest';
import { makeView, type CardSketch } from '../../testing/make-view.js';
import { findPeople } from './find-people.js';

const found = (cards: CardSketch[], language: string): string[] =>
  findPeople(makeView([{ section: 'team', title: 'Team', cards }], { language, companyName: 'Nimbora' })).map(
    ({ name, role }) => `${name.bare}: ${role?.text ?? '-'}`,
  );

describe('roles over the names, and what else is told under them', () => {
  const card = (x: number, role: string, name: string, bio: string): CardSketch[] => [
    { x, y: 0.3, w: 0.25, lines: [role] },
    { x, y: 0.36, w: 0.25, lines: [name] },
    { x, y: 0.42, w: 0.25, lines: [bio] },
  ];
  it.each([
    [
      'en',
      'FOUNDER 1 · CEO',
      'Mathematician and civil engineer. Ran two firms',
      'FOUNDER 2 · CTO',
      'Software engineer. Backend and cloud',
    ],
    [
      'es',
      'FUNDADORA 1 · CEO',
      'Matemática e ingeniera civil. Fundó dos empresas',
      'FUNDADOR 2 · CTO',
      'Ingeniero de software. Backend y nube',
    ],
    [
      'fr',
      'FONDATRICE 1 · CEO',
      'Mathématicienne et ingénieure civile',
      'FONDATEUR 2 · CTO',
      'Ingénieur logiciel. Backend et cloud',
    ],
  ])('are theirs (%s)', (language, first, bio, second, other) => {
    const cards = [...card(0.1, first, 'Anna Kowalska', bio), ...card(0.5, second, 'Marc Tan', other)];
    expect(found(cards, language)).toEqual([`Anna Kowalska: ${first}`, `Marc Tan: ${second}`]);
  });
});

it.each([
  [
    'en',
    'Anna Kowalska. The founder joins as a director next year',
    'Anna Kowalska, founder and director',
    'Anna Kowalska. Founder and director',
  ],
  [
    'es',
    'Anna Kowalska. La incorporación del fundador está prevista',
    'Anna Kowalska, fundadora y directora',
    'Anna Kowalska. Fundadora y directora',
  ],
  [
    'fr',
    'Anna Kowalska. L’arrivée du fondateur est prévue',
    'Anna Kowalska, fondatrice et directrice',
    'Anna Kowalska. Fondatrice et directrice',
  ],
])('the next sentence tells no role of whoever ends the one before (%s)', (language, ends, named, opened) => {
  const roles = (line: string) => found([{ x: 0.1, y: 0.3, w: 0.6, lines: [line] }], language).join();
  for (const line of [named, opened]) expect(roles(line)).toMatch(/Anna Kowalska: (?:founder|fundadora|fondatrice)/iu);
  expect(roles(ends)).not.toMatch(/founder|fundador|fondateur/iu);
});
