/** Roles that a page of the team fills without naming anybody; who is named, sought or a customer is none of them. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const roles = (slide: SlideSketch, language: string) =>
  gatherFacts(makeView([{ section: 'team', ...slide }], { language }), ['unnamed_role']).map(({ text }) => text);

describe.each([
  {
    language: 'en',
    title: 'Leadership team',
    lines: ['CEO – Healthcare veteran, 15 years', 'CTO: Former owner of a practice'],
    named: 'CEO: Maria Lopes, 15 years in healthcare',
    open: ['CTO: to be hired', 'Leadership team (to be hired)'],
  },
  {
    language: 'es',
    title: 'Equipo directivo',
    lines: ['CEO: veterana del sector sanitario, 15 años', 'CTO: antiguo dueño de una consulta'],
    named: 'CEO: María Lopes, 15 años en la sanidad',
    open: ['CTO: a contratar con capital', 'Equipo directivo (por contratar)'],
  },
  {
    language: 'fr',
    title: 'Équipe dirigeante',
    lines: ['CEO : 15 ans dans la santé', 'CTO : ancien patron d’une clinique'],
    named: 'CEO : Maria Lopes, 15 ans dans la santé',
    open: ['CTO : à recruter', 'Équipe dirigeante (à recruter)'],
  },
])('in $language', ({ language, title, lines, named, open }) => {
  it('are told where a page names nobody', () => {
    expect(roles({ title, lines }, language)).toEqual(['CEO', 'CTO']);
  });

  it('and once where the long form of one stands below it', () => {
    const both = ['CFO', 'Chief Financial Officer', 'CTO', 'Chief Technology Officer'];
    expect(roles({ title, lines: [both] }, language)).toEqual(['CFO', 'CTO']);
  });

  it('and not where it names somebody, is about something else, or seeks them', () => {
    expect(roles({ title, lines: [named, lines[1]!] }, language)).toEqual([]);
    expect(roles({ section: 'gtm', title, lines }, language)).toEqual([]);
    expect(roles({ title, lines: [lines[0]!, open[0]!] }, language)).toEqual(['CEO']);
    expect(roles({ title: open[1]!, lines }, language)).toEqual([]);
    expect(
      roles(
        {
          title,
          table: [
            ['CTO', '$120K', '24%'],
            ['CEO', '$90K', '18%'],
          ],
        },
        language,
      ),
    ).toEqual([]);
  });
});
