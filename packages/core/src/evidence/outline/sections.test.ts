/** Sections of slides by heading and body, in three languages; what is no evidence. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../model/values.js';
import { makeDeck, type SlideSketch } from '../../testing/make-view.js';
import { readSections } from './sections.js';

const sectionsOf = (...slides: SlideSketch[]): string[] =>
  readSections(makeDeck(slides).slides).map(({ section, alsoSections }) => [section, ...alsoSections].join('+'));
const FILLER = 'Words that say nothing in particular about anything here';

describe('readSections', () => {
  it.each<[string, Section]>([
    ['The problem', 'problem'],
    ['3 · Problema', 'problem'],
    ['Le constat', 'problem'],
    ['Our solution', 'solution'],
    ['Propuesta de valor', 'solution'],
    ['Notre solution', 'solution'],
    ['Product demo', 'product'],
    ['Technologies utilisées', 'product'],
    ['Market opportunity', 'market'],
    ['Tamaño de mercado', 'market'],
    ['Taille du marché', 'market'],
    ['02. Business model', 'businessModel'],
    ['Modelo de negocio & pricing', 'businessModel'],
    ['Nos tarifs', 'businessModel'],
    ['Traction', 'traction'],
    ['Tracción', 'traction'],
    ['Competitive landscape', 'competition'],
    ['Concurrence', 'competition'],
    ['Go-to-market strategy', 'gtm'],
    ['Stratégie commerciale', 'gtm'],
    ['Meet the team', 'team'],
    ["L'équipe", 'team'],
    ['Financial projections', 'financials'],
    ['Plan de trésorerie', 'financials'],
    ['Use of funds', 'ask'],
    ['Levée de fonds', 'ask'],
    ['¿Por qué ahora?', 'whyNow'],
    ['Why do clinics need this now?', 'whyNow'],
    ['Hoja de ruta', 'roadmap'],
    ['Riesgos y mitigación', 'risk'],
    ['Appendix', 'appendix'],
  ])('reads "%s" as %s', (title, section) => {
    expect(sectionsOf({ title, lines: [FILLER] })[0]?.split('+')[0]).toBe(section);
  });

  it('joins headings whose letters are set apart', () => {
    expect(sectionsOf({ title: 'L E C O N S TAT', lines: [FILLER] })).toEqual(['problem']);
    expect(sectionsOf({ title: 'P ROD U CTO — D E M O', lines: [FILLER] })[0]).toMatch(/^product/);
  });

  it('gives one slide several sections', () => {
    expect(sectionsOf({ title: 'Market opportunity and business model', lines: [FILLER] })).toEqual([
      'market+businessModel',
    ]);
    expect(sectionsOf({ lines: ['2. Problem', FILLER, '3. Solution', FILLER] })).toEqual(['problem+solution']);
  });

  it('reads a slide without heading by its words', () => {
    expect(sectionsOf({ lines: ['TAM $48B', 'SAM $2B', 'SOM $90M'] })).toEqual(['market']);
    expect(
      sectionsOf({
        title: 'Builders who did it before',
        cards: [
          { x: 0.1, y: 0.4, lines: ['Ana Pérez', 'CEO'] },
          { x: 0.5, y: 0.4, lines: ['Luis Gómez', 'CTO'] },
        ],
      }),
    ).toEqual(['team']);
  });

  it('does not take a passing word of a long heading for the topic', () => {
    expect(
      sectionsOf(
        { title: 'Problem' },
        { title: "We don't compete in one market but capture value from two", lines: [FILLER] },
      )[1],
    ).toBe('other');
    expect(sectionsOf({ title: 'Market growth', lines: [FILLER] })).toEqual(['market']);
  });

  it.each(['Join us on', 'Rejoignez-nous sur', 'Únete en'])('takes "%s" a network for no round', (title) => {
    expect(sectionsOf({ title, lines: ['@brightloom', FILLER] })[0]).not.toContain('ask');
    expect(sectionsOf({ title: 'Join us', lines: [FILLER] })[0]).toContain('ask');
  });

  it('takes the second line of a label of two for no label of its own', () => {
    const label = { title: 'How it works', lines: [['Claims', 'Management'], FILLER] };
    expect(sectionsOf(label)).toEqual(sectionsOf({ title: 'How it works', lines: ['Claims handling', FILLER] }));
    expect(sectionsOf({ title: 'How it works', lines: ['Management', FILLER] })[0]).toContain('team');
  });

  it('tells a table of contents from what it lists', () => {
    expect(sectionsOf({ title: 'Agenda', lines: ['Problem', 'Solution', 'Market', 'Team'] })).toEqual(['other']);
    expect(sectionsOf({ lines: ['Problem', 'Solution', 'Market', 'Business model', 'Team', 'Roadmap'] })).toEqual([
      'other',
    ]);
  });

  it('takes a table of marks for a comparison', () => {
    expect(
      sectionsOf({
        title: 'Why us',
        table: [
          ['', 'Us', 'Acme'],
          ['Fast', '✓', '✗'],
          ['Cheap', '✓', '✗'],
          ['Open', '✓', '✓'],
        ],
      })[0],
    ).toMatch(/^competition/);
  });

  it('does not depend on the order of the slides', () => {
    const slides = [
      { title: 'Problem', lines: [FILLER] },
      { title: 'Team', lines: [FILLER] },
      { lines: ['TAM $48B', 'SAM $2B'] },
    ];
    expect(sectionsOf(...slides.slice().reverse()).reverse()).toEqual(sectionsOf(...slides));
  });

  it.each([
    ['Founder & CEO: Ana Ruiz', 'Advisor: [Name]'],
    ['Fundadora y CEO: Ana Ruiz', 'Asesor: [Nombre]'],
    ['Fondatrice et CEO : Ana Ruiz', 'Conseiller : [Nom]'],
  ])('leaves out a page of blanks, not one on which a few are still to be filled: %s', (founder, blank) => {
    const blanks = [blank, blank, blank];
    const story = Array.from({ length: 12 }, (_, at) => `${at + 3} years in clinics of the coast`);
    const excluded = (lines: string[]) => readSections(makeDeck([{ title: 'Team', lines }]).slides)[0]?.excluded;
    expect(excluded([founder, ...story, ...blanks])).toBeUndefined();
    expect(excluded([founder, ...blanks])).toBe('template');
  });

  it('finds legal notices and templates, and keeps slides that only carry a footer', () => {
    const notice = {
      title: 'Disclaimer',
      lines: [
        'This presentation does not constitute an offer to sell or a solicitation of an offer to buy securities. Past performance is no guide. Actual results may differ.',
      ],
    };
    const footer = { title: 'Traction', lines: ['We have 40 paying clinics.', 'Strictly confidential'] };
    const template = { title: 'Problem', lines: ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.'] };
    expect(readSections(makeDeck([notice, footer, template]).slides).map(({ excluded }) => excluded)).toEqual([
      'disclaimer',
      undefined,
      'template',
    ]);
  });

  it.each([
    'Este documento no constituye una oferta de venta. Tiene carácter informativo. Estrictamente confidencial. Los resultados reales pueden variar.',
    'Ce document ne constitue pas une offre de vente. Il est remis à titre informatif et strictement confidentiel. Les résultats réels peuvent différer.',
  ])('knows legal notices in other languages: %s', (text) => {
    expect(readSections(makeDeck([{ lines: [text] }]).slides)[0]?.excluded).toBe('disclaimer');
  });
});
