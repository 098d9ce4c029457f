/** Figures whose meaning hangs on what they stand beside: a line broken in two, a card's head, a table's column, a list of steps. */
import { expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import { makeView, type SlideSketch, type ViewSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const read = (section: Section, lines: string[], about: ViewSketch = {}): Fact[] =>
  gatherFacts(makeView([{ section, lines }], about));
const kinds = (facts: Fact[]): string[] => [...new Set(facts.map(({ kind }) => kind))];
/** What would score as the company's own traction. */
const scoring = (facts: Fact[]): string[] =>
  kinds(facts.filter(({ basis, subject }) => basis === 'actual' && subject === 'company'));

it('takes two words beside a sign for no metric', () => {
  expect(kinds(read('ask', ['Go-to-market & growth: 30%']))).not.toContain('market_growth');
  expect(kinds(read('ask', ['Market growth: 30%']))).toContain('market_growth');
});

it.each([
  ['en', 'SOM: Germany, 83M population', 'SOM: 83M drivers'],
  ['es', 'SOM: Chile, 19 millones de habitantes', 'SOM: 19 millones de conductores'],
  ['fr', 'SOM : France, 68 millions d’habitants', 'SOM : 68 millions de conducteurs'],
])('takes who lives in a place for no market (%s)', (language, place, buyers) => {
  expect(kinds(read('market', [place], { language }))).not.toContain('som');
  expect(kinds(read('market', [buyers], { language }))).toEqual(expect.arrayContaining(['som']));
});

it('keeps a market as it is today apart from what it is to be', () => {
  const sizes = read('market', ['EU market: $3.1B → $10.7B by 2033']).filter(({ kind }) => kind === 'tam');
  expect(sizes.map(({ value, detail }) => [value, detail?.ahead ?? false])).toEqual([
    [3.1e9, false],
    [10.7e9, true],
  ]);
});

it.each([
  ['Conservative: 10x return ($100M valuation)', 'Raising $10M at a $100M valuation'],
  ['Conservador: retorno de 10x (valoración de $100M)', 'Ronda con valoración de $100M'],
  ['Prudent : rendement de 10x (valorisation de $100M)', 'Tour à une valorisation de $100M'],
])('takes what a return would need for no valuation of the round: %s', (hoped, round) => {
  expect(kinds(read('ask', [hoped]))).not.toContain('pre_money');
  expect(kinds(read('ask', [round]))).toContain('pre_money');
});

it('takes what pays a customer back for no payback of ours', () => {
  expect(kinds(read('solution', ['Proven ROI: 2-3 month payback']))).not.toContain('payback');
  expect(kinds(read('businessModel', ['CAC payback: 3 months']))).toContain('payback');
});

it.each([
  ['en', 'Monthly revenue: $30,000', 'Revenue: $30,000'],
  ['es', 'Ingresos mensuales: $30,000', 'Ingresos: $30,000'],
  ['fr', 'Revenus mensuels : 30 000 $', 'Revenus : 30 000 $'],
])('reads the time that the words of revenue say (%s)', (language, monthly, bare) => {
  const period = (line: string) =>
    read('traction', [line], { language }).find(({ kind }) => kind === 'revenue')?.period;
  expect(period(monthly)).toBe('month');
  expect(period(bare)).toBe('year');
});

it('joins a currency and the amount on the next line', () => {
  const facts = gatherFacts(
    makeView([{ section: 'businessModel', title: 'Pricing', lines: [['Starter plan - GH₵', '300/month']] }]),
    ['price'],
  );
  expect(facts.map(({ value, period }) => [value, period])).toEqual([[300, 'month']]);
});

it('takes what customers bring in a plan for no price', () => {
  const of = (line: string) => kinds(read('businessModel', ['Pricing', line]));
  expect(of('Year 1: 10 customers = $5,000/month')).not.toContain('price');
  expect(of('Team: $79 - for ten seats')).toContain('price');
});

it('binds an amount with an aside in brackets to the words below it', () => {
  const card = (x: number, amount: string, label: string) => [
    { x, y: 0.3, w: 0.25, lines: [{ text: amount, size: 44 }] },
    { x, y: 0.42, w: 0.25, lines: [{ text: label, size: 16 }] },
  ];
  const facts = gatherFacts(
    makeView([
      {
        section: 'market',
        title: 'Market size',
        cards: [
          ...card(0.05, '$3.1B (2025)', 'TAM — European apps'),
          ...card(0.36, '$800M', 'SAM — DACH'),
          ...card(0.66, '$120M (Y5 target slice)', 'SOM — couples'),
        ],
      },
    ]),
    ['tam', 'sam', 'som'],
  );
  expect(facts.map(({ kind, value }) => [kind, value])).toEqual([
    ['tam', 3.1e9],
    ['sam', 8e8],
    ['som', 1.2e8],
  ]);
});

it.each([
  ['en', '18-month commitments to investors', 'What we have today', 'ARR: $80K'],
  ['es', 'Compromisos a 18 meses', 'Lo que tenemos hoy', 'ARR: 80.000 €'],
  ['fr', 'Engagements sur 18 mois', 'Aujourd’hui', 'ARR : 80 000 €'],
])('takes what is promised to investors for planned (%s)', (language, plan, today, line) => {
  const basis = (head: string) =>
    gatherFacts(makeView([{ section: 'traction', lines: [[head, line]] }], { language }), ['arr']).map(
      (fact) => fact.basis,
    );
  expect(basis(plan)).toEqual(['target']);
  expect(basis(today)).toEqual(['actual']);
});

it('takes what a round is to scale to for planned', () => {
  const paying = (line: string) => scoring(read('traction', [line]));
  expect(paying('Support to scale from our current 3 venues to 25+ paying merchants')).not.toContain(
    'paying_customers',
  );
  expect(paying('25 paying merchants')).toContain('paying_customers');
});

it('counts no customers of each of several', () => {
  expect(kinds(read('traction', ['2 lighthouse customers per vertical']))).not.toContain('customers');
  expect(kinds(read('traction', ['2 lighthouse customers in Berlin']))).toContain('customers');
});

it('takes the shares of a table for the use of funds, and no outcome beside them', () => {
  const table = [
    ['Use of funds', '%', 'Outcome'],
    ['Engineering', '45%', 'Unlocks $250K+ deals'],
    ['Security', '25%', 'Opens regulated firms'],
    ['Sales', '30%', 'Repeatable'],
  ];
  const facts = gatherFacts(makeView([{ section: 'ask', title: 'The ask', table }]), ['use_of_funds']);
  expect(facts.map(({ value, unit }) => [value, unit])).toEqual([
    [45, 'percent'],
    [25, 'percent'],
    [30, 'percent'],
  ]);
});

it.each([
  ['en', 'Use of funds', 'Loan at 4.75% interest', 'Founder brings $8,000 of her own', 'Engineering', 'Sales', 'Team'],
  ['es', 'Uso de fondos', 'Préstamo al 4,75 % TIN', 'Con 8.000 € de aporte propio', 'Producto', 'Ventas', 'Equipo'],
  [
    'fr',
    'Utilisation des fonds',
    'Prêt à 4,75 % par an',
    'Avec 8 000 € d’apport personnel',
    'Produit',
    'Ventes',
    'Équipe',
  ],
])(
  'takes the rows of its table for the use of funds, and nothing around it (%s)',
  (language, title, rate, own, a, b, c) => {
    const table = [
      [title, '%'],
      [a, '45 %'],
      [b, '25 %'],
      [c, '30 %'],
    ];
    const uses = (slide: SlideSketch) =>
      gatherFacts(makeView([{ section: 'ask', title, ...slide }], { language }), ['use_of_funds']).map(
        ({ value }) => value,
      );
    expect(uses({ lines: [rate, own], table })).toEqual([45, 25, 30]);
    // Another table beside the list takes nothing from it.
    const shares = [`${a} 45 %`, `${b} 25 %`, `${c} 30 %`];
    const amounts = [
      ['', '$'],
      ['A', '$90,000'],
      ['B', '$50,000'],
      ['C', '$60,000'],
    ];
    expect(uses({ lines: shares, table: amounts })).toEqual(expect.arrayContaining([45, 25, 30]));
    // Where the list is no table, every line of it counts.
    expect(uses({ lines: [`${a} 45 %`, `${b} 25 %`, `${c} 30 %`] })).toEqual([45, 25, 30]);
  },
);

it('takes a share of a problem, or under words elsewhere, for no claim on the market', () => {
  const claims = (section: Section, ...lines: string[]) => kinds(read(section, lines));
  expect(claims('problem', 'Small shops lose 70% of the potential market')).not.toContain('market_share_claim');
  expect(claims('market', 'We need only 1% of the market')).toContain('market_share_claim');
});

it.each([
  ['Additional burn: $120,000 a month', 'Net burn: $120,000 a month'],
  ['Burn adicional: 120.000 € al mes', 'Burn neto: 120.000 € al mes'],
  ['Burn additionnel : 120 000 € par mois', 'Burn net : 120 000 € par mois'],
])('takes what hires would add for no burn of today: %s', (added, net) => {
  expect(kinds(read('financials', [added]))).not.toContain('burn_net');
  expect(kinds(read('financials', [net]))).toContain('burn_net');
});

it('dates what is planned by the head of its card', () => {
  const facts = gatherFacts(
    makeView([
      {
        section: 'financials',
        title: 'Projections',
        cards: [
          { x: 0.05, y: 0.3, w: 0.3, lines: ['Year 2 (2027)', 'Customers: 50'] },
          { x: 0.5, y: 0.3, w: 0.3, lines: ['18-month targets', 'Customers: 80'] },
        ],
      },
    ]),
    ['customers'],
  );
  expect(facts.map(({ value, asOf, detail }) => [value, asOf, detail?.when])).toEqual([
    [50, '2027', undefined],
    [80, undefined, '18-month'],
  ]);
});

it('takes pilots that the round is to pay for as planned', () => {
  const pilots = (section: Section) => scoring(read(section, ['3 paid pilots']));
  expect(pilots('ask')).not.toContain('pilot');
  expect(pilots('traction')).toContain('pilot');
});

it('takes a pilot in a list of steps for none that runs', () => {
  const pilots = (lines: string[]) =>
    gatherFacts(makeView([{ section: 'gtm', lines: [lines] }]), ['pilot', 'milestone_plan'])
      .filter(({ kind }) => kind === 'pilot')
      .map(({ basis }) => basis);
  expect(pilots(['Phase 3 (12–18 mo): Scale', 'Native apps, B2B2C pilots'])).not.toContain('actual');
  expect(pilots(['Today', 'Pilot with Globex in two hospitals'])).toContain('actual');
});

it('takes what a firm has raised for no cost of the problem', () => {
  const told = (line: string) => kinds(read('problem', [line]));
  expect(told('Zendriva ($40M) and Oxolito (YC) book by hand')).not.toContain('pain_cost');
  expect(told('Missed Appointments ($40M a year) hurt clinics')).toContain('pain_cost');
});

it.each([
  ['France 2030', 'Break-even by 2030'],
  ['Horizon 2020', 'Launched in 2020'],
])('takes the name of a programme for no date: %s', (programme, dated) => {
  const dateOf = (line: string) =>
    gatherFacts(makeView([{ section: 'traction', lines: [`${line}: 12 customers`] }]), ['customers'])[0]?.asOf;
  expect(dateOf(programme)).toBeUndefined();
  expect(dateOf(dated)).toMatch(/^20[23]0$/u);
});

it.each([
  ['en', 'AI start-ups: $4.5B raised in 2030', 'We raised $450K in 2030'],
  ['es', 'Startups de IA: $4.5B levantados en 2030', 'Hemos levantado $450K en 2030'],
  ['fr', 'Start-ups d’IA : 4,5 Md$ levés en 2030', 'Nous avons levé 450 k$ en 2030'],
])('takes what a sector raised for nobody’s (%s)', (language, sector, own) => {
  const raised = (line: string) =>
    read('traction', [line], { language }).filter(
      ({ kind, subject }) => kind === 'raised_to_date' && subject === 'company',
    );
  expect(raised(sector)).toEqual([]);
  expect(raised(own)).toHaveLength(1);
});

it.each([
  ['en', '122 passing tests, full coverage', '122 tests booked by patients'],
  ['es', '122 tests automatizados', '122 consultas pagadas'],
  ['fr', '122 tests unitaires automatisés', '122 appels passés'],
])('takes tests of the software for no use of it (%s)', (language, software, use) => {
  expect(kinds(read('traction', [software], { language }))).not.toContain('usage');
  expect(kinds(read('traction', [use], { language }))).toContain('usage');
});

it('takes records that the product holds for no sign-ups', () => {
  const about = { language: 'es' };
  expect(kinds(read('traction', ['84 registros CUMCS digitalizados'], about))).not.toContain('signups');
  expect(kinds(read('traction', ['84 registros de usuarios'], about))).toContain('signups');
});

it('gives every number of a row of cards its own caption', () => {
  const card = (x: number, ...lines: string[]) => ({ x, y: 0.64, w: 0.08, lines });
  const counted = (over: string) =>
    gatherFacts(
      makeView([
        {
          section: 'traction',
          cards: [
            { x: 0.1, y: 0.3, w: 0.08, lines: [over] },
            card(0.1, '6', 'batches'),
            card(0.3, '105', 'lots'),
            card(0.5, '84', 'users'),
          ],
        },
      ]),
    ).map(({ kind, value }) => `${kind} ${value}`);
  expect(counted('Customers')).not.toContain('customers 6');
  expect(counted('Customers')).toContain('users 84');
});

it('reads currencies by their codes, and no word in capitals as one', () => {
  expect(read('ask', ['Target funding: 15,000 AZN'])).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'ask', value: 15_000, currency: 'AZN' })]),
  );
  expect(kinds(read('product', ['We meet 15 SDG targets']))).not.toContain('ask');
});

it('quotes a figure to the end of its sentence', () => {
  const [found] = gatherFacts(
    makeView([
      {
        section: 'problem',
        cards: [{ x: 0.1, y: 0.3, w: 0.3, lines: ['Farmers lose 40% of their', 'income to middlemen'] }],
      },
    ]),
    ['pain_cost'],
  );
  expect(found?.quote).toBe('Farmers lose 40% of their income to middlemen');
});

it.each([
  ['en', ['', 'Y1', 'Y2'], 'ARR', ['Y1', 'Y2']],
  ['es', ['Año', 'ARR'], '1', ['Año 1', 'Año 2']],
  ['fr', ['Année', 'ARR'], '1', ['Année 1', 'Année 2']],
])('dates a plan by the years of its table (%s)', (language, head, first, whens) => {
  const table = first === 'ARR' ? [head, ['ARR', '$16K', '$144K']] : [head, ['1', '$16K'], ['2', '$144K']];
  const facts = gatherFacts(makeView([{ section: 'financials', title: 'Projections', table }], { language }), ['arr']);
  expect(facts.map(({ detail }) => detail?.['when'])).toEqual(whens);
});

it('keeps the part of the round whose name is long', () => {
  const table = [
    ['Use of funds', '%', 'Outcome'],
    [
      'Enterprise engineering — distributed scale, multi-tenant and packaging for the marketplace',
      '45%',
      'Unlocks $250K deals',
    ],
    ['Sales', '55%', 'A team of four'],
  ];
  const parts = gatherFacts(makeView([{ section: 'ask', title: 'Raising $5M', table }]), ['use_of_funds']);
  expect(parts.map(({ subjectName, value }) => [subjectName, value])).toEqual([
    ['Enterprise engineering', 45],
    ['Sales', 55],
  ]);
});

it.each([
  ['en', 'University partnership requests', 'Universities'],
  ['es', 'Solicitudes de universidades', 'Universidades'],
  ['fr', 'Demandes d’universités', 'Universités'],
])('counts nobody who only asks (%s)', (language, asked, held) => {
  const users = (caption: string) =>
    kinds(
      gatherFacts(
        makeView([{ section: 'traction', title: 'Traction', cards: [{ x: 0.1, y: 0.3, lines: ['3', caption] }] }], {
          language,
        }),
      ),
    ).filter((kind) => kind === 'users' || kind === 'customers');
  expect(users(asked)).toEqual([]);
  expect(users(held)).not.toEqual([]);
});

it.each([
  ['en', 'Cost per acquisition:', 'Our plans:', 'Pricing: $9/month', 'Organic search: $5'],
  ['es', 'Coste de adquisición:', 'Nuestros planes:', 'Precio: 9 $/mes', 'Búsqueda orgánica: 5 $'],
  ['fr', 'Coût d’acquisition :', 'Nos formules :', 'Tarif : 9 $/mois', 'Recherche organique : 5 $'],
])('no price stands under a head of what a customer costs (%s)', (language, cost, plans, price, line) => {
  const box = (y: number, ...lines: string[]) => ({ x: 0.05, y, w: 0.4, lines });
  const prices = (head: string) => {
    const cards = [box(0.2, price), box(0.4, head), box(0.5, line.replace(':', ' (SEO):')), box(0.6, line)];
    const view = makeView([{ section: 'businessModel', cards }], { language });
    return gatherFacts(view, ['price']).map(({ value }) => value);
  };
  expect(prices(cost)).toEqual([9]);
  expect(prices(plans)).toEqual([9, 5]);
});

it.each([
  [
    'en',
    'Spending :',
    ['40% Team (200k€)', '2 developers', '40% Sales (200k€)', 'Fairs', '20% Servers (100k€)'],
    'Team',
  ],
  [
    'es',
    'Destino :',
    ['40% Equipo (200k€)', '2 personas', '40% Ventas (200k€)', 'Ferias', '20% Equipos (100k€)'],
    'Equipo',
  ],
  [
    'fr',
    'Utilisation :',
    ['40% Équipe (200k€)', '2 personnes', '40% Ventes (200k€)', 'Salons', '20% Serveurs (100k€)'],
    'Équipe',
  ],
])(
  'names the first part of the round by its own words, not by the head over it (%s)',
  (language, head, items, first) => {
    const parts = (lines: string[]) =>
      gatherFacts(makeView([{ section: 'ask', title: 'Nimbora', lines: [lines] }], { language }), ['use_of_funds']);
    expect(parts([head, ...items])[0]?.subjectName).toBe(first);
    // A name before its share stays one.
    expect(parts([`${first}: 40%`, 'Marketing: 30%', 'Legal: 30%'])[0]?.subjectName).toBe(first);
  },
);
