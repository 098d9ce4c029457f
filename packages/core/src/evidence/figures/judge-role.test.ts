/** A figure is the company's of today only where something says so; the weaker role wins. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeDeck, makeView, type CardSketch, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { readOutline } from '../outline/read-outline.js';
import { readFigures } from './read-figures.js';
import { viewDeck } from '../view/deck-view.js';

function roles(slides: SlideSketch | SlideSketch[], kind: FactKind, language = 'en'): string[] {
  const view = makeView([slides].flat(), { language, readingDate: '2026-03' });
  return gatherFacts(view, [kind]).map(({ value, basis }) => `${value} ${basis}`);
}
const page = (section: Section, ...lines: string[]): SlideSketch => ({ section, lines: [lines] });

describe('a row of years', () => {
  const table = (...years: string[]): SlideSketch => ({
    section: 'traction',
    title: 'Key metrics',
    table: [
      ['', ...years],
      ['Customers', '50', '500', '2000'],
    ],
  });

  it('that begins with the running one and goes on is a plan from there', () => {
    const told = roles(table('2026', '2027', '2028'), 'customers');
    expect(told).toContain('50 forecast');
    expect(told.filter((role) => !role.endsWith(' forecast'))).toEqual([]);
  });

  it('that has begun before tells what was so', () => {
    expect(roles(table('2024', '2025', '2026'), 'customers')).toContain('500 actual');
    expect(roles(table('2026 actual', '2027', '2028'), 'customers')).toContain('50 actual');
  });
});

describe('a step of a roadmap', () => {
  it.each([
    ['en', 'Q1 2025: beta launch, 1,000 users', 'Q1 2025: beta launched, 1,000 users ✓'],
    ['es', 'T1 2025: lanzamiento beta, 1.000 usuarios', 'T1 2025: beta lanzada, 1.000 usuarios ✓'],
    ['fr', 'T1 2025 : lancement bêta, 1 000 utilisateurs', 'T1 2025 : bêta lancée, 1 000 utilisateurs ✓'],
  ] as const)('is no fact for its date having passed, unless it is told as done (%s)', (language, step, done) => {
    const slide = (line: string) =>
      page('roadmap', line, language === 'en' ? 'Q4 2025: launch in Porto' : 'T4 2025: Porto');
    expect(roles(slide(step), 'users', language)).toEqual(['1000 target']);
    expect(roles(slide(done), 'users', language)).toEqual(['1000 actual']);
  });
});

describe('what is drawn to show how it may look', () => {
  it.each([
    ['en', 'Clients: 55', 'Target split of roles (illustrative)'],
    ['es', 'Clientes: 55', 'Reparto de roles (ilustrativo)'],
    ['fr', 'Clients : 55', 'Répartition des rôles (illustratif)'],
  ] as const)('is an example (%s)', (language, count, note) => {
    const picture = { en: 'Screens (illustrative)', es: 'Pantallas (ilustrativas)', fr: 'Visuels (illustratifs)' };
    // A note stands low on the page.
    const noted = (...notes: string[]) => page('traction', count, ...'ABCDEFGHIJKL', ...notes);
    expect(roles(noted(note), 'customers', language)).toEqual(['55 example']);
    expect(roles(noted(), 'customers', language)).toEqual(['55 actual']);
    expect(roles(noted(picture[language]), 'customers', language)).toEqual(['55 actual']);
  });
});

describe('a head that says for how long', () => {
  it.each([
    ['en', 'Financial projections (3 years)', 'Net burn: €30K a month'],
    ['es', 'Proyecciones financieras (3 años)', 'Burn neto: 30.000 € al mes'],
    ['fr', 'Projections financières (3 ans)', 'Burn net : 30 000 € par mois'],
  ] as const)('makes plans of what stands under it (%s)', (language, head, burn) => {
    expect(roles(page('businessModel', head, burn), 'burn_net', language)).toEqual(['30000 target']);
    expect(roles(page('traction', 'Traction', burn), 'burn_net', language)).toEqual(['30000 actual']);
  });
});

describe('the runway', () => {
  it.each([
    ['en', '18 months of runway'],
    ['es', '18 meses de runway'],
    ['fr', '18 mois de runway'],
  ] as const)('on the page of the round is what the round buys (%s)', (language, line) => {
    expect(roles({ ...page('ask', line), title: 'The round' }, 'runway', language)).toEqual(['18 target']);
  });

  it.each([
    ['en', 'Current runway: 7 months'],
    ['es', 'Quedan 7 meses de caja'],
    ['fr', 'Il reste 7 mois de trésorerie'],
  ] as const)('that is left is that of today (%s)', (language, line) => {
    expect(roles(page('ask', line), 'runway', language)).toEqual(['7 actual']);
  });

  it.each([
    ['en', 'Ask: $1.5M for 18-month runway'],
    ['es', 'Pedimos $1,5M para 18 meses de runway'],
    ['fr', 'Demande : 1,5 M$ pour 18 mois de runway'],
  ] as const)('of a round on another page is no cash at hand (%s)', (language, line) => {
    const told = gatherFacts(makeView([page('businessModel', line)], { language }), ['runway']);
    for (const { basis, detail } of told) expect([basis, detail?.['after']]).toEqual(['target', 'round']);
    expect(told).toHaveLength(1);
  });

  it('is that of today beside cash in hand', () => {
    expect(roles(page('ask', 'Cash: $600K', 'Runway: 9 months'), 'runway')).toEqual(['9 actual']);
  });
});

describe('the burn', () => {
  it('on the page of the round is planned, told in the present it is not', () => {
    expect(roles(page('ask', 'Raising $900K', 'Average burn: $40K a month'), 'burn_net')).toEqual(['40000 target']);
    expect(roles(page('ask', 'Raising $900K', 'Net burn is $40K a month'), 'burn_net')).toEqual(['40000 actual']);
  });
});

describe('sums and heads', () => {
  it.each([
    ['en', 'businessModel', 'Annual revenue: $300K'],
    ['es', 'businessModel', 'Ingresos anuales: 300.000 €'],
    ['fr', 'businessModel', 'Chiffre d’affaires annuel : 300 000 €'],
  ] as const)('on a page of how money is made are no traction (%s)', (language, section, line) => {
    expect(roles(page(section, line), 'revenue', language)).toEqual(['300000 target']);
  });

  it.each([
    ['en', 'We had revenue of $300K in 2025'],
    ['es', 'Facturamos 300.000 € en 2025'],
    ['fr', 'Nous avons réalisé 300 000 € de chiffre d’affaires en 2025'],
  ] as const)('that are told as ours and of a year that is over are (%s)', (language, line) => {
    expect(roles(page('businessModel', line), 'revenue', language)).toEqual(['300000 actual']);
  });

  it.each([
    ['en', 'Enough to ship the app and sign 12 customers'],
    ['es', 'Para lanzar la app y firmar 12 clientes'],
    ['fr', 'Pour lancer l’app et signer 12 clients'],
  ] as const)('that the money is for are aims (%s)', (language, line) => {
    expect(roles(page('traction', line), 'customers', language)).toEqual(['12 target']);
    expect(roles(page('traction', '12 customers', '12 clientes', '12 clients'), 'customers', language)).toContain(
      '12 actual',
    );
  });

  it.each([
    ['en', 'This gets us to 500 customers', 'We got 500 customers'],
    ['es', 'Esto nos lleva a 500 clientes', 'Ya son 500 clientes'],
    ['fr', 'Cela nous amène à 500 clients', 'Nous avons 500 clients'],
  ] as const)('that a step takes us to are aims (%s)', (language, ahead, now) => {
    expect(roles(page('traction', ahead), 'customers', language)).toEqual(['500 target']);
    expect(roles(page('traction', now), 'customers', language)).toEqual(['500 actual']);
  });

  it.each([
    ['en', '500 paying customers by month 12'],
    ['es', '500 clientes para el mes 12'],
    ['fr', '500 clients au mois 12'],
  ] as const)('by a month counted from the round are forecast (%s)', (language, line) => {
    const kind = language === 'en' ? 'paying_customers' : 'customers';
    expect(roles(page('traction', line), kind, language)).toEqual(['500 forecast']);
  });

  it.each([
    ['en', 'Break-even point: estimated with 10,000 users'],
    ['es', 'Punto de equilibrio: estimado con 10.000 usuarios'],
    ['fr', 'Seuil de rentabilité : estimé avec 10 000 utilisateurs'],
  ] as const)('at which it breaks even are aims (%s)', (language, line) => {
    const [role] = roles(page('traction', line), 'users', language);
    expect(role).toMatch(/^10000 (?:target|forecast)$/u);
  });

  it('in a row without dates are not of today', () => {
    const table = (header: string[]): SlideSketch => ({
      section: 'financials',
      title: 'Figures',
      table: [header, ['Revenue ($)', '120,000', '260,000', '410,000']],
    });
    expect(roles(table(['', 'A', 'B', 'C']), 'revenue').filter((role) => role.endsWith('actual'))).toEqual([]);
    expect(roles(table(['', '2023', '2024', '2025']), 'revenue')).toContain('410000 actual');
  });

  it.each([
    ['en', 'A hacker stole 91 passes from users'],
    ['en', 'A client is matched against 400 notaries'],
    ['es', 'Cada cliente se compara contra 400 notarías'],
    ['fr', 'Un client est comparé contre 400 notaires'],
  ] as const)('are not what stands beside them (%s): %s', (language, line) => {
    expect(roles(page('traction', line), 'users', language)).toEqual([]);
    expect(roles(page('traction', line), 'customers', language)).toEqual([]);
  });

  it('of one customer are what it pays', () => {
    expect(roles(page('traction', 'ARR per customer: $4,800'), 'arr')).toEqual([]);
    expect(roles(page('traction', 'ARR per customer: $4,800', '40 customers'), 'acv')).toEqual(['4800 actual']);
  });

  it('on a page of made-up data are examples', () => {
    const lines = ['1,800 users', 'Update with real metrics'];
    expect(roles(page('traction', ...lines), 'users')).toEqual(['1800 example']);
  });
});

describe('a card of metrics', () => {
  const card = (x: number, number: string, caption: string): CardSketch => ({
    x,
    y: 0.4,
    w: 0.15,
    lines: [{ text: number, size: 32 }, caption],
  });
  const cards = [card(0.1, '20,000', 'Unique users'), card(0.4, '18,000', 'Alerts'), card(0.7, '31', 'Cities')];

  it('tells of today on a page of the product, a number in a sentence there does not', () => {
    expect(roles({ section: 'product', cards }, 'users')).toEqual(['20000 actual']);
    expect(roles(page('product', 'Built for teams of 20,000 users'), 'users')).toEqual([]);
  });
});

describe('prices and unit economics', () => {
  const prices = page('businessModel', 'Pro plan: €49 per month', 'Gross margin 82%', 'LTV/CAC 5:1');

  it.each([
    ['price', '49'],
    ['gross_margin', '82'],
    ['ltv_cac', '5'],
  ] as const)('of a deck that shows no use are planned: %s', (kind, value) => {
    expect(roles(prices, kind)).toEqual([`${value} target`]);
  });

  it.each(['price', 'gross_margin', 'ltv_cac'] as const)('of one that shows customers are not: %s', (kind) => {
    const [role] = roles([prices, page('traction', '40 paying customers')], kind);
    expect(role).toMatch(/ actual$/u);
  });

  it('told as of today they are believed', () => {
    expect(roles(page('businessModel', 'Gross margin today: 61%'), 'gross_margin')).toEqual(['61 actual']);
  });

  it('customers that are only planned show no use', () => {
    expect(roles([prices, page('roadmap', 'Target: 40 paying customers')], 'ltv_cac')).toEqual(['5 target']);
  });
});

describe('amounts on the page of the round', () => {
  const slide = (...amounts: string[]): SlideSketch => ({
    section: 'ask',
    title: 'Join us',
    cards: amounts.map((text, i) => ({ x: 0.1 + i * 0.2, y: 0.4, w: 0.15, lines: [{ text, size: 40 - i * 10 }] })),
  });

  it('the one largest that stands alone is the ask', () => {
    expect(roles(slide('$400K', '$25K'), 'ask')).toEqual(['400000 target']);
  });

  it('of two set alike neither is by its page alone', () => {
    const alike = ['€8.0m', '€24m'].map((text, at) => ({ x: 0.1, y: 0.3 + at * 0.2, lines: [{ text, size: 18 }] }));
    const view = makeView([{ section: 'ask', title: 'Series A', cards: alike }]);
    expect(readFigures(view)[0]!.figures.filter(({ metric }) => metric?.kind === 'ask')).toEqual([]);
  });

  it('in a list that does not add up to it, it is not', () => {
    expect(roles(slide('$15K', '$10K', '$10K'), 'ask')).toEqual([]);
  });

  it('a scanned S is read as a dollar and said to be assumed, a printed one is not', () => {
    const read = (source: 'ocr' | 'text') => {
      const deck = makeDeck([slide('S1M')]);
      const slides = deck.slides.map((one) => ({ ...one, blocks: one.blocks.map((block) => ({ ...block, source })) }));
      const outline = { language: 'en', slides: [{ language: 'en', section: 'ask' as const, alsoSections: [] }] };
      return gatherFacts(viewDeck({ ...deck, slides }, outline), ['ask']);
    };
    expect(read('ocr')).toEqual([
      expect.objectContaining({
        value: 1e6,
        quote: 'S1M',
        ambiguous: expect.arrayContaining(['currency-assumed']) as unknown,
      }),
    ]);
    expect(read('text')).toEqual([]);
  });
});

describe('quarters of a fiscal year', () => {
  const table = [
    ['Rs lakh', 'Q4 FY26', 'Q1 FY27', 'Q2 FY27'],
    ['Revenue', '76', '104', '144'],
  ];
  const told = (section: Section) =>
    gatherFacts(makeView([{ section, table }], { readingDate: '2026-10' }), ['revenue']).map(({ basis }) => basis);

  it('told as traction are over, on a page of plans they are to come', () => {
    expect(told('traction')).toEqual(['actual', 'actual', 'actual']);
    expect(told('financials')).toContain('forecast');
  });
});

describe('what columns sum up', () => {
  const periods = (...header: string[]) => {
    const table = [
      ['A$k', ...header],
      ['Net revenue', ...header.map((_, at) => `${71 + 44 * at}`)],
    ];
    const view = makeView([{ section: 'traction', table }], { readingDate: '2026-07' });
    return [...new Set(gatherFacts(view, ['revenue']).map(({ period }) => period))];
  };

  it('is a quarter or a month where the columns are such, and else a year', () => {
    expect(periods('Q3 2025', 'Q4 2025', 'Q1 2026', 'Q2 2026')).toEqual(['quarter']);
    expect(periods('Mar 2026', 'Apr 2026', 'May 2026')).toEqual(['month']);
    expect(periods('2023', '2024', '2025')).toEqual(['year']);
    expect(periods('Q2 2026')).toEqual(['quarter']);
  });
});

describe('columns of a table', () => {
  it.each([
    ['en', ['Q4 ’24', 'Q1 ’25', 'Q2 ’25'], 'Active customers'],
    ['es', ['T4 ’24', 'T1 ’25', 'T2 ’25'], 'Clientes activos'],
    ['fr', ['T4 ’24', 'T1 ’25', 'T2 ’25'], 'Clients actifs'],
  ])('are dated with whatever apostrophe their years have (%s)', (language, heads, row) => {
    const table = [
      ['', ...heads],
      [row, '140', '395', '812'],
    ];
    const view = makeView([{ section: 'traction', table }], { language, readingDate: '2025-07' });
    const told = gatherFacts(view, ['customers']).map(({ value, basis, asOf }) => `${value} ${basis} ${asOf}`);
    expect(told).toEqual(['140 actual 2024-Q4', '395 actual 2025-Q1', '812 actual 2025-Q2']);
  });
});

describe('what no word, date or head settles', () => {
  it.each([
    ['en', ['', 'Conservative', 'Base case', 'Optimistic'], 'CAC (to acquire one user)', 'LTV (12-month active user)'],
    ['es', ['', 'Conservador', 'Caso base', 'Optimista'], 'CAC (por usuario captado)', 'LTV (usuario activo 12 meses)'],
    [
      'fr',
      ['', 'Prudent', 'Cas de base', 'Optimiste'],
      'CAC (par utilisateur acquis)',
      'LTV (utilisateur actif 12 mois)',
    ],
  ] as const)('is planned in a table of cases (%s)', (language, head, cac, ltv) => {
    const slide: SlideSketch = {
      section: 'financials',
      title: 'Unit economics',
      table: [[...head], [cac, '$15', '$8', '$4'], [ltv, '$132', '$384', '$1,080']],
    };
    for (const kind of ['cac', 'ltv'] as const)
      expect(roles(slide, kind, language).filter((role) => role.endsWith('actual'))).toEqual([]);
  });

  it.each([
    ['en', 'Gross margin: 88%', 'LTV/CAC: 20x'],
    ['es', 'Margen bruto: 88 %', 'LTV/CAC: 20x'],
    ['fr', 'Marge brute : 88 %', 'LTV/CAC : 20x'],
  ] as const)(
    'is planned on a page of how money is made, in a deck that only has pilots (%s)',
    (language, margin, ratio) => {
      const deck = [page('businessModel', margin, ratio), page('traction', '2 pilots')];
      expect(roles(deck, 'gross_margin', language)).toEqual(['88 target']);
      expect(roles(deck, 'ltv_cac', language)).toEqual(['20 target']);
    },
  );

  it.each([
    ['en', '40 paying customers', '$1,200 MRR'],
    ['es', '40 clientes de pago', '1.200 $ de MRR'],
    ['fr', '40 clients payants', '1 200 $ de MRR'],
  ] as const)('is of today where traction stands (%s)', (language, customers, mrr) => {
    expect(roles(page('traction', customers, mrr), 'paying_customers', language)).toEqual(['40 actual']);
    expect(roles(page('traction', customers, mrr), 'mrr', language)).toEqual(['1200 actual']);
  });
});

describe('columns counted from the round', () => {
  it.each([
    ['en', 'Month 6', 'Month 12', 'Gross margin'],
    ['es', 'Mes 6', 'Mes 12', 'Margen bruto'],
    ['fr', 'Mois 6', 'Mois 12', 'Marge brute'],
  ] as const)('are planned, whatever else stands on the page (%s)', (language, first, second, row) => {
    const slide: SlideSketch = {
      section: 'traction',
      title: 'Traction',
      table: [
        ['', first, second],
        ['ARR', '$750K', '$2.5M'],
        [row, '80%', '85%'],
      ],
    };
    expect(roles(slide, 'arr', language).filter((role) => role.endsWith('actual'))).toEqual([]);
    expect(roles(slide, 'gross_margin', language).filter((role) => role.endsWith('actual'))).toEqual([]);
  });
});

describe('a running year', () => {
  const table = (head: string): SlideSketch => ({
    section: 'financials',
    cards: [{ x: 0.1, y: 0.5, w: 0.4, lines: [head] }],
  });
  it('under a head of projections is planned', () => {
    const rows = [{ x: 0.1, y: 0.6, w: 0.4, lines: ['2026: 50 customers'] }];
    const under = (head: string) => roles({ ...table(head), cards: [...table(head).cards!, ...rows] }, 'customers');
    expect(under('Financial projections').filter((role) => role.endsWith('actual'))).toEqual([]);
  });
});

describe('what another firm raised', () => {
  const others = (section: Section, line: string) =>
    gatherFacts(makeView([page(section, line)], { companyName: 'SleepSeed' }), ['raised_to_date']).map(
      ({ value, subject }) => `${value} ${subject}`,
    );

  it.each(['Moshi - $12M raised for kids sleep content', 'Moshi: $12M raised', 'Moshi – 12 M$ levés'])(
    'is not ours where it opens the line of a page of the outside: %s',
    (line) => {
      expect(others('product', line).filter((found) => found.endsWith('company'))).toEqual([]);
    },
  );

  it('is ours on the page of the round, and where the line opens with the round', () => {
    expect(others('ask', 'Pre-seed: $1.2M raised')).toEqual(['1200000 company']);
    expect(others('product', 'Pre-seed: $1.2M raised')).toEqual(['1200000 company']);
  });
});

describe('under a head of a horizon', () => {
  it.each([
    ['en', 'Long term (5+ years)', '€10M ARR'],
    ['es', 'Largo plazo (5 años)', '10 M€ de ARR'],
    ['fr', 'Long terme (5+ ans)', '10 M€ d’ARR'],
  ] as const)('nothing has happened (%s)', (language, head, line) => {
    expect(roles({ section: 'traction', title: 'Acme', lines: [[head, line]] }, 'arr', language)).toEqual([
      '10000000 target',
    ]);
  });

  it('nor is what is ticked there, where the round is to pay for it', () => {
    const ticked = (head: string) => roles({ section: 'traction', lines: [[head, '✅ $50K MRR achieved']] }, 'mrr');
    expect(ticked('Milestones with funding')).toEqual(['50000 target']);
    expect(ticked('Milestones')).toEqual(['50000 actual']);
  });
});

it.each([
  ['en', 'Comparable companies', 'Globex, Lyon', '€249M revenue in 2025'],
  ['es', 'Comparables', 'Globex, Lyon', '249 M€ de ingresos en 2025'],
  ['fr', 'Sociétés comparables', 'Globex, Lyon', '249 M€ de chiffre d’affaires en 2025'],
])('what those earn with whom a deck compares itself is theirs (%s)', (_language, title, who, revenue) => {
  const deck = makeDeck([
    {
      title,
      table: [
        ['', ''],
        [who, revenue],
        ['Hexadyne, Turin', revenue.replace('249', '31')],
      ],
    },
  ]);
  const facts = gatherFacts(viewDeck(deck, readOutline(deck)), ['revenue']);
  expect(facts.map(({ subject }) => subject)).not.toContain('company');
});
