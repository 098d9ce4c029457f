/** Spanish decks as founders make them: cards, timelines, charts with labels, small print, figures told in passing. */
import type { PlantedDeck } from './planted-deck.js';
import { bullets, cards, chart, deck, note, placed, prose, stacks, table } from './write-by-hand.js';

export const FIELD_DECKS_ES: readonly PlantedDeck[] = [
  deck(
    'colmena',
    {
      company: 'Tejasol',
      language: 'es',
      format: 'pdf',
      sector: 'energy',
      currency: 'EUR',
      people: ['Inés Carrascal', 'Pablo Urrutia', 'Marta Oliveras'],
      rivals: ['Solarvia', 'EcoComunal'],
      footer: 'Tejasol — Confidencial',
      documentTitle: 'presentación inversores',
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
        'Tejasol',
        [prose('Energía solar compartida para comunidades de vecinos'), prose('Ronda semilla · mayo de 2026')],
        [],
      ],
      [
        'El 68 % de los españoles vive en un piso y no puede poner placas',
        [
          bullets(
            'Las comunidades pagan 4.100 millones de euros al año en electricidad de zonas comunes y hogares',
            'Los trámites tardan 14 meses y nadie se hace cargo',
          ),
        ],
        [4_100_000_000],
        [['pain_cost', 4_100_000_000, 'market']],
      ],
      [
        'Nuestra propuesta',
        [
          stacks(
            ['1. Estudio', 'Simulamos el tejado en 24 horas'],
            ['2. Instalación', 'Sin inversión de los vecinos'],
            ['3. Reparto', 'Cada vivienda ahorra desde el primer mes'],
          ),
        ],
        [],
      ],
      [
        'Tamaño de mercado',
        [
          cards(
            ['12.300 M€', 'TAM: autoconsumo en la UE'],
            ['1.900 M€', 'SAM: España y Portugal'],
            ['95 M€', 'SOM: cinco provincias, 2029'],
          ),
          note('Fuente: UNEF 2025. El autoconsumo colectivo crece un 34 % anual.'),
        ],
        [
          ['tam', 12_300_000_000, 'market'],
          ['sam', 1_900_000_000, 'market'],
          ['som', 95_000_000, 'market'],
          ['market_growth', 34, 'market'],
        ],
      ],
      [
        'Hitos y métricas',
        [
          placed(
            220,
            [0, 0, 0.3, '84', 30, true],
            [0, 42, 0.3, 'comunidades firmadas'],
            [0.34, 0, 0.3, '1,16 M€', 30, true],
            [0.34, 42, 0.3, 'ingresos en 2025'],
            [0.68, 0, 0.3, '×2,7', 30, true],
            [0.68, 42, 0.3, 'frente a 2024'],
            [
              0,
              110,
              1,
              'De ellos, 310.000 € son recurrentes (ARR). Solo el 1,2 % de los vecinos se da de baja al año.',
            ],
          ),
        ],
        [
          ['revenue', 1_160_000, 'own', 'actual'],
          ['arr', 310_000, 'own', 'actual'],
        ],
        [['churn', 1.2]],
      ],
      [
        'Modelo de negocio',
        [
          table(
            ['Concepto', 'Importe'],
            ['Margen por instalación', '11.500 €'],
            ['Cuota por vivienda', '3,90 €/mes'],
            ['Coste de captar una comunidad', '1.350 €'],
          ),
        ],
        [
          ['price', 3.9],
          ['cac', 1_350],
        ],
        [
          ['price', 11_500],
          ['gross_margin', 11_500],
        ],
      ],
      [
        'Competencia',
        [
          table(
            ['', 'Tejasol', 'Solarvia', 'EcoComunal', 'Instalador local'],
            ['Sin inversión', 'Sí', 'No', 'Sí', 'No'],
            ['Trámites incluidos', 'Sí', 'Sí', 'No', 'No'],
            ['Reparto dinámico', 'Sí', 'No', 'No', 'No'],
          ),
          note('Solarvia captó 18 M€ en 2024.'),
        ],
        [18_000_000],
      ],
      [
        'Equipo',
        [
          placed(
            220,
            [0, 0, 0.3, 'Inés Carrascal', 17, true],
            [0, 26, 0.3, 'Cofundadora y CEO', 13],
            [0, 48, 0.3, '8 años en Iberdrola, autoconsumo', 12],
            [0.34, 0, 0.3, 'Pablo Urrutia', 17, true],
            [0.34, 26, 0.3, 'Director técnico', 13],
            [0.34, 48, 0.3, 'Ingeniero industrial, ICAI', 12],
            [0.68, 0, 0.3, 'Marta Oliveras', 17, true],
            [0.68, 26, 0.3, 'Directora financiera', 13],
            [0.68, 48, 0.3, 'Antes en Holaluz', 12],
          ),
        ],
        [],
      ],
      [
        'Previsiones',
        [
          table(
            ['Miles de €', '2024', '2025', '2026 (p)', '2027 (p)', '2028 (p)'],
            ['Ingresos', '430', '1.160', '2.900', '7.200', '15.400'],
            ['EBITDA', '-380', '-510', '-240', '690', '2.800'],
          ),
        ],
        [
          ['revenue', 430_000, 'own', 'actual'],
          ['revenue', 1_160_000, 'own', 'actual'],
          ['revenue', 2_900_000, 'own', 'ahead'],
          ['revenue', 7_200_000, 'own', 'ahead'],
          ['revenue', 15_400_000, 'own', 'ahead'],
        ],
      ],
      [
        'La ronda',
        [
          bullets(
            'Buscamos 2,2 millones de euros con una valoración pre-money de 8 M€',
            'Compromisos por 700.000 € (Faro Capital y dos family offices)',
            'Hasta hoy hemos levantado 950 mil euros, más 300.000 € de ENISA',
            'Quemamos 41.000 € al mes: caja para 8 meses',
          ),
        ],
        [
          ['ask', 2_200_000],
          ['pre_money', 8_000_000],
          ['commitment_of_round', 700_000],
          ['raised_to_date', 950_000],
          ['burn_net', 41_000, 'own', 'actual'],
          ['runway', 8],
        ],
        [
          ['grant', 300_000],
          ['raised_to_date', 300_000],
          ['burn_gross', 41_000, 'own', 'actual'],
        ],
      ],
    ],
  ),
  deck(
    'abarrotia',
    {
      company: 'Abarrotia',
      language: 'es',
      format: 'pptx',
      sector: 'fintech',
      currency: 'MXN',
      people: ['Ximena Robledo', 'Octavio Lara'],
      rivals: ['TiendaPay', 'Surtefy'],
      round: 'pre-seed',
      documentTitle: 'Presentación de PowerPoint',
      sections: ['problem', 'solution', 'market', 'traction', 'businessModel', 'competition', 'team', 'ask'],
    },
    [
      ['Abarrotia', [prose('Crédito de reposición para las tienditas de México')], []],
      [
        'El problema',
        [
          prose(
            '1,2 millones de tienditas venden todos los días y se quedan sin surtido los jueves. El 83 % no tiene acceso a crédito bancario y paga hasta 15 % semanal al agiotista.',
          ),
        ],
        [],
      ],
      [
        'La solución',
        [
          bullets(
            'Línea de crédito de 7 días contra la factura del proveedor',
            'Alta por WhatsApp en 4 minutos',
            'El repartidor cobra, la tiendita paga al vender',
          ),
        ],
        [],
      ],
      [
        'Mercado',
        [
          placed(
            230,
            [0, 0, 0.45, 'TAM', 14, true],
            [0, 22, 0.45, '$890 mil millones de MXN', 20],
            [0, 54, 0.45, 'Compras anuales del canal tradicional'],
            [0.5, 0, 0.45, 'SAM', 14, true],
            [0.5, 22, 0.45, '$145 mil millones de MXN', 20],
            [0.5, 54, 0.45, 'Tiendas con al menos un proveedor digital'],
            [0, 120, 0.45, 'SOM', 14, true],
            [0, 142, 0.45, '$2,600 MDP', 20],
            [0, 174, 0.45, 'Zona metropolitana, tres años'],
          ),
        ],
        [
          ['tam', 890_000_000_000, 'market'],
          ['sam', 145_000_000_000, 'market'],
          ['som', 2_600_000_000, 'market'],
        ],
      ],
      [
        'Tracción',
        [
          chart(
            ['Oct', 'Nov', 'Dic', 'Ene', 'Feb', 'Mar'],
            ['Crédito originado (miles de MXN)', [120, 260, 540, 690, 1180, 1730]],
          ),
          prose('1,940 tienditas activas. Morosidad a 30 días de 2.1 %. Ingresos de marzo: $96,000 MXN.'),
        ],
        [['revenue', 96_000, 'own', 'actual']],
        [
          ['mrr', 96_000, 'own', 'actual'],
          ...[120_000, 260_000, 540_000, 690_000, 1_180_000, 1_730_000].map(
            (value) => ['tpv', value, 'own', 'actual'] as const,
          ),
        ],
      ],
      [
        'Cómo ganamos dinero',
        [
          bullets(
            'Comisión de 3.2 % por pedido financiado, la paga la tiendita',
            'Descuento de 1.5 % del mayorista por pronto pago',
            'Costo de adquisición: $210 MXN por tiendita',
          ),
        ],
        [['cac', 210]],
        [
          ['take_rate', 3.2],
          ['take_rate', 1.5],
        ],
      ],
      [
        '¿Contra quién competimos?',
        [
          prose(
            'A diferencia de TiendaPay y de Surtefy, no pedimos historial en Buró ni terminal de cobro. El competidor real es el agiotista del barrio.',
          ),
        ],
        [],
      ],
      [
        'Quiénes somos',
        [
          stacks(
            ['Ximena Robledo', 'CEO y fundadora', 'Ex Grupo Bimbo, canal tradicional, 7 años'],
            ['Octavio Lara', 'CTO y cofundador', 'Ex Konfío, motor de riesgo'],
          ),
        ],
        [],
      ],
      [
        'Plan a 18 meses',
        [
          placed(
            180,
            [0, 0, 0.3, '2T 2026', 14, true],
            [0, 24, 0.3, '5,000 tienditas', 13],
            [0.34, 0, 0.3, '4T 2026', 14, true],
            [0.34, 24, 0.3, 'Guadalajara y Puebla', 13],
            [0.68, 0, 0.3, '3T 2027', 14, true],
            [0.68, 24, 0.3, '$40 MDP originados al mes', 13],
          ),
        ],
        [],
        [
          ['gmv', 40_000_000, 'own', 'ahead'],
          ['tpv', 40_000_000, 'own', 'ahead'],
        ],
      ],
      [
        'Inversión',
        [
          bullets(
            'Levantamos $18 millones de pesos en una nota convertible con tope de valuación de $90 MDP',
            '60 % capital para cartera, 25 % tecnología, 15 % equipo comercial',
            'Ya invertido: $4.5 MDP de ángeles',
          ),
        ],
        [
          ['ask', 18_000_000],
          ['val_cap', 90_000_000],
          ['raised_to_date', 4_500_000],
        ],
      ],
    ],
  ),
  deck(
    'despiece',
    {
      company: 'Recambia2',
      language: 'es',
      format: 'pdf',
      sector: 'ecommerce',
      currency: 'EUR',
      people: ['Sergio Manzano', 'Laia Pons'],
      rivals: ['Piezalia', 'AutoRetro', 'Desguaces Online'],
      footer: '',
      documentTitle: '',
      round: 'series-a',
      sections: ['problem', 'solution', 'market', 'traction', 'competition', 'team', 'financials', 'ask'],
    },
    [
      [
        'Recambia2',
        [prose('La tienda online de recambios de segunda vida, con garantía'), prose('Serie A · 2026')],
        [],
      ],
      [
        'Reparar un coche cuesta hoy un 43 % más que en 2019',
        [
          prose(
            'Y sin embargo cada año se achatarran en España 720.000 vehículos con piezas que valen unos 1.300 millones de euros.',
          ),
        ],
        [1_300_000_000],
        [['pain_cost', 1_300_000_000, 'market']],
      ],
      [
        'Solución',
        [
          bullets(
            'Compramos el vehículo al desguace y catalogamos 61 piezas de media',
            'Fotos, referencia OEM y 2 años de garantía',
            'Envío en 24 h a taller o particular',
          ),
        ],
        [],
      ],
      [
        'Mercado',
        [
          prose(
            'El recambio de automóvil mueve 16.400 M€ en España. La pieza reutilizada supone ya un 9 %, unos 1.480 M€, y crecerá hasta los 3.000 M€ en 2030.',
          ),
        ],
        [['tam', 16_400_000_000, 'market']],
        [
          ['sam', 1_480_000_000, 'market'],
          ['tam', 1_480_000_000, 'market'],
          ['tam', 3_000_000_000, 'market'],
          ['sam', 3_000_000_000, 'market'],
        ],
      ],
      [
        'Tracción',
        [
          table(
            ['', '2023', '2024', '2025'],
            ['Ventas (M€)', '0,9', '2,4', '5,8'],
            ['Pedidos', '9.100', '22.700', '51.300'],
            ['Ticket medio (€)', '99', '106', '113'],
            ['Margen bruto', '31 %', '36 %', '39 %'],
          ),
          prose('El 44 % de los talleres repite en menos de 60 días.'),
        ],
        [
          ['revenue', 900_000, 'own', 'actual'],
          ['revenue', 2_400_000, 'own', 'actual'],
          ['revenue', 5_800_000, 'own', 'actual'],
          ['gross_margin', 39],
        ],
        [
          ['arpa', 113],
          ['price', 113],
          ['arpa', 106],
          ['arpa', 99],
        ],
      ],
      [
        'Panorama competitivo',
        [
          placed(
            260,
            [0.42, 0, 0.3, 'Con garantía', 12],
            [0.42, 230, 0.3, 'Sin garantía', 12],
            [0, 110, 0.16, 'Catálogo propio', 12],
            [0.82, 110, 0.18, 'Catálogo de terceros', 12],
            [0.15, 40, 0.2, 'Recambia2', 18, true],
            [0.65, 60, 0.2, 'Piezalia', 15],
            [0.2, 170, 0.2, 'AutoRetro', 15],
            [0.62, 190, 0.24, 'Desguaces Online', 15],
          ),
        ],
        [],
      ],
      [
        'Equipo directivo',
        [
          bullets(
            'Sergio Manzano, consejero delegado. Fundó y vendió Talleres24 (2018)',
            'Laia Pons, directora de operaciones. Ex-Wallapop y Privalia',
            '38 personas en Zaragoza',
          ),
        ],
        [],
      ],
      [
        'Economía por pedido',
        [
          cards(
            ['113 €', 'ticket medio'],
            ['44 €', 'margen bruto'],
            ['12 €', 'coste de captación (CAC)'],
            ['17 €', 'logística'],
          ),
        ],
        [['cac', 12]],
        [
          ['arpa', 113],
          ['price', 113],
          ['cost', 17],
          ['gross_margin', 44],
        ],
      ],
      [
        'Plan financiero',
        [
          prose(
            'Cerraremos 2026 con 11 M€ de ventas y alcanzaremos el punto de equilibrio a finales de 2027, con 24 M€.',
          ),
          prose('Tesorería actual: 1,1 M€. Consumo mensual de caja: 120 mil €.'),
        ],
        [
          ['revenue', 11_000_000, 'own', 'ahead'],
          ['revenue', 24_000_000, 'own', 'ahead'],
          ['cash', 1_100_000, 'own', 'actual'],
          ['burn_net', 120_000, 'own', 'actual'],
        ],
      ],
      [
        'Serie A de 9 M€',
        [
          bullets(
            'Valoración pre-money: 31 M€',
            'Socios actuales suscriben 2,5 M€',
            'Destino: segundo almacén (4 M€), Francia e Italia (3 M€), tecnología (2 M€)',
            'Financiación acumulada: 4,2 M€',
          ),
        ],
        [
          ['ask', 9_000_000],
          ['pre_money', 31_000_000],
          ['commitment_of_round', 2_500_000],
          ['raised_to_date', 4_200_000],
        ],
        [
          ['use_of_funds', 4_000_000],
          ['use_of_funds', 3_000_000],
          ['use_of_funds', 2_000_000],
        ],
      ],
    ],
  ),
  deck(
    'lexia',
    {
      company: 'Clausia',
      language: 'es',
      format: 'pptx',
      sector: 'ai',
      currency: 'USD',
      people: ['Valentina Restrepo', 'Tomás Echeverri', 'Juliana Gaviria'],
      rivals: ['LegalBot', 'ContratoYa'],
      sections: ['problem', 'solution', 'product', 'market', 'traction', 'businessModel', 'competition', 'team', 'ask'],
    },
    [
      ['Clausia', [prose('El agente de IA que negocia sus contratos'), prose('Bogotá, 2026')], []],
      [
        'Problema',
        [
          bullets(
            'Un contrato comercial tarda 23 días en firmarse',
            'El abogado interno revisa 40 contratos al mes y solo negocia 6',
            'Las empresas de la región pierden 9 % del valor del contrato por mala gestión',
          ),
        ],
        [],
      ],
      [
        'Solución',
        [
          prose(
            'Clausia lee el borrador de la contraparte, lo compara con la política de la empresa y responde con control de cambios en minutos. El abogado aprueba.',
          ),
        ],
        [],
      ],
      [
        'Producto',
        [
          stacks(
            ['Modelo propio', 'Ajustado con 120.000 cláusulas en español'],
            ['Integraciones', 'Word, Outlook, SharePoint'],
            ['Seguridad', 'ISO 27001 en curso'],
          ),
        ],
        [],
      ],
      [
        'Mercado',
        [
          table(
            ['Mercado', 'USD'],
            ['TAM – Software legal en el mundo', '35.000 millones'],
            ['SAM – Latinoamérica y España', '1.200 millones'],
            ['SOM – 1.500 empresas a USD 24.000', '36 millones'],
          ),
        ],
        [
          ['tam', 35_000_000_000, 'market'],
          ['sam', 1_200_000_000, 'market'],
          ['som', 36_000_000, 'market'],
        ],
        [
          ['price', 24_000],
          ['acv', 24_000],
        ],
      ],
      [
        'Tracción',
        [
          cards(
            ['USD 41K', 'MRR (abril 2026)'],
            ['19', 'empresas pagando'],
            ['14 %', 'crecimiento mensual'],
            ['0', 'bajas'],
          ),
          prose('Clientes: Grupo Éxito, Alpina, Seguros Bolívar. Tres pilotos pagados por USD 6.000 cada uno.'),
        ],
        [
          ['mrr', 41_000, 'own', 'actual'],
          ['growth_mom', 14],
        ],
        [
          ['price', 6_000],
          ['arr', 492_000, 'own', 'actual'],
        ],
      ],
      [
        'Modelo de ingresos',
        [
          bullets(
            'Suscripción anual desde US$ 12.000',
            'Ticket promedio: US$ 26.000 al año',
            'Margen bruto 78 %',
            'Recuperamos el CAC (US$ 5.400) en 4 meses',
          ),
        ],
        [
          ['price', 12_000],
          ['acv', 26_000],
          ['gross_margin', 78],
          ['cac', 5_400],
          ['payback', 4],
        ],
      ],
      [
        'Competencia',
        [
          bullets(
            'LegalBot: en inglés, desde US$ 80.000 al año',
            'ContratoYa: plantillas, sin negociación',
            'Despachos externos: US$ 250 por hora',
          ),
        ],
        [80_000, 250],
      ],
      [
        'Equipo',
        [
          placed(
            220,
            [0, 0, 0.3, 'Valentina Restrepo', 16, true],
            [0, 24, 0.3, 'CEO', 13],
            [0, 44, 0.3, 'Abogada, ex Brigard Urrutia; LL.M. Columbia', 12],
            [0.34, 0, 0.3, 'Tomás Echeverri', 16, true],
            [0.34, 24, 0.3, 'CTO', 13],
            [0.34, 44, 0.3, 'Ex Rappi, líder de machine learning', 12],
            [0.68, 0, 0.3, 'Juliana Gaviria', 16, true],
            [0.68, 24, 0.3, 'Ventas', 13],
            [0.68, 44, 0.3, 'Ex Siigo, 400 cuentas abiertas', 12],
            [0, 130, 1, 'Asesores: Andrés Mejía (ex Google DeepMind), Carolina Duque (socia, PPU)', 13],
          ),
        ],
        [],
      ],
      [
        'Buscamos US$ 1,8 millones',
        [
          bullets(
            'Para llegar a US$ 2 M de ARR en 18 meses',
            'US$ 600 mil ya comprometidos por Andes Seed',
            'SAFE, cap de US$ 9 M',
            'Burn actual: US$ 38 mil mensuales',
          ),
        ],
        [
          ['ask', 1_800_000],
          ['arr', 2_000_000, 'own', 'ahead'],
          ['commitment_of_round', 600_000],
          ['val_cap', 9_000_000],
          ['burn_net', 38_000, 'own', 'actual'],
        ],
        [['burn_gross', 38_000, 'own', 'actual']],
      ],
    ],
  ),
];
