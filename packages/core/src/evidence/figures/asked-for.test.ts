/** The amount of the round by its place: in a row, for a part of the company, beside later rounds and what it is spent on. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const figures = (slide: SlideSketch, language = 'en'): string[] =>
  gatherFacts(makeView([slide], { language, readingDate: '2026-03' }))
    .filter(({ value, derivedFrom }) => value !== undefined && derivedFrom === undefined)
    .map(({ kind, value }) => `${kind} ${value}`);

describe('what is asked for', () => {
  it.each([
    ['en', '$250,000 for 8%', 'ask 250000'],
    ['en', '€400k for 10% of the company', 'ask 400000'],
    ['es', '400.000 € por el 10 %', 'ask 400000'],
    ['fr', '400 000 € pour 10 % du capital', 'ask 400000'],
  ])('is money for a part of the company (%s): %s', (language, line, ask) => {
    expect(figures({ section: 'ask', lines: [line] }, language)).toContain(ask);
  });

  it.each([
    ['en', 'Credit of $50,000 for 12% interest'],
    ['en', 'Orders over $10,000 for 5% off'],
    ['es', 'Crédito de 50.000 € por 12 % de interés'],
    ['fr', '50 000 € pour 5 % de frais'],
  ])('is no price of money (%s): %s', (language, line) => {
    expect(figures({ section: 'businessModel', lines: [line] }, language).join()).not.toContain('ask');
  });

  it.each([
    [
      'en',
      'Seed round to take Nimbora from pilot to first $100K in monthly volume',
      'Seed round to take Nimbora live: $750K',
    ],
    [
      'es',
      'Ronda semilla para llevar Nimbora a los primeros $100K de volumen',
      'Ronda semilla: $750K para llevar Nimbora a tres ciudades',
    ],
    [
      'fr',
      'Tour d’amorçage pour mener Nimbora aux premiers $100K de volume',
      'Tour d’amorçage pour lancer Nimbora : $750K',
    ],
  ])('is not what the round is to reach (%s): %s', (language, aim, ask) => {
    expect(figures({ section: 'ask', lines: [aim] }, language)).not.toContain('ask 100000');
    expect(figures({ section: 'ask', lines: [ask] }, language)).toContain('ask 750000');
  });

  it.each([
    ['en', ['Category', 'Allocation', 'Amount']],
    ['es', ['Partida', 'Porcentaje', 'Importe']],
    ['fr', ['Poste', 'Part', 'Montant']],
  ])('is no part of what it pays for, in a column of amounts beside their shares (%s)', (language, heads) => {
    const table = [heads, ['Marketing', '45%', '$225K'], ['Product', '55%', '$275K']];
    const asks = figures({ section: 'ask', title: 'The raise', table }, language).filter((figure) =>
      figure.startsWith('ask'),
    );
    expect(asks).not.toContain('ask 225000');
    expect(asks).not.toContain('ask 275000');
  });

  it.each([
    ['en', 'Raise', 'Up to $500K SAFE'],
    ['es', 'Necesidad', '500.000 €'],
    ['fr', 'Besoin', '500 000 €'],
  ])('stands in a row of the terms (%s)', (language, head, amount) => {
    const rows = [
      [head, amount],
      ['Discount', '20%'],
    ];
    expect(figures({ section: 'ask', table: rows }, language)).toContain('ask 500000');
  });

  it.each([
    ['en', 'Series A', '€11m', 'Clean room and the line €4.6m'],
    ['es', 'La petición', '350.000 €', 'Préstamo convertible, techo 2,5 M€'],
    ['fr', 'Notre demande', '295 M FCFA', 'Ticket minimum 20 M FCFA'],
  ])('stands at the head of its page in the largest letters (%s)', (language, title, amount, line) => {
    const lines = [
      { text: amount, size: 60 },
      { text: line, size: 20 },
    ];
    const cards = lines.map((one, at) => ({ x: 0.1, y: 0.3 + at * 0.2, w: 0.6, lines: [one] }));
    const asks = figures({ section: 'ask', title, cards }, language).filter((figure) => figure.startsWith('ask'));
    expect(asks).toHaveLength(1);
    expect(asks[0]).toMatch(/^ask (?:11000000|350000|295000000)$/u);
  });

  it.each([
    ['en', '$750K', 'Post-money SAFE, $10M cap', ['ask 750000', 'val_cap 10000000']],
    ['fr', 'CHF 14 mio', 'Pré-money 41 mio CHF', ['ask 14000000', 'pre_money 41000000']],
  ])('has its terms under it, each with its own amount (%s)', (language, title, term, found) => {
    const cards = [
      { x: 0.1, y: 0.2, w: 0.5, lines: [{ text: title, size: 60 }] },
      { x: 0.1, y: 0.31, w: 0.5, lines: [{ text: term, size: 24 }] },
    ];
    expect(figures({ section: 'ask', cards }, language)).toEqual(expect.arrayContaining(found));
  });

  it.each([
    [
      'en',
      'Raising $250,000',
      'Seed target: raise $1M at $10M pre-money (Q4 2026)',
      'Raising $250,000 at $2M pre-money',
    ],
    [
      'es',
      'Buscamos 250.000 €',
      'Ronda semilla: buscaremos 1 M€ con 10 M€ pre-money (Q4 2026)',
      'Buscamos 250.000 € con 2 M€ pre-money',
    ],
    [
      'fr',
      'Nous levons 250 000 €',
      'Seed : nous lèverons 1 M€ sur 10 M€ pre-money (T4 2026)',
      'Nous levons 250 000 € sur 2 M€ pre-money',
    ],
  ])('does not have the terms of the round after it (%s)', (language, ask, next, own) => {
    const values = (lines: string[]) =>
      figures({ section: 'ask', title: 'Ask', lines }, language).filter((figure) => /^(?:ask|pre_money)/u.test(figure));
    expect(values([ask, next])).toEqual(['ask 250000']);
    expect(values([own]).sort()).toEqual(['ask 250000', 'pre_money 2000000']);
  });

  it.each([
    ['en', 'We request ₦8.5 million', 'ask 8500000'],
    ['en', 'The company seeks €32 million of new equity', 'ask 32000000'],
    ['fr', 'Besoin de départ : 50 000 €', 'ask 50000'],
    ['fr', 'Augmentation de capital : 8 millions de francs suisses', 'ask 8000000'],
  ])('is told in many words (%s): %s', (language, line, ask) => {
    expect(figures({ section: 'ask', lines: [line] }, language)).toContain(ask);
  });

  it.each([
    ['fr', '1,4 M$ CA', 'ask 1400000'],
    ['es', 'S/2,450 MRR', 'mrr 2450'],
  ])(
    'is told from turnover by its dollars, and is nothing that its own words call otherwise (%s): %s',
    (language, line, fact) => {
      const cards = [{ x: 0.1, y: 0.3, w: 0.6, lines: [{ text: line, size: 60 }] }];
      const found = figures({ section: 'ask', title: 'Ask', cards }, language);
      expect(found.filter((figure) => /^(?:ask|mrr|revenue) /u.test(figure))).toEqual([fact]);
    },
  );

  it('is as large as the money of its country is small', () => {
    expect(figures({ section: 'ask', lines: ['COP 1.200.000.000 por el 12 %'] }, 'es')).toContain('ask 1200000000');
    expect(figures({ section: 'ask', lines: ['USD 1.200.000.000 por el 12 %'] }, 'es').join()).not.toContain('ask');
  });

  it.each([
    ['en', 'The Company seeks $45m in preferred shares, of which $7m secondary', 'ask 45000000'],
    ['es', 'Buscamos 3,2 M€, de los cuales 1,8 M€ ya están comprometidos', 'ask 3200000'],
    ['fr', 'Nous levons 4 M€, dont 1,5 M€ en dette', 'ask 4000000'],
  ])('is the whole, not a part of it (%s): %s', (language, line, ask) => {
    const asks = figures({ section: 'ask', lines: [line] }, language).filter((figure) => figure.startsWith('ask'));
    expect(asks).toEqual([ask]);
  });

  it.each([
    ['en', 'A licence of our own: the minimum capital is $2m'],
    ['es', 'Una licencia propia: el capital mínimo es de 2 M€'],
    ['fr', 'Un agrément à nous : le capital minimum est de 2 M€'],
  ])('is no capital that the law asks for (%s)', (language, line) => {
    expect(figures({ section: 'ask', lines: [line] }, language).join()).not.toContain('ask');
  });

  it('is not the round after it', () => {
    const lines = ['We are raising £350k.', 'Milestones: £40k MRR. Targeted seed round £2M in month 18.'];
    expect(figures({ section: 'ask', lines }).filter((figure) => figure.startsWith('ask'))).toEqual(['ask 350000']);
  });
});

describe('what it is spent on', () => {
  it('leaves out the row that says how much is asked for', () => {
    const table = [
      ['Item', 'Detail'],
      ['Amount', '$900k'],
      ['Use of Funds', 'Engineering (60%), Sales (40%)'],
    ];
    const found = figures({ section: 'ask', title: 'Use of funds', table });
    expect(found).toContain('use_of_funds 60');
    expect(found).not.toContain('use_of_funds 900000');
  });

  it('is told by amounts set alike that make the large one over them, and by shares set alike that make a whole', () => {
    const cards = (items: string[]) => [
      { x: 0.1, y: 0.1, lines: [{ text: '£900k', size: 70 }] },
      ...items.map((text, at) => ({ x: 0.1 + at * 0.28, y: 0.6, w: 0.2, lines: [{ text, size: 18 }] })),
    ];
    const list = (...items: string[]) =>
      figures({ section: 'ask', cards: cards(items), lines: ['£340k from friends before, 62% of it repaid'] }).filter(
        (found) => found.startsWith('use_of_funds'),
      );
    expect(list('£400k stock', '£280k sales', '£220k our own line')).toEqual([
      'use_of_funds 400000',
      'use_of_funds 280000',
      'use_of_funds 220000',
    ]);
    expect(list('£400k stock', '£280k sales', '£120k our own line')).toEqual([]);
    expect(list('48% two more cities', '30% product', '22% stock')).toEqual([
      'use_of_funds 48',
      'use_of_funds 30',
      'use_of_funds 22',
    ]);
    expect(list('48% two more cities', '30% product', '12% stock')).toEqual([]);
  });
});

describe('the size of a market', () => {
  it.each([
    ['es', 'Tamaño del mercado: >1.2M', 'toneladas/año de hidrógeno'],
    ['en', 'Market size: >1.2M', 'tonnes a year of hydrogen'],
    ['fr', 'Taille du marché : >1,2M', 'tonnes par an d’hydrogène'],
  ])('is no money where the next line says of what (%s)', (language, line, next) => {
    const unit = (lines: string[]) =>
      gatherFacts(makeView([{ section: 'market', lines }], { language, readingDate: '2026-03' }), ['tam'])[0]?.unit;
    expect(unit([line, next])).not.toBe('money');
    expect(unit([line])).toBe('money');
  });
});

describe('what stands beside the round', () => {
  it.each([
    [
      'en',
      'A £22M market with no worthy competition',
      'Raising £500,000 at £1.5M pre-money',
      'a £10k investment costs £5k net',
    ],
    ['es', 'Un mercado de £22M sin competencia', 'Buscamos £500.000', 'una inversión de £10k; la inversión cuesta £5k'],
    ['fr', 'Un marché de 22 M£ sans concurrence', 'Nous levons 500 000 £', 'un investissement coûte 5 000 £ net'],
  ])('a market and what a ticket costs are none (%s)', (language, market, ask, ticket) => {
    const told = figures({ section: 'ask', title: market, lines: [ask, ticket] }, language);
    expect(told.filter((each) => each.startsWith('ask'))).toEqual(['ask 500000']);
  });

  it.each([
    ['en', 'Valuation method', 'Founder salary', 'Marketing'],
    ['es', 'Método de valoración', 'Salario fundadora', 'Marketing'],
    ['fr', 'Méthode de valorisation', 'Salaire fondatrice', 'Marketing'],
  ])(
    'of two tables that stand side by side a share is of its neighbour (%s)',
    (language, method, salary, marketing) => {
      const table = [
        [`${method} A`, '$1.6M', salary, '60%'],
        [`${method} B`, '$1.4M', marketing, '40%'],
      ];
      const uses = gatherFacts(makeView([{ section: 'ask', title: 'Use of funds', table }], { language }), [
        'use_of_funds',
      ]);
      expect(uses.filter(({ unit }) => unit === 'percent').map(({ subjectName }) => subjectName)).toEqual([
        salary,
        marketing,
      ]);
    },
  );

  it.each([
    ['en', '32 portals (admin, pro, customers)', '32 customers (admin, pro)'],
    ['es', '32 portales (admin, pro, clientes)', '32 clientes (admin, pro)'],
    ['fr', '32 portails (admin, pro, clients)', '32 clients (admin, pro)'],
  ])('of a list in brackets nothing is counted (%s)', (language, list, counted) => {
    expect(figures({ section: 'traction', lines: [list] }, language)).toEqual([]);
    expect(figures({ section: 'traction', lines: [counted] }, language)).toEqual(['customers 32']);
  });
});

it.each([
  ['en', 'The ask', '$300K to reach revenue', '$300K revenue'],
  ['es', 'La ronda', '300.000 $ para llegar a los primeros ingresos', '300.000 $ de ingresos'],
  ['fr', 'La levée', '300 000 $ pour atteindre nos premiers revenus', '300 000 $ de revenus'],
])('what the money is to lead to is no figure of it (%s)', (language, title, line, sold) => {
  const of = (said: string) =>
    gatherFacts(makeView([{ section: 'ask', title, lines: [said] }], { language }), ['ask', 'revenue']).map(
      ({ kind, value }) => `${kind} ${value}`,
    );
  expect(of(line)).toEqual(['ask 300000']);
  expect(of(sold)).toEqual(['revenue 300000']);
});
