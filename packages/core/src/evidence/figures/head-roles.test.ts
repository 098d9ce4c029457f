/** What stands under a head of plans has not happened, whatever its words; each case beside one that has. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

/** The kinds that the deck tells as what is so. */
const happened = (slide: SlideSketch, language: string, kinds: readonly FactKind[]): FactKind[] =>
  gatherFacts(makeView([slide], { language, readingDate: '2031-05' }), kinds)
    .filter(({ basis }) => basis === 'actual')
    .map(({ kind }) => kind);

const underHead = (section: Section, head: string, ...items: string[]): SlideSketch => ({
  section,
  title: 'Nimbora',
  cards: [{ x: 0.1, y: 0.3, lines: [{ text: head, size: 20 }, ...items] }],
});

describe('a milestone', () => {
  it.each([
    ['en', '18-month commitments to investors', '2 partnerships signed with Globex', 'What we achieved'],
    ['es', 'Compromisos a 18 meses', '2 acuerdos firmados con Globex', 'Logros'],
    ['fr', 'Engagements sur 18 mois', '2 partenariats signés avec Globex', 'Résultats'],
  ])('is planned under “%s: %s”', (language, planned, item, done) => {
    expect(happened(underHead('traction', planned, item), language, ['milestone_done'])).toEqual([]);
    expect(happened(underHead('traction', done, item), language, ['milestone_done'])).toContain('milestone_done');
  });

  it.each([
    ['en', 'Milestone', 'Status', 'MVP codebase', '80 pages of working code, complete'],
    ['es', 'Hito', 'Estado', 'MVP', '80 páginas de código, completado'],
    ['fr', 'Jalon', 'Statut', 'MVP', '80 pages de code, terminé'],
  ])('is as its state says where steps and states are columns (%s)', (language, steps, state, step, done) => {
    const table = [
      [steps, state],
      [step, done],
      ['Beta', done],
    ];
    expect(happened({ section: 'traction', title: 'Nimbora', table }, language, ['product_stage'])).toContain(
      'product_stage',
    );
  });
});

describe('what a page tells under its title', () => {
  it.each([
    ['en', 'KPIs to track', 'Key metrics, May 2031', 'NPS: 50'],
    ['en', 'KPIs to track', 'Key metrics, May 2031', 'MoM growth: 20%'],
    ['es', 'KPIs a seguir', 'Métricas clave, mayo de 2031', 'NPS: 50'],
    ['es', 'KPIs a seguir', 'Métricas clave, mayo de 2031', 'Crecimiento mensual: 20 %'],
    ['fr', 'KPIs à suivre', 'Chiffres clés, mai 2031', 'NPS : 50'],
    ['fr', 'KPIs à suivre', 'Chiffres clés, mai 2031', 'Croissance mensuelle : 20 %'],
  ])('holds for all its columns (%s)', (language, planned, told, figure) => {
    const kinds = (below: string) => {
      const cards = [
        { x: 0.1, y: 0.2, w: 0.3, lines: [below] },
        { x: 0.6, y: 0.4, w: 0.3, lines: [figure] },
      ];
      return happened({ section: 'traction', title: 'Nimbora', cards }, language, ['nps', 'growth_mom']);
    };
    expect(kinds(planned)).toEqual([]);
    expect(kinds(told)).toHaveLength(1);
  });
});

describe('a pilot', () => {
  it.each([
    ['en', 'Validate: 3 paid district pilots', 'Today: 3 paid district pilots'],
    ['es', 'Validar: 3 pilotos de pago', 'Hoy: 3 pilotos de pago'],
    ['fr', 'Valider : 3 pilotes payants', 'Aujourd’hui : 3 pilotes payants'],
  ])('is a step behind the verb of a task (%s)', (language, task, told) => {
    const slide = (line: string): SlideSketch => ({ section: 'traction', title: 'Nimbora', lines: [line] });
    expect(happened(slide(task), language, ['pilot'])).toEqual([]);
    expect(happened(slide(told), language, ['pilot'])).toContain('pilot');
  });

  it.each([
    ['en', 'Feature-complete, seeking pilot communities in Ohio', 'Pilot running with Globex in Ohio'],
    ['es', 'Producto completo, buscamos clientes piloto en Rosario', 'Cliente piloto en Rosario: Globex'],
    ['fr', 'Produit complet, nous cherchons des clients pilotes à Lyon', 'Client pilote à Lyon : Globex'],
  ])('that is looked for is none (%s)', (language, sought, held) => {
    const slide = (line: string): SlideSketch => ({ section: 'traction', title: 'Nimbora', lines: [line] });
    expect(happened(slide(sought), language, ['pilot'])).toEqual([]);
    expect(happened(slide(held), language, ['pilot'])).toEqual(['pilot']);
  });
});

it.each([
  ['en', 'Pilot & traction plan', 'Traction', '4. LOI signed with Globex'],
  ['es', 'Plan de pilotos', 'Tracción', '4. Carta de intención firmada con Globex'],
  ['fr', 'Plan de validation', 'Traction', '4. Lettre d’intention signée avec Globex'],
])('a letter of intent on a page called “%s: %s” is a step of it', (language, plan, traction, line) => {
  const slide = (title: string): SlideSketch => ({ section: 'traction', title, lines: [line] });
  expect(happened(slide(plan), language, ['loi'])).toEqual([]);
  expect(happened(slide(traction), language, ['loi'])).toEqual(['loi']);
});

describe('a licence', () => {
  it.each([
    ['en', 'Phase 1: validation (M0-M6) - €120k', 'GDPR and ISO 27001 certified', 'Our certificates'],
    ['es', 'Fase 1: validación (M0-M6) - 120k€', 'Conformidad RGPD certificada', 'Nuestros certificados'],
    ['fr', 'Phase 1 : validation (M0-M6) - 120k€', 'Conformité RGPD certifiée', 'Nos certificats'],
  ])('of a phase to come is not held (%s)', (language, phase, item, held) => {
    const status = (head: string) =>
      gatherFacts(makeView([underHead('product', head, item)], { language }), ['regulation']).map(
        ({ detail }) => detail?.['status'],
      );
    expect(status(phase)).toEqual(['pending']);
    expect(status(held)).toEqual(['obtained']);
  });
});

it.each([
  ['en', 'Unit economics per ton', 'Sales by year', 'Oil sales'],
  ['es', 'Economía unitaria por tonelada', 'Ventas por año', 'Ventas'],
  ['fr', 'Économie unitaire par tonne', 'Ventes par an', 'Ventes'],
])('what one piece of business brings is nobody’s revenue (%s)', (language, perPiece, whole, label) => {
  const told = (title: string) =>
    gatherFacts(
      makeView(
        [
          {
            section: 'financials',
            title,
            table: [
              ['', 'USD'],
              [label, '$412,000'],
              ['Total', '$482,000'],
            ],
          },
        ],
        { language, readingDate: '2031-05' },
      ),
      ['revenue'],
    ).filter(({ basis }) => basis !== 'example');
  expect(told(perPiece)).toEqual([]);
  expect(told(whole)).not.toEqual([]);
});

describe('a figure', () => {
  it.each([
    ['en', 'Milestones with funding', '✓ 3,000 teams', '✓ $50K MRR achieved', 'Reached'],
    ['es', 'Hitos con la ronda', '✓ 3.000 equipos', '✓ MRR de $50K alcanzado', 'Logros'],
    ['fr', 'Jalons avec la levée', '✓ 3 000 équipes', '✓ MRR de 50 k$ atteint', 'Atteint'],
  ])(
    'behind a tick is what the round is to bring, under a head that says so (%s)',
    (language, planned, first, line, done) => {
      const told = (head: string) => happened(underHead('ask', head, first, line), language, ['mrr']);
      expect(told(planned)).toEqual([]);
      expect(told(done)).toEqual(['mrr']);
    },
  );

  it.each([
    ['en', 'With the support of Globex we reach:', 'In 2 years: $1.7M revenue', 'Revenue last year: $1.7M'],
    ['es', 'Con el apoyo de Globex alcanzamos:', '2 años: 1,7 M€ de facturación', 'Facturación del año pasado: 1,7 M€'],
    [
      'fr',
      'Avec le soutien de Globex nous atteignons :',
      '2 ans : 1,7 M€ de chiffre d’affaires',
      'Chiffre d’affaires de l’an dernier : 1,7 M€',
    ],
  ])('that support is to bring is planned (%s)', (language, head, line, own) => {
    expect(happened(underHead('contact', head, line), language, ['revenue'])).toEqual([]);
    expect(happened({ section: 'traction', lines: [own] }, language, ['revenue'])).toEqual(['revenue']);
  });
});
