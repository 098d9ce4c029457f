/** Decks written by hand, sentence by sentence, two in each language: a check on the composed ones, whose sentences repeat. */
import type { PlantedDeck } from './planted-deck.js';
import { bullets, cards, deck, prose, table, team } from './write-by-hand.js';

export const WRITTEN_DECKS: readonly PlantedDeck[] = [
  deck(
    'harborline',
    {
      company: 'Harborline',
      language: 'en',
      format: 'pdf',
      sector: 'mobility',
      currency: 'USD',
      people: ['Priya Raman', 'Oscar Lind'],
      rivals: ['Dockwise', 'Portcast'],
    },
    [
      ['Harborline', [prose('Berth planning for mid-size ports'), prose('Seed deck, April 2026')], []],
      [
        'Ships wait while cranes stand idle',
        [
          prose(
            'A container ship burns $38,000 a day at anchor. Across the industry, waiting costs carriers $11.6 billion annually.',
          ),
        ],
        [11_600_000_000],
        [
          ['pain_cost', 38_000, 'market'],
          ['pain_cost', 11_600_000_000, 'market'],
        ],
      ],
      [
        'How big is this?',
        [
          bullets(
            'Port software is an $8.9B category today',
            'The part we can serve: $1.3B (SAM)',
            'Within reach by 2030 — $70M (SOM)',
          ),
        ],
        [
          ['tam', 8_900_000_000, 'market'],
          ['sam', 1_300_000_000, 'market'],
          ['som', 70_000_000, 'market'],
        ],
      ],
      [
        'What ports pay',
        [bullets('Annual licence of $96,000 per terminal', 'We spend $14K to land a terminal (CAC)')],
        [
          ['price', 96_000],
          ['cac', 14_000],
        ],
        [['acv', 96_000]],
      ],
      [
        'Traction',
        [
          cards(['$1.34M', 'ARR at the end of March 2026'], ['14', 'terminals live'], ['0', 'customers lost']),
          prose(
            'Twelve months earlier ARR stood at $520K. Another $900K is under signed contract and goes live in the autumn.',
          ),
        ],
        [['arr', 1_340_000, 'own', 'actual']],
        [
          ['arr', 520_000, 'own', 'actual'],
          ['bookings', 900_000, 'own', 'actual'],
          ['carr', 900_000, 'own', 'actual'],
        ],
      ],
      [
        'What one terminal gained',
        [prose('Terminal Norte handled 9% more ships and added $2.8M to its own revenue in the first year.')],
        [2_800_000],
      ],
      [
        'Competition',
        [
          bullets(
            'Dockwise: $45M in funding, built for the twenty largest ports',
            'Portcast sells forecasts; it reported sales of $6.2M in 2024',
            'Spreadsheets and radio: what nine of ten ports use',
          ),
        ],
        [45_000_000, 6_200_000],
      ],
      [
        'Plan',
        [
          table(
            ['USD thousand', '2024', '2025', '2026E', '2027E'],
            ['Revenue', '410', '980', '2,300', '5,100'],
            ['Headcount', '6', '11', '19', '28'],
          ),
        ],
        [
          ['revenue', 410_000, 'own', 'actual'],
          ['revenue', 980_000, 'own', 'actual'],
          ['revenue', 2_300_000, 'own', 'ahead'],
          ['revenue', 5_100_000, 'own', 'ahead'],
        ],
      ],
      [
        'Cash',
        [prose('We have $640K in the bank and spend $78K more than we earn each month.')],
        [
          ['cash', 640_000, 'own', 'actual'],
          ['burn_net', 78_000, 'own', 'actual'],
        ],
      ],
      ['Team', [team('Priya Raman\nCEO and founder', 'Oscar Lind\nCTO')], []],
      [
        'The round',
        [
          bullets(
            '$3.5M seed at $15M pre',
            '$1.1M already committed by Wavecrest and two angels',
            'Gets us to 40 terminals and 20 months of runway',
            'Raised before: $850K pre-seed in 2024',
          ),
        ],
        [
          ['ask', 3_500_000],
          ['pre_money', 15_000_000],
          ['commitment_of_round', 1_100_000],
          ['raised_to_date', 850_000],
        ],
      ],
    ],
  ),
  deck(
    'petalwise',
    {
      company: 'Petalwise',
      language: 'en',
      format: 'pptx',
      sector: 'marketplace',
      currency: 'GBP',
      people: ['Imogen Hart', 'Samuel Adeyemi'],
      rivals: ['Bloomhub', 'Stemly'],
    },
    [
      ['Petalwise', [prose('Florists buy straight from growers'), prose('Investor presentation · February 2026')], []],
      [
        'Problem',
        [
          bullets(
            'Four middlemen take 60p of every pound a florist pays',
            'One stem in three is thrown away: £1.9bn of waste a year',
          ),
        ],
        [1_900_000_000],
        [['pain_cost', 1_900_000_000, 'market']],
      ],
      [
        'Market',
        [
          table(
            ['', 'Value'],
            ['TAM: cut flowers, Europe', '£21bn'],
            ['SAM: independent florists', '£4.6bn'],
            ['SOM: UK and Benelux', '£310m'],
          ),
        ],
        [
          ['tam', 21_000_000_000, 'market'],
          ['sam', 4_600_000_000, 'market'],
          ['som', 310_000_000, 'market'],
        ],
      ],
      [
        'Business model',
        [
          bullets(
            '14% of each order is ours',
            'Average basket £212',
            'Acquiring a florist costs £95; over her lifetime she brings £1,480',
          ),
        ],
        [
          ['cac', 95],
          ['ltv', 1_480],
        ],
      ],
      [
        'Traction',
        [
          prose(
            'Orders worth £5.4m passed through the marketplace in 2025 (GMV), 2.6 times the 2024 figure. Our net revenue was £756,000.',
          ),
          bullets('1,930 florists bought in January', '88% buy again within 30 days'),
        ],
        [
          ['gmv', 5_400_000, 'own', 'actual'],
          ['revenue', 756_000, 'own', 'actual'],
        ],
      ],
      [
        'Competition',
        [
          bullets(
            'Bloomhub (raised £28m, valued at £140m) holds stock in a warehouse',
            'Stemly: £3.1m ARR from software for wholesalers',
          ),
        ],
        [28_000_000, 140_000_000, 3_100_000],
      ],
      [
        'Outlook',
        [
          prose(
            'We expect revenue of £1.9m this year and £4.8m in 2027. If we win the Dutch auctions as a partner, GMV could pass £60m by 2028.',
          ),
        ],
        [
          ['revenue', 1_900_000, 'own', 'ahead'],
          ['revenue', 4_800_000, 'own', 'ahead'],
          ['gmv', 60_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'Financials',
        [cards(['£52k', 'net burn / month'], ['£430k', 'cash, end of January'], ['41%', 'contribution margin'])],
        [
          ['burn_net', 52_000, 'own', 'actual'],
          ['cash', 430_000, 'own', 'actual'],
        ],
      ],
      ['Team', [team('Imogen Hart\nFounder, CEO', 'Samuel Adeyemi\nChief Technology Officer')], []],
      [
        'We are raising £1.8m',
        [
          bullets(
            'SEIS/EIS eligible, £7.5m post-money valuation cap',
            'Innovate UK grant of £180k secured',
            '£400k soft-committed',
            'Tickets up to £250k are open',
          ),
        ],
        [
          ['ask', 1_800_000],
          ['val_cap', 7_500_000],
          ['grant', 180_000],
          ['commitment_of_round', 400_000],
        ],
        [['post_money', 7_500_000]],
      ],
    ],
  ),
  deck(
    'regadio',
    {
      company: 'Acequia',
      language: 'es',
      format: 'pptx',
      sector: 'saas',
      currency: 'EUR',
      people: ['Nuria Ferrán', 'Gonzalo Ibáñez'],
      rivals: ['Hidrosoft', 'Agralia'],
    },
    [
      [
        'Acequia',
        [prose('Riego de precisión para cooperativas'), prose('Presentación a inversores, febrero de 2026')],
        [],
      ],
      [
        'El problema',
        [
          prose(
            'Un tercio del agua de riego se pierde. A las cooperativas españolas les cuesta 480 millones de euros cada campaña.',
          ),
        ],
        [480_000_000],
        [['pain_cost', 480_000_000, 'market']],
      ],
      [
        'Un mercado que crece',
        [
          bullets(
            'Riego inteligente en el mundo: 3.700 millones de euros (2025), +16 % anual',
            'Europa del sur, nuestro SAM: 620 M€',
            'SOM a cinco años: 45 M€',
          ),
        ],
        [
          ['tam', 3_700_000_000, 'market'],
          ['sam', 620_000_000, 'market'],
          ['som', 45_000_000, 'market'],
        ],
      ],
      [
        'Modelo de negocio',
        [
          bullets(
            'Licencia anual de 18 € por hectárea',
            'Contrato medio: 21.500 € al año',
            'Coste de adquisición por cooperativa: 2.800 €',
          ),
        ],
        [
          ['price', 18],
          ['acv', 21_500],
          ['cac', 2_800],
        ],
      ],
      [
        'Tracción',
        [
          cards(
            ['742.000 €', 'ingresos recurrentes anuales (ARR)'],
            ['37', 'cooperativas de pago'],
            ['112 %', 'retención neta'],
          ),
          prose('En 2025 facturamos 865.000 € entre licencias e instalación, frente a 410.000 € en 2024.'),
        ],
        [
          ['arr', 742_000, 'own', 'actual'],
          ['revenue', 865_000, 'own', 'actual'],
        ],
        [['revenue', 410_000, 'own', 'actual']],
      ],
      [
        'Caso de éxito',
        [prose('La cooperativa San Isidro ahorró 190.000 € en agua y vendió por 12 M€, su mejor campaña.')],
        [190_000, 12_000_000],
      ],
      [
        'Competencia',
        [
          table(
            ['', 'Acequia', 'Hidrosoft', 'Agralia'],
            ['Financiación', '1,2 M€', '34 M€', '8,5 M€'],
            ['Sensores propios', 'No', 'Sí', 'Sí'],
            ['Puesta en marcha', '1 día', '3 meses', '6 semanas'],
          ),
        ],
        [34_000_000, 8_500_000],
        [['raised_to_date', 1_200_000, 'own', 'actual']],
      ],
      [
        'Previsión',
        [
          table(
            ['miles de €', '2024', '2025', '2026P', '2027P'],
            ['Ingresos', '410', '865', '1.900', '4.300'],
            ['Gastos', '780', '1.240', '2.600', '4.100'],
          ),
        ],
        [
          ['revenue', 1_900_000, 'own', 'ahead'],
          ['revenue', 4_300_000, 'own', 'ahead'],
          ['revenue', 410_000, 'own', 'actual'],
          ['revenue', 865_000, 'own', 'actual'],
        ],
        [
          ['cost', 780_000, 'own', 'actual'],
          ['cost', 1_240_000, 'own', 'actual'],
          ['cost', 2_600_000, 'own', 'ahead'],
          ['cost', 4_100_000, 'own', 'ahead'],
        ],
      ],
      [
        'Finanzas',
        [prose('Nos quedan 390.000 € en el banco y gastamos 55.000 € netos al mes: siete meses.')],
        [
          ['cash', 390_000, 'own', 'actual'],
          ['burn_net', 55_000, 'own', 'actual'],
        ],
      ],
      ['El equipo', [team('Nuria Ferrán\nDirectora general y fundadora', 'Gonzalo Ibáñez\nDirector técnico')], []],
      [
        'Qué buscamos',
        [
          bullets(
            'Ronda de 1,6 M€ (valoración previa: 6,4 M€)',
            '500 k€ ya comprometidos por dos family offices',
            'ENISA: préstamo de 300.000 € solicitado',
            'Hasta hoy hemos captado 1,2 M€',
          ),
        ],
        [
          ['ask', 1_600_000],
          ['pre_money', 6_400_000],
          ['commitment_of_round', 500_000],
          ['raised_to_date', 1_200_000],
        ],
        [['grant', 300_000]],
      ],
    ],
  ),
  deck(
    'nomada',
    {
      company: 'Valijero',
      language: 'es',
      format: 'pdf',
      sector: 'fintech',
      currency: 'USD',
      people: ['Camila Restrepo', 'Andrés Villalba'],
      rivals: ['Giralo', 'Remexa'],
    },
    [
      ['Valijero', [prose('Remesas que llegan en segundos'), prose('Ronda semilla · marzo 2026')], []],
      [
        'Problema',
        [
          bullets(
            'Enviar 200 dólares cuesta 12 dólares y tarda tres días',
            'Las familias pagan US$ 9.800 millones en comisiones cada año',
          ),
        ],
        [9_800_000_000],
        [
          ['pain_cost', 9_800_000_000, 'market'],
          ['pain_cost', 12, 'market'],
        ],
      ],
      [
        'Mercado',
        [
          prose(
            'Remesas a América Latina: US$ 161.000 millones en 2025. Nuestro corredor, Estados Unidos–Colombia y Ecuador, mueve US$ 17.000 millones (SAM).',
          ),
        ],
        [
          ['tam', 161_000_000_000, 'market'],
          ['sam', 17_000_000_000, 'market'],
        ],
      ],
      [
        'Cómo ganamos',
        [bullets('Comisión del 1,1 % por envío más 0,4 % de cambio', 'CAC de US$ 7; LTV de US$ 96')],
        [
          ['cac', 7],
          ['ltv', 96],
        ],
      ],
      [
        'Tracción',
        [
          cards(
            ['US$ 38,5 M', 'volumen enviado en 2025 (TPV)'],
            ['US$ 540 mil', 'ingresos 2025'],
            ['21.400', 'usuarios activos al mes'],
          ),
        ],
        [
          ['tpv', 38_500_000, 'own', 'actual'],
          ['revenue', 540_000, 'own', 'actual'],
        ],
      ],
      [
        'Competencia',
        [
          bullets(
            'Giralo cerró una Serie B de US$ 60 millones en 2024',
            'Remexa procesa US$ 2.100 millones al año con oficinas físicas',
          ),
        ],
        [60_000_000, 2_100_000_000],
      ],
      [
        'Proyecciones',
        [prose('Para 2026 esperamos ingresos por US$ 1,7 millones; en 2028, US$ 9 millones.')],
        [
          ['revenue', 1_700_000, 'own', 'ahead'],
          ['revenue', 9_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'Caja',
        [bullets('Efectivo disponible: US$ 410.000', 'Gasto neto mensual: US$ 48.000')],
        [
          ['cash', 410_000, 'own', 'actual'],
          ['burn_net', 48_000, 'own', 'actual'],
        ],
      ],
      ['Equipo', [team('Camila Restrepo\nCEO y cofundadora', 'Andrés Villalba\nCTO y cofundador')], []],
      [
        'La ronda',
        [
          prose(
            'Buscamos US$ 2,2 millones en un SAFE con cap de US$ 11 millones. Ya tenemos US$ 700.000 comprometidos. Antes levantamos US$ 480.000 con ángeles.',
          ),
        ],
        [
          ['ask', 2_200_000],
          ['val_cap', 11_000_000],
          ['commitment_of_round', 700_000],
          ['raised_to_date', 480_000],
        ],
      ],
    ],
  ),
  deck(
    'ruchea',
    {
      company: 'Ruchéa',
      language: 'fr',
      format: 'pdf',
      sector: 'saas',
      currency: 'EUR',
      people: ['Maëlle Kerdraon', 'Thibault Sauvage'],
      rivals: ['Apilink', 'Beewatch'],
    },
    [
      [
        'Ruchéa',
        [prose('La ruche connectée des apiculteurs professionnels'), prose('Dossier investisseurs, janvier 2026')],
        [],
      ],
      [
        'Le problème',
        [prose('Une colonie sur trois meurt chaque hiver. La filière européenne y perd 400 millions d’euros par an.')],
        [400_000_000],
        [['pain_cost', 400_000_000, 'market']],
      ],
      [
        'Le marché',
        [
          bullets(
            'Apiculture connectée : 1,9 Md€ dans le monde, + 13 % par an',
            'Europe (SAM) : 310 M€',
            'Part visée à 5 ans (SOM) : 28 M€',
          ),
        ],
        [
          ['tam', 1_900_000_000, 'market'],
          ['sam', 310_000_000, 'market'],
          ['som', 28_000_000, 'market'],
        ],
      ],
      [
        'Modèle économique',
        [
          bullets(
            'Abonnement : 4,90 € par ruche et par mois',
            'Panier moyen annuel de 3 400 € par exploitation',
            'Coût d’acquisition client de 420 €',
          ),
        ],
        [
          ['price', 4.9],
          ['cac', 420],
        ],
        [
          ['acv', 3_400],
          ['arpa', 3_400],
        ],
      ],
      [
        'Traction',
        [
          cards(
            ['615 k€', 'ARR au 31 décembre 2025'],
            ['182', 'exploitations clientes'],
            ['1,3 %', 'de churn mensuel'],
          ),
          prose('Chiffre d’affaires 2025 : 730 k€, contre 290 k€ en 2024. Le carnet de commandes s’élève à 260 k€.'),
        ],
        [
          ['arr', 615_000, 'own', 'actual'],
          ['revenue', 730_000, 'own', 'actual'],
          ['bookings', 260_000, 'own', 'actual'],
        ],
        [['revenue', 290_000, 'own', 'actual']],
      ],
      [
        'Ils nous font confiance',
        [
          prose(
            '« Nous avons sauvé 40 000 € de miel en une saison », Miellerie du Vercors, 2,1 M€ de chiffre d’affaires.',
          ),
        ],
        [40_000, 2_100_000],
      ],
      [
        'Concurrence',
        [
          bullets(
            'Apilink a levé 12 M€ et vise les amateurs',
            'Beewatch : 3,4 M€ de chiffre d’affaires, racheté 25 M€ en 2023',
          ),
        ],
        [12_000_000, 3_400_000, 25_000_000],
      ],
      [
        'Prévisionnel',
        [
          table(
            ['en k€', '2024', '2025', '2026P', '2027P'],
            ['Chiffre d’affaires', '290', '730', '1 600', '3 500'],
            ['EBITDA', '-310', '-420', '-280', '350'],
          ),
        ],
        [
          ['revenue', 290_000, 'own', 'actual'],
          ['revenue', 730_000, 'own', 'actual'],
          ['revenue', 1_600_000, 'own', 'ahead'],
          ['revenue', 3_500_000, 'own', 'ahead'],
        ],
      ],
      [
        'Trésorerie',
        [prose('260 k€ de trésorerie fin décembre pour une consommation nette de 37 k€ par mois, soit 7 mois.')],
        [
          ['cash', 260_000, 'own', 'actual'],
          ['burn_net', 37_000, 'own', 'actual'],
        ],
      ],
      [
        'L’équipe',
        [team('Maëlle Kerdraon\nPrésidente, cofondatrice', 'Thibault Sauvage\nDirecteur technique, cofondateur')],
        [],
      ],
      [
        'Notre levée',
        [
          bullets(
            '1,4 M€ recherchés, valorisation pre-money de 5,6 M€',
            '450 k€ déjà souscrits par nos actionnaires historiques',
            'Prêt innovation Bpifrance : 200 k€ obtenus',
            'Levé à ce jour : 620 k€',
          ),
        ],
        [
          ['ask', 1_400_000],
          ['pre_money', 5_600_000],
          ['commitment_of_round', 450_000],
          ['raised_to_date', 620_000],
        ],
        [['grant', 200_000]],
      ],
    ],
  ),
  deck(
    'lumeo',
    {
      company: 'Lüméo',
      language: 'fr',
      format: 'pptx',
      sector: 'energy',
      currency: 'EUR',
      people: ['Sarah Benhamou', 'Julien Prost'],
      rivals: ['Watto', 'Éclairis'],
    },
    [
      ['Lüméo', [prose('L’éclairage public qui se pilote rue par rue'), prose('Tour d’amorçage 2026')], []],
      [
        'Constat',
        [
          bullets(
            'L’éclairage pèse 37 % de la facture électrique des communes',
            'Soit 2,3 milliards d’euros dépensés chaque année, dont la moitié pour des rues vides',
          ),
        ],
        [2_300_000_000],
        [['pain_cost', 2_300_000_000, 'market']],
      ],
      [
        'Marché',
        [
          cards(
            ['6,4 Mds €', 'marché mondial (TAM)'],
            ['890 M€', 'marché européen adressable (SAM)'],
            ['64 M€', 'objectif France 2030 (SOM)'],
          ),
        ],
        [
          ['tam', 6_400_000_000, 'market'],
          ['sam', 890_000_000, 'market'],
          ['som', 64_000_000, 'market'],
        ],
      ],
      [
        'Combien ça coûte',
        [bullets('38 € par point lumineux et par an', 'Un contrat de commune vaut en moyenne 46 000 € par an')],
        [
          ['price', 38],
          ['acv', 46_000],
        ],
      ],
      [
        'Chiffres clés',
        [
          table(
            ['Indicateur', 'Décembre 2025'],
            ['MRR', '71 500 €'],
            ['Communes clientes', '29'],
            ['Marge brute', '64 %'],
            ['Taux d’attrition annuel', '3 %'],
          ),
        ],
        [['mrr', 71_500, 'own', 'actual']],
      ],
      [
        'Concurrence',
        [
          prose(
            'Watto, valorisé 300 M€, équipe les métropoles. Éclairis réalise 18 M€ de CA en vendant des luminaires, pas du pilotage.',
          ),
        ],
        [300_000_000, 18_000_000],
      ],
      [
        'Trajectoire',
        [
          prose(
            'Nous avons terminé 2025 à 940 k€ de chiffre d’affaires. Le budget 2026 prévoit 2,1 M€ ; en 2028, nous visons 8 M€ d’ARR.',
          ),
        ],
        [
          ['revenue', 940_000, 'own', 'actual'],
          ['revenue', 2_100_000, 'own', 'ahead'],
          ['arr', 8_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'Finances',
        [cards(['510 k€', 'de trésorerie'], ['43 k€', 'de burn net mensuel'], ['12 mois', 'de visibilité'])],
        [
          ['cash', 510_000, 'own', 'actual'],
          ['burn_net', 43_000, 'own', 'actual'],
        ],
      ],
      ['Équipe', [team('Sarah Benhamou\nDirectrice générale, cofondatrice', 'Julien Prost\nCTO, cofondateur')], []],
      [
        'Levée de fonds',
        [
          prose(
            'Nous ouvrons un tour de 2,5 à 3 M€, dont 900 k€ engagés par un fonds régional. Subvention de l’ADEME : 350 k€. Utilisation : 55 % commercial, 30 % produit, 15 % structure.',
          ),
        ],
        [
          ['ask', 2_500_000, 'own', undefined, 3_000_000],
          ['commitment_of_round', 900_000],
          ['grant', 350_000],
        ],
      ],
    ],
  ),
];
