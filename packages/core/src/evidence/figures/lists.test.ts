/** Figures that stand in a list on one line or page: what each is of, and which year, buyer or use it belongs to. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const KINDS: FactKind[] = [
  'ask',
  'use_of_funds',
  'revenue',
  'raised_to_date',
  'grant',
  'commitment_of_round',
  'growth_mom',
  'growth_yoy',
  'growth_multiple',
  'tam',
  'som',
  'buyer_count',
  'customers',
  'regulation',
];

function told(section: Section, lines: string[], language = 'en'): string[] {
  return gatherFacts(makeView([{ section, lines }], { language, readingDate: '2026-03' }), KINDS).map(
    ({ kind, value, asOf, subjectName }) =>
      [kind, value, asOf, subjectName].filter((one) => one !== undefined).join(' '),
  );
}

it.each<[Section, string[], string[], string?]>([
  [
    'ask',
    ['£12m Series A: £7m first factory, £3m team, £2m certification'],
    [
      'ask 12000000',
      'use_of_funds 7000000 first factory',
      'use_of_funds 3000000 team',
      'use_of_funds 2000000 certification',
    ],
  ],
  [
    'ask',
    ['We are raising €1.5M', '€900K product, €600K sales'],
    ['ask 1500000', 'use_of_funds 900000 product', 'use_of_funds 600000 sales'],
  ],
  // The whole is no part of itself; what only begins like it is one.
  ...(
    [
      ['en', 'Use of funds', 'Total Funding Allocation', 'Total rewards', 'sales'],
      ['es', 'Uso de los fondos', 'Importe total', 'Calidad total', 'ventas'],
      ['fr', 'Utilisation des fonds', 'Total de la levée', 'Total rewards', 'ventes'],
    ] as const
  ).map(([language, heading, whole, part, other]): [Section, string[], string[], string] => [
    'ask',
    [heading, `${part}: 60%`, `${other}: 40%`, `${whole}: 100%`],
    [`use_of_funds 60 ${part}`, `use_of_funds 40 ${other}`],
    language,
  ]),
  // A list whose last item is broken over two lines, and one whose line ends on a figure that names nothing.
  [
    'ask',
    ['Use of funds: 45% product, 30% sales, 15% policy research, 25%', 'compliance and operations.'],
    [
      'use_of_funds 45 product',
      'use_of_funds 30 sales',
      'use_of_funds 15 policy research',
      'use_of_funds 25 compliance and operations',
    ],
  ],
  [
    'ask',
    ['Uso de los fondos: 60% producto, 25% ventas, 15%', 'Contacto: hola@cordela.es'],
    ['use_of_funds 60 producto', 'use_of_funds 25 ventas'],
    'es',
  ],
  // The row that sums them is none of them; one of that name inside is.
  [
    'ask',
    ['Use of funds: €900K product', '€600K sales', 'Total Funding Allocation: €1.5M'],
    ['ask 1500000', 'use_of_funds 900000 product', 'use_of_funds 600000 sales'],
  ],
  [
    'ask',
    ['Uso de los fondos', '60 % producto', '40 % ventas', '100 % total'],
    ['use_of_funds 60 producto', 'use_of_funds 40 ventas'],
    'es',
  ],
  [
    'ask',
    ['Utilisation des fonds', '60 % produit', '40 % refonte totale', 'Total : 100 %'],
    ['use_of_funds 60 produit', 'use_of_funds 40 refonte totale'],
    'fr',
  ],
  // A part of the round is not the round.
  ['ask', ['$20,000 of this round buys a legal opinion'], []],
  ['ask', ['20.000 € de esta ronda pagan un dictamen'], [], 'es'],
  ['ask', ['20 000 € de cette levée paient un avis'], [], 'fr'],
  ['ask', ['Raising $250,000 in this round'], ['ask 250000']],
  // Where the money comes from, and amounts that do not make the round, are no uses.
  [
    'ask',
    ['Raising $3M', '$2M committed by Acme Ventures', '$1M open'],
    ['ask 3000000', 'commitment_of_round 2000000'],
  ],
  ['ask', ['Raising $3M', '$2M equity, $1M debt'], ['ask 3000000']],
  ['ask', ['Raised before: $850K pre-seed', 'Seed: $2M'], ['raised_to_date 850000', 'ask 2000000']],
  ['ask', ['Cash to Q2 2028. $6.2M in non-dilutive grants'], ['grant 6200000']],
  [
    'financials',
    ['Forecast revenue: 2027 £6m, 2028 £24m, 2029 £71m'],
    ['revenue 6000000 2027', 'revenue 24000000 2028', 'revenue 71000000 2029'],
  ],
  ['traction', ['£2m of sales in 2024, £4m in 2025'], ['revenue 2000000 2024', 'revenue 4000000 2025']],
  ['traction', ['Net revenue of $738K in 2025 (2024: $231K)'], ['revenue 738000 2025', 'revenue 231000 2024']],
  ['traction', ['12 hospitals live', '300 families live in the two cities'], ['customers 12']],
  ['traction', ['400 stores with live inventory'], []],
  ['market', ['Addressable patients: 11,500 with the variant'], ['buyer_count 11500']],
  ['market', ['1,8 M d’artisans × 29 € × 12 mois = 626 M€'], ['buyer_count 1800000', 'tam 626000000'], 'fr'],
  ['market', ['UK beachhead: 1,150 food and paper sites, £3.2bn'], ['buyer_count 1150', 'som 3200000000']],
  ['traction', ['+11 % par mois en moyenne depuis un an'], ['growth_mom 11'], 'fr'],
  ['other', ['Gas price up 2.4x since 2019', 'Energy costs rose 80% in a year'], []],
  ['traction', ['Costs fell while revenue grew 2.4x'], ['growth_multiple 2.4']],
  ['product', ['NV-101: IND-enabling studies under way'], ['regulation']],
  ['product', ['We find patients for clinical trials'], []],
])('%s: %j', (section, lines, facts, language) => {
  expect(told(section, lines, language).sort()).toEqual([...facts].sort());
});

describe('the parts of a round', () => {
  const parts = (slide: SlideSketch, language: string) =>
    gatherFacts(makeView([{ section: 'ask', ...slide }], { language }), ['use_of_funds']).flatMap(
      ({ value, subjectName }) => (value === undefined ? [] : `${value} ${subjectName}`),
    );

  it.each([
    ['en', 'Use of funds', 'Sales (pilots, fairs) 25%', 'Team (2 developers + 1 seller)', '25 Sales (pilots, fairs)'],
    [
      'es',
      'Uso de fondos',
      'Ventas (pilotos, ferias) 25 %',
      'Equipo (2 técnicos + 1 vendedor)',
      '25 Ventas (pilotos, ferias)',
    ],
    [
      'fr',
      'Utilisation des fonds',
      'Ventes (pilotes, salons) 25 %',
      'Équipe (2 techniciens + 1 vendeur)',
      '25 Ventes (pilotes, salons)',
    ],
  ])('keep the remark in their brackets (%s)', (language, head, line, beside, named) => {
    expect(parts({ lines: [head, [beside, '40%'], line] }, language)).toEqual([`40 ${beside}`, named]);
  });

  it.each([
    ['en', 'Share', 'Engineer (18 months)', 'Audit', 'Total'],
    ['es', 'Parte', 'Ingeniera (18 meses)', 'Auditoría', 'Total'],
    ['fr', 'Part', 'Ingénieure (18 mois)', 'Audit', 'Total'],
  ])('are known by making a whole, though the table sums them up (%s)', (language, share, one, two, total) => {
    const rows = [
      ['', share],
      [one, '55%'],
      [two, '25%'],
      ['Cloud', '20%'],
    ];
    const told = [`55 ${one}`, `25 ${two}`, '20 Cloud'];
    expect(parts({ title: '$500K', table: [...rows, [total, '100%']] }, language)).toEqual(told);
    expect(parts({ title: '$500K', table: [...rows, ['Rent', '100%']] }, language)).toEqual([]);
  });
});
