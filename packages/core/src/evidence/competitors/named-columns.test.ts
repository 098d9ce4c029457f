/** Tables of which a column or a head names the rivals. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { findCompetitors } from './find-competitors.js';

const rivals = (slide: SlideSketch, language = 'en'): string[] =>
  findCompetitors(makeView([slide], { language, companyName: 'Nimbora' })).map(({ name }) => name);

describe('columns of rivals', () => {
  const table = (section: 'competition' | 'gtm', head: readonly string[], ...rows: string[][]): SlideSketch => ({
    section,
    title: 'Landscape',
    table: [[...head], ...rows],
  });
  const ROWS = [
    ['Web options', 'Binomo, Quotex', 'Opaque prices and no settlement'],
    ['Prediction', 'Polymarket / Kalshi', 'Takes days, not minutes'],
    ['Dapps', 'Euphoria Fi (seed)', 'One chain and no fixed expiry'],
  ];
  const namesOf = (slide: SlideSketch, language: string) =>
    findCompetitors(makeView([slide], { language, companyName: 'Bynomo' }))
      .map(({ name }) => name)
      .sort();

  it.each([
    ['en', ['Segment', 'Examples', 'Why not']],
    ['es', ['Segmento', 'Ejemplos', 'Por qué no']],
    ['fr', ['Segment', 'Acteurs', 'Pourquoi pas']],
  ] as const)('have heads that say so (%s), and several names in a cell', (language, head) => {
    expect(namesOf(table('competition', head, ...ROWS), language)).toEqual([
      'Binomo',
      'Euphoria Fi',
      'Kalshi',
      'Polymarket',
      'Quotex',
    ]);
  });

  it.each([
    ['en', ['Segment', 'Examples', 'Why']],
    ['es', ['Segmento', 'Ejemplos', 'Por qué']],
    ['fr', ['Segment', 'Exemples', 'Pourquoi']],
  ] as const)('examples of customers are none (%s)', (language, head) => {
    expect(namesOf({ ...table('gtm', head, ...ROWS), title: 'First buyers' }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Exit landscape', ['Class', 'Examples', 'Logic']],
    ['es', 'Salida', ['Tipo de adquirente', 'Ejemplos', 'Por qué']],
    ['fr', 'Sorties possibles', ["Type d'acquéreur", 'Exemples', 'Pourquoi']],
  ] as const)('nor are those who may buy us one day (%s)', (language, title, head) => {
    expect(namesOf({ ...table('competition', head, ...ROWS), title }, language)).toEqual([]);
  });

  it('are rivals beside how they win customers', () => {
    expect(namesOf(table('competition', ['Segment', 'Examples', 'Customer acquisition'], ...ROWS), 'en')).toContain(
      'Kalshi',
    );
  });
});

it.each([
  ['en', 'Competition', 'Kalthos (radar)'],
  ['es', 'Competencia', 'Kalthos (radar)'],
  ['fr', 'Concurrence', 'Kalthos (radar)'],
])('what stands in brackets behind a name is said of it (%s)', (language, title, name) => {
  const table = [
    ['', 'Alerts', 'Service'],
    [name, '✓', '✗'],
    ['Slotwise (satellite)', '✗', '✗'],
    ['Nimbora', '✓', '✓'],
  ];
  expect(rivals({ section: 'competition', title, lines: [], table }, language)).toEqual(['Kalthos', 'Slotwise']);
});
