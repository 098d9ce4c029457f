/** Who is named by a table of comparison, and what only stands in one. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { findCompetitors } from './find-competitors.js';

const rivals = (slide: SlideSketch, language = 'en'): string[] =>
  findCompetitors(makeView([slide], { language, companyName: 'Nimbora' })).map(({ name }) => name);

describe('a table of comparison', () => {
  it.each([
    ['en', 'Player', 'Nobody joins all three.', 'Salterra, Verdano (classic)', 'Calmio / Slotwise (broad)'],
    ['es', 'Actor', 'Nadie une los tres.', 'Salterra, Verdano (clásicos)', 'Calmio / Slotwise (amplios)'],
    ['fr', 'Acteur', 'Personne ne réunit les trois.', 'Salterra, Verdano (classiques)', 'Calmio / Slotwise (larges)'],
  ])(
    'under a sentence names who stands in its rows, and not what heads them (%s)',
    (language, head, said, two, more) => {
      const table = [
        [said, '', '', ''],
        [head, 'Price', 'Speed', 'Trust'],
        [two, '✗', '✓', '✗'],
        [more, '✗', '✗', '✓'],
        ['Portales (Quintio, Bravella)', '✗', '✗', '✗'],
        ['Nimbora', '✓', '✓', '✓'],
      ];
      expect(rivals({ section: 'competition', title: 'Competition', table }, language).sort()).toEqual(
        ['Bravella', 'Calmio', 'Quintio', 'Salterra', 'Slotwise', 'Verdano'].sort(),
      );
    },
  );

  it.each([
    ['en', 'Competitive landscape', 'AI diagnosis', 'Technology'],
    ['es', 'Análisis competitivo', 'Diagnóstico', 'Tecnología'],
    ['fr', 'Concurrence', 'Diagnostic', 'Technologie'],
  ])(
    'whose heads stand over it in a line names them, what it is built with is none (%s)',
    (language, title, row, tech) => {
      const table = [row, 'Mobile app', 'Price'].map((name) => [name, '✓', '✗', '✗', '✗']);
      const heads = 'Nimbora Esoko HelloTractor Extension';
      expect(rivals({ section: 'competition', title, lines: [heads], table }, language)).toEqual([
        'Esoko',
        'HelloTractor',
      ]);
      const stack: SlideSketch = {
        section: 'product',
        alsoSections: ['competition'],
        title: tech,
        lines: ['TensorFlow / PyTorch Models'],
      };
      expect(rivals(stack, language)).toEqual([]);
    },
  );

  it('of years holds no firm, and an editor is none', () => {
    const years = [
      ['', 'Plan'],
      ['Y2', '£31k'],
      ['Y3', '£135k'],
      ['Y4', '£408k'],
      ['M12', '£9k'],
    ];
    expect(rivals({ section: 'competition', title: 'Competition', table: years })).toEqual([]);
    const dense = 'Integration density: VS Code, Slotwise, Calmio';
    expect(rivals({ section: 'competition', title: 'Competition', lines: [dense] })).toEqual([]);
    expect(rivals({ section: 'competition', title: 'Competition', lines: ['Nimbora VS Slotwise, Calmio'] })).toEqual([
      'Slotwise',
      'Calmio',
    ]);
  });
});
