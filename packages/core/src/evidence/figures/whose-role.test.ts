/** Sales that look like the company's of today and are planned, shown on a screen or another's, each beside an honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const COVER: SlideSketch = { section: 'cover', lines: ['Nimbora'] };
const roles = (slides: SlideSketch[], kind: FactKind, language = 'en'): string[] =>
  gatherFacts(makeView([COVER, ...slides], { language, companyName: 'Nimbora', readingDate: '2026-03' }), [kind]).map(
    ({ value, basis, subject }) => `${value} ${subject} ${basis}`,
  );

describe('the year that is over at the head of projections', () => {
  const plan = (title: string, year: string, heads: string[]): SlideSketch => ({
    section: 'financials',
    title,
    table: [heads, [year, '10', '$150K'], ['2026', '35', '$750K'], ['2027', '75', '$2M']],
  });
  const heads = {
    en: ['Year', 'Customers', 'Revenue'],
    es: ['Año', 'Clientes', 'Ingresos'],
    fr: ['Année', 'Clients', 'Revenus'],
  };
  it.each([
    ['en', 'Financial projections'],
    ['es', 'Proyecciones financieras'],
    ['fr', 'Projections financières'],
  ] as const)('is planned where no other page tells of sales (%s)', (language, title) => {
    const told = roles([plan(title, '2025', heads[language])], 'revenue', language);
    expect(told).toContain('150000 company forecast');
    expect(told.join()).not.toContain('actual');
  });

  it('is history where it is called so, or where the deck sells', () => {
    expect(roles([plan('Financial projections', '2025 actual', heads.en)], 'revenue')).toContain(
      '150000 company actual',
    );
    const sells: SlideSketch = { section: 'traction', title: 'Traction', lines: ['ARR: $140K'] };
    expect(roles([sells, plan('Financial projections', '2025', heads.en)], 'revenue')).toContain(
      '150000 company actual',
    );
    // What stands on another page of years to come sells nothing yet.
    const hopes: SlideSketch = { section: 'traction', title: 'December 2027', lines: ['ARR: $140K'] };
    expect(roles([hopes, plan('Financial projections', '2025', heads.en)], 'revenue')).toContain(
      '150000 company forecast',
    );
  });
});

describe('sales', () => {
  const page = (section: SlideSketch['section'], lines: string[]): SlideSketch[] => [
    { ...(section ? { section } : {}), title: 'Page', lines: [lines] },
  ];
  it('to the cent on a page of the product are what its screen shows', () => {
    expect(roles(page('product', ['Sales: $450.00']), 'revenue').join()).not.toContain('actual');
    expect(roles(page('traction', ['Revenue 2025: $450,000.00']), 'revenue')).toEqual(['450000 company actual']);
  });

  it.each([
    ['en', 'Case in point: Globix Health (€10M ARR)', 'Nimbora (€10M ARR)'],
    ['es', 'Caso de referencia: Globix Health (10M€ ARR)', 'Nimbora (10M€ ARR)'],
    ['fr', 'Cas d’école : Globix Health (10M€ ARR)', 'Nimbora (10M€ ARR)'],
  ])('in brackets are of whoever is named before them (%s)', (language, other, own) => {
    expect(roles(page('traction', [other]), 'arr', language)).toEqual(['10000000 competitor external']);
    expect(roles(page('traction', [own]), 'arr', language)).toEqual(['10000000 company actual']);
  });

  it('told twice have each the name behind them, and what is called projected is', () => {
    const slides: SlideSketch[] = [
      { section: 'traction', title: 'Pipe (depuis juin 2025)', lines: ['15 000 € MRR (180 000 € ARR projeté)'] },
    ];
    expect(roles(slides, 'mrr', 'fr')).toEqual([expect.stringContaining('15000 ')]);
    expect(roles(slides, 'arr', 'fr')).toEqual(['180000 company forecast']);
  });

  it('grow by the month where it says so', () => {
    const grown = (line: string) =>
      gatherFacts(makeView([COVER, ...page('traction', [line])]), ['growth_mom', 'growth_yoy']).map(({ kind }) => kind);
    expect(grown('Revenue growing 25% month-on-month')).toEqual(['growth_mom']);
    expect(grown('Revenue growing 25% year-on-year')).toEqual(['growth_yoy']);
  });
});
