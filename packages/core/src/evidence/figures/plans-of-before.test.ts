/** Plans that a later reader might take for facts: their dates have passed, or what is reached stands beside them. */
import { describe, expect, it } from 'vitest';
import { makeView, type CardSketch, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

describe('what was to come when the deck was written', () => {
  it.each([
    ['en', 'Next 90 days', 'Milestones reached', 'Q3 2025: 100 paying customers'],
    ['en', 'Milestones (12 months)', 'Milestones reached', 'Q3 2025: 100 paying customers'],
    ['es', 'Próximos 12 meses', 'Hitos alcanzados', 'T3 2025: 100 clientes de pago'],
    ['es', 'Hitos a 12 meses', 'Hitos alcanzados', 'T3 2025: 100 clientes de pago'],
    ['fr', 'Les 12 prochains mois', 'Jalons atteints', 'T3 2025 : 100 clients payants'],
    ['fr', 'Jalons (12 mois)', 'Jalons atteints', 'T3 2025 : 100 clients payants'],
  ])('is no fact for its date having passed since (%s, %s)', (language, ahead, reached, line) => {
    const bases = (head: string) =>
      gatherFacts(makeView([{ section: 'traction', lines: [[head, line]] }], { language, readingDate: '2026-03' }), [
        'paying_customers',
      ]).map(({ basis }) => basis);
    expect(bases(ahead)).toEqual(['target']);
    expect(bases(reached)).toEqual(['actual']);
  });

  it.each([
    ['en', 'The ask', '100 paying customers (Q3 2025)'],
    ['es', 'La ronda', '100 clientes de pago (T3 2025)'],
    ['fr', 'La levée', '100 clients payants (T3 2025)'],
  ])('nor is a step of what the round is for (%s)', (language, title, line) => {
    const bases = (section: 'ask' | 'traction') =>
      gatherFacts(makeView([{ section, title, lines: [line] }], { language, readingDate: '2026-03' }), [
        'paying_customers',
      ]).map(({ basis }) => basis);
    expect(bases('ask')).toEqual(['target']);
    expect(bases('traction')).toEqual(['actual']);
  });
});

describe('goals beside what is reached', () => {
  it.each([
    ['en', 'Traction', 'Current performance', 'Next 12 months goals', 'MRR: $45,000', '$2M ARR'],
    ['es', 'Tracción', 'Situación actual', 'Objetivos a 12 meses', 'MRR: 45.000 €', 'ARR de 2 M€'],
    ['fr', 'Traction', 'Chiffres actuels', 'Objectifs à 12 mois', 'MRR : 45 000 €', 'ARR de 2 M€'],
  ])('stand over their own column alone (%s)', (language, title, now, goals, mrr, arr) => {
    const box = (x: number, ...lines: string[]): CardSketch => ({ x, y: 0.2, w: 0.2, lines });
    const of = (first: string) => {
      const cards = [box(0.05, first), box(0.4, mrr), box(0.7, goals, arr)];
      const view = makeView([{ section: 'traction', title, cards }], { language, readingDate: '2026-03' });
      return gatherFacts(view, ['mrr', 'arr']).map(
        ({ kind, basis }) => `${kind} ${basis === 'actual' ? basis : 'plan'}`,
      );
    };
    expect(of(now)).toEqual(['mrr actual', 'arr plan']);
    expect(of(title)).toEqual(['mrr plan', 'arr plan']);
  });
});

describe('the first year of a plan that has passed since', () => {
  it.each([
    ['en', 'Financial projections', 'ARR: $19K', 'ARR: $9M', '12 months: €1.2M revenue in 2025'],
    ['es', 'Proyecciones financieras', 'ARR: 19.000 $', 'ARR: 9 M$', '12 meses: 1,2 M€ de facturación en 2025'],
    ['fr', 'Projections financières', 'ARR : 19 000 $', 'ARR : 9 M$', '12 mois : 1,2 M€ de revenus en 2025'],
  ])('is planned where the deck tells of no sales that come near (%s)', (language, title, each, sold) => {
    const plan: SlideSketch = {
      section: 'financials',
      title,
      table: [
        ['', '2025', '2026', '2027'],
        ['ARR', '$11.5M', '$63M', '$223M'],
      ],
    };
    const first = (told: string) => {
      const view = makeView([{ section: 'traction', lines: [[told]] }, plan], { language, readingDate: '2026-03' });
      return gatherFacts(view, ['arr']).find(({ asOf }) => asOf === '2025')?.basis;
    };
    expect(first(each)).not.toBe('actual');
    expect(first(sold)).toBe('actual');
  });
});

it.each([
  [
    'en',
    'Year 3: €5M ARR, Series A',
    'Year 5: €25M ARR and an exit',
    'Year 3',
    'Year 5',
    'June 2026: we launch',
    '2 years: €1.7M revenue',
    '12 months: €1.2M revenue in 2025',
  ],
  [
    'es',
    'Año 3: 5 M€ de ARR, serie A',
    'Año 5: 25 M€ de ARR y salida',
    'Año 3',
    'Año 5',
    'Junio 2026: lanzamos',
    '2 años: 1,7 M€ de facturación',
    '12 meses: 1,2 M€ de facturación en 2025',
  ],
  [
    'fr',
    'An 3 : 5 M€ d’ARR, série A',
    'An 5 : 25 M€ d’ARR et sortie',
    'An 3',
    'An 5',
    'Juin 2026 : lancement',
    '2 ans : 1,7 M€ de revenus',
    '12 mois : 1,2 M€ de revenus en 2025',
  ],
])(
  'each line of a plan is of the time that opens it (%s)',
  (language, one, other, first, second, launch, later, over) => {
    const planned = (...lines: string[]) =>
      gatherFacts(
        makeView([{ section: 'roadmap', title: 'Plan', lines: [lines] }], { language, readingDate: '2026-04' }),
        ['arr', 'revenue'],
      );
    expect(planned(one, other).map(({ detail }) => detail?.when)).toEqual([first, second]);
    expect(planned(launch, later)[0]?.asOf).toBeUndefined();
    expect(planned(over)[0]?.asOf).toBe('2025');
  },
);
