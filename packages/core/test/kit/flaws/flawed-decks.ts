/** Early decks in three languages, each with one thing that a careful reader would hold against it, and its honest twin. */
import type { Locale } from '../../../src/model/values.js';
import type { Part, PlantedDeck } from '../planted/planted-deck.js';
import { bullets, deck, prose, table, type WrittenSlide } from '../planted/write-by-hand.js';

type Topic = 'solution' | 'market' | 'pricing' | 'competition' | 'traction' | 'customers' | 'team' | 'ask';

interface Flaw {
  /** What must be raised: the id of a flag, or of a check or sum that does not tie. */
  raised: string;
  /** Which slide differs, with its parts as a founder would write them, flawed and honest. */
  topic: Topic;
  flawed: Part[];
  honest: Part[];
}

export interface FlawedDeck {
  raised: string;
  language: Locale;
  flawed: PlantedDeck;
  honest: PlantedDeck;
}

interface Words {
  company: string;
  cover: [string, string];
  problem: [title: string, ...lines: string[]];
  titles: Record<Topic, string>;
  honest: Record<Topic, Part[]>;
  flaws: Flaw[];
}

const EN: Words = {
  company: 'Kelpway',
  cover: ['Moisture sensors that tell seaweed farms when to harvest', 'Seed round, May 2026'],
  problem: [
    'The problem',
    'Farms harvest by the calendar and lose a fifth of the crop to rot.',
    'A lost line costs a farm $4,200 a season.',
  ],
  titles: {
    solution: 'Our solution',
    pricing: 'Business model',
    market: 'Market',
    competition: 'Competition',
    traction: 'Traction',
    customers: 'What farmers say',
    team: 'Team',
    ask: 'The ask',
  },
  honest: {
    solution: [
      bullets('A buoy measures moisture and salt and sends one number a day.', 'The prototype floats at two sites.'),
    ],
    pricing: [bullets('Price: $1,200 a year')],
    market: [bullets('5,000 farms grow kelp on our coasts.', 'They would pay $1,200 a year each.')],
    competition: [
      table(
        ['', 'Kelpway', 'Seabit', 'Algamon'],
        ['Works offline', 'Yes', 'No', 'Yes'],
        ['Own app', 'No', 'Yes', 'Yes'],
        ['One-day set-up', 'Yes', 'Yes', 'No'],
      ),
    ],
    traction: [bullets('Pilot with Northsea Farms since March 2026.', 'Two letters of intent signed.')],
    customers: [
      bullets('“It told us four days earlier than we would have seen it ourselves.” Ada Holm, Northsea Farms'),
    ],
    team: [
      bullets(
        'Nora Vik, CEO and co-founder: nine years at Ocean Rainforest',
        'Sam Adler, CTO and co-founder: built sensors at Bosch',
      ),
    ],
    ask: [bullets('We are raising $1.2M in a seed round.', 'Use of funds: 50% product, 30% sales, 20% operations.')],
  },
  flaws: [
    {
      raised: 'placeholder-people',
      topic: 'team',
      flawed: [bullets('Nora Vik, CEO and co-founder: nine years at Ocean Rainforest', 'Name Surname, CTO')],
      honest: [bullets('Nora Vik, CEO and co-founder: nine years at Ocean Rainforest', 'Sam Adler, CTO')],
    },
    {
      raised: 'use-of-funds-sum',
      topic: 'ask',
      flawed: [
        bullets('We are raising $1.2M in a seed round.'),
        table(['Use of funds', 'Share'], ['Product', '60%'], ['Sales', '40%'], ['Operations', '25%']),
      ],
      honest: [
        bullets('We are raising $1.2M in a seed round.'),
        table(['Use of funds', 'Share'], ['Product', '50%'], ['Sales', '30%'], ['Operations', '20%']),
      ],
    },
    {
      raised: 'mrr-arr',
      topic: 'traction',
      flawed: [bullets('MRR of $12K in April 2026', 'ARR of $310K in April 2026')],
      honest: [bullets('MRR of $12K in April 2026', 'ARR of $144K in April 2026')],
    },
    {
      raised: 'flattering-matrix',
      topic: 'competition',
      flawed: [
        table(
          ['', 'Kelpway', 'Seabit', 'Algamon'],
          ['Works offline', 'Yes', 'No', 'No'],
          ['Own app', 'Yes', 'Yes', 'No'],
          ['One-day set-up', 'Yes', 'No', 'Yes'],
        ),
      ],
      honest: [
        table(
          ['', 'Kelpway', 'Seabit', 'Algamon'],
          ['Works offline', 'Yes', 'No', 'No'],
          ['Own app', 'No', 'Yes', 'No'],
          ['One-day set-up', 'Yes', 'No', 'Yes'],
        ),
      ],
    },
    {
      raised: 'audit-without-product',
      topic: 'solution',
      flawed: [bullets('Protocol and smart contracts audited by Halborn.', 'The prototype floats at two sites.')],
      honest: [
        bullets('Protocol and smart contracts to be audited by Halborn in 2027.', 'The prototype floats at two sites.'),
      ],
    },
    {
      raised: 'repeated-praise',
      topic: 'customers',
      flawed: [
        bullets(
          '“It told us four days earlier than we would have seen it ourselves.” Ada Holm, Northsea Farms',
          '“It told us four days earlier than we would have seen it ourselves.” Bo Lund, Fjordkelp',
        ),
      ],
      honest: [
        bullets(
          '“It told us four days earlier than we would have seen it ourselves.” Ada Holm, Northsea Farms',
          '“We have not lost a single line since the buoys are out there.” Bo Lund, Fjordkelp',
        ),
      ],
    },
    {
      raised: 'relative-as-pilot',
      topic: 'traction',
      flawed: [bullets('Our first pilot runs on the farm of the founder’s uncle.')],
      honest: [
        bullets(
          'Our first pilot runs on the farm of the founder’s uncle.',
          'Pilot with Northsea Farms since March 2026.',
        ),
      ],
    },
    {
      raised: 'ask-without-stage',
      topic: 'ask',
      flawed: [bullets('We are raising $1.2M.', 'Use of funds: 50% product, 30% sales, 20% operations.')],
      honest: [
        bullets('We are raising $1.2M in a seed round.', 'Use of funds: 50% product, 30% sales, 20% operations.'),
      ],
    },
    {
      raised: 'units-apart',
      topic: 'market',
      flawed: [bullets('5,000 farms on our coasts', 'TAM: €6M')],
      honest: [bullets('5,000 farms on our coasts', 'TAM: $6M')],
    },
    {
      raised: 'no-competitors-claimed',
      topic: 'competition',
      flawed: [bullets('We have no competitors.')],
      honest: [bullets('Seabit and Algamon sell to fish farms; we are the cheaper one for kelp.')],
    },
    {
      raised: 'guaranteed-return',
      topic: 'ask',
      flawed: [bullets('We are raising $1.2M in a seed round.', 'Guaranteed return of 20% a year for investors.')],
      honest: [bullets('We are raising $1.2M in a seed round.', 'Returns are not guaranteed.')],
    },
    {
      raised: 'short-runway',
      topic: 'ask',
      flawed: [bullets('We are raising $1.2M in a seed round.', 'Cash of $90K today, net burn of $30K a month.')],
      honest: [bullets('We are raising $1.2M in a seed round.', 'Cash of $400K today, net burn of $30K a month.')],
    },
  ],
};

const ES: Words = {
  company: 'Algaviva',
  cover: ['Sensores de humedad que dicen a las granjas de algas cuándo cosechar', 'Ronda semilla, mayo de 2026'],
  problem: [
    'El problema',
    'Las granjas cosechan por calendario y pierden una quinta parte por podredumbre.',
    'Una línea perdida cuesta 4.200 € por temporada.',
  ],
  titles: {
    solution: 'Nuestra solución',
    pricing: 'Modelo de negocio',
    market: 'Mercado',
    competition: 'Competencia',
    traction: 'Tracción',
    customers: 'Qué dicen los clientes',
    team: 'Equipo',
    ask: 'La ronda',
  },
  honest: {
    solution: [bullets('Una boya mide humedad y sal y envía un número al día.', 'El prototipo flota en dos lugares.')],
    pricing: [bullets('Precio: 1.200 € al año')],
    market: [bullets('Hay 5.000 granjas de algas en nuestras costas.', 'Pagarían 1.200 € al año cada una.')],
    competition: [
      table(
        ['', 'Algaviva', 'Marbit', 'Algamon'],
        ['Sin conexión', 'Sí', 'No', 'Sí'],
        ['App propia', 'No', 'Sí', 'Sí'],
        ['Listo en un día', 'Sí', 'Sí', 'No'],
      ),
    ],
    traction: [bullets('Piloto con Granjas del Norte desde marzo de 2026.', 'Dos cartas de intención firmadas.')],
    customers: [
      bullets('«Nos avisó cuatro días antes de que lo viéramos nosotros mismos.» Ada Holm, Granjas del Norte'),
    ],
    team: [
      bullets(
        'Nora Vidal, CEO y cofundadora: nueve años en Porto-Muiños',
        'Samuel Ibarra, CTO y cofundador: diseñó sensores en Bosch',
      ),
    ],
    ask: [
      bullets('Buscamos 1,2 M€ en una ronda semilla.', 'Uso de fondos: 50 % producto, 30 % ventas, 20 % operaciones.'),
    ],
  },
  flaws: [
    {
      raised: 'placeholder-people',
      topic: 'team',
      flawed: [bullets('Nora Vidal, CEO y cofundadora: nueve años en Porto-Muiños', 'Nombre Apellido, CTO')],
      honest: [bullets('Nora Vidal, CEO y cofundadora: nueve años en Porto-Muiños', 'Samuel Ibarra, CTO')],
    },
    {
      raised: 'use-of-funds-sum',
      topic: 'ask',
      flawed: [
        bullets('Buscamos 1,2 M€ en una ronda semilla.'),
        table(['Uso de fondos', 'Parte'], ['Producto', '60 %'], ['Ventas', '40 %'], ['Operaciones', '25 %']),
      ],
      honest: [
        bullets('Buscamos 1,2 M€ en una ronda semilla.'),
        table(['Uso de fondos', 'Parte'], ['Producto', '50 %'], ['Ventas', '30 %'], ['Operaciones', '20 %']),
      ],
    },
    {
      raised: 'mrr-arr',
      topic: 'traction',
      flawed: [bullets('MRR de 12.000 € en abril de 2026', 'ARR de 310.000 € en abril de 2026')],
      honest: [bullets('MRR de 12.000 € en abril de 2026', 'ARR de 144.000 € en abril de 2026')],
    },
    {
      raised: 'flattering-matrix',
      topic: 'competition',
      flawed: [
        table(
          ['', 'Algaviva', 'Marbit', 'Algamon'],
          ['Sin conexión', 'Sí', 'No', 'No'],
          ['App propia', 'Sí', 'Sí', 'No'],
          ['Listo en un día', 'Sí', 'No', 'Sí'],
        ),
      ],
      honest: [
        table(
          ['', 'Algaviva', 'Marbit', 'Algamon'],
          ['Sin conexión', 'Sí', 'No', 'No'],
          ['App propia', 'No', 'Sí', 'No'],
          ['Listo en un día', 'Sí', 'No', 'Sí'],
        ),
      ],
    },
    {
      raised: 'audit-without-product',
      topic: 'solution',
      flawed: [
        bullets('Protocolo y contratos inteligentes auditados por Halborn.', 'El prototipo flota en dos lugares.'),
      ],
      honest: [bullets('Auditoría del protocolo prevista con Halborn en 2027.', 'El prototipo flota en dos lugares.')],
    },
    {
      raised: 'repeated-praise',
      topic: 'customers',
      flawed: [
        bullets(
          '«Nos avisó cuatro días antes de que lo viéramos nosotros mismos.» Ada Holm, Granjas del Norte',
          '«Nos avisó cuatro días antes de que lo viéramos nosotros mismos.» Blas Luna, Algas Ría',
        ),
      ],
      honest: [
        bullets(
          '«Nos avisó cuatro días antes de que lo viéramos nosotros mismos.» Ada Holm, Granjas del Norte',
          '«No hemos perdido ni una sola línea desde que están las boyas.» Blas Luna, Algas Ría',
        ),
      ],
    },
    {
      raised: 'relative-as-pilot',
      topic: 'traction',
      flawed: [bullets('Nuestro primer piloto está en la granja del tío de la fundadora.')],
      honest: [
        bullets(
          'Nuestro primer piloto está en la granja del tío de la fundadora.',
          'Piloto con Granjas del Norte desde marzo de 2026.',
        ),
      ],
    },
    {
      raised: 'ask-without-stage',
      topic: 'ask',
      flawed: [bullets('Buscamos 1,2 M€.', 'Uso de fondos: 50 % producto, 30 % ventas, 20 % operaciones.')],
      honest: [
        bullets(
          'Buscamos 1,2 M€ en una ronda semilla.',
          'Uso de fondos: 50 % producto, 30 % ventas, 20 % operaciones.',
        ),
      ],
    },
    {
      raised: 'units-apart',
      topic: 'market',
      flawed: [bullets('5.000 granjas en nuestras costas', 'TAM: 6 M US$')],
      honest: [bullets('5.000 granjas en nuestras costas', 'TAM: 6 M€')],
    },
    {
      raised: 'no-competitors-claimed',
      topic: 'competition',
      flawed: [bullets('No tenemos competencia.')],
      honest: [bullets('Marbit y Algamon venden a piscifactorías; para algas somos más baratos.')],
    },
    {
      raised: 'guaranteed-return',
      topic: 'ask',
      flawed: [
        bullets('Buscamos 1,2 M€ en una ronda semilla.', 'Rentabilidad garantizada del 20 % anual para el inversor.'),
      ],
      honest: [bullets('Buscamos 1,2 M€ en una ronda semilla.', 'No se garantiza ninguna rentabilidad.')],
    },
    {
      raised: 'short-runway',
      topic: 'ask',
      flawed: [
        bullets('Buscamos 1,2 M€ en una ronda semilla.', 'Caja de 90.000 € hoy, gasto neto de 30.000 € al mes.'),
      ],
      honest: [
        bullets('Buscamos 1,2 M€ en una ronda semilla.', 'Caja de 400.000 € hoy, gasto neto de 30.000 € al mes.'),
      ],
    },
  ],
};

const FR: Words = {
  company: 'Goémontech',
  cover: ['Des capteurs d’humidité qui disent aux fermes d’algues quand récolter', 'Tour d’amorçage, mai 2026'],
  problem: [
    'Le problème',
    'Les fermes récoltent au calendrier et perdent un cinquième en pourriture.',
    'Une ligne perdue coûte 4 200 € par saison.',
  ],
  titles: {
    solution: 'Notre solution',
    pricing: 'Modèle économique',
    market: 'Marché',
    competition: 'Concurrence',
    traction: 'Traction',
    customers: 'Ce que disent les clients',
    team: 'Équipe',
    ask: 'La levée',
  },
  honest: {
    solution: [
      bullets(
        'Une bouée mesure l’humidité et le sel et envoie un nombre par jour.',
        'Le prototype flotte sur deux sites.',
      ),
    ],
    pricing: [bullets('Prix : 1 200 € par an')],
    market: [bullets('5 000 fermes d’algues vivent sur nos côtes.', 'Elles paieraient 1 200 € par an chacune.')],
    competition: [
      table(
        ['', 'Goémontech', 'Marbit', 'Algamon'],
        ['Hors ligne', 'Oui', 'Non', 'Oui'],
        ['Application propre', 'Non', 'Oui', 'Oui'],
        ['Posé en un jour', 'Oui', 'Oui', 'Non'],
      ),
    ],
    traction: [bullets('Pilote avec Les Fermes du Nord depuis mars 2026.', 'Deux lettres d’intention signées.')],
    customers: [
      bullets('« Elle nous a prévenus quatre jours avant que nous ne le voyions. » Ada Holm, Les Fermes du Nord'),
    ],
    team: [
      bullets(
        'Nora Kervella, CEO et cofondatrice : neuf ans chez Algaia',
        'Samuel Le Goff, CTO et cofondateur : a conçu des capteurs chez Bosch',
      ),
    ],
    ask: [
      bullets('Nous levons 1,2 M€ en amorçage.', 'Utilisation des fonds : 50 % produit, 30 % ventes, 20 % opérations.'),
    ],
  },
  flaws: [
    {
      raised: 'placeholder-people',
      topic: 'team',
      flawed: [bullets('Nora Kervella, CEO et cofondatrice : neuf ans chez Algaia', 'Prénom Nom, CTO')],
      honest: [bullets('Nora Kervella, CEO et cofondatrice : neuf ans chez Algaia', 'Samuel Le Goff, CTO')],
    },
    {
      raised: 'use-of-funds-sum',
      topic: 'ask',
      flawed: [
        bullets('Nous levons 1,2 M€ en amorçage.'),
        table(['Utilisation des fonds', 'Part'], ['Produit', '60 %'], ['Ventes', '40 %'], ['Opérations', '25 %']),
      ],
      honest: [
        bullets('Nous levons 1,2 M€ en amorçage.'),
        table(['Utilisation des fonds', 'Part'], ['Produit', '50 %'], ['Ventes', '30 %'], ['Opérations', '20 %']),
      ],
    },
    {
      raised: 'mrr-arr',
      topic: 'traction',
      flawed: [bullets('MRR de 12 000 € en avril 2026', 'ARR de 310 000 € en avril 2026')],
      honest: [bullets('MRR de 12 000 € en avril 2026', 'ARR de 144 000 € en avril 2026')],
    },
    {
      raised: 'flattering-matrix',
      topic: 'competition',
      flawed: [
        table(
          ['', 'Goémontech', 'Marbit', 'Algamon'],
          ['Hors ligne', 'Oui', 'Non', 'Non'],
          ['Application propre', 'Oui', 'Oui', 'Non'],
          ['Posé en un jour', 'Oui', 'Non', 'Oui'],
        ),
      ],
      honest: [
        table(
          ['', 'Goémontech', 'Marbit', 'Algamon'],
          ['Hors ligne', 'Oui', 'Non', 'Non'],
          ['Application propre', 'Non', 'Oui', 'Non'],
          ['Posé en un jour', 'Oui', 'Non', 'Oui'],
        ),
      ],
    },
    {
      raised: 'audit-without-product',
      topic: 'solution',
      flawed: [
        bullets('Protocole et contrats intelligents audités par Halborn.', 'Le prototype flotte sur deux sites.'),
      ],
      honest: [bullets('Audit du protocole prévu avec Halborn en 2027.', 'Le prototype flotte sur deux sites.')],
    },
    {
      raised: 'repeated-praise',
      topic: 'customers',
      flawed: [
        bullets(
          '« Elle nous a prévenus quatre jours avant que nous ne le voyions. » Ada Holm, Les Fermes du Nord',
          '« Elle nous a prévenus quatre jours avant que nous ne le voyions. » Yann Prigent, Algues Rade',
        ),
      ],
      honest: [
        bullets(
          '« Elle nous a prévenus quatre jours avant que nous ne le voyions. » Ada Holm, Les Fermes du Nord',
          '« Nous n’avons plus perdu une seule ligne depuis la pose des bouées. » Yann Prigent, Algues Rade',
        ),
      ],
    },
    {
      raised: 'relative-as-pilot',
      topic: 'traction',
      flawed: [bullets('Notre premier pilote tourne dans la ferme de l’oncle de la fondatrice.')],
      honest: [
        bullets(
          'Notre premier pilote tourne dans la ferme de l’oncle de la fondatrice.',
          'Pilote avec Les Fermes du Nord depuis mars 2026.',
        ),
      ],
    },
    {
      raised: 'ask-without-stage',
      topic: 'ask',
      flawed: [bullets('Nous levons 1,2 M€.', 'Utilisation des fonds : 50 % produit, 30 % ventes, 20 % opérations.')],
      honest: [
        bullets(
          'Nous levons 1,2 M€ en amorçage.',
          'Utilisation des fonds : 50 % produit, 30 % ventes, 20 % opérations.',
        ),
      ],
    },
    {
      raised: 'units-apart',
      topic: 'market',
      flawed: [bullets('5 000 fermes sur nos côtes', 'TAM : 6 M$')],
      honest: [bullets('5 000 fermes sur nos côtes', 'TAM : 6 M€')],
    },
    {
      raised: 'no-competitors-claimed',
      topic: 'competition',
      flawed: [bullets('Nous n’avons aucun concurrent.')],
      honest: [bullets('Marbit et Algamon vendent aux piscicultures ; pour les algues nous sommes moins chers.')],
    },
    {
      raised: 'guaranteed-return',
      topic: 'ask',
      flawed: [bullets('Nous levons 1,2 M€ en amorçage.', 'Rendement garanti de 20 % par an pour l’investisseur.')],
      honest: [bullets('Nous levons 1,2 M€ en amorçage.', 'Le rendement n’est pas garanti.')],
    },
    {
      raised: 'short-runway',
      topic: 'ask',
      flawed: [
        bullets(
          'Nous levons 1,2 M€ en amorçage.',
          'Trésorerie de 90 000 € aujourd’hui, dépense nette de 30 000 € par mois.',
        ),
      ],
      honest: [
        bullets(
          'Nous levons 1,2 M€ en amorçage.',
          'Trésorerie de 400 000 € aujourd’hui, dépense nette de 30 000 € par mois.',
        ),
      ],
    },
  ],
};

const TOPICS: readonly Topic[] = [
  'solution',
  'market',
  'pricing',
  'competition',
  'traction',
  'customers',
  'team',
  'ask',
];
/** A relative is the only use, and a deck without a stage names it nowhere. */
const LEFT_OUT: Readonly<Record<string, readonly (Topic | 'stage')[]>> = {
  'relative-as-pilot': ['customers'],
  'ask-without-stage': ['stage'],
};

function write(language: Locale, words: Words, { raised, topic }: Flaw, parts: Part[], isFlawed: boolean): PlantedDeck {
  const [problem, ...lines] = words.problem;
  const [line, round] = words.cover;
  const without = LEFT_OUT[raised] ?? [];
  const cover = without.includes('stage') ? [prose(line)] : [prose(line), prose(round)];
  const slides: WrittenSlide[] = [
    [words.company, cover, []],
    [problem, [bullets(...lines)], []],
    ...TOPICS.filter((each) => !without.includes(each)).map((each): WrittenSlide => [
      words.titles[each],
      each === topic ? parts : words.honest[each],
      [],
    ]),
  ];
  return deck(
    `${raised}-${language}-${isFlawed ? 'flawed' : 'honest'}`,
    {
      company: words.company,
      language,
      format: 'pdf',
      sector: 'other',
      currency: language === 'en' ? 'USD' : 'EUR',
      people: [],
      rivals: [],
    },
    slides,
  );
}

export const FLAWED_DECKS: readonly FlawedDeck[] = (
  [
    ['en', EN],
    ['es', ES],
    ['fr', FR],
  ] as const
).flatMap(([language, words]) =>
  words.flaws.map((flaw) => ({
    raised: flaw.raised,
    language,
    flawed: write(language, words, flaw, flaw.flawed, true),
    honest: write(language, words, flaw, flaw.honest, false),
  })),
);
