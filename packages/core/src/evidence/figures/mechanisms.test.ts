/** What a sentence says of a figure by its build, in three languages, each beside one that says the other thing. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../model/values.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

function told(section: Section, lines: string | string[], language = 'en', more: Partial<SlideSketch> = {}): string[] {
  const slide: SlideSketch = { section, lines: [[lines].flat()], ...more };
  return gatherFacts(makeView([slide], { language, readingDate: '2026-03' }))
    .filter(({ value, derivedFrom }) => value !== undefined && derivedFrom === undefined)
    .map(({ kind, value, basis, subject, period, unit }) =>
      `${kind} ${value} ${basis} ${subject} ${unit ?? ''} ${period ?? ''}`.trim(),
    );
}
const kinds = (...args: Parameters<typeof told>) => told(...args).map((fact) => fact.split(' ').slice(0, 2).join(' '));

describe('scales', () => {
  it.each([
    ['traction', '₹10.54L revenue in FY25', 'revenue 1054000'],
    ['traction', '₹ 2.3 Cr ARR', 'arr 23000000'],
    ['traction', '7 crore ARR', 'arr 70000000'],
    ['traction', 'Revenue: Rs. 80 lacs', 'revenue 8000000'],
    ['market', 'TAM: ₹11.7 lakh crore', 'tam 11700000000000'],
    ['market', 'TAM: ₹11.7L Cr', 'tam 11700000000000'],
    ['market', 'TAM: ₹11.7 L', 'tam 1170000'],
    ['traction', '21 MSEK ARR', 'arr 21000000'],
    ['traction', '$200MTarget ARR', 'arr 200000000'],
    ['market', 'TAM: US$ 64.7 mil M', 'tam 64700000000'],
    ['traction', 'ARR: R$ 900 mil', 'arr 900000'],
    ['traction', 'ARR of 840 kCHF', 'arr 840000'],
    ['traction', 'ARR: 336 T€', 'arr 336000'],
    ['traction', 'ARR of 1,240 TCHF', 'arr 1240000'],
    ['market', 'TAM: €1.2T', 'tam 1200000000000'],
    ['market', 'TAM: 1.66 mia CHF', 'tam 1660000000'],
    ['market', 'TAM: ₹3,700 cr a year at ₹500 a child', 'tam 37000000000'],
  ] as const)('%s: %s', (section, line, fact) => {
    expect(kinds(section, line)).toContain(fact);
  });

  it.each([
    [['Market of $2B', 'A competitor raised $30M', '7 crore ARR'], 'INR'],
    [['Market of BDT 900 crore', '7 crore ARR'], 'BDT'],
    [['Market of $2B', '7 million ARR'], 'USD'],
  ])('crore are rupees or taka, whatever else the deck is told in: %j', (lines, currency) => {
    const [arr] = gatherFacts(makeView(lines.map((line) => ({ section: 'traction' as const, lines: [line] }))), [
      'arr',
    ]);
    expect(arr).toMatchObject({ currency });
  });

  it.each([
    ['businessModel', 'Setup: $5,000–$50,000 USD', 'Plan A $9.99/month'],
    ['businessModel', 'Implementación: $5,000–$50,000 USD', 'Plan A $9.99/mes'],
    ['businessModel', 'Mise en place : $5,000–$50,000 USD', 'Offre A $9.99/mois'],
  ] as const)('the end of an amount is no unit of the slide: %s: %s', (section, other, price) => {
    expect(kinds(section, [other, price])).toContain('price 9.99');
  });

  it.each(['190M people over 60', '190M de personas', '190M de personnes de 60 ans et plus'])(
    'who is counted is no money: %s',
    (count) => {
      expect(told('market', [`Market: ${count}`, 'Price: €5 per month']).filter((fact) => /^tam/.test(fact))).toEqual(
        [],
      );
      expect(told('market', ['Market: 1,900M', 'Price: €5 per month']).filter((fact) => /^tam/.test(fact))).toEqual([
        'tam 1900000000 external market money',
      ]);
    },
  );

  it('a letter L behind a plain number is no lakh', () => {
    expect(kinds('traction', '12L of diesel saved')).toEqual([]);
  });
});

describe('whose', () => {
  it.each([
    ['en', '$1.2M ARR across 46 teams', 'arr 1200000 actual company', 'customers 46 actual company'],
    ['en', '$640K ARR across 210 farms', 'arr 640000 actual company', 'customers 210 actual company'],
    ['es', '640.000 € de ARR en 34 farmacias', 'arr 640000 actual company', 'customers 34 actual company'],
    ['fr', '640 000 € d’ARR auprès de 34 pharmacies', 'arr 640000 actual company', 'customers 34 actual company'],
  ] as const)('an ARR across buyers counts them as customers (%s): %s', (language, line, arr, customers) => {
    const found = told('traction', line, language).join('\n');
    expect(found).toContain(arr);
    expect(found).toContain(customers);
  });

  it.each([
    ['traction', '€1.3m invoiced in 2025', 'en', 'revenue 1300000'],
    ['traction', '120.000 € facturados en 2025', 'es', 'revenue 120000'],
    ['traction', '7,9 M FCFA encaissés en juin', 'fr', 'revenue 7900000'],
  ] as const)('what was invoiced is revenue: %s: %s', (section, line, language, fact) => {
    expect(kinds(section, line, language)).toContain(fact);
  });

  it.each([
    ['businessModel', '$99 per month, invoiced annually', 'en'],
    ['businessModel', '500 € facturados al año por cliente', 'es'],
    ['businessModel', '49 € par poste, encaissés chaque trimestre', 'fr'],
    ['problem', '$40M invoiced too late', 'en'],
    ['traction', 'Customers have invoiced €4M with our tool', 'en'],
  ] as const)('what a price is invoiced by, or others invoice, is none: %s: %s', (section, line, language) => {
    expect(kinds(section, line, language).join()).not.toContain('revenue');
  });

  it('what is specific to a sector says nothing of the market', () => {
    const line = 'Key milestones: 60 paying customers and three sector-specific packs';
    expect(told('roadmap', line).join()).not.toContain('buyer_count');
  });

  it('a market across buyers does not', () => {
    expect(told('market', '$1.2B spent across 46,000 farms').join()).not.toContain('customers');
  });

  it.each([
    ['en', '3M hypertensive Peruvians', 'buyer_count 3000000'],
    ['es', '3M peruanos hipertensos', 'buyer_count 3000000'],
    ['fr', '3 M de Français hypertendus', 'buyer_count 3000000'],
  ] as const)('people of a market are counted, not paid (%s)', (language, line, fact) => {
    expect(kinds('market', line, language)).toContain(fact);
    expect(told('market', line, language).join()).not.toContain('money');
  });

  it.each([
    ['en', 'We help hardware start-ups: they have raised $15m in pre-orders'],
    ['es', 'Ayudamos a startups de hardware: han recaudado 15 M$ en preventas'],
    ['fr', 'Nous aidons des startups hardware : elles ont levé 15 M$ en précommandes'],
  ] as const)('what customers raised is not ours (%s)', (language, line) => {
    expect(told('traction', line, language).filter((fact) => /15000000.* company/u.test(fact))).toEqual([]);
  });

  it('what we raised is', () => {
    expect(told('ask', 'We have raised $1.5m to date').join()).toContain('raised_to_date 1500000 actual company');
  });

  it.each([
    ['en', '<$5M turnover'],
    ['es', 'Facturación < 5 M€'],
    ['fr', 'Chiffre d’affaires < 5 M€'],
  ] as const)('an upper bound of revenue describes customers (%s)', (language, line) => {
    expect(told('other', line, language).filter((fact) => fact.includes('company'))).toEqual([]);
  });
});

describe('growth', () => {
  it.each([
    ['en', 'We grew 56% last month'],
    ['en', 'Growing 56% per month'],
    ['es', 'Crecimos un 56 % el mes pasado'],
    ['es', 'Crecemos un 56 % al mes'],
    ['fr', 'Nous avons crû de 56 % le mois dernier'],
    ['fr', 'Croissance de 56 % par mois'],
  ] as const)('of a month is monthly (%s): %s', (language, line) => {
    expect(kinds('traction', line, language)).toEqual(['growth_mom 56']);
  });

  it.each([
    ['en', 'Revenue grew 56% last year'],
    ['es', 'Los ingresos crecieron un 56 % el año pasado'],
    ['fr', 'Le chiffre d’affaires a progressé de 56 % l’an dernier'],
  ] as const)('of a year is not (%s): %s', (language, line) => {
    expect(kinds('traction', line, language)).toEqual(['growth_yoy 56']);
  });

  it.each([
    ['en', 'Margin increased from 16% to 20%'],
    ['es', 'El margen aumentó del 16 % al 20 %'],
    ['fr', 'La marge a augmenté de 16 % à 20 %'],
  ] as const)('of a margin is none (%s)', (language, line) => {
    expect(kinds('traction', line, language).filter((fact) => fact.startsWith('growth'))).toEqual([]);
  });
});

describe('shares and products', () => {
  it.each([
    ['en', '40% transaction fees | 25% subscriptions | 20% data | 15% ads'],
    ['es', '40 % comisiones | 25 % suscripciones | 20 % datos | 15 % publicidad'],
    ['fr', '40 % Frais de transaction | 25 % Abonnements | 20 % Données | 15 % Publicité'],
  ] as const)('that make a whole are a mix, no commission (%s)', (language, line) => {
    expect(kinds('businessModel', line, language).filter((fact) => fact.startsWith('take_rate'))).toEqual([]);
  });

  it.each([
    ['en', '4% transaction fee'],
    ['es', 'Comisión del 4 %'],
    ['fr', '4 % de frais de transaction'],
  ] as const)('one alone is a commission (%s)', (language, line) => {
    expect(kinds('businessModel', line, language)).toContain('take_rate 4');
  });

  it.each([
    ['en', 'SAM: 18,000 companies x €30,000 ACV = €540M'],
    ['es', 'SAM: 18.000 empresas x 30.000 € de ACV = 540 M€'],
    ['fr', 'SAM : 18 000 entreprises x 30 000 € d’ACV = 540 M€'],
  ] as const)('what all pay is no value of one contract (%s)', (language, line) => {
    expect(kinds('market', line, language)).toEqual(
      expect.arrayContaining(['sam 540000000', 'buyer_count 18000', 'arpa 30000']),
    );
    expect(kinds('market', line, language).filter((kind) => kind.startsWith('acv'))).toEqual([]);
  });

  it.each([
    ['18,000 companies × 30,000 EUR = 540M EUR', ['year']],
    ['18,000 companies × 2,500 EUR = 540M EUR', ['month']],
    ['18,000 companies × 30,000 EUR = 90M EUR', []],
  ])('a price is assumed where the product proves it: %s', (line, periods) => {
    const facts = gatherFacts(makeView([{ section: 'market', title: 'Market', lines: [line] }]));
    expect(facts.filter(({ kind }) => kind === 'arpa').map(({ period }) => period)).toEqual(periods);
  });

  it('factors of a market are its buyers and their price', () => {
    const found = told('market', '18,000 companies × 30,000 EUR = 540M EUR').join('\n');
    expect(found).toContain('540000000 external market money');
    expect(found).toContain('buyer_count 18000');
    expect(found).toContain('arpa 30000 target company');
    expect(found).not.toContain('actual');
  });

  it.each([
    ['en', '50K MAU × 5% × $3 = $7.5K a month'],
    ['es', '50K usuarios × 5 % × 3 € = 7,5K € al mes'],
    ['fr', '50K utilisateurs × 5 % × 3 € = 7,5K € par mois'],
  ] as const)('factors of a sum of ours are examples (%s)', (language, line) => {
    expect(told('businessModel', line, language).filter((fact) => fact.includes('actual'))).toEqual([]);
  });
});

describe('over line breaks', () => {
  it.each([
    ['en', ['net revenue retention on first three', 'customers at 132%']],
    ['es', ['retención neta de los tres primeros', 'clientes: 132 %']],
    ['fr', ['rétention nette des trois premiers', 'clients : 132 %']],
  ] as const)('a label goes on (%s)', (language, lines) => {
    expect(kinds('traction', [...lines], language)).toContain('nrr 132');
  });

  it.each([
    ['en', '20,000', 'Unique Users'],
    ['es', '20.000', 'Usuarios únicos'],
    ['fr', '20 000', 'Utilisateurs uniques'],
  ] as const)('a number stands over its caption (%s)', (language, number, caption) => {
    const view = makeView([{ section: 'traction', cards: [{ x: 0.1, y: 0.3, w: 0.2, lines: [number, caption] }] }], {
      language,
    });
    expect(gatherFacts(view).map(({ kind, value }) => [kind, value])).toContainEqual(['users', 20_000]);
  });
});

describe('the ask', () => {
  it.each([
    ['en', 'Funding requirement: $400K'],
    ['en', 'We require $400K'],
    ['en', 'We are asking for $400K'],
    ['en', 'Raise: $400K'],
    ['en', 'The ask: USD 400K'],
    ['es', 'Pedimos 400.000 €'],
    ['es', 'Solicitamos 400.000 €'],
    ['es', 'Monto a levantar: 400.000 €'],
    ['fr', 'Montant à lever : 400 000 €'],
    ['fr', 'À lever : 400 000 €'],
    ['fr', 'Nous sollicitons 400 000 €'],
    ['fr', 'Besoin : 400 000 €'],
  ] as const)('%s: %s', (language, line) => {
    expect(told('ask', line, language, { title: 'Zukunft beginnt heute' }).join()).toContain('ask 400000 target round');
  });

  it.each([
    ['en', 'Customers are asking for $400K in credit'],
    ['es', 'Los clientes piden 400.000 € de crédito'],
    ['fr', 'Besoin des clients : 400 000 € de crédit'],
  ] as const)('of others is none (%s): %s', (language, line) => {
    expect(kinds('problem', line, language)).not.toContain('ask 400000');
  });
});

describe('the use of funds', () => {
  const shares = (slide: SlideSketch, language = 'en') =>
    gatherFacts(makeView([slide], { language }), ['use_of_funds']).map(({ subjectName, value }) => [
      subjectName,
      value,
    ]);

  it.each([
    ['en', 'Use of funds: sales 40% · product 35% · operations 25%', ['sales', 'product', 'operations']],
    ['es', 'Uso de fondos: ventas 40 % · producto 35 % · operaciones 25 %', ['ventas', 'producto', 'operaciones']],
    ['fr', 'Utilisation des fonds : ventes 40 % · produit 35 % · opérations 25 %', ['ventes', 'produit', 'opérations']],
  ] as const)('has its first item behind its head (%s)', (language, line, names) => {
    expect(shares({ section: 'ask', lines: [line] }, language)).toEqual(
      names.map((name, i) => [name, [40, 35, 25][i]]),
    );
  });

  it.each([
    [
      'en',
      'We ask for $250,000',
      'Use of funds',
      'Product: $150,000',
      'Sales: $100,000',
      'In short: $250K for the market leader',
    ],
    [
      'es',
      'Pedimos $250,000',
      'Uso de fondos',
      'Producto: $150,000',
      'Ventas: $100,000',
      'En resumen: $250K para el líder',
    ],
    [
      'fr',
      'Nous levons 250 000 €',
      'Utilisation des fonds',
      'Produit : 150 000 €',
      'Ventes : 100 000 €',
      'En bref : 250 k€ pour le leader',
    ],
  ])('does not count the round once more that is told again below it (%s)', (language, ...lines) => {
    expect(shares({ section: 'ask', lines: [lines] }, language).map(([, value]) => value)).toEqual([150_000, 100_000]);
  });

  it('has its items by their place: at the left of the shares, or over them', () => {
    const title = 'Use of funds';
    const beside = ['Hiring', 'Engineering', 'Brand'].flatMap((name, i) => [
      { x: 0.05, y: 0.3 + i * 0.1, w: 0.2, lines: [name] },
      { x: 0.6, y: 0.3 + i * 0.1, w: 0.2, lines: [['$600K · 60%', '$300K · 30%', '$100K · 10%'][i]!] },
    ]);
    expect(shares({ section: 'ask', title, cards: beside })).toContainEqual(['Engineering', 30]);
    const over = [{ x: 0.1, y: 0.4, w: 0.2, lines: ['Team', 'building', '(40%, $600k)'] }];
    expect(shares({ section: 'ask', title, cards: over })).toContainEqual(['Team building', 40]);
  });

  it('holds no terms of the round', () => {
    const cards = [
      { x: 0.05, y: 0.3, w: 0.2, lines: ['Min ticket'] },
      { x: 0.6, y: 0.3, w: 0.2, lines: ['$25K'] },
    ];
    expect(shares({ section: 'ask', title: 'Use of funds', cards })).toEqual([]);
  });
});

describe('prices by a stretch of time', () => {
  it.each([
    ['en', '3 months = $25'],
    ['es', '3 meses = 25 €'],
    ['fr', '3 mois = 25 €'],
  ] as const)('are prices (%s)', (language, line) => {
    expect(kinds('businessModel', line, language)).toContain('price 25');
  });

  it('an amount of rupees that looks like a year is no date', () => {
    expect(kinds('businessModel', '3 months = Rs. 2000')).toContain('price 2000');
    expect(told('traction', 'Live since 2000').join()).not.toContain('price');
  });
});

describe('which dollar', () => {
  const ask = (language: string, ...lines: string[]) =>
    gatherFacts(
      makeView(
        lines.map((line) => ({ section: 'ask' as const, lines: [line] })),
        { language },
      ),
      ['ask'],
    ).map(({ value, currency }) => `${value} ${currency}`);

  it.each([
    ['es', ['Cifras en COP', 'Rutas de Medellín a Bogotá', 'Buscamos $900 millones']],
    ['es', ['Colombia', 'Ventas en EE.UU. de US$ 2 M', 'Buscamos $900 millones']],
    ['en', ['Bogotá', 'Prices in COP', 'We are raising $900 million']],
  ])('is the one of the country where the deck names it, or sets US$ apart (%s)', (language, lines) => {
    expect(ask(language, ...lines)).toEqual(['900000000 COP']);
  });

  it('is the American where the deck names that by its code as often as the sign stands alone', () => {
    const lines = ['Cultivo en Argentina', 'El mercado mundial es de $57B', 'Plan por USD 250', 'Buscamos USD 900.000'];
    expect(ask('es', ...lines)).toEqual(['900000 USD']);
    expect(
      ask('es', 'Rutas de Medellín a Bogotá', 'Plan por $250', 'Servidor por USD 20', 'Buscamos $900 millones'),
    ).toEqual(['900000000 COP']);
  });

  it('is no peso of which a plan would cost ten', () => {
    const lines = (price: string) => [
      'Plataforma de Caracas',
      'Después, Colombia',
      'CRM de fuera: USD 50 al mes',
      price,
    ];
    expect(ask('es', ...lines('Plan Basic $10 al mes'), 'Plan Pro $30 al mes', 'Buscamos $900.000')).toEqual([
      '900000 USD',
    ]);
    expect(
      ask('es', ...lines('Plan Basic $40.000 al mes'), 'Plan Pro $90.000 al mes', 'Buscamos $900 millones'),
    ).toEqual(['900000000 COP']);
    const mexican = (...prices: string[]) =>
      ask('es', 'Líder en México en 2028', 'CRM de fuera: USD 50 al mes', ...prices, 'Buscamos $900.000');
    expect(mexican('Plan Familia $12 al mes', 'Plan Premium $5 al mes')).toEqual(['900000 USD']);
    expect(mexican('Plan Familia $249 al mes', 'Plan Premium $99 al mes')).toEqual(['900000 MXN']);
  });

  it('is Canadian in a French deck that speaks of Canada alone', () => {
    expect(ask('fr', 'Les érablières du Québec', 'Nous levons 1,4 M$')).toEqual(['1400000 CAD']);
    expect(ask('fr', 'Les vignobles de Bourgogne', 'Nous levons 1,4 M$')).toEqual(['1400000 USD']);
  });

  it('is the American where an amount says so, in whatever order', () => {
    expect(ask('es', 'Puertos de Chile', 'El proyecto costará CLP 900 millones', 'Buscamos USD $5M')).toEqual([
      '5000000 USD',
    ]);
    expect(ask('en', 'Singapore', 'We are raising $2 million+ USD')).toEqual(['2000000 USD']);
  });

  it('is no code that is another word', () => {
    expect(ask('en', 'Heat pumps with a COP of 4', 'Drawn in CAD', 'We are raising $2M')).toEqual(['2000000 USD']);
  });
});

describe('markets that are worked out', () => {
  const sizes = (table: string[][]) =>
    gatherFacts(makeView([{ section: 'market', title: 'Market', table }]), ['tam', 'sam', 'buyer_count']).flatMap(
      ({ value, currency }) => (currency === undefined ? [] : [`${value} ${currency}`]),
    );

  it('a column that multiplies its row is money where one of its factors is', () => {
    const table = [
      ['Segment', 'Sites', 'CHF / site / year', 'Total'],
      ['Alps', '4,700', '44,000', '207 mn'],
      ['Dams', '6,100', '60,000', '366 mn'],
      ['All', '', '', '573 mn'],
    ];
    expect(sizes(table)).toEqual(['207000000 CHF', '366000000 CHF', '573000000 CHF']);
    expect(sizes(table.map((row) => row.map((cell) => cell.replace('207', '307'))))).toEqual([]);
  });

  it('the price may stand over the column', () => {
    expect(
      sizes([
        ['', 'Patients', 'Tests / year', 'at CHF 35'],
        ['Europe', '10.5 mn', '3', '1.1 bn'],
        ['DACH', '2.2 mn', '3', '231 mn'],
      ]),
    ).toEqual(['1100000000 CHF', '231000000 CHF']);
  });

  it('the letters name what a formula comes to', () => {
    expect(kinds('market', 'TAM: 410,000 children in football schools × $18 × 2 pairs = $14.8M')).toContain(
      'tam 14800000',
    );
  });

  it.each([
    [
      ['UK', 'Germany', 'US'],
      ['17000000 GBP', '50000000 EUR', '705000000 USD'],
    ],
    [['Globex', 'Initech', 'Us'], []],
  ])('countries over columns are nobody’s, firms beside us are: %j', (heads, found) => {
    expect(
      sizes([
        ['', ...heads],
        ['Annual value', '£17m', '€50m', '$705m'],
      ]),
    ).toEqual(found);
  });
});

describe('boxes to tick', () => {
  it('an empty one stands before what is planned', () => {
    expect(told('traction', ['☑ $10k MRR', '☐ $40k MRR'])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mrr 10000 actual/u),
        expect.stringMatching(/^mrr 40000 target/u),
      ]),
    );
  });
});

it.each([
  ['en', 'SAM (FL, TX and NY, 42% of the US): $680M', 'sam 680000000'],
  ['es', 'SAM (Jalisco y Puebla, 42 % del país): 680 M$', 'sam 680000000'],
  ['fr', 'SAM (Bretagne et Normandie, 42 % du pays) : 680 M$', 'sam 680000000'],
])('a remark in brackets parts no label from its figure (%s)', (language, line, expected) => {
  expect(kinds('market', line, language)).toContain(expected);
  // Without a colon the figure may be of anything.
  expect(kinds('market', line.replace(/ ?:/u, ' and then'), language)).not.toContain(expected);
});

it.each([
  ['en', 'Revenue (MRR): $45,000', 'mrr 45000'],
  ['es', 'Ingresos (MRR): 45.000 $', 'mrr 45000'],
  ['fr', 'Revenus (MRR) : 45 000 $', 'mrr 45000'],
])('nor takes it from what the remark names (%s)', (language, line, expected) => {
  expect(kinds('traction', line, language)).toEqual([expected]);
});
