/** Figures under a head of plans, supposed figures and figures of one customer are not what the company has today. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const SUMS = ['arr', 'mrr', 'revenue', 'gmv', 'customers', 'paying_customers', 'users', 'mau'] as const;

function rolesOf(slides: SlideSketch | SlideSketch[], language = 'en'): string[] {
  const facts = gatherFacts(makeView([slides].flat(), { language }), SUMS);
  return facts.map(({ kind, value, basis }: Fact) => `${kind} ${value} ${basis}`);
}
const actualOf = (slides: SlideSketch | SlideSketch[], language = 'en') =>
  rolesOf(slides, language).filter((told) => told.endsWith(' actual'));

describe('a head of plans', () => {
  it.each([
    ['en', ['12-month targets', '$300K ARR', '40 paying customers']],
    ['en', ['2027 milestones', 'Phase 2', '$500K ARR', '10 customers']],
    ['en', ['12-month targets: $300K ARR · Break-even at ~30 clients']],
    ['en', ['Year 2', '$2M ARR', '50 customers']],
    ['en', ['M18: $120K ARR · 25 customers']],
    ['es', ['Hitos a 12 meses', '300.000 € de ARR', '40 clientes']],
    ['es', ['Año 2: 300.000 € de ARR']],
    ['es', ['Metas', 'ARR de 300.000 €']],
    ['fr', ['Objectifs à 12 mois', '300 000 € d’ARR', '40 clients']],
    ['fr', ['Jalons', 'ARR de 300 000 €']],
    ['fr', ['Année 2 : ARR de 300 000 €']],
  ] as const)('makes what stands under it no actual figure (%s: %j)', (language, lines) => {
    const slide = { section: 'traction' as const, lines: [[...lines]] };
    expect(rolesOf(slide, language)).not.toEqual([]);
    expect(actualOf(slide, language)).toEqual([]);
  });

  it.each([
    ['en', ['Milestones reached', '$300K ARR', '40 paying customers'], 2],
    ['en', ['Traction', '$300K ARR', 'Target market: dentists', '40 paying customers'], 2],
    ['en', ['Our goals', 'We have reached $300K ARR'], 1],
    ['en', ['Milestones and metrics', '$300K ARR'], 1],
    ['es', ['Hitos alcanzados', '300.000 € de ARR'], 1],
    ['es', ['Hitos y métricas', '300.000 € de ARR'], 1],
    ['fr', ['Jalons et indicateurs', 'ARR de 300 000 €'], 1],
    ['es', ['Tracción', '300.000 € de ARR'], 1],
    ['fr', ['Jalons atteints', 'ARR de 300 000 €'], 1],
    ['fr', ['Traction', 'ARR de 300 000 €'], 1],
  ] as const)('that tells of the past leaves them actual (%s: %j)', (language, lines, count) => {
    expect(actualOf({ section: 'traction', lines: [[...lines]] }, language)).toHaveLength(count);
  });
});

describe('what is supposed', () => {
  it.each([
    ['en', 'Each client = $4,800 ARR'],
    ['en', '100 clients → MRR of $7,600'],
    ['en', 'Founder-led sales until $500K ARR'],
    ['es', 'Cada cliente = 4.800 € de ARR'],
    ['es', '100 clientes → MRR de 7.600 €'],
    ['fr', 'Chaque client = 4 800 € d’ARR'],
    ['fr', '100 clients → MRR de 7 600 €'],
  ] as const)('is no actual figure (%s: %s)', (language, line) => {
    expect(actualOf({ section: 'businessModel', lines: [line] }, language)).toEqual([]);
  });

  it.each([
    ['en', '$4,800 ARR from 12 clients'],
    ['es', '4.800 € de ARR'],
    ['fr', 'ARR de 4 800 €'],
  ] as const)('differs from what is (%s: %s)', (language, line) => {
    expect(actualOf({ section: 'traction', lines: [line] }, language)[0]).toBe('arr 4800 actual');
  });

  it.each([
    ['en', '18-Month Milestone Plan', 'Traction so far'],
    ['es', 'Hitos de 18 meses', 'Resultados a hoy'],
    ['fr', 'Jalons sur 18 mois', 'Résultats à ce jour'],
  ])('is a plan in every column of a table under such a title (%s: %s)', (language, plan, done) => {
    const table = [
      ['Q', 'Step', 'KPI'],
      ['1', 'App', '$5K MRR'],
      ['2', 'Web', '$20K MRR'],
    ];
    const of = (title: string) => actualOf({ section: 'traction', title, table }, language);
    expect(of(plan)).toEqual([]);
    expect(of(done)).not.toEqual([]);
  });

  it('is of the year of a plan that leads the line', () => {
    const view = makeView([{ section: 'roadmap', lines: ['Utilisateurs An 1 : 10 000'] }], { language: 'fr' });
    expect(gatherFacts(view, ['users']).map(({ value, basis }) => [value, basis])).toEqual([[10_000, 'forecast']]);
  });

  it('is no ARR of the company where it is the size of a market', () => {
    expect(actualOf({ section: 'market', lines: [['SOM', '$120M ARR']] })).toEqual([]);
  });

  it('and planned elsewhere, is the weaker of the two', () => {
    const slides: SlideSketch[] = [
      { section: 'cover', lines: ['$500K ARR'] },
      { section: 'roadmap', lines: [['Targets', '$500K ARR']] },
      { section: 'traction', lines: ['$80K ARR'] },
    ];
    expect(actualOf(slides)).toEqual(['arr 80000 actual']);
    // A margin may stay as it is.
    const margins = gatherFacts(
      makeView([
        { section: 'traction', lines: ['Gross margin 81%'] },
        { section: 'roadmap', lines: [['Year 3', 'Gross margin 81%']] },
      ]),
      ['gross_margin'],
    );
    expect(margins.map(({ basis }) => basis)).toContain('actual');
  });
});
