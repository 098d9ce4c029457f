/** Further decks as founders make them: other trades, currencies and ways of telling than the first ones. */
import type { PlantedDeck } from './planted-deck.js';
import { bullets, cards, chart, deck, note, placed, prose, stacks, table } from './write-by-hand.js';

export const FIELD_DECKS_MORE: readonly PlantedDeck[] = [
  deck(
    'frostline',
    {
      company: 'Frostline',
      language: 'en',
      format: 'pptx',
      sector: 'healthtech',
      currency: 'USD',
      people: ['Adaeze Nwosu', 'Kwame Boateng', 'Dr. Liesl van Zyl'],
      rivals: ['ColdHub Africa', 'SureChill', 'VaxFreight'],
      footer: 'Frostline Inc.',
      documentTitle: 'Frostline deck (draft 3)',
      sections: [
        'problem',
        'solution',
        'traction',
        'businessModel',
        'market',
        'competition',
        'team',
        'ask',
        'financials',
      ],
    },
    [
      [
        'Frostline',
        [prose('Solar fridges that call for help before a vaccine spoils'), prose('Lagos · Accra · Nairobi')],
        [],
      ],
      [
        'A quarter of vaccines arrive useless',
        [
          prose(
            'Clinics throw away one dose in four because the cold chain broke somewhere on the road. The bill: $34.1 billion worldwide, and children who go without.',
          ),
          note('Source: Gavi, 2024'),
        ],
        [34_100_000_000],
        [['pain_cost', 34_100_000_000, 'market']],
      ],
      [
        'How Frostline works',
        [
          stacks(
            ['Box', 'Solar fridge with its own SIM, 72 hours without sun'],
            ['Brain', 'Forecasts a failure two days ahead'],
            ['Crew', 'Local technicians paid per visit'],
          ),
        ],
        [],
      ],
      [
        'Momentum',
        [
          placed(
            240,
            [0, 0, 0.3, '1,140', 32, true],
            [0, 48, 0.3, 'fridges under contract', 14],
            [0.34, 0, 0.3, '$2.05M', 32, true],
            [0.34, 48, 0.3, 'contracted annual revenue', 14],
            [0.68, 0, 0.3, '$1.6M', 32, true],
            [0.68, 48, 0.3, 'of it live and billing', 14],
            [
              0,
              120,
              1,
              'Revenue: $380K (2024) → $1.27M (2025). Ministries of Health in Ghana and Rwanda renewed for three years.',
              15,
            ],
          ),
        ],
        [
          ['revenue', 1_270_000, 'own', 'actual'],
          ['revenue', 380_000, 'own', 'actual'],
        ],
        [
          ['carr', 2_050_000, 'own', 'actual'],
          ['bookings', 2_050_000, 'own', 'actual'],
          ['revenue', 2_050_000, 'own', 'actual'],
          ['arr', 1_600_000, 'own', 'actual'],
          ['revenue', 1_600_000, 'own', 'actual'],
        ],
      ],
      [
        'We rent, we never sell',
        [
          bullets(
            'Clinics pay $129 a month for each fridge, service included',
            'A unit costs us $1,310 to build and pays for itself in 14 months',
            'Contribution margin after year one: 63%',
          ),
        ],
        [
          ['price', 129],
          ['payback', 14],
        ],
        [
          ['cost', 1_310],
          ['gross_margin', 63],
        ],
      ],
      [
        'Who needs one',
        [
          table(
            ['Layer', 'Sites', 'Yearly value'],
            ['All health posts, Sub-Saharan Africa (TAM)', '310,000', '$480M'],
            ['Off-grid or weak grid (SAM)', '174,000', '$269M'],
            ['Six countries by 2030 (SOM)', '21,000', '$32.5M'],
          ),
        ],
        [
          ['tam', 480_000_000, 'market'],
          ['sam', 269_000_000, 'market'],
          ['som', 32_500_000, 'market'],
        ],
      ],
      [
        'Alternatives',
        [
          table(
            ['', 'Predicts failure', 'No capex', 'Local repair'],
            ['Frostline', '●', '●', '●'],
            ['ColdHub Africa', '○', '●', '○'],
            ['SureChill', '○', '○', '○'],
            ['VaxFreight', '●', '○', '○'],
            ['Ice packs', '○', '●', '○'],
          ),
        ],
        [],
      ],
      [
        'The crew',
        [
          stacks(
            ['Adaeze Nwosu', 'Chief Executive', 'Built the cold chain of Jumia Food; Wharton MBA'],
            ['Kwame Boateng', 'Chief Technology Officer', 'IoT lead at M-KOPA, 900,000 devices'],
            ['Dr. Liesl van Zyl', 'Head of Public Health', '15 years with UNICEF supply'],
          ),
          prose('Advisers: Prof. Sam Oduya, Claire Fontana (ex Zipline)'),
        ],
        [],
      ],
      [
        'Numbers ahead',
        [
          table(
            ['$ thousand', '2024A', '2025A', '2026P', '2027P', '2028P'],
            ['Fridges', '260', '1,140', '2,900', '6,700', '12,400'],
            ['Revenue', '380', '1,270', '3,640', '8,900', '17,200'],
            ['Gross profit', '140', '560', '1,890', '5,020', '10,300'],
            ['Net result', '(720)', '(990)', '(1,100)', '260', '3,400'],
          ),
        ],
        [
          ['revenue', 380_000, 'own', 'actual'],
          ['revenue', 1_270_000, 'own', 'actual'],
          ['revenue', 3_640_000, 'own', 'ahead'],
          ['revenue', 8_900_000, 'own', 'ahead'],
          ['revenue', 17_200_000, 'own', 'ahead'],
        ],
      ],
      [
        'What we are looking for',
        [
          bullets(
            '$3-3.5M in equity, seed extension',
            'Half of the round is spoken for: $1.6M signed by Novastar and Persistent',
            'Prior money: $1.9M equity and $600K in grants (USAID, GIZ)',
            'Monthly net burn $74K, eleven months of cash',
          ),
        ],
        [
          ['ask', 3_000_000, 'own', undefined, 3_500_000],
          ['raised_to_date', 1_900_000],
          ['grant', 600_000],
          ['burn_net', 74_000, 'own', 'actual'],
        ],
        [
          ['commitment_of_round', 1_600_000],
          ['runway', 11],
        ],
      ],
    ],
  ),
  deck(
    'veldt',
    {
      company: 'Quillwork',
      language: 'en',
      format: 'pdf',
      sector: 'saas',
      currency: 'GBP',
      people: ['Harriet Lowe', 'Dev Mistry'],
      rivals: ['Tendersure', 'BidForge'],
      round: 'series-a',
      footer: 'quillwork.co.uk',
      documentTitle: '',
      sections: [
        'problem',
        'product',
        'traction',
        'businessModel',
        'competition',
        'team',
        'ask',
        'market',
        'financials',
      ],
    },
    [
      [
        'Quillwork',
        [prose('Win public tenders without a bid department'), prose('Series A memorandum, March 2026')],
        [],
      ],
      [
        'Small firms lose before they start',
        [
          bullets(
            'A council tender runs to 140 pages and takes 31 working hours to answer',
            'Nine in ten small suppliers never bid',
            'The public purse overpays by £4.8bn a year for want of competition',
          ),
        ],
        [4_800_000_000],
        [['pain_cost', 4_800_000_000, 'market']],
      ],
      [
        'What the software does',
        [
          prose(
            'Quillwork finds the tender, drafts the answers from past bids, checks every requirement and files it on time. Dashboard, API and Word add-in.',
          ),
        ],
        [],
      ],
      [
        'A year of growth',
        [
          chart(['Q1 25', 'Q2 25', 'Q3 25', 'Q4 25', 'Q1 26'], ['ARR (£k)', [690, 905, 1180, 1560, 2040]]),
          bullets('540 paying firms, up from 187', 'Net revenue retention 112%; logo churn 1.1% a month'),
        ],
        [
          ['arr', 2_040_000, 'own', 'actual'],
          ['nrr', 112],
          ['churn', 1.1],
        ],
        [
          ['arr', 1_560_000, 'own', 'actual'],
          ['arr', 1_180_000, 'own', 'actual'],
          ['arr', 905_000, 'own', 'actual'],
          ['arr', 690_000, 'own', 'actual'],
        ],
      ],
      [
        'Pricing',
        [
          placed(
            200,
            [0, 0, 0.3, 'Solo', 17, true],
            [0, 26, 0.3, '£149 / month', 20],
            [0, 60, 0.3, 'One user, three bids', 12],
            [0.34, 0, 0.3, 'Team', 17, true],
            [0.34, 26, 0.3, '£390 / month', 20],
            [0.34, 60, 0.3, 'Ten users, unlimited bids', 12],
            [0.68, 0, 0.3, 'Group', 17, true],
            [0.68, 26, 0.3, 'from £14k a year', 20],
            [0.68, 60, 0.3, 'SSO, audit trail', 12],
          ),
          prose('It costs us £1,020 to win a customer who stays 49 months and is worth £12,400 (LTV).'),
        ],
        [
          ['price', 149],
          ['price', 390],
          ['price', 14_000],
          ['cac', 1_020],
          ['ltv', 12_400],
        ],
        [['acv', 14_000]],
      ],
      [
        'Room to grow',
        [
          bullets(
            'UK public procurement: £385bn a year',
            'Bid software and services: £2.6bn, growing at 13% p.a.',
            '96,000 firms that bid twice a year or more × £3,600 = £346m for us',
          ),
        ],
        [['market_growth', 13, 'market']],
        [
          ['tam', 385_000_000_000, 'market'],
          ['tam', 2_600_000_000, 'market'],
          ['sam', 2_600_000_000, 'market'],
          ['sam', 346_000_000, 'market'],
          ['som', 346_000_000, 'market'],
          ['tam', 346_000_000, 'market'],
          ['price', 3_600],
          ['acv', 3_600],
          ['arpa', 3_600],
        ],
      ],
      [
        'How we compare',
        [
          bullets(
            'Tendersure lists tenders; it does not write. Turnover £9m, flat since 2022',
            'BidForge is built for defence primes and starts at £60k a year',
            'Bid consultants charge £850 a day',
          ),
        ],
        [9_000_000, 60_000, 850],
      ],
      [
        'Founders',
        [
          placed(
            150,
            [0, 0, 0.45, 'Harriet Lowe (CEO)', 17, true],
            [0, 28, 0.45, 'Wrote £200m of winning bids at Serco', 13],
            [0.5, 0, 0.45, 'Dev Mistry (CTO)', 17, true],
            [0.5, 28, 0.45, 'Second engineer at Multiverse; Cambridge NLP group', 13],
          ),
          prose('22 people in Leeds and Porto. Chair: Nigel Ashworth, former CEO of Proactis.'),
        ],
        [200_000_000],
      ],
      [
        'Our FY26 to FY28',
        [
          prose(
            'We closed FY25 with revenue of £1.31m and budget £2.9m for FY26. On plan we pass £5.8m in FY27 and £11m in FY28, with break-even in between.',
          ),
        ],
        [
          ['revenue', 1_310_000, 'own', 'actual'],
          ['revenue', 2_900_000, 'own', 'ahead'],
          ['revenue', 5_800_000, 'own', 'ahead'],
          ['revenue', 11_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'Raising £6m Series A',
        [
          bullets(
            'Lead sought; insiders will put in £1.2m',
            '£2.4m raised to date from Seedcamp and angels',
            'Spend: product 45%, sales 40%, G&A 15%',
            'Runway after close: 24 months at a net burn of about £210k a month',
          ),
        ],
        [
          ['ask', 6_000_000],
          ['raised_to_date', 2_400_000],
          ['runway', 24],
          ['burn_net', 210_000],
        ],
        [['commitment_of_round', 1_200_000]],
      ],
    ],
  ),
  deck(
    'pupitre',
    {
      company: 'Aulario',
      language: 'es',
      format: 'pdf',
      sector: 'edtech',
      currency: 'EUR',
      people: ['Cristina Belloso', 'Iker Mendiluce', 'Fátima Zahra Benali'],
      rivals: ['Kolegium', 'PadresNet'],
      footer: 'www.aulario.es',
      documentTitle: 'Presentación de PowerPoint',
      sections: [
        'problem',
        'solution',
        'market',
        'traction',
        'businessModel',
        'competition',
        'team',
        'ask',
        'financials',
      ],
    },
    [
      [
        'Aulario',
        [
          prose('El comedor, las extraescolares y el autobús del colegio en una sola app'),
          prose('Dossier para inversores'),
        ],
        [],
      ],
      [
        'Un lunes cualquiera en secretaría',
        [
          bullets(
            '300 llamadas de padres, 14 hojas de cálculo y una impresora rota',
            'El 11 % de los recibos vuelve impagado: 240 millones de euros al año en España',
          ),
        ],
        [240_000_000],
        [
          ['pain_cost', 240_000_000, 'market'],
          ['pain_cost', 11],
        ],
      ],
      [
        'Qué es Aulario',
        [
          prose(
            'Aulario cobra, avisa y cuadra: las familias reservan desde el móvil y el colegio recibe el dinero conciliado cada viernes.',
          ),
        ],
        [],
      ],
      [
        'A quién vendemos',
        [
          placed(
            230,
            [0, 0, 0.3, '4.900 M€', 30, true],
            [0, 46, 0.3, 'gasto de las familias en servicios escolares', 13],
            [0, 90, 0.3, 'TAM', 13],
            [0.34, 0, 0.3, '1.050 M€', 30, true],
            [0.34, 46, 0.3, 'colegios concertados y privados', 13],
            [0.34, 90, 0.3, 'SAM', 13],
            [0.68, 0, 0.3, '62 M€', 30, true],
            [0.68, 46, 0.3, 'nuestro objetivo a cinco años', 13],
            [0.68, 90, 0.3, 'SOM', 13],
          ),
        ],
        [
          ['tam', 4_900_000_000, 'market'],
          ['sam', 1_050_000_000, 'market'],
          ['som', 62_000_000, 'market'],
        ],
      ],
      [
        'Curso a curso',
        [
          table(
            ['', 'Curso 23/24', 'Curso 24/25', 'Curso 25/26 (a marzo)'],
            ['Colegios', '18', '61', '143'],
            ['Familias activas', '5.200', '19.800', '47.500'],
            ['Volumen cobrado', '1,1 M€', '4,7 M€', '9,3 M€'],
            ['Ingresos', '46 k€', '205 k€', '430 k€'],
          ),
        ],
        [
          ['revenue', 46_000, 'own', 'actual'],
          ['revenue', 205_000, 'own', 'actual'],
          ['revenue', 430_000, 'own', 'actual'],
        ],
        [
          ['tpv', 1_100_000, 'own', 'actual'],
          ['tpv', 4_700_000, 'own', 'actual'],
          ['tpv', 9_300_000, 'own', 'actual'],
          ['gmv', 1_100_000, 'own', 'actual'],
          ['gmv', 4_700_000, 'own', 'actual'],
          ['gmv', 9_300_000, 'own', 'actual'],
        ],
      ],
      [
        'Cómo ingresamos',
        [
          bullets(
            'Licencia: 1.800 € por colegio y año',
            'Comisión del 1,9 % sobre lo cobrado',
            'Captar un colegio nos cuesta 1.240 €; deja 7.900 € en su vida como cliente',
          ),
        ],
        [
          ['price', 1_800],
          ['take_rate', 1.9],
          ['cac', 1_240],
          ['ltv', 7_900],
        ],
        [['acv', 1_800]],
      ],
      [
        'Frente a quién',
        [
          table(
            ['Criterio', 'Kolegium', 'PadresNet', 'Aulario'],
            ['Cobro y conciliación', '✗', '✗', '✔'],
            ['Ruta de autobús', '✗', '✔', '✔'],
            ['Sin permanencia', '✔', '✗', '✔'],
          ),
        ],
        [],
      ],
      [
        'Detrás de Aulario',
        [
          bullets(
            'Cristina Belloso, CEO y fundadora — once años directora de un colegio en Getxo',
            'Iker Mendiluce, CTO — ex Ticketbis',
            'Fátima Zahra Benali, COO — ex Glovo, lanzó Bilbao y Donostia',
          ),
        ],
        [],
      ],
      [
        'Hacia la rentabilidad',
        [
          chart(['2024', '2025', '2026 E', '2027 E'], ['Ingresos (k€)', [118, 340, 980, 2450]]),
          prose('Saldo en caja a 31 de marzo: 265.000 €. Gasto neto: 29.000 €/mes.'),
        ],
        [
          ['revenue', 118_000, 'own', 'actual'],
          ['revenue', 340_000, 'own', 'actual'],
          ['revenue', 980_000, 'own', 'ahead'],
          ['revenue', 2_450_000, 'own', 'ahead'],
          ['cash', 265_000, 'own', 'actual'],
          ['burn_net', 29_000, 'own', 'actual'],
        ],
      ],
      [
        'Ampliación de capital',
        [
          cards(
            ['1,1 M€', 'importe de la ronda'],
            ['4,9 M€', 'valoración premoney'],
            ['380 k€', 'ya suscritos'],
            ['520 k€', 'captado en 2023 y 2024'],
          ),
          prose('Destino: ventas 50 %, producto 35 %, circulante 15 %.'),
        ],
        [
          ['ask', 1_100_000],
          ['pre_money', 4_900_000],
          ['commitment_of_round', 380_000],
          ['raised_to_date', 520_000],
        ],
      ],
    ],
  ),
  deck(
    'cafetal',
    {
      company: 'Granera',
      language: 'es',
      format: 'pptx',
      sector: 'marketplace',
      currency: 'USD',
      people: ['Lucía Arango', 'Mateo Villagrán'],
      rivals: ['Algrano', 'BeyondBean'],
      round: 'pre-seed',
      sections: ['problem', 'solution', 'market', 'traction', 'businessModel', 'competition', 'team', 'ask'],
    },
    [
      [
        'Granera',
        [prose('El marketplace donde el caficultor vende directo al tostador'), prose('Antigua Guatemala, 2026')],
        [],
      ],
      [
        'El productor recibe 1 de cada 12 dólares',
        [
          prose(
            'Entre la finca y la taza hay siete intermediarios. En Centroamérica los caficultores dejan de ganar US$ 1.300 millones cada año.',
          ),
        ],
        [1_300_000_000],
        [['pain_cost', 1_300_000_000, 'market']],
      ],
      [
        'Nuestra solución',
        [
          stacks(
            ['Muestra', 'Catador independiente en 5 días'],
            ['Contrato', 'Precio fijado antes de cosechar'],
            ['Logística', 'Un contenedor compartido por lote'],
          ),
        ],
        [],
      ],
      [
        'Oportunidad',
        [
          bullets(
            'Café de especialidad en el mundo: US$ 101 mil millones (2025), con un CAGR de 12,3 %',
            'Café verde que compran tostadores medianos: US$ 8,4 mil millones',
            'Primera meta: 0,5 % de ese comercio, US$ 42 millones',
          ),
        ],
        [['market_growth', 12.3, 'market']],
        [
          ['tam', 101_000_000_000, 'market'],
          ['sam', 8_400_000_000, 'market'],
          ['tam', 8_400_000_000, 'market'],
          ['som', 42_000_000, 'market'],
          ['tam', 42_000_000, 'market'],
        ],
      ],
      [
        'Lo que llevamos',
        [
          placed(
            200,
            [0, 0, 0.22, '218', 28, true],
            [0, 42, 0.22, 'fincas inscritas', 13],
            [0.25, 0, 0.22, '34', 28, true],
            [0.25, 42, 0.22, 'tostadores que compraron', 13],
            [0.5, 0, 0.22, 'US$ 610K', 28, true],
            [0.5, 42, 0.22, 'GMV última cosecha', 13],
            [0.75, 0, 0.22, 'US$ 55K', 28, true],
            [0.75, 42, 0.22, 'ingresos netos', 13],
          ),
          prose('La cosecha anterior movimos apenas US$ 140K.'),
        ],
        [
          ['gmv', 610_000, 'own', 'actual'],
          ['revenue', 55_000, 'own', 'actual'],
        ],
        [['gmv', 140_000, 'own', 'actual']],
      ],
      [
        'Modelo',
        [
          bullets(
            '9 % de comisión al tostador, 0 % al productor',
            'Anticipo de cosecha con 1,5 % mensual (financia un aliado)',
            'Traer un tostador cuesta US$ 380',
          ),
        ],
        [
          ['take_rate', 9],
          ['cac', 380],
        ],
      ],
      [
        'Competidores',
        [
          prose(
            'Algrano opera solo en Europa y ha levantado US$ 7 millones. BeyondBean vende muestras, no contenedores. Los exportadores de siempre no comparten el precio.',
          ),
        ],
        [7_000_000],
      ],
      [
        'El equipo',
        [
          placed(
            160,
            [0, 0, 0.45, 'Lucía Arango', 17, true],
            [0, 26, 0.45, 'CEO', 13],
            [0, 46, 0.45, 'Q-grader, cuarta generación de caficultores', 12],
            [0.5, 0, 0.45, 'Mateo Villagrán', 17, true],
            [0.5, 26, 0.45, 'CTO', 13],
            [0.5, 46, 0.45, 'Ex Mercado Libre, pagos', 12],
          ),
          prose('Mentores: Helena Ruiz (Blue Bottle), Oscar Pineda'),
        ],
        [],
      ],
      [
        'Inversión que buscamos',
        [
          table(
            ['Concepto', 'Monto'],
            ['Ronda pre-semilla (SAFE)', 'US$ 500.000'],
            ['Tope de valoración', 'US$ 3,2 millones'],
            ['Comprometido', 'US$ 150.000'],
            ['Invertido por los fundadores', 'US$ 65.000'],
          ),
          prose('Con este capital llegamos a US$ 4 millones de GMV en la cosecha 2027/28.'),
        ],
        [
          ['ask', 500_000],
          ['val_cap', 3_200_000],
          ['commitment_of_round', 150_000],
          ['gmv', 4_000_000, 'own', 'ahead'],
        ],
        [['raised_to_date', 65_000]],
      ],
    ],
  ),
  deck(
    'verrier',
    {
      company: 'Refonte',
      language: 'fr',
      format: 'pptx',
      sector: 'energy',
      currency: 'EUR',
      people: ['Maxime Delorme', 'Inès Khelifi', 'Paul-Antoine Girard'],
      rivals: ['ThermoVolt', 'Kyoheat'],
      round: 'series-a',
      footer: 'Refonte SAS',
      documentTitle: 'Refonte - Deck Série A - VF',
      sections: [
        'problem',
        'solution',
        'market',
        'traction',
        'businessModel',
        'competition',
        'team',
        'ask',
        'financials',
      ],
    },
    [
      [
        'Refonte',
        [prose('La chaleur perdue des fours devient de l’électricité'), prose('Levée de série A – 2026')],
        [],
      ],
      [
        'Les fours chauffent le ciel',
        [
          bullets(
            'Verre, acier, ciment : 46 % de l’énergie part en fumée',
            'La facture gaspillée atteint 9,7 Mds€ par an en Europe',
          ),
        ],
        [9_700_000_000],
        [
          ['pain_cost', 9_700_000_000, 'market'],
          ['pain_cost', 46],
        ],
      ],
      [
        'Un module qui se pose en un week-end',
        [
          prose(
            'Notre module thermoélectrique se branche sur la cheminée existante et produit 180 kWh par jour, sans pièce mobile et sans arrêt du four.',
          ),
        ],
        [],
      ],
      [
        'Taille du marché',
        [
          table(
            ['Segment', 'Sites', 'Valeur'],
            ['Industrie européenne (TAM)', '41 000', '18 milliards d’euros'],
            ['Fours > 800 °C (SAM)', '6 200', '2,9 milliards d’euros'],
            ['France, Espagne, Italie d’ici 2031 (SOM)', '340', '160 millions d’euros'],
          ),
        ],
        [
          ['tam', 18_000_000_000, 'market'],
          ['sam', 2_900_000_000, 'market'],
          ['som', 160_000_000, 'market'],
        ],
      ],
      [
        'Premiers résultats',
        [
          bullets(
            '17 modules en service chez Saverglass, Verallia et Riva',
            'CA 2025 : 2,1 M€, contre 640 k€ un an plus tôt',
            'Carnet de commandes signé : 5,4 M€',
            'Trois lettres d’intention pour 12 M€ supplémentaires',
          ),
        ],
        [
          ['revenue', 2_100_000, 'own', 'actual'],
          ['bookings', 5_400_000, 'own', 'actual'],
        ],
        [
          ['revenue', 640_000, 'own', 'actual'],
          ['loi', 12_000_000],
        ],
      ],
      [
        'Modèle de revenus',
        [
          cards(
            ['118 k€', 'prix de vente d’un module'],
            ['9 k€/an', 'contrat de maintenance'],
            ['47 %', 'marge brute'],
            ['3,2 ans', 'retour sur investissement client'],
          ),
        ],
        [
          ['price', 118_000],
          ['price', 9_000],
          ['gross_margin', 47],
        ],
      ],
      [
        'Face à la concurrence',
        [
          placed(
            260,
            [0.42, 0, 0.3, 'Sans arrêt du four', 12],
            [0.42, 230, 0.3, 'Arrêt de 3 semaines', 12],
            [0, 110, 0.16, 'Basse puissance', 12],
            [0.84, 110, 0.16, 'Haute puissance', 12],
            [0.64, 40, 0.2, 'Refonte', 18, true],
            [0.2, 60, 0.2, 'Kyoheat', 16],
            [0.62, 190, 0.2, 'ThermoVolt', 16],
          ),
        ],
        [],
      ],
      [
        'Équipe dirigeante',
        [
          stacks(
            ['Maxime Delorme', 'Président, cofondateur', 'Ex-directeur énergie de Saint-Gobain'],
            ['Inès Khelifi', 'Directrice scientifique, cofondatrice', 'Docteure CNRS, 11 brevets'],
            ['Paul-Antoine Girard', 'Directeur général adjoint', 'Ex-Schneider Electric'],
          ),
          prose('Conseil : Bertrand Maury (ex-Engie), Sofia Lindholm (EIT InnoEnergy)'),
        ],
        [],
      ],
      [
        'Plan d’affaires',
        [
          table(
            ['M€', '2024', '2025', '2026 P', '2027 P', '2028 P'],
            ['Chiffre d’affaires', '0,64', '2,1', '6,3', '15', '33'],
            ['EBITDA', '-1,9', '-2,2', '-1,4', '1,8', '7,5'],
          ),
          prose('Trésorerie fin avril : 1,7 M€ ; décaissement net de 190 k€ mensuels.'),
        ],
        [
          ['revenue', 640_000, 'own', 'actual'],
          ['revenue', 2_100_000, 'own', 'actual'],
          ['revenue', 6_300_000, 'own', 'ahead'],
          ['revenue', 15_000_000, 'own', 'ahead'],
          ['revenue', 33_000_000, 'own', 'ahead'],
          ['cash', 1_700_000, 'own', 'actual'],
          ['burn_net', 190_000, 'own', 'actual'],
        ],
      ],
      [
        'Notre besoin : 10 M€',
        [
          bullets(
            'Dont 7 M€ en fonds propres et 3 M€ de dette Bpifrance',
            'Valorisation avant levée : 28 M€',
            'Demeter et Crédit Agricole se sont engagés à hauteur de 3,5 M€',
            'Amorçage de 2,6 M€ bouclé en 2023, 1,4 M€ de subventions (ADEME, i-Lab)',
          ),
        ],
        [
          ['ask', 10_000_000],
          ['pre_money', 28_000_000],
          ['commitment_of_round', 3_500_000],
          ['grant', 1_400_000],
        ],
        [
          ['ask', 7_000_000],
          ['ask', 3_000_000],
          ['raised_to_date', 2_600_000],
        ],
      ],
    ],
  ),
  deck(
    'tontine',
    {
      company: 'Kotiz',
      language: 'fr',
      format: 'pdf',
      sector: 'fintech',
      currency: 'XOF',
      people: ['Fatoumata Sarr', 'Ibrahima Kane'],
      rivals: ['MaTontine', 'Djamo'],
      footer: '',
      documentTitle: 'kotiz',
      round: 'seed',
      sections: ['problem', 'product', 'market', 'traction', 'businessModel', 'competition', 'team', 'ask'],
    },
    [
      ['Kotiz', [prose('La tontine dans le téléphone, l’épargne en sécurité'), prose('Dakar | Tour de seed')], []],
      [
        'Le problème',
        [
          prose(
            'Trois femmes sur quatre épargnent en tontine, en espèces. Chaque année 8 % de l’argent disparaît : vols, litiges, trésorière partie avec la caisse.',
          ),
        ],
        [],
        [['pain_cost', 8]],
      ],
      [
        'L’application',
        [
          bullets(
            'Chaque membre verse par Wave ou Orange Money',
            'Le tour est tiré devant tous',
            'Le groupe emprunte sur son historique',
          ),
        ],
        [],
      ],
      [
        'Le marché',
        [
          prose(
            'Dans l’UEMOA, 31 millions d’adultes cotisent. Les sommes qui tournent représentent 3 900 milliards de FCFA par an (TAM). Le Sénégal et la Côte d’Ivoire en font 1 450 milliards (SAM).',
          ),
        ],
        [
          ['tam', 3_900_000_000_000, 'market'],
          ['sam', 1_450_000_000_000, 'market'],
        ],
      ],
      [
        'Traction',
        [
          table(
            ['', 'Déc. 2024', 'Juin 2025', 'Déc. 2025', 'Avril 2026'],
            ['Groupes', '140', '520', '1 310', '2 060'],
            ['Volume mensuel (M FCFA)', '38', '165', '470', '790'],
            ['Revenus mensuels (M FCFA)', '0,5', '2,4', '7,1', '12'],
          ),
          prose('Un groupe sur cinq vient d’un autre groupe.'),
        ],
        [['revenue', 12_000_000, 'own', 'actual']],
        [
          ['revenue', 500_000, 'own', 'actual'],
          ['revenue', 2_400_000, 'own', 'actual'],
          ['revenue', 7_100_000, 'own', 'actual'],
          ...[38, 165, 470, 790].flatMap((value) =>
            (['tpv', 'gmv'] as const).map((kind) => [kind, value * 1e6, 'own', 'actual'] as const),
          ),
        ],
      ],
      [
        'Comment nous gagnons notre vie',
        [
          bullets(
            '1,5 % prélevé sur chaque cotisation',
            'Abonnement trésorière : 2 500 FCFA par mois',
            'Un groupe nous coûte 6 000 FCFA à acquérir',
          ),
        ],
        [
          ['take_rate', 1.5],
          ['price', 2_500],
          ['cac', 6_000],
        ],
      ],
      [
        'Et les autres ?',
        [
          prose(
            'Contrairement à MaTontine et Djamo, Kotiz ne demande ni compte bancaire ni salaire. Notre vrai concurrent reste le cahier.',
          ),
        ],
        [],
      ],
      [
        'Qui sommes-nous',
        [
          stacks(
            ['Fatoumata Sarr', 'CEO et cofondatrice', 'Ex-Orange Money, 6 ans'],
            ['Ibrahima Kane', 'CTO et cofondateur', 'ESP Dakar, ex-InTouch'],
          ),
        ],
        [],
      ],
      [
        'Rejoignez le tour',
        [
          bullets(
            'Nous recherchons 650 millions de FCFA (environ 1 M€)',
            'Déjà réunis : 210 millions auprès de Teranga Capital',
            'Objectif à 18 mois : 9 000 groupes et 60 M FCFA de revenus mensuels',
          ),
        ],
        [['ask', 650_000_000]],
        [
          ['commitment_of_round', 210_000_000],
          ['revenue', 60_000_000, 'own', 'ahead'],
          ['mrr', 60_000_000, 'own', 'ahead'],
          ['ask', 1_000_000],
        ],
      ],
    ],
  ),
];
