/** Figures and statements that readers, holding facts against unseen decks, found to be something else; each beside an honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const factsOf = (language: string, slides: SlideSketch[], kinds: readonly FactKind[]): Fact[] =>
  gatherFacts(makeView(slides, { language, companyName: 'Nimbora', readingDate: '2026-11' }), kinds);
const told = (language: string, sketch: SlideSketch, ...kinds: FactKind[]): string[] =>
  factsOf(language, [sketch], kinds).map(({ kind, value, basis }) => `${kind} ${value} ${basis}`);
const page = (section: SlideSketch['section'], ...lines: (string | string[])[]): SlideSketch => ({
  ...(section ? { section } : {}),
  lines,
});

type Twin = readonly [language: string, not: string, so: string];

describe.each<readonly [what: string, section: SlideSketch['section'], kind: FactKind, twins: readonly Twin[]]>([
  [
    'a count behind an open bracket is none of the users before it',
    'traction',
    'users',
    [
      ['en', 'Made with users (they choose the next 50 signs)', 'Users (June): 50'],
      ['es', 'Hecho con usuarios (eligen las próximas 50 señas)', 'Usuarios (junio): 50'],
      ['fr', 'Fait avec les utilisateurs (ils choisissent 50 signes)', 'Utilisateurs (juin) : 50'],
    ],
  ],
  [
    'members of a partner are no users',
    'traction',
    'users',
    [
      ['en', 'Partnership with the ferry union (50,000 members)', 'Our club: 50,000 members'],
      ['es', 'Convenio con la asociación (50.000 miembros)', 'Nuestro club de socios: 50.000 miembros'],
      ['fr', 'Partenariat avec la fédération (50 000 membres)', 'Notre club : 50 000 membres'],
    ],
  ],
  [
    'how old somebody is hurts nobody, how long something takes does',
    'problem',
    'pain_cost',
    [
      ['en', 'Your 7-year-old needs another internet than you', 'A new drug takes 12 years and two trials'],
      ['es', 'Marta, de 67 años, vive sola en casa', 'Conseguir un permiso tarda 4 años y cuesta clientes'],
      ['fr', 'Fatou, 52 ans, vit seule au village', 'Un rendez-vous prend 7 mois en moyenne'],
    ],
  ],
  [
    'what is lost, or a country takes in, is no revenue',
    'traction',
    'revenue',
    [
      ['en', 'Revenue leakage of providers: $50M', 'Lebanon revenue: $50M'],
      ['en', 'Tourism revenue: $50M', 'Revenue: $50M'],
      ['es', 'Ingresos perdidos por retrasos: 50 M$', 'Ingresos: 50 M$'],
      ['fr', 'Revenus perdus en attendant : 50 M$', 'Revenus : 50 M$'],
    ],
  ],
  ['daily of monthly users is no retention', 'traction', 'retention', [['en', 'DAU/MAU: 60%', 'D30 retention: 60%']]],
  [
    'a pilot that is to come is none',
    'traction',
    'pilot',
    [
      ['en', 'Pre-pilot hypothesis for harbour offices', 'Two commercial pilots running in harbours'],
      ['en', 'Join our pilot as a harbour office', 'Three harbours join our paid pilot'],
      ['es', 'Próximos pilotos con puertos del norte', 'Pilotos pagados por la autoridad portuaria'],
      ['fr', 'Rejoignez les pilotes de la coopérative', 'Pilote signé avec la capitainerie du port'],
    ],
  ],
  [
    'a network, or an address of our own, is no customer',
    'traction',
    'logo',
    [
      ['en', 'Customers include Stellar testnet', 'Customers include Globex'],
      ['en', 'Customers include Nimbora.io', 'Customers include Globex.com'],
    ],
  ],
  [
    'a certificate that others need, or that is to come, is none',
    'product',
    'certificate',
    [
      ['en', 'Evidence builder for SOC 2, mapped to PCI DSS', 'Q2 2024: SOC 2 certified'],
      ['es', 'Hoja de ruta: ISO 27001 y SOC 2', 'Certificación ISO 27001 obtenida'],
      ['fr', 'Feuille de route : ISO 27001', 'Certification ISO 27001 obtenue'],
    ],
  ],
  [
    'a head over milestones is none',
    'traction',
    'milestone_done',
    [
      ['en', 'Key milestones achieved by our team so far:', 'Launched in three harbours in May 2025'],
      ['es', 'Hitos logrados por nuestro equipo:', 'Lanzado en tres puertos en mayo de 2025'],
      ['fr', 'Jalons atteints par notre équipe :', 'Lancé dans trois ports en mai 2025'],
    ],
  ],
  [
    'to ask for a demo says nothing of the product',
    'product',
    'product_stage',
    [['fr', 'Demander une démo', 'Démo en direct']],
  ],
  [
    'cash that flows is not at hand',
    'financials',
    'cash',
    [
      ['en', 'Cash paid to hosts: €345K', 'Net cash: €345K'],
      ['es', 'Efectivo operativo: 345 K€', 'Caja: 345 K€'],
      ['fr', 'Consommation de trésorerie : 345 K€', 'Trésorerie : 345 K€'],
    ],
  ],
  [
    'a grant that is asked for is not got',
    'financials',
    'grant',
    [
      ['en', '€1.8M grant request to the EIC', '€1.8M grant received from the EIC'],
      ['es', 'Solicitud de subvención: 1,8 M€', 'Subvención recibida del CDTI: 1,8 M€'],
      ['fr', 'Subvention demandée : 1,8 M€', 'Subvention reçue de Bpifrance : 1,8 M€'],
    ],
  ],
])('%s', (_what, section, kind, twins) => {
  it.each(twins)('%s: “%s”, unlike “%s”', (language, not, so) => {
    expect(told(language, page(section, not), kind)).toEqual([]);
    expect(told(language, page(section, so), kind)).toHaveLength(1);
  });
});

describe('a count with a noun of its own', () => {
  it.each([
    ['en', '500 users · 2 towns', 'users'],
    ['es', '500 usuarios · 2 ciudades', 'users'],
    ['fr', '500 utilisateurs · 2 villes', 'users'],
    ['en', '500 interviews · 3 green signals', 'interviews'],
    ['es', '500 entrevistas · 3 señales verdes', 'interviews'],
    ['fr', '500 entretiens · 3 signaux verts', 'interviews'],
  ] as const)('is not what stands before it: %s: “%s”', (language, both, kind) => {
    expect(told(language, page('traction', both), kind)).toEqual([`${kind} 500 actual`]);
  });

  it.each([
    ['en', 'Market size: 37M population', 'Market size: $37M'],
    ['es', 'Tamaño del mercado: 37M de población', 'Tamaño del mercado: 37M $'],
    ['fr', 'Taille du marché : 37M de population', 'Taille du marché : 37M $'],
  ])('is no market in money (%s)', (language, people, money) => {
    const inMoney = (line: string) =>
      factsOf(language, [page('market', line)], ['tam']).filter(({ unit }) => unit === 'money').length;
    expect(inMoney(people)).toBe(0);
    expect(inMoney(money)).toBe(1);
  });

  it.each([
    ['en', 'Users', 'Customers', '$99 / mo'],
    ['es', 'Usuarios', 'Clientes', '99 $ / mes'],
    ['fr', 'Utilisateurs', 'Clients', '99 € / mois'],
  ])('of users in a row of prices is how many a plan includes (%s)', (language, users, customers, price) => {
    const heads = (head: string, cell: string) => {
      const table = [['Plan', 'Q3', head], ['Business', cell, '5,000']]; // prettier-ignore
      return told(language, { section: 'traction', table }, 'users', 'customers').length;
    };
    expect(heads(users, price)).toBe(0);
    expect(heads(users, 'Live')).toBe(1);
    expect(heads(customers, price)).toBe(1);
  });
});

describe('what is planned', () => {
  it.each([
    ['en', 'Q1 2025: beta launch, 1,000 users', 'Q1 2025: beta launched, we have 1,000 users'],
    ['es', 'T1 2025: lanzamiento beta, 1.000 usuarios', 'T1 2025: beta lanzada, ya 1.000 usuarios'],
    ['fr', 'T1 2025 : lancement bêta, 1 000 utilisateurs', 'T1 2025 : bêta lancée, déjà 1 000 utilisateurs'],
  ])('is a step of what the round is for, on a page that is of the roadmap too (%s)', (language, step, done) => {
    const bases = (line: string) =>
      told(language, { section: 'ask', alsoSections: ['roadmap', 'traction'], lines: [line] }, 'users');
    expect(bases(step)).toEqual(['users 1000 target']);
    expect(bases(done)).toEqual(['users 1000 actual']);
  });

  it.each([
    ['en', 'Year 1 target:', '500 users (1% penetration)', '500 users of such software'],
    ['es', 'Objetivo del año 1:', '500 usuarios (1% de penetración)', '500 usuarios de este software'],
    ['fr', 'Objectif année 1 :', '500 utilisateurs (1 %)', '500 utilisateurs de ces logiciels'],
  ])('are users under the head of an aim on a page of the market, and no buyers (%s)', (language, head, own, all) => {
    expect(told(language, page('market', [head, own]), 'users', 'buyer_count')).toEqual([
      expect.stringMatching(/^users 500 (?:target|forecast)$/u),
    ]);
    expect(told(language, page('market', all), 'users', 'buyer_count')).toEqual(['buyer_count 500 external']);
  });

  it.each([
    ['es', 'Afinar el motor · entregar la API · firmar los 2 primeros pilotos', '2 pilotos firmados'],
    ['fr', 'Durcir le moteur · livrer l’API · signer les 2 premiers pilotes', '2 pilotes signés'],
  ])('are pilots that are to be signed (%s)', (language, toSign, signed) => {
    expect(told(language, page('traction', toSign), 'pilot')).not.toContain('pilot 2 actual');
    expect(told(language, page('traction', signed), 'pilot')).toEqual(['pilot 2 actual']);
  });
});

describe('the round', () => {
  it.each([
    ['en', 'We are raising €600K', 'Use of funds', ['Category', 'Amount', 'Purpose']],
    ['es', 'Buscamos 600 K€', 'Uso de fondos', ['Partida', 'Financiación', 'Destino']],
    ['fr', 'Nous levons 600 K€', 'Utilisation des fonds', ['Poste', 'Financement', 'Objet']],
  ] as const)('is no row of what it is for (%s)', (language, round, title, head) => {
    const table = [[...head], ['CTO', '€300K', 'Pay'], ['Marketing', '€200K', 'Ads'], ['Buffer', '€100K', 'Reserve']];
    const slides: SlideSketch[] = [page('ask', round), { section: 'ask', title, table }];
    expect(factsOf(language, slides, ['ask']).map(({ value }) => value)).toEqual([600_000]);
  });

  it('is the one of the page of the ask, and not a later one beside it on the roadmap', () => {
    const slides = (...rounds: string[]) => [page('ask', 'We are raising a seed of €500K'), page('roadmap', ...rounds)];
    const asks = (...rounds: string[]) =>
      factsOf('en', slides(...rounds), ['ask']).map(({ value, slide }) => `${value} ${slide}`);
    expect(asks('Seed: €500K', 'Series A: €5M')).toEqual(['500000 1']);
    expect(asks('Seed: €500K')).toEqual(['500000 1']);
  });
});

describe('times', () => {
  it.each([
    ['en', 'Price/month', 'Price'],
    ['es', 'Precio/mes', 'Precio'],
    ['fr', 'Prix par mois', 'Prix'],
  ])('are those that the head of their column names, of prices (%s)', (language, head, bare) => {
    const periods = (column: string) => {
      const table = [['Plan', column], ['Starter', '$49'], ['Pro', '$129']]; // prettier-ignore
      const slide: SlideSketch = { section: 'businessModel', title: 'Pricing', table };
      return factsOf(language, [slide], ['price']).map(({ period }) => period);
    };
    expect(periods(head)).toEqual(['month', 'month']);
    expect(periods(bare)).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'Subscription: $10-25 per user/month'],
    ['es', 'Suscripción: 10-25 $ por usuario/mes'],
    ['fr', 'Abonnement : 10-25 $ par utilisateur/mois'],
  ])('stand behind whom a price is for (%s)', (language, line) => {
    const [price] = factsOf(language, [page('businessModel', line)], ['price']);
    expect(price).toMatchObject({ low: 10, high: 25, period: 'month' });
  });

  it.each([
    ['en', 'Year', 'Burn', 'Monthly burn'],
    ['es', 'Año', 'Burn', 'Burn mensual'],
    ['fr', 'Année', 'Burn', 'Burn mensuel'],
  ])('are years of burn in a table of years (%s)', (language, year, burn, monthly) => {
    const periods = (head: string) => {
      const table = [
        [year, head],
        ['2026', '$180K'],
        ['2027', '$600K'],
        ['2028', '$900K'],
      ];
      return factsOf(language, [{ section: 'financials', table }], ['burn_net']).map(({ period }) => period);
    };
    expect(periods(burn)).toEqual(['year', 'year', 'year']);
    expect(periods(monthly)).toEqual(['month', 'month', 'month']);
  });
});

describe('prices', () => {
  const prices = (language: string, title: string, ...lines: string[]) =>
    told(language, { section: 'businessModel', title, lines }, 'price').length;

  it.each([
    ['en', 'Pricing', 'Direct cost', 'Budget plan'],
    ['es', 'Precios', 'Coste directo', 'Plan Plus'],
    ['fr', 'Tarifs', 'Marge', 'Formule Plus'],
  ])('are no costs or margins by their label (%s)', (language, title, cost, plan) => {
    const labelled = (label: string) => {
      const card = { x: 0.1, y: 0.4, w: 0.2, lines: [label, { text: '$4.50 / mo', size: 30 }] };
      return told(language, { section: 'businessModel', title, cards: [card] }, 'price').length;
    };
    expect(labelled(cost)).toBe(0);
    expect(labelled(plan)).toBe(1);
  });

  it.each([
    ['en', 'Pricing', ['API subscriptions: $240K', 'Fees: $150K', 'Licences: $200K'], 'Year 1 revenue: $590K'],
    ['es', 'Precios', ['Suscripciones: $240K', 'Tasas: $150K', 'Licencias: $200K'], 'Ingresos del año 1: $590K'],
    ['fr', 'Tarifs', ['Abonnements : 240 K$', 'Frais : 150 K$', 'Licences : 200 K$'], 'Revenus an 1 : 590 K$'],
  ])('are no parts of what a plan is to bring (%s)', (language, title, streams, total) => {
    expect(prices(language, title, ...streams, total)).toBe(0);
    expect(prices(language, title, ...streams)).toBe(3);
  });

  it('are no cost of a transaction on a network, unless we charge it', () => {
    expect(prices('en', 'Pricing', 'Only $0.005 per transaction on Polygon')).toBe(0);
    expect(prices('en', 'Pricing', 'We charge $0.005 per transaction on Polygon')).toBe(1);
  });

  it.each([
    ['en', 'Subscriptions (60%)', 'Commission (30%)', 'Data (10%)', 'Commission (5%)'],
    ['es', 'Suscripciones (60%)', 'Comisión (30%)', 'Datos (10%)', 'Comisión (5%)'],
    ['fr', 'Abonnements (60 %)', 'Commission (30 %)', 'Données (10 %)', 'Commission (5 %)'],
  ])('nor is a share of a mix in brackets a rate (%s)', (language, first, share, last, rate) => {
    const rates = (...lines: string[]) => told(language, page('businessModel', ...lines), 'take_rate').length;
    expect(rates(first, share, last)).toBe(0);
    expect(rates(rate)).toBe(1);
  });
});
