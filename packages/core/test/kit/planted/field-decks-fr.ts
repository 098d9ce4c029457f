/** French decks as founders make them: cards, timelines, charts with labels, small print, figures told in passing. */
import type { PlantedDeck } from './planted-deck.js';
import { bullets, cards, chart, deck, note, placed, prose, stacks, table } from './write-by-hand.js';

export const FIELD_DECKS_FR: readonly PlantedDeck[] = [
  deck(
    'terreau',
    {
      company: 'Humuse',
      language: 'fr',
      format: 'pdf',
      sector: 'other',
      currency: 'EUR',
      people: ['Solène Kerguelen', 'Bastien Roux', 'Awa Diop'],
      rivals: ['Moulinot', 'Gaïa Collecte'],
      footer: 'Humuse | Document confidentiel',
      documentTitle: 'Dossier investisseurs 2026 v4',
      sections: [
        'problem',
        'solution',
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
      [
        'Humuse',
        [
          prose('Les biodéchets des restaurants deviennent le terreau des villes'),
          prose('Tour d’amorçage – avril 2026'),
        ],
        [],
      ],
      [
        'Constat',
        [
          bullets(
            'Depuis 2024, le tri des biodéchets est obligatoire ; 7 restaurants sur 10 ne sont pas équipés',
            'Leur incinération coûte 1,1 milliard d’euros par an aux collectivités',
          ),
        ],
        [1_100_000_000],
        [['pain_cost', 1_100_000_000, 'market']],
      ],
      [
        'Notre solution',
        [
          prose(
            'Une collecte à vélo-cargo, un bac connecté, une micro-plateforme de compostage à moins de 5 km. Le restaurateur reçoit ses attestations sans lever le petit doigt.',
          ),
        ],
        [],
      ],
      [
        'Un marché porté par la loi',
        [
          cards(
            ['2,8 Mds€', 'TAM : collecte des biodéchets, France'],
            ['640 M€', 'SAM : restauration urbaine'],
            ['38 M€', 'SOM : 6 métropoles'],
          ),
          note('Sources : ADEME, Xerfi 2025. Croissance du marché : +11 % par an.'),
        ],
        [
          ['tam', 2_800_000_000, 'market'],
          ['sam', 640_000_000, 'market'],
          ['som', 38_000_000, 'market'],
          ['market_growth', 11, 'market'],
        ],
      ],
      [
        'Traction',
        [
          placed(
            230,
            [0, 0, 0.3, '460', 30, true],
            [0, 42, 0.3, 'restaurants abonnés'],
            [0.34, 0, 0.3, '74 k€', 30, true],
            [0.34, 42, 0.3, 'de MRR en mars 2026'],
            [0.68, 0, 0.3, '98 %', 30, true],
            [0.68, 42, 0.3, 'de taux de renouvellement'],
            [0, 110, 1, 'Le chiffre d’affaires est passé de 290 k€ en 2024 à 720 k€ en 2025.'],
          ),
        ],
        [
          ['mrr', 74_000, 'own', 'actual'],
          ['revenue', 720_000, 'own', 'actual'],
          ['revenue', 290_000, 'own', 'actual'],
        ],
      ],
      [
        'Modèle économique',
        [
          table(
            ['', 'Petit', 'Moyen', 'Grand'],
            ['Abonnement mensuel HT', '119 €', '179 €', '289 €'],
            ['Collectes par semaine', '2', '3', '6'],
          ),
          bullets('Vente de compost : 95 €/tonne', 'Coût d’acquisition client : 410 €', 'Marge brute : 52 %'),
        ],
        [
          ['price', 119],
          ['price', 179],
          ['price', 289],
          ['price', 95],
          ['cac', 410],
          ['gross_margin', 52],
        ],
      ],
      [
        'Concurrence',
        [
          table(
            ['', 'Humuse', 'Moulinot', 'Gaïa Collecte', 'Prestataire municipal'],
            ['Compostage local', 'oui', 'non', 'non', 'non'],
            ['Bac connecté', 'oui', 'non', 'oui', 'non'],
            ['Zéro diesel', 'oui', 'oui', 'non', 'non'],
          ),
        ],
        [],
      ],
      [
        'L’équipe',
        [
          placed(
            220,
            [0, 0, 0.3, 'Solène Kerguelen', 17, true],
            [0, 26, 0.3, 'Cofondatrice, présidente', 13],
            [0, 48, 0.3, 'Ex-Veolia, 10 ans dans la collecte', 12],
            [0.34, 0, 0.3, 'Bastien Roux', 17, true],
            [0.34, 26, 0.3, 'Cofondateur, directeur technique', 13],
            [0.34, 48, 0.3, 'Ingénieur agronome', 12],
            [0.68, 0, 0.3, 'Awa Diop', 17, true],
            [0.68, 26, 0.3, 'Directrice commerciale', 13],
            [0.68, 48, 0.3, 'Ex-Sodexo', 12],
          ),
        ],
        [],
      ],
      [
        'Trajectoire financière',
        [
          table(
            ['en k€', '2024', '2025', '2026 (e)', '2027 (e)', '2028 (e)'],
            ['Chiffre d’affaires', '290', '720', '1 650', '3 900', '8 200'],
            ['Charges', '610', '1 130', '2 050', '3 700', '6 900'],
            ['EBE', '-320', '-410', '-400', '200', '1 300'],
          ),
        ],
        [
          ['revenue', 290_000, 'own', 'actual'],
          ['revenue', 720_000, 'own', 'actual'],
          ['revenue', 1_650_000, 'own', 'ahead'],
          ['revenue', 3_900_000, 'own', 'ahead'],
          ['revenue', 8_200_000, 'own', 'ahead'],
        ],
        [
          ['cost', 610_000, 'own', 'actual'],
          ['cost', 1_130_000, 'own', 'actual'],
          ['cost', 2_050_000, 'own', 'ahead'],
          ['cost', 3_700_000, 'own', 'ahead'],
          ['cost', 6_900_000, 'own', 'ahead'],
        ],
      ],
      [
        'Notre levée',
        [
          bullets(
            'Nous cherchons 1,6 M€ : 1 M€ en capital et 600 k€ de dette bancaire',
            'Valorisation pre-money de 5,5 M€',
            'Déjà engagés : 450 k€ (Ternel, business angels)',
            'Trésorerie : 220 k€, burn de 34 k€ par mois',
            'Levé à ce jour : 480 k€ dont 90 k€ de subvention Bpifrance',
          ),
        ],
        [
          ['ask', 1_600_000],
          ['pre_money', 5_500_000],
          ['commitment_of_round', 450_000],
          ['cash', 220_000, 'own', 'actual'],
          ['burn_net', 34_000, 'own', 'actual'],
          ['raised_to_date', 480_000],
          ['grant', 90_000],
        ],
        [
          ['ask', 1_000_000],
          ['ask', 600_000],
          ['burn_gross', 34_000, 'own', 'actual'],
        ],
      ],
    ],
  ),
  deck(
    'planchette',
    {
      company: 'Chantilo',
      language: 'fr',
      format: 'pptx',
      sector: 'saas',
      currency: 'EUR',
      people: ['Rémi Vasseur', 'Clara Monestier'],
      rivals: ['Batiplan', 'Obrafy', 'Teamsite'],
      documentTitle: 'Présentation PowerPoint',
      sections: ['problem', 'product', 'market', 'traction', 'businessModel', 'competition', 'team', 'ask'],
    },
    [
      ['Chantilo', [prose('Le logiciel de planning des équipes de chantier'), prose('www.chantilo.fr')], []],
      [
        'Le problème',
        [
          bullets(
            'Un conducteur de travaux passe 9 heures par semaine à refaire son planning',
            'Un jour de retard coûte en moyenne 4 200 € à l’entreprise',
          ),
        ],
        [4_200],
        [['pain_cost', 4_200, 'market']],
      ],
      [
        'Le produit',
        [
          stacks(
            ['Planifier', 'Glisser-déposer des équipes et des engins'],
            ['Pointer', 'Heures validées sur mobile'],
            ['Facturer', 'Export vers la paie et le logiciel comptable'],
          ),
        ],
        [],
      ],
      [
        'Marché',
        [
          prose(
            '430 000 entreprises du bâtiment en France, dont 62 000 de plus de 10 salariés : c’est notre cible, soit 186 M€ de revenus récurrents potentiels (62 000 × 3 000 €). À l’échelle européenne, le marché atteint 1,9 milliard d’euros.',
          ),
        ],
        [],
        [
          ['tam', 1_900_000_000, 'market'],
          ['sam', 186_000_000, 'market'],
          ['tam', 186_000_000, 'market'],
          ['som', 186_000_000, 'market'],
          ['arr', 186_000_000, 'own', 'ahead'],
          ['price', 3_000],
        ],
      ],
      [
        'Nos chiffres',
        [
          chart(['T1 25', 'T2 25', 'T3 25', 'T4 25', 'T1 26'], ['ARR (k€)', [96, 148, 221, 305, 418]]),
          bullets('139 entreprises clientes', 'Churn mensuel de 0,8 %', 'NPS de 61', 'Panier moyen : 250 € par mois'),
        ],
        [
          ['arr', 418_000, 'own', 'actual'],
          ['churn', 0.8],
          ['arpa', 250],
        ],
        [
          ['arr', 305_000, 'own', 'actual'],
          ['arr', 221_000, 'own', 'actual'],
          ['arr', 148_000, 'own', 'actual'],
          ['arr', 96_000, 'own', 'actual'],
          ['price', 250],
        ],
      ],
      [
        'Tarifs',
        [
          cards(
            ['79 €', 'par mois, jusqu’à 10 utilisateurs'],
            ['199 €', 'par mois, jusqu’à 40'],
            ['Sur devis', 'au-delà'],
          ),
          prose('CAC de 890 €, remboursé en 5 mois. LTV / CAC de 6,4.'),
        ],
        [
          ['price', 79],
          ['price', 199],
          ['cac', 890],
          ['payback', 5],
        ],
      ],
      [
        'Paysage concurrentiel',
        [
          placed(
            260,
            [0.42, 0, 0.3, 'Pensé pour le terrain', 12],
            [0.42, 230, 0.3, 'Pensé pour le bureau', 12],
            [0, 110, 0.16, 'PME', 12],
            [0.85, 110, 0.15, 'Grands groupes', 12],
            [0.15, 40, 0.2, 'Chantilo', 18, true],
            [0.65, 60, 0.2, 'Obrafy', 15],
            [0.18, 170, 0.2, 'Batiplan', 15],
            [0.66, 190, 0.2, 'Teamsite', 15],
          ),
          prose('Et surtout : Excel et le tableau blanc.'),
        ],
        [],
      ],
      [
        'Les fondateurs',
        [
          stacks(
            ['Rémi Vasseur – CEO', 'Conducteur de travaux chez Eiffage pendant 8 ans'],
            ['Clara Monestier – CTO', 'Ex-PayFit, ENSIMAG'],
          ),
        ],
        [],
      ],
      [
        'Feuille de route',
        [
          placed(
            150,
            [0, 0, 0.22, 'T2 2026', 14, true],
            [0, 24, 0.22, 'Application iPad', 13],
            [0.25, 0, 0.22, 'T4 2026', 14, true],
            [0.25, 24, 0.22, 'Ouverture de la Belgique', 13],
            [0.5, 0, 0.22, 'S1 2027', 14, true],
            [0.5, 24, 0.22, '1 M€ d’ARR', 13],
            [0.75, 0, 0.22, '2028', 14, true],
            [0.75, 24, 0.22, '3,5 M€ d’ARR, rentabilité', 13],
          ),
        ],
        [
          ['arr', 1_000_000, 'own', 'ahead'],
          ['arr', 3_500_000, 'own', 'ahead'],
        ],
      ],
      [
        'Le tour',
        [
          bullets(
            'Levée de 1,2 M€ en BSA-AIR, plafond à 6 M€',
            '400 k€ confirmés par Alto Partners',
            'Emploi des fonds : 50 % commerce, 35 % produit, 15 % fonctions support',
            'Autonomie de 20 mois après le tour',
          ),
        ],
        [
          ['ask', 1_200_000],
          ['val_cap', 6_000_000],
          ['commitment_of_round', 400_000],
          ['runway', 20],
        ],
      ],
    ],
  ),
  deck(
    'cabas',
    {
      company: 'Cabaroule',
      language: 'fr',
      format: 'pdf',
      sector: 'mobility',
      currency: 'CHF',
      people: ['Lionel Favre', 'Mélanie Rochat', 'Youssef Benali'],
      rivals: ['Pedalease', 'CargoPlus'],
      round: 'series-a',
      footer: '© Cabaroule SA',
      documentTitle: 'Cabaroule_serieA_def2',
      sections: [
        'problem',
        'solution',
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
      [
        'CABAROULE',
        [prose('La flotte de vélos-cargos des livreurs du dernier kilomètre'), prose('Série A, juin 2026')],
        [],
      ],
      [
        'Livrer en ville coûte trop cher',
        [
          prose(
            'Une camionnette avance à 11 km/h, paie 9 000 CHF d’amendes par an et tombe en panne le lundi. En Suisse, le dernier kilomètre pèse 53 % du prix d’une livraison.',
          ),
        ],
        [9_000],
        [['pain_cost', 9_000, 'market']],
      ],
      [
        'Un vélo-cargo tout compris',
        [bullets('Entretien sous 4 heures', 'Batteries échangées en station', 'Assurance et suivi de flotte inclus')],
        [],
      ],
      [
        'Marché adressable',
        [
          table(
            ['Périmètre', 'Valeur annuelle'],
            ['Livraison urbaine, Europe (TAM)', '94 mrd CHF'],
            ['Flottes légères, DACH et France (SAM)', '6,2 mrd CHF'],
            ['15 villes visées (SOM)', '130 mio CHF'],
          ),
        ],
        [
          ['tam', 94_000_000_000, 'market'],
          ['sam', 6_200_000_000, 'market'],
          ['som', 130_000_000, 'market'],
        ],
      ],
      [
        'Où nous en sommes',
        [
          cards(
            ['1’240', 'vélos loués'],
            ['CHF 4,9 mio', 'ARR à fin mai 2026'],
            ['+138 %', 'sur un an'],
            ['97 %', 'de disponibilité'],
          ),
          prose('La Poste, DPD et Migros comptent parmi nos 86 clients. Le plus gros pèse 19 % du chiffre d’affaires.'),
        ],
        [
          ['arr', 4_900_000, 'own', 'actual'],
          ['growth_yoy', 138],
        ],
        [['top_customer_share', 19]],
      ],
      [
        'Modèle d’affaires',
        [
          bullets(
            'Location tout compris : CHF 329 par vélo et par mois',
            'Coût d’un vélo : CHF 6’800, amorti en 27 mois',
            'Marge sur coûts variables : 44 %',
          ),
        ],
        [['price', 329]],
        [
          ['cost', 6_800],
          ['price', 6_800],
          ['gross_margin', 44],
        ],
      ],
      [
        'Concurrents',
        [
          prose(
            'Pedalease loue sans entretien et vient de lever 30 millions d’euros. CargoPlus vend des vélos à 8’500 CHF pièce. Aucun des deux n’échange les batteries.',
          ),
        ],
        [30_000_000, 8_500],
      ],
      [
        'Direction',
        [
          placed(
            200,
            [0, 0, 0.3, 'Lionel Favre', 17, true],
            [0, 26, 0.3, 'CEO, fondateur', 13],
            [0, 48, 0.3, 'Ancien directeur logistique de Planzer', 12],
            [0.34, 0, 0.3, 'Mélanie Rochat', 17, true],
            [0.34, 26, 0.3, 'Responsable des opérations', 13],
            [0.34, 48, 0.3, 'Ex-Publibike', 12],
            [0.68, 0, 0.3, 'Youssef Benali', 17, true],
            [0.68, 26, 0.3, 'CTO', 13],
            [0.68, 48, 0.3, 'EPFL, systèmes embarqués', 12],
          ),
        ],
        [],
      ],
      [
        'Plan financier',
        [
          chart(
            ['2024', '2025', '2026E', '2027E', '2028E'],
            ['Chiffre d’affaires (mio CHF)', [1.1, 2.6, 5.9, 12.4, 24]],
          ),
          prose(
            'Seuil de rentabilité au 2e semestre 2027. Liquidités : CHF 1,3 mio ; consommation nette de CHF 165’000 par mois.',
          ),
        ],
        [
          ['revenue', 1_100_000, 'own', 'actual'],
          ['revenue', 2_600_000, 'own', 'actual'],
          ['revenue', 5_900_000, 'own', 'ahead'],
          ['revenue', 12_400_000, 'own', 'ahead'],
          ['revenue', 24_000_000, 'own', 'ahead'],
          ['cash', 1_300_000, 'own', 'actual'],
          ['burn_net', 165_000, 'own', 'actual'],
        ],
      ],
      [
        'CHF 8 mio pour quinze villes',
        [
          bullets(
            'Tour de série A, valorisation pre-money de CHF 26 mio',
            'CHF 3 mio engagés par Verve et la BCV',
            'Vélos 55 %, stations 25 %, équipe 20 %',
            'Fonds levés depuis la création : CHF 5,4 mio',
          ),
        ],
        [
          ['ask', 8_000_000],
          ['pre_money', 26_000_000],
          ['commitment_of_round', 3_000_000],
          ['raised_to_date', 5_400_000],
        ],
      ],
    ],
  ),
];
