/** English decks as founders make them: cards, timelines, charts with labels, small print, figures told in passing. */
import type { PlantedDeck } from './planted-deck.js';
import { bullets, cards, chart, deck, note, placed, prose, stacks, table } from './write-by-hand.js';

export const FIELD_DECKS_EN: readonly PlantedDeck[] = [
  deck(
    'otolyn',
    {
      company: 'Otolyn',
      language: 'en',
      format: 'pdf',
      sector: 'healthtech',
      currency: 'USD',
      people: ['Marisol Benavidez', 'Theo Lindqvist', 'Hannah Okafor'],
      rivals: ['Earlink', 'HearWell', 'Audiciti'],
      footer: 'Confidential',
      documentTitle: 'Investor deck v7 FINAL',
      sections: ['problem', 'solution', 'market', 'traction', 'businessModel', 'competition', 'team', 'ask'],
    },
    [
      [
        'Otolyn',
        [prose('A clinical hearing test anyone can take at the pharmacy counter'), prose('Seed round | Spring 2026')],
        [],
      ],
      [
        'Hearing loss is found nine years late',
        [
          cards(
            ['9 yrs', 'average delay before a first test'],
            ['$980B', 'yearly global cost of untreated hearing loss¹'],
            ['1 in 6', 'adults affected'],
          ),
          note('¹ World Health Organization, World Report on Hearing'),
        ],
        [980_000_000_000],
        [['pain_cost', 980_000_000_000, 'market']],
      ],
      [
        'Twelve minutes, no booth, no audiologist',
        [
          stacks(
            ['1. Scan', 'Patient scans a code at the counter'],
            ['2. Listen', 'Calibrated headset plays tones'],
            ['3. Know', 'Report goes to the patient and their doctor'],
          ),
        ],
        [],
      ],
      [
        'A $14.2B testing market that never left the clinic',
        [
          placed(
            240,
            [0, 0, 0.3, '$14.2B', 30, true],
            [0, 44, 0.3, 'Hearing diagnostics worldwide'],
            [0.34, 0, 0.3, '$3.1B', 30, true],
            [0.34, 44, 0.3, 'US retail pharmacy and optical'],
            [0.68, 0, 0.3, '$240M', 30, true],
            [0.68, 44, 0.3, 'Our first 6,000 counters'],
            [0, 80, 0.3, 'TAM', 13],
            [0.34, 80, 0.3, 'SAM', 13],
            [0.68, 80, 0.3, 'SOM', 13],
          ),
          note('Market growing 7.8% a year (Grand View, 2025).'),
        ],
        [
          ['tam', 14_200_000_000, 'market'],
          ['sam', 3_100_000_000, 'market'],
          ['som', 240_000_000, 'market'],
          ['market_growth', 7.8, 'market'],
        ],
      ],
      [
        'Counters love it',
        [
          cards(['212', 'pharmacies live'], ['31,400', 'tests taken'], ['$612K', 'ARR, March 2026']),
          bullets(
            'MRR went from $18K to $51K in ten months',
            '96% of pharmacies renewed after their first year',
            'Walk-ins convert: 1 test in 9 leads to a paid fitting',
          ),
        ],
        [
          ['arr', 612_000, 'own', 'actual'],
          ['mrr', 51_000, 'own', 'actual'],
        ],
        [['mrr', 18_000, 'own', 'actual']],
      ],
      [
        'How we make money',
        [
          table(
            ['', 'Starter', 'Chain'],
            ['Per counter, monthly', '$199', '$149'],
            ['Per test beyond 40', '$4', '$3'],
            ['Fitting referral', '$85', '$85'],
          ),
          prose('Blended gross margin of 71% once a headset is paid for.'),
        ],
        [
          ['price', 199],
          ['price', 149],
          ['gross_margin', 71],
        ],
        [
          ['price', 4],
          ['price', 3],
          ['price', 85],
        ],
      ],
      [
        'Where others stand',
        [
          table(
            ['', 'Otolyn', 'Earlink', 'HearWell', 'Audiciti'],
            ['At the counter', '✓', '–', '–', '✓'],
            ['FDA cleared', '✓', '✓', '–', '–'],
            ['No audiologist', '✓', '✓', '✓', '–'],
          ),
          note('Audiciti raised $22M in 2023; HearWell was bought for $140M.'),
        ],
        [22_000_000, 140_000_000],
      ],
      [
        'The people',
        [
          placed(
            220,
            [0, 0, 0.3, 'Marisol Benavidez', 17, true],
            [0, 26, 0.3, 'Co-founder & CEO', 13],
            [0, 48, 0.3, '12 years at Cochlear, last as VP Retail', 12],
            [0.34, 0, 0.3, 'Theo Lindqvist', 17, true],
            [0.34, 26, 0.3, 'Co-founder & CTO', 13],
            [0.34, 48, 0.3, 'PhD in acoustics, KTH. Four patents', 12],
            [0.68, 0, 0.3, 'Hannah Okafor', 17, true],
            [0.68, 26, 0.3, 'Chief Medical Officer', 13],
            [0.68, 48, 0.3, 'Audiologist, ex Mayo Clinic', 12],
            [0, 120, 1, 'Advised by Dr. Paul Weiss (Stanford) and Lena Marsh (ex-CFO, Boots)', 13],
          ),
        ],
        [],
      ],
      [
        'Join us',
        [
          bullets(
            '$4M seed to reach 1,500 counters and $6M ARR',
            '$1.3M of it is already in from Northlake Health',
            'To date: $1.1M from angels and a $250K NIH grant',
            'Net burn sits at $92K a month; 9 months in the bank',
          ),
        ],
        [
          ['ask', 4_000_000],
          ['commitment_of_round', 1_300_000],
          ['arr', 6_000_000, 'own', 'ahead'],
          ['raised_to_date', 1_100_000],
          ['grant', 250_000],
          ['burn_net', 92_000, 'own', 'actual'],
          ['runway', 9],
        ],
      ],
      ['hello@otolyn.health', [prose('otolyn.health   ·   +1 (415) 555-0137')], []],
    ],
  ),
  deck(
    'loadpath',
    {
      company: 'Backhaulr',
      language: 'en',
      format: 'pptx',
      sector: 'mobility',
      currency: 'GBP',
      people: ['Gareth Pryce', 'Nadia Rahmani'],
      rivals: ['Loadsy', 'TruckPool'],
      documentTitle: 'PowerPoint Presentation',
      footer: '© 2026 Backhaulr Ltd.',
      sections: [
        'problem',
        'product',
        'market',
        'traction',
        'businessModel',
        'competition',
        'team',
        'financials',
        'ask',
      ],
    },
    [
      ['Fill every lorry home', [prose('Investor briefing, January 2026')], []],
      [
        'The problem',
        [
          prose(
            'Three in ten lorries on British motorways run empty. Hauliers burn £3.4bn of diesel a year moving air, and shippers still cannot find a truck on Thursday afternoon.',
          ),
        ],
        [3_400_000_000],
        [['pain_cost', 3_400_000_000, 'market']],
      ],
      [
        'Product',
        [
          bullets(
            'Plugs into the tracker the truck already has',
            'Predicts the empty leg 36 hours ahead',
            'Books, invoices and pays within two days',
          ),
        ],
        [],
      ],
      [
        'Market opportunity',
        [
          prose(
            'UK road freight is worth £38bn; spot loads make up £9.5bn of that and it is the part we can address (SAM).',
          ),
          prose('At a 9% fee and a tenth of spot loads, that is £85m of revenue a year for us.'),
        ],
        [
          ['tam', 38_000_000_000, 'market'],
          ['sam', 9_500_000_000, 'market'],
        ],
        [
          ['som', 85_000_000, 'market'],
          ['revenue', 85_000_000, 'own', 'ahead'],
          ['take_rate', 9],
        ],
      ],
      [
        'Traction to date',
        [
          chart(['Q1 25', 'Q2 25', 'Q3 25', 'Q4 25'], ['Loads booked', [410, 980, 2150, 3900]]),
          prose('£2.7m GMV in 2025. £243k net revenue (9% take rate). 148 hauliers active in December, up from 31.'),
        ],
        [
          ['gmv', 2_700_000, 'own', 'actual'],
          ['revenue', 243_000, 'own', 'actual'],
          ['take_rate', 9],
        ],
      ],
      [
        'Unit economics',
        [
          table(
            ['Per haulier', 'Today', 'At scale'],
            ['CAC', '£340', '£210'],
            ['Monthly contribution', '£138', '£190'],
            ['LTV', '£3,310', '£4,900'],
            ['Payback (months)', '2.5', '1.1'],
          ),
        ],
        [
          ['cac', 340, 'own', 'actual'],
          ['ltv', 3_310, 'own', 'actual'],
        ],
        [
          ['cac', 210],
          ['ltv', 4_900],
          ['payback', 2.5],
          ['payback', 1.1],
          ['arpa', 138],
          ['arpa', 190],
        ],
      ],
      [
        'Competitive landscape',
        [
          placed(
            270,
            [0.42, 0, 0.3, 'Predicts empty legs', 12],
            [0.42, 240, 0.3, 'Phone and email', 12],
            [0, 120, 0.15, 'Large fleets', 12],
            [0.85, 120, 0.15, 'Owner-drivers', 12],
            [0.72, 30, 0.2, 'Backhaulr', 18, true],
            [0.18, 60, 0.2, 'Loadsy', 15],
            [0.6, 190, 0.2, 'TruckPool', 15],
          ),
        ],
        [],
      ],
      [
        'Financial plan',
        [
          table(
            ["£'000", 'FY24', 'FY25', 'FY26F', 'FY27F', 'FY28F'],
            ['GMV', '430', '2,700', '9,800', '31,000', '74,000'],
            ['Net revenue', '39', '243', '910', '2,880', '6,900'],
            ['EBITDA', '(310)', '(640)', '(1,150)', '(420)', '1,300'],
          ),
        ],
        [
          ['gmv', 430_000, 'own', 'actual'],
          ['gmv', 2_700_000, 'own', 'actual'],
          ['gmv', 9_800_000, 'own', 'ahead'],
          ['gmv', 31_000_000, 'own', 'ahead'],
          ['gmv', 74_000_000, 'own', 'ahead'],
          ['revenue', 39_000, 'own', 'actual'],
          ['revenue', 243_000, 'own', 'actual'],
          ['revenue', 910_000, 'own', 'ahead'],
          ['revenue', 2_880_000, 'own', 'ahead'],
          ['revenue', 6_900_000, 'own', 'ahead'],
        ],
      ],
      [
        'Who we are',
        [
          stacks(
            ['Gareth Pryce, CEO', 'Ran a 60-truck fleet in Swansea for eleven years', 'Sold it to Wincanton in 2021'],
            ['Nadia Rahmani, CTO', 'Ex-Citymapper, led routing', 'MSc Computer Science, Imperial'],
          ),
        ],
        [],
      ],
      [
        'Investment',
        [
          bullets(
            'Seeking £1.5m at a pre-money of £6m',
            '50% product and data science, 35% sales, 15% operations',
            'Cash today £180k, burn £46k per month',
            'Previously raised £700k (SEIS, 2024)',
          ),
        ],
        [
          ['ask', 1_500_000],
          ['pre_money', 6_000_000],
          ['cash', 180_000, 'own', 'actual'],
          ['burn_net', 46_000, 'own', 'actual'],
          ['raised_to_date', 700_000],
        ],
        [['burn_gross', 46_000, 'own', 'actual']],
      ],
    ],
  ),
  deck(
    'tipstream',
    {
      company: 'Shiftpenny',
      language: 'en',
      format: 'pdf',
      sector: 'fintech',
      currency: 'USD',
      people: ['Jerome Castellanos', 'Wen-Li Hsu', 'Brooke Tanaka'],
      rivals: ['PayNow360', 'Wagely Pro'],
      round: 'series-a',
      footer: '',
      documentTitle: 'Untitled',
      sections: [
        'problem',
        'solution',
        'businessModel',
        'traction',
        'market',
        'competition',
        'team',
        'financials',
        'ask',
      ],
    },
    [
      [
        'Shiftpenny',
        [prose('Wages and tips the night you earn them.'), prose('Series A — Q2 2026'), prose('www.shiftpenny.com')],
        [],
      ],
      [
        '41 million hourly workers wait 11 days for money they already earned',
        [
          bullets(
            'Overdraft and payday fees: $29 billion every year',
            'Managers lose 6 hours a week counting tips in cash',
            '"I drove Uber after my shift just to fill the tank." — Danielle, line cook',
          ),
        ],
        [29_000_000_000],
        [['pain_cost', 29_000_000_000, 'market']],
      ],
      [
        'Shiftpenny pays out at clock-out',
        [
          prose(
            'We sit between the point of sale, payroll and the worker’s debit card. No loan, no interest, no credit check.',
          ),
        ],
        [],
      ],
      [
        'Business model: three ways we earn',
        [
          cards(
            ['$3', 'per worker per month, paid by the restaurant'],
            ['1.4%', 'interchange on card spend'],
            ['$0.99', 'instant transfer fee'],
          ),
        ],
        [
          ['price', 3],
          ['price', 0.99],
        ],
        [
          ['take_rate', 1.4],
          ['revenue', 0.99],
        ],
      ],
      [
        'Growth speaks',
        [
          placed(
            240,
            [0, 0, 0.45, '$3.8M', 32, true],
            [0, 46, 0.45, 'Annualized revenue (April ’26)'],
            [0, 74, 0.45, '3.1x vs. April ’25', 13],
            [0.5, 0, 0.45, '$410M', 32, true],
            [0.5, 46, 0.45, 'wages paid out since launch'],
            [0, 120, 0.45, '1,870', 32, true],
            [0, 166, 0.45, 'restaurants on the platform'],
            [0.5, 120, 0.45, '118%', 32, true],
            [0.5, 166, 0.45, 'net revenue retention'],
          ),
        ],
        [
          ['revenue', 3_800_000, 'own', 'actual'],
          ['nrr', 118],
        ],
        [
          ['tpv', 410_000_000, 'own', 'actual'],
          ['arr', 3_800_000, 'own', 'actual'],
          ['gmv', 410_000_000, 'own', 'actual'],
        ],
      ],
      [
        'Efficient from day one',
        [
          table(
            ['Metric', 'Q4 2025', 'Q1 2026'],
            ['CAC per location', '$640', '$585'],
            ['Lifetime value', '$9,200', '$9,750'],
            ['Gross margin', '64%', '67%'],
            ['Net burn / month', '$310K', '$285K'],
          ),
        ],
        [
          ['cac', 585, 'own', 'actual'],
          ['ltv', 9_750, 'own', 'actual'],
          ['gross_margin', 67],
          ['burn_net', 285_000, 'own', 'actual'],
        ],
        [
          ['cac', 640, 'own', 'actual'],
          ['ltv', 9_200, 'own', 'actual'],
          ['burn_net', 310_000, 'own', 'actual'],
        ],
      ],
      [
        'A large and underserved market',
        [
          bullets(
            'TAM $62B: earned-wage access and hourly payroll, US',
            'SAM $11B: restaurants, hotels and bars',
            'SOM $900M: 300,000 independent restaurants × $3,000 a year',
          ),
        ],
        [
          ['tam', 62_000_000_000, 'market'],
          ['sam', 11_000_000_000, 'market'],
          ['som', 900_000_000, 'market'],
        ],
        [['price', 3_000]],
      ],
      [
        'Why we win',
        [
          prose(
            'Unlike PayNow360 and Wagely Pro, Shiftpenny handles tips, works with the till and costs the worker nothing.',
          ),
          bullets('PayNow360 was fined $2.5M by the CFPB in 2024', 'Wagely Pro serves only chains above 200 sites'),
        ],
        [2_500_000],
      ],
      [
        'Leadership',
        [
          bullets(
            'Jerome Castellanos – CEO, grew Toast Capital to $1B in loans',
            'Wen-Li Hsu – CTO, previously staff engineer at Square',
            'Brooke Tanaka – COO, 3 restaurants owned and sold',
          ),
          prose('Board: Anil Mehta (Cornice Ventures). Investors: Cornice Ventures, Mesa Fund, YC.'),
        ],
        [1_000_000_000],
      ],
      [
        'Projections',
        [
          chart(['2024', '2025', '2026E', '2027E', '2028E'], ['Revenue ($M)', [0.6, 1.9, 5.2, 13.5, 31]]),
          prose('Break-even in Q3 2027.'),
        ],
        [
          ['revenue', 600_000, 'own', 'actual'],
          ['revenue', 1_900_000, 'own', 'actual'],
          ['revenue', 5_200_000, 'own', 'ahead'],
          ['revenue', 13_500_000, 'own', 'ahead'],
          ['revenue', 31_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'Series A: $12M',
        [
          stacks(
            ['45%', 'Sales in ten new metros'],
            ['30%', 'Engineering'],
            ['15%', 'Licences and compliance'],
            ['10%', 'Reserve'],
          ),
          prose('Gives us 26 months of runway. Existing investors have committed $4M. Total funding so far: $5.6M.'),
        ],
        [
          ['ask', 12_000_000],
          ['commitment_of_round', 4_000_000],
          ['raised_to_date', 5_600_000],
          ['runway', 26],
        ],
      ],
    ],
  ),
  deck(
    'selvage',
    {
      company: 'Boltloop',
      language: 'en',
      format: 'pdf',
      sector: 'marketplace',
      currency: 'EUR',
      people: ['Annika Feld', 'Rui Tavares', 'Camille Osei'],
      rivals: ['Fabric Hub', 'Reweave', 'StockCloth'],
      round: 'pre-seed',
      sections: ['problem', 'solution', 'market', 'businessModel', 'traction', 'competition', 'team', 'ask'],
    },
    [
      ['BOLTLOOP', [prose('The marketplace for leftover fabric'), prose('Pre-seed deck — Lisbon, 2026')], []],
      [
        'Why this matters',
        [
          prose(
            'Mills overproduce by 12% to be safe. Each year 2.1 million tonnes of perfectly good cloth, worth €6.7 billion, is burned or buried in Europe.',
          ),
        ],
        [6_700_000_000],
        [['pain_cost', 6_700_000_000, 'market']],
      ],
      [
        'What we do',
        [
          stacks(
            ['For mills', 'Photograph a roll, sell it in 9 days', 'No minimum quantity'],
            ['For brands', 'Search by weight, weave and colour', 'Swatches in 48 hours'],
          ),
        ],
        [],
      ],
      [
        'Market size',
        [
          cards(
            ['€6.7bn', 'TAM — surplus cloth, EU'],
            ['€1.4bn', 'SAM — cotton, linen, wool'],
            ['€56m', 'SOM — 4% by 2029'],
          ),
        ],
        [
          ['tam', 6_700_000_000, 'market'],
          ['sam', 1_400_000_000, 'market'],
          ['som', 56_000_000, 'market'],
        ],
      ],
      [
        'Revenue model',
        [
          bullets(
            'We keep 18% of every order',
            'Average order value: €640',
            'Mills may subscribe for €89 / month to list without limit',
          ),
        ],
        [
          ['take_rate', 18],
          ['price', 89],
        ],
        [
          ['acv', 640],
          ['arpa', 640],
        ],
      ],
      [
        'Early signs',
        [
          placed(
            230,
            [0, 0, 0.22, 'Sep 2025', 14, true],
            [0, 24, 0.22, 'Beta with 8 mills', 13],
            [0.25, 0, 0.22, 'Nov 2025', 14, true],
            [0.25, 24, 0.22, 'First €10k of orders', 13],
            [0.5, 0, 0.22, 'Feb 2026', 14, true],
            [0.5, 24, 0.22, '€48k GMV in the month', 13],
            [0.75, 0, 0.22, 'Dec 2026', 14, true],
            [0.75, 24, 0.22, 'Goal: €250k GMV a month', 13],
            [
              0,
              110,
              1,
              '37 mills and 214 brands signed up, 62 of them buying. Order volume has grown 31% month over month since launch.',
              15,
            ],
          ),
        ],
        [
          ['gmv', 48_000, 'own', 'actual'],
          ['gmv', 250_000, 'own', 'ahead'],
          ['growth_mom', 31],
        ],
        [['gmv', 10_000, 'own', 'actual']],
      ],
      [
        'Alternatives today',
        [
          table(
            ['', 'Surplus only', 'Swatches', 'Escrow', 'Pan-European'],
            ['Boltloop', 'Yes', 'Yes', 'Yes', 'Yes'],
            ['Fabric Hub', 'No', 'Yes', 'No', 'Yes'],
            ['Reweave', 'Yes', 'No', 'No', 'No'],
            ['StockCloth', 'Yes', 'No', 'Yes', 'No'],
            ['Agents and brokers', 'No', 'Yes', 'No', 'No'],
          ),
        ],
        [],
      ],
      [
        'Founding team',
        [
          placed(
            230,
            [0, 0, 0.3, 'ANNIKA FELD', 16, true],
            [0, 24, 0.3, 'CEO', 13],
            [0, 44, 0.3, 'Head of sourcing, Zalando (6 yrs)', 12],
            [0.34, 0, 0.3, 'RUI TAVARES', 16, true],
            [0.34, 24, 0.3, 'COO', 13],
            [0.34, 44, 0.3, 'Third generation of a Guimarães mill', 12],
            [0.68, 0, 0.3, 'CAMILLE OSEI', 16, true],
            [0.68, 24, 0.3, 'Product & engineering', 13],
            [0.68, 44, 0.3, 'Built search at Vinted', 12],
          ),
        ],
        [],
      ],
      [
        'What we need',
        [
          bullets(
            '€650k pre-seed, SAFE with a €4.5m cap',
            '€200k already soft-circled by two textile families',
            '18 months to reach €3m annual GMV',
            'We have put in €90k of our own',
          ),
        ],
        [
          ['ask', 650_000],
          ['val_cap', 4_500_000],
          ['commitment_of_round', 200_000],
          ['gmv', 3_000_000, 'own', 'ahead'],
        ],
        [['raised_to_date', 90_000]],
      ],
      ['Thank you', [prose('annika@boltloop.eu')], []],
    ],
  ),
  deck(
    'nursepath',
    {
      company: 'Nursepath',
      language: 'en',
      format: 'pptx',
      sector: 'edtech',
      currency: 'INR',
      people: ['Divya Nambiar', 'Arjun Kulkarni'],
      rivals: ['ExamGuru', 'MedTutor'],
      round: 'pre-seed',
      footer: 'nursepath.in',
      documentTitle: 'deck',
      sections: [
        'problem',
        'product',
        'market',
        'traction',
        'businessModel',
        'competition',
        'team',
        'financials',
        'ask',
      ],
    },
    [
      ['Nursepath', [prose('From nursing college in Kerala to a licence in Berlin, Dublin or Toronto')], []],
      [
        'Problem',
        [
          bullets(
            'The world is short of 4.5 million nurses',
            'India trains 3.2 lakh nurses a year; fewer than 8% pass a foreign licence exam',
            'Agents charge up to ₹6 lakh and vanish',
          ),
        ],
        [600_000],
        [['pain_cost', 600_000, 'market']],
      ],
      [
        'Product',
        [
          prose(
            'Live cohorts, 9,000 graded questions and speaking practice with AI, in one app. Students see every day how far they are from a pass.',
          ),
        ],
        [],
      ],
      [
        'Market',
        [
          bullets(
            'TAM: ₹24,000 Cr spent on nurse migration by candidates and hospitals',
            'SAM: ₹5,600 Cr test preparation and language courses',
            'SOM: ₹210 Cr by FY30',
          ),
          note('Source: RedSeer 2025, own analysis'),
        ],
        [
          ['tam', 240_000_000_000, 'market'],
          ['sam', 56_000_000_000, 'market'],
          ['som', 2_100_000_000, 'market'],
        ],
      ],
      [
        'Traction',
        [
          cards(
            ['11,600', 'paid enrolments'],
            ['₹7.8 Cr', 'revenue in FY25'],
            ['4.7★', 'on Google Play'],
            ['68%', 'pass rate'],
          ),
          prose('Revenue was ₹2.9 Cr in FY24. Monthly run-rate crossed ₹1 Cr in March 2026.'),
        ],
        [
          ['revenue', 78_000_000, 'own', 'actual'],
          ['revenue', 29_000_000, 'own', 'actual'],
        ],
        [
          ['revenue', 10_000_000, 'own', 'actual'],
          ['mrr', 10_000_000, 'own', 'actual'],
        ],
      ],
      [
        'Business model',
        [
          table(
            ['Plan', 'Fee', 'Share of sales'],
            ['Self-study', '₹4,999', '22%'],
            ['Cohort', '₹24,999', '61%'],
            ['Placement (paid by hospital)', '₹1.8 lakh', '17%'],
          ),
          bullets('CAC ₹1,150 · contribution margin 46%'),
        ],
        [
          ['price', 4_999],
          ['price', 24_999],
          ['price', 180_000],
          ['cac', 1_150],
        ],
        [['gross_margin', 46]],
      ],
      [
        'Competition',
        [
          bullets(
            'ExamGuru: recorded lectures, 2M downloads, raised $15M',
            'MedTutor: one-to-one, five times our price',
            'Local coaching centres: no data, no outcomes',
          ),
        ],
        [],
      ],
      [
        'Team',
        [
          stacks(
            ['Divya Nambiar', 'Founder & CEO', 'RN, 9 years in NHS wards; IIM Kozhikode'],
            ['Arjun Kulkarni', 'Co-founder & CTO', "BYJU'S early engineer, IIT Bombay"],
            ['Sister Mary Thomas', 'Advisor', 'Former head, Kerala Nursing Council'],
          ),
        ],
        [],
      ],
      [
        'Financials',
        [
          table(
            ['₹ Cr', 'FY24A', 'FY25A', 'FY26E', 'FY27E'],
            ['Revenue', '2.9', '7.8', '16.5', '34'],
            ['EBITDA', '-1.1', '-1.6', '0.4', '5.1'],
            ['Students', '4,300', '11,600', '25,000', '52,000'],
          ),
        ],
        [
          ['revenue', 29_000_000, 'own', 'actual'],
          ['revenue', 78_000_000, 'own', 'actual'],
          ['revenue', 165_000_000, 'own', 'ahead'],
          ['revenue', 340_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'The ask',
        [
          prose('Raising ₹12 Cr for 15% equity.'),
          bullets('Content for NCLEX and German B2: ₹4 Cr', 'Growth: ₹5 Cr', 'Team: ₹3 Cr'),
          prose('Cash in hand ₹1.4 Cr. Spending ₹22 lakh a month more than we earn.'),
        ],
        [
          ['ask', 120_000_000],
          ['dilution', 15],
          ['cash', 14_000_000, 'own', 'actual'],
          ['burn_net', 2_200_000, 'own', 'actual'],
        ],
        [
          ['use_of_funds', 40_000_000],
          ['use_of_funds', 50_000_000],
          ['use_of_funds', 30_000_000],
        ],
      ],
    ],
  ),
];
