/** "Milestone | Status": what is done is reached, what is not is planned, and nobody is compared. In three languages, with honest twins. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const factsOf = (slide: SlideSketch, language: string) =>
  gatherFacts(makeView([slide], { language, companyName: 'Nimbora', readingDate: '2026-04' }), [
    'milestone_done',
    'milestone_plan',
    'product_stage',
    'competitor',
    'competition_matrix',
    'users',
  ]);

describe.each([
  {
    language: 'en',
    title: 'Traction',
    heads: ['Milestone', 'Status'],
    done: ['Company founded in Lyon', '✅'],
    words: ['Platform live in 3 towns', 'Done'],
    open: ['First sale (Slotwise, Calmio)', '🎯 June 2026'],
    users: ['2,000 users', 'In progress'],
    compare: ['Feature', 'Slotwise'],
  },
  {
    language: 'es',
    title: 'Tracción',
    heads: ['Hito', 'Estado'],
    done: ['Empresa fundada en Lyon', '✅'],
    words: ['Plataforma en servicio en 3 ciudades', 'Completado'],
    open: ['Primera venta (Slotwise, Calmio)', '🎯 junio 2026'],
    users: ['2.000 usuarios', 'En curso'],
    compare: ['Función', 'Slotwise'],
  },
  {
    language: 'fr',
    title: 'Traction',
    heads: ['Jalon', 'Statut'],
    done: ['Société fondée à Lyon', '✅'],
    words: ['Plateforme en service dans 3 villes', 'Terminé'],
    open: ['Première vente (Slotwise, Calmio)', '🎯 juin 2026'],
    users: ['2 000 utilisateurs', 'En cours'],
    compare: ['Fonction', 'Slotwise'],
  },
])('in $language', ({ language, title, heads, done, words, open, users, compare }) => {
  const told = (table: string[][], section: SlideSketch['section'] = 'traction') =>
    factsOf({ section, title, table }, language);
  const of = (table: string[][], kind: string) =>
    told(table).flatMap((fact) => (fact.kind === kind ? [fact.quote] : []));
  const table = [heads, done, words, open, users];

  it('a row that is done is reached, another is planned for its date', () => {
    expect(of(table, 'milestone_done').map((quote) => quote.split(' | ')[0])).toEqual([done[0], words[0]]);
    const planned = told(table).filter(({ kind }) => kind === 'milestone_plan');
    expect(planned.map(({ quote }) => quote.split(' | ')[0])).toEqual([open[0], users[0]]);
    expect(planned[0]).toMatchObject({ asOf: '2026-06', basis: 'forecast' });
  });

  it('a figure of a row is so where the row is done, and a plan where it is not', () => {
    const basis = (state: string) =>
      told([heads, done, words, [users[0]!, state]]).flatMap((fact) => (fact.kind === 'users' ? [fact.basis] : []));
    expect(basis(words[1]!)).toEqual(['actual']);
    expect(basis(users[1]!)).not.toContain('actual');
  });

  it('nobody is compared there, and somebody is by ticks under a name', () => {
    expect(of(table, 'competitor')).toEqual([]);
    expect(of(table, 'competition_matrix')).toEqual([]);
    const compared = [compare.concat('Nimbora'), ['A', '✅', '✅'], ['B', '❌', '✅'], ['C', '❌', '✅']];
    expect(told(compared, 'competition').map(({ kind }) => kind)).toContain('competition_matrix');
    expect(told(compared, 'competition').map(({ kind }) => kind)).not.toContain('milestone_done');
    // How far rivals are is told of rivals.
    const rivals = [
      [compare[0]!, heads[1]!, 'Price'],
      ['Slotwise', words[1]!, '$20'],
      ['Calmio', words[1]!, '$30'],
      ['Nimbora', users[1]!, '$10'],
    ];
    const named = factsOf({ section: 'competition', title: 'Nimbora', table: rivals }, language);
    const names = named.flatMap(({ kind, subjectName }) => (kind === 'competitor' ? [subjectName] : []));
    expect(names).toEqual(expect.arrayContaining(['Slotwise', 'Calmio']));
  });

  it('what is ticked for a date to come is planned', () => {
    const ahead = [heads.concat('Q'), done.concat('2025'), [words[0]!, words[1]!, 'Q4 2026']];
    expect(new Set(of(ahead, 'milestone_done')).size).toBe(1);
    expect(new Set(of(ahead, 'milestone_plan')).size).toBe(1);
  });
});
