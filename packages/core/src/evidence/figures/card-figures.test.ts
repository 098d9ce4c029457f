/** Cards, sums and rounds as decks write them: what a figure is told of when other figures stand beside it. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import { makeView } from '../../testing/make-view.js';
import type { SlideSketch, ViewSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

function factsOf(slide: SlideSketch, about: ViewSketch = {}): Fact[] {
  return gatherFacts(makeView([slide], about)).filter(({ value }) => value !== undefined);
}

function figuresOf(slide: SlideSketch, about: ViewSketch = {}): string[] {
  return factsOf(slide, about).map(({ kind, value }) => `${kind} ${value}`);
}

const card = (number: string, ...words: string[]): SlideSketch => ({
  section: 'traction',
  cards: [
    { x: 0.1, y: 0.4, w: 0.1, lines: [{ text: number, size: 40 }] },
    { x: 0.1, y: 0.5, w: 0.3, lines: words },
  ],
});

describe('a big number is told of by its small words', () => {
  it.each([
    ['en', '57', 'paying customers, from 21 a year ago', ['paying_customers 57'], 'customers 21'],
    ['en', '$95k', 'MRR in June 2025 (ARR $1.14M)', ['mrr 95000', 'arr 1140000'], 'mrr 1140000'],
    ['es', '48.000 €', 'MRR de junio de 2025; ARR de 576.000 €', ['mrr 48000', 'arr 576000'], 'mrr 576000'],
    ['es', '9 hoteles', 'en servicio y pagando; hace un año eran 4', ['paying_customers 9'], 'paying_customers 4'],
    ['fr', '320 k€', 'de revenu sur 12 mois', ['revenue 320000'], 'customers 12'],
    ['en', '1.4%', 'customers lost a month, average of 12 months', ['churn 1.4'], 'customers 12'],
  ])('%s: %s %s', (language, number, words, expected, wrong) => {
    const found = figuresOf(card(number, words), { language });
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).not.toContain(wrong);
  });

  it.each([
    ['es', '+80 %', 'de MRR en doce meses'],
    ['fr', '+80 %', 'de MRR en douze mois'],
    ['en', '+80%', 'MRR in twelve months'],
  ])('%s: growth of a year, %s %s', (language, number, words) => {
    expect(factsOf(card(number, words), { language })).toContainEqual(
      expect.objectContaining({ kind: 'growth_yoy', value: 80, period: 'year' }),
    );
  });

  it('reads a multiple in twelve months as growth of a year', () => {
    expect(figuresOf({ section: 'traction', lines: ['$1.5M ARR, 3x in twelve months'] })).toEqual(
      expect.arrayContaining(['arr 1500000', 'growth_multiple 3', 'growth_yoy 200']),
    );
  });
});

describe('a line with several figures', () => {
  it('keeps the lowest of several prices', () => {
    const lines = ['Price from €29 a month', 'Enterprise price: €199 a month'];
    expect(figuresOf({ section: 'businessModel', lines }).sort()).toEqual(['price 199', 'price 29']);
  });

  it.each([
    ['en', 'market', 'SAM: dairies and breweries, 6,200 plants, EUR 2.9bn', ['sam 2900000000', 'buyer_count 6200']],
    ['en', 'market', 'SOM 2030: 180 plants, €83m', ['som 83000000', 'buyer_count 180']],
    ['en', 'market', 'TAM: 41,000 plants', ['tam 41000']],
    ['en', 'traction', 'MRR: $14K in February 2026, +18% a month', ['mrr 14000', 'growth_mom 18']],
    ['es', 'traction', 'MRR: 14 k€ en febrero de 2026, +18 % al mes', ['mrr 14000', 'growth_mom 18']],
    ['fr', 'traction', 'Revenu mensuel récurrent : 14 k€, +18 % par mois', ['mrr 14000', 'growth_mom 18']],
  ] as const)('%s, %s: %s', (language, section, line, expected) => {
    expect(figuresOf({ section, lines: [line] }, { language }).sort()).toEqual([...expected].sort());
  });

  it.each([
    ['en', 'ARR a year ago: $1.2M', 'ARR today: $3.4M'],
    ['es', 'ARR hace un año: US$1.2M', 'ARR hoy: US$3.4M'],
    ['fr', 'ARR il y a un an : 1,2 M€', 'ARR à ce jour : 3,4 M€'],
  ])('%s: %s is where today’s figure grew from', (language, before, today) => {
    const found = factsOf({ section: 'traction', lines: [before, today] }, { language });
    expect(found.filter(({ kind }) => kind === 'arr')).toMatchObject([{ value: 3.4e6, detail: { base: 1.2e6 } }]);
  });

  it.each([
    ['es', 'Destino: 50% comercial, 35% I+D, 15% expansión a Perú', ['comercial', 'I+D', 'expansión a Perú']],
    ['fr', '40 % déploiement, 35 % R&D, 25 % essais cliniques', ['déploiement', 'R&D', 'essais cliniques']],
    ['en', 'Product: 40%, Sales: 30%, R&D: 30%', ['Product', 'Sales', 'R&D']],
    ['es', 'Ventas: 50%, marketing 30%, equipo 20%', ['Ventas', 'marketing', 'equipo']],
  ])('%s, use of funds: %s', (language, line, names) => {
    const found = factsOf({ section: 'ask', lines: [line] }, { language }).filter(
      ({ kind }) => kind === 'use_of_funds',
    );
    expect(found.map(({ subjectName }) => subjectName)).toEqual(names);
  });
});

describe('offers on a page about the business are prices', () => {
  const offers = (...lines: string[]): SlideSketch => ({ section: 'businessModel', title: 'Business model', lines });

  it.each([
    ['en', ['What we offer', 'Survey of one plant: from $18,000'], ['price 18000']],
    ['en', ['Licences starting at €1.2M'], ['price 1200000']],
    ['es', ['Modelo de ingresos', 'SaaS: US$149 al mes'], ['price 149']],
    ['es', ['Planes y precios', 'Auditoría inicial: 4.500 €'], ['price 4500']],
    ['es', ['Desde 900 € por obra'], ['price 900']],
    ['fr', ['Nos offres', 'Dépollution d’un site : à partir de 250 000 €'], ['price 250000']],
  ])('%s: %s', (language, lines, expected) => {
    expect(figuresOf(offers(...lines), { language })).toEqual(expected);
  });

  it.each([
    ['en', ['Our plans', 'Grown from $40k to $90k']],
    ['en', ['Funded with $250k from two angels, saving clinics from $9k of waste']],
    ['es', ['Un cliente gana desde 900 €']],
  ])('%s: but not %s', (language, lines) => {
    expect(figuresOf(offers(...lines), { language }).filter((found) => found.startsWith('price'))).toEqual([]);
  });
});

describe('numbers that count off what a slide lists', () => {
  const WORDS = ['Users manage their policies', 'Customers pay', 'Pilots report'];
  const listed = (...numbers: string[]): SlideSketch => ({
    section: 'traction',
    cards: numbers.flatMap((number, index) => [
      { x: 0.1 + index * 0.3, y: 0.4, w: 0.1, lines: [{ text: number, size: 40 }] },
      { x: 0.1 + index * 0.3, y: 0.5, w: 0.25, lines: [WORDS[index]!] },
    ]),
  });

  it('are no figures', () => {
    expect(figuresOf(listed('1', '2', '3'))).toEqual([]);
  });

  it('are figures where they do not count', () => {
    expect(figuresOf(listed('4', '2', '3'))).toEqual(expect.arrayContaining(['users 4', 'customers 2']));
  });
});

describe('figures of a written sum state nothing themselves', () => {
  it.each([
    ['en', 'LTV = $900 × 75% ÷ 2.5%'],
    ['es', 'LTV = 4.000 € × 70 % × 3 años'],
    ['fr', 'LTV = 4 000 € × 70 % ÷ 2 %'],
  ])('%s: %s', (language, line) => {
    expect(figuresOf({ section: 'businessModel', lines: [line] }, { language })).toEqual([]);
  });

  it('takes the first figure of a cell that shows how it was computed', () => {
    const table = [
      ['Unit economics', 'How'],
      ['LTV', '96.000 € 40.000 € × 60 % × 4 años'],
      ['CAC', '12.000 € sueldos'],
      ['LTV/CAC', '8x 96.000 € ÷ 12.000 €'],
    ];
    expect(figuresOf({ section: 'businessModel', table }, { language: 'es' })).toEqual([
      'ltv 96000',
      'cac 12000',
      'ltv_cac 8',
    ]);
  });
});

describe('the round', () => {
  it.each([
    ['en', '$6M before the investment; $8M after; 25% for new investors'],
    ['es', '6 M€ antes de la inversión; 8 M€ después; 25 % para los nuevos socios'],
    ['fr', "6 M€ avant l'investissement ; 8 M€ après ; 25 % pour les nouveaux associés"],
  ])('%s: value before and after is no ask', (language, line) => {
    const found = figuresOf({ section: 'ask', lines: [line] }, { language });
    expect(found).toEqual(expect.arrayContaining(['pre_money 6000000', 'post_money 8000000', 'dilution 25']));
    expect(found.filter((figure) => figure.startsWith('ask') || figure.startsWith('use'))).toEqual([]);
  });

  it('does not ask for a round that somebody has led', () => {
    const lines = ['Raising a $9M Series A', 'Investors: Alder Fund (lead of the $3M seed, 2022)'];
    expect(figuresOf({ section: 'ask', lines }).filter((figure) => figure.startsWith('ask'))).toEqual(['ask 9000000']);
  });
});

describe('people on the page of the team', () => {
  it.each([
    ['en', 'Grew Parcelio from seed to $25M revenue', 'Led a team of 40 at Kroma'],
    ['es', 'Llevó las ventas de 3 a 25 M€ de ingresos', 'Dirigió un equipo de 40 personas en Kroma'],
    ['fr', 'A porté le chiffre d’affaires à 25 M€', 'A dirigé une équipe de 40 personnes chez Kroma'],
  ])('%s: figures of earlier employers are not ours', (language, revenue, staff) => {
    const found = figuresOf({ section: 'team', lines: [revenue, staff] }, { language });
    expect(found.filter((figure) => /^(?:revenue|headcount)/u.test(figure))).toEqual([]);
  });
});

describe('what is not said is not read', () => {
  it('takes "September 30" for a day, not for 2030', () => {
    const [cash] = factsOf({ section: 'financials', lines: ['$1.1M cash, September 30'] });
    expect(cash).toMatchObject({ kind: 'cash', value: 1_100_000, basis: 'actual' });
    expect(cash?.asOf).toBeUndefined();
  });

  it('counts days on both sides of a change', () => {
    const lines = ['The next customer is set up faster (from 30 days to 4)'];
    expect(figuresOf({ section: 'traction', lines }).filter((figure) => figure.includes('customers'))).toEqual([]);
  });

  it('reads a share that one would take of the market as an aim', () => {
    const found = factsOf(
      { section: 'market', lines: ['En prenant 2 % de ce segment, Kroma réalise 5 M€ de revenu.'] },
      { language: 'fr', companyName: 'Kroma' },
    ).filter(({ kind }) => kind === 'revenue');
    expect(found.every(({ basis }) => basis !== 'actual')).toBe(true);
  });
});

describe('growth under a large number', () => {
  it.each([
    ['en', '+44%', 'vs May', 'growth_mom'],
    ['es', '+44%', 'vs mayo', 'growth_mom'],
    ['fr', '+44 %', 'par rapport à avril', 'growth_mom'],
    ['en', '11%', 'm-o-m disbursal growth, last 6 months', 'growth_mom'],
    ['es', '+60%', 'frente a hace un año', 'growth_yoy'],
  ] as const)('is told of the month or the year before (%s, %s %s)', (language, text, caption, kind) => {
    const card = { x: 0.1, y: 0.4, w: 0.2, lines: [{ text, size: 40 }, caption] };
    const view = makeView([{ section: 'traction', title: 'MRR', cards: [card] }], { language });
    expect(gatherFacts(view, ['growth_mom', 'growth_yoy']).map((fact) => fact.kind)).toEqual([kind]);
  });

  it('is none where a month is only named', () => {
    const card = { x: 0.1, y: 0.4, w: 0.2, lines: [{ text: '44%', size: 40 }, 'paid in May'] };
    expect(gatherFacts(makeView([{ section: 'traction', cards: [card] }]), ['growth_mom', 'growth_yoy'])).toEqual([]);
  });
});
