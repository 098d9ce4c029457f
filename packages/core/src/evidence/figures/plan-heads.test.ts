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
    ['en', ['Day 30', '$300K ARR booked', '40 paying customers']],
    ['en', ['KPIs to track', '$300K ARR', '40 paying customers']],
    ['en', ['Key metrics (Year 3)', '$300K ARR', '40 paying customers']],
    ['es', ['KPIs a seguir', '300.000 € de ARR', '40 clientes']],
    ['fr', ['KPIs à suivre', '300 000 € d’ARR', '40 clients']],
    ['es', ['Día 90 · Prueba', '300.000 € de ARR', '40 clientes']],
    ['fr', ['Jour 60', '300 000 € d’ARR', '40 clients']],
    ['es', ['Hitos a 12 meses', '300.000 € de ARR', '40 clientes']],
    ['es', ['Año 2: 300.000 € de ARR']],
    ['es', ['Metas', 'ARR de 300.000 €']],
    ['fr', ['Objectifs à 12 mois', '300 000 € d’ARR', '40 clients']],
    ['fr', ['Jalons', 'ARR de 300 000 €']],
    ['fr', ['Revenus projetés (année 1)', '300 000 € d’ARR', '40 clients']],
    ['fr', ['Cible', '300 000 € d’ARR', '40 clients']],
    ['fr', ['M+6 : 21 clients payants', 'M+12 : 56 clients']],
    ['es', ['M+6: 21 clientes de pago', 'M+12: 56 clientes']],
    ['en', ['M+6: 21 paying customers', 'M+12: 56 customers']],
    ['fr', ['Année 2 : ARR de 300 000 €']],
  ] as const)('makes what stands under it no actual figure (%s: %j)', (language, lines) => {
    const slide = { section: 'traction' as const, lines: [[...lines]] };
    expect(rolesOf(slide, language)).not.toEqual([]);
    expect(actualOf(slide, language)).toEqual([]);
  });

  it.each([
    ['en', ['Next milestones', '✅ Q1 2027', 'Security audit', 'Q3 2027', '50 paying customers']],
    ['es', ['Próximos hitos', '✅ T1 2027', 'Auditoría', 'T3 2027', '50 clientes de pago']],
    ['fr', ['Prochains jalons', '✅ T1 2027', 'Audit', 'T3 2027', '50 clients payants']],
  ] as const)('goes on behind a quarter that is ticked off (%s)', (language, lines) => {
    expect(actualOf({ section: 'traction', lines: [[...lines]] }, language)).toEqual([]);
    const reached = lines.map((line, at) => (at === 0 ? 'Traction' : line.replace(/^(?=[QT]3)/u, '✅ ')));
    expect(actualOf({ section: 'traction', lines: [reached] }, language)).toEqual(['paying_customers 50 actual']);
  });

  it.each([
    ['en', ['Milestones reached', '$300K ARR', '40 paying customers'], 2],
    ['en', ['Traction', '$300K ARR', 'Target market: dentists', '40 paying customers'], 2],
    ['en', ['Our goals', 'We have reached $300K ARR'], 1],
    ['en', ['Milestones and metrics', '$300K ARR'], 1],
    ['en', ['Day 30 retention by cohort', '$300K ARR'], 1],
    ['en', ['Examples of what we built', '$300K ARR'], 1],
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
    ['en', 'With 10,000 users and 5% conversion: $60K ARR'],
    ['es', 'Con 10.000 usuarios y 5% de conversión: 60.000 € de ARR'],
    ['fr', 'Avec 10 000 utilisateurs et 5 % de conversion : 60 000 € d’ARR'],
    ['en', 'Total revenue: ~$3,800 on 1 SOL deposit'],
    ['es', 'Ingresos: 3.800 € por pedido'],
    ['fr', 'Chiffre d’affaires : 3 800 € par commande'],
    ['en', 'B2B unlock: 500 customers × $15K licence'],
    ['es', 'Cada cliente = 4.800 € de ARR'],
    ['es', '100 clientes → MRR de 7.600 €'],
    ['fr', 'Chaque client = 4 800 € d’ARR'],
    ['fr', '100 clients → MRR de 7 600 €'],
  ] as const)('is no actual figure (%s: %s)', (language, line) => {
    expect(actualOf({ section: 'traction', lines: [line] }, language)).toEqual([]);
  });

  it.each([
    ['en', '$4,800 ARR from 12 clients'],
    ['en', 'With Globex: $4,800 ARR'],
    ['en', '$4,800 ARR on 1200 orders'],
    ['en', '$4,800 ARR, 20% of revenue'],
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

  it('is a length of time where several stand on the page; one alone tells how long it took', () => {
    const steps = ['6 months', '1,000 active users', '12 months', '$50K MRR'];
    expect(actualOf({ section: 'traction', lines: [steps] })).toEqual([]);
    expect(actualOf({ section: 'traction', lines: [['6 months', '1,000 active users']] })).toEqual([
      'users 1000 actual',
    ]);
  });

  it('is a day that comes after that of the deck', () => {
    const deck = (day: string): SlideSketch[] => [
      { section: 'cover', title: 'Pelorma', lines: ['29 April 2026'] },
      { section: 'traction', lines: [`$5k MRR by ${day}`] },
    ];
    expect(actualOf(deck('2026-05-24'))).toEqual([]);
    expect(actualOf(deck('2026-04-12'))).toEqual(['mrr 5000 actual']);
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
        { section: 'traction', lines: ['Gross margin 81%', '$80K ARR'] },
        { section: 'roadmap', lines: [['Year 3', 'Gross margin 81%']] },
      ]),
      ['gross_margin'],
    );
    expect(margins.map(({ basis }) => basis)).toContain('actual');
  });
});

it.each([
  ['en', 'Google Ads: $40 (30% of bookings)', '$40K bookings, 30% of them repeat'],
  ['es', 'Google Ads: 40 € (30% de bookings)', '40.000 € de bookings, 30% recurrente'],
  ['fr', 'Google Ads : 40 € (30 % des bookings)', '40 000 € de bookings, dont 30 % récurrents'],
] as const)('what a share is of is not what stands before it (%s)', (language, share, whole) => {
  const bookings = (line: string) =>
    gatherFacts(makeView([{ section: 'traction', lines: [line] }], { language }), ['bookings']).map(
      ({ value }) => value,
    );
  expect(bookings(share)).toEqual([]);
  expect(bookings(whole)).toEqual([40_000]);
});

it.each([
  ['en', 'Led infrastructure for 50M+ daily active users', '50M+ daily active users'],
  ['es', 'Dirigió la infraestructura de 50M de usuarios activos diarios', '50M de usuarios activos diarios'],
  ['fr', 'A dirigé une plateforme de 50M d’utilisateurs actifs quotidiens', '50M d’utilisateurs actifs quotidiens'],
] as const)('what somebody had elsewhere is told on the page of the team (%s)', (language, line, own) => {
  const active = (section: 'team' | 'traction', text: string) =>
    gatherFacts(makeView([{ section, lines: [text] }], { language }), ['dau']).length;
  expect(active('team', line)).toBe(0);
  expect(active('traction', own)).toBe(1);
});

it.each([
  ['en', 'Operator economics (example)', 'Operator economics'],
  ['es', 'Economía de un local (ejemplo)', 'Economía de un local'],
  ['fr', 'Économie d’un point de vente (exemple)', 'Économie d’un point de vente'],
] as const)(
  'a head of a worked case makes an example of what stands under it, low on the page too (%s)',
  (language, example, head) => {
    const above = Array.from({ length: 12 }, (_, at) => `Licence ${'ABCDEFGHIJKL'[at]} and what it holds`);
    const bases = (title: string) =>
      gatherFacts(makeView([{ section: 'traction', lines: [...above, [title, 'ARR: $300K']] }], { language }), [
        'arr',
      ]).map(({ basis }) => basis);
    expect(bases(example)).toEqual(['example']);
    expect(bases(head)).toEqual(['actual']);
  },
);

it('whoever is to answer has not', () => {
  const interviews = (line: string) =>
    gatherFacts(makeView([{ section: 'traction', lines: [line] }]), ['interviews']).map(({ basis }) => basis);
  expect(interviews('Outreach on social networks to drive 100+ survey responses')).not.toContain('actual');
  expect(interviews('100+ survey responses')).toEqual(['actual']);
});

it.each([
  ['en', ['Gross margin', '~75% at scale'], ['Gross margin', '~75% in 2025']],
  ['es', ['Margen bruto 75% a escala'], ['Margen bruto 75% desde 2024']],
  ['fr', ['Marge brute > 75 % dès 1 000 abonnés'], ['Marge brute 75 % depuis 2024']],
] as const)('a margin of when the company is larger is none of today (%s)', (language, later, today) => {
  const bases = (lines: readonly string[]) =>
    gatherFacts(
      makeView([{ section: 'traction', lines: [[...lines], '120 customers'] }], { language, readingDate: '2026-03' }),
      ['gross_margin'],
    ).map(({ basis }) => basis);
  expect(bases(later)).toEqual(['target']);
  expect(bases(today)).toEqual(['actual']);
});

it.each([
  [
    'en',
    'Growth roadmap',
    '50 customers onboarded',
    '50 customers onboarded to date',
    'to scale from 3 venues to 25 paying customers',
  ],
  [
    'es',
    'Hoja de ruta',
    '50 clientes incorporados',
    'Ya hay 50 clientes incorporados',
    'pasar de 3 locales a 25 clientes de pago',
  ],
  [
    'fr',
    'Feuille de route',
    '50 clients recrutés',
    'Déjà 50 clients recrutés',
    'passer de 3 lieux à 25 clients payants',
  ],
] as const)('a step of a roadmap is done where somebody says so (%s)', (language, title, step, done, aim) => {
  const bases = (section: 'roadmap' | 'traction', head: string, line: string) =>
    gatherFacts(makeView([{ section, title: head, lines: [line] }], { language, readingDate: '2026-03' }), [
      'customers',
      'paying_customers',
    ]).map(({ basis }) => basis);
  expect(bases('roadmap', title, step)).not.toContain('actual');
  // A plan that something is on says nothing of the past.
  expect(bases('roadmap', title, `${step} - a free trial`)).not.toContain('actual');
  expect(bases('roadmap', title, done)).toContain('actual');
  expect(bases('traction', 'Traction', aim)).not.toContain('actual');
});

it.each([
  ['en', 'CAC $40', '1,200 users today'],
  ['es', 'CAC de 40 €', '1.200 usuarios activos hoy'],
  ['fr', 'CAC de 40 €', '1 200 utilisateurs actifs aujourd’hui'],
])('what a customer costs is planned until somebody uses it, among the traction too (%s)', (language, cac, users) => {
  const roleOf = (lines: string[]) =>
    gatherFacts(makeView([{ section: 'traction', lines }], { language }), ['cac']).map(({ basis }) => basis);
  expect(roleOf([cac])).toEqual(['target']);
  expect(roleOf([cac, users])).toEqual(['actual']);
});
