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

describe('a count with a noun of its own', () => {
  it.each([
    ['en', '500 users · 2 towns', 'Users: 500', 'users'],
    ['es', '500 usuarios · 2 ciudades', 'Usuarios: 500', 'users'],
    ['fr', '500 utilisateurs · 2 villes', 'Utilisateurs : 500', 'users'],
    ['en', '500 interviews · 3 green signals', 'Interviews: 500', 'interviews'],
    ['es', '500 entrevistas · 3 señales verdes', 'Entrevistas: 500', 'interviews'],
    ['fr', '500 entretiens · 3 signaux verts', 'Entretiens : 500', 'interviews'],
  ] as const)('is not what stands before it: “%s”, “%s”', (language, both, alone, kind) => {
    expect(told(language, page('traction', both), kind)).toEqual([`${kind} 500 actual`]);
    expect(told(language, page('traction', alone), kind)).toEqual([`${kind} 500 actual`]);
  });

  it.each([
    ['en', 'Made with users (they choose the next 50 signs)', 'Paying users (June): 50'],
    ['es', 'Hecho con usuarios (eligen las próximas 50 señas)', 'Usuarios de pago (junio): 50'],
    ['fr', 'Fait avec les utilisateurs (ils choisissent 50 signes)', 'Utilisateurs payants (juin) : 50'],
  ])('stands apart in brackets (%s)', (language, apart, own) => {
    const heads = (line: string) => told(language, page('traction', line), 'users', 'paying_customers').length;
    expect(heads(apart)).toBe(0);
    expect(heads(own)).toBe(1);
  });

  it.each([
    ['en', 'Partnership with the ferry union (50,000 members)', 'Our club: 50,000 members'],
    ['es', 'Convenio con la asociación (50.000 miembros)', 'Nuestro club: 50.000 miembros'],
    ['fr', 'Partenariat avec la fédération (50 000 membres)', 'Notre club : 50 000 membres'],
  ])('of members of a partner is none of users (%s)', (language, partner, own) => {
    const users = (line: string) => told(language, page('traction', line), 'users').length;
    expect(users(partner)).toBe(0);
    expect(users(own)).toBe(1);
  });

  it.each([
    ['en', 'Market size: 37M population', 'Market size: $37M'],
    ['es', 'Tamaño del mercado: 37M de población', 'Tamaño del mercado: 37M $'],
    ['fr', 'Taille du marché : 37M de population', 'Taille du marché : 37M $'],
  ])('is no market in money (%s)', (language, people, money) => {
    const sizes = (line: string) =>
      factsOf(language, [page('market', line)], ['tam']).filter(({ unit }) => unit === 'money').length;
    expect(sizes(people)).toBe(0);
    expect(sizes(money)).toBe(1);
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
    ['en', 'Sharpen the engine · deliver the API · to sign the first 2 pilots', '2 pilots signed'],
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
    expect(asks('Seed: €500K', 'Series A: €5M')).not.toContain('5000000 2');
    expect(asks('Seed: €500K')).toEqual(['500000 1']);
  });
});

describe('prices', () => {
  it.each([
    ['en', 'Price/month'],
    ['es', 'Precio/mes'],
    ['fr', 'Prix par mois'],
  ])('are paid for the time that the head of their column names (%s)', (language, head) => {
    const periods = (column: string) =>
      factsOf(
        language,
        [
          {
            section: 'businessModel',
            title: 'Pricing',
            table: [
              ['Plan', column],
              ['Starter', '$49'],
              ['Pro', '$129'],
            ],
          },
        ],
        ['price'],
      ).map(({ period }) => period);
    expect(periods(head)).toEqual(['month', 'month']);
    expect(periods('Price')).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'Subscription: $10-25 per user/month'],
    ['es', 'Suscripción: 10-25 $ por usuario/mes'],
    ['fr', 'Abonnement : 10-25 $ par utilisateur/mois'],
  ])('are read by user and month (%s)', (language, line) => {
    const [price] = factsOf(language, [page('businessModel', line)], ['price']);
    expect(price).toMatchObject({ low: 10, high: 25, period: 'month' });
  });

  it.each([
    ['en', 'Pricing', 'Direct cost', 'Plus plan'],
    ['es', 'Precios', 'Coste directo', 'Plan Plus'],
    ['fr', 'Tarifs', 'Marge', 'Formule Plus'],
  ])('are no costs or margins by their label (%s)', (language, title, cost, plan) => {
    const prices = (label: string) => {
      const card = { x: 0.1, y: 0.4, w: 0.2, lines: [label, { text: '$4.50 / mo', size: 30 }] };
      return told(language, { section: 'businessModel', title, cards: [card] }, 'price').length;
    };
    expect(prices(cost)).toBe(0);
    expect(prices(plan)).toBe(1);
  });

  it.each([
    ['en', 'Pricing', 'API subscriptions: $240K', 'Audit of a plant: $900'],
    ['es', 'Precios', 'Suscripciones: $240K', 'Auditoría de planta: $900'],
    ['fr', 'Tarifs', 'Abonnements : 240 K$', 'Audit d’un site : 900 $'],
  ])('are no sums that a stream is to bring (%s)', (language, title, stream, price) => {
    const prices = (line: string) => told(language, { section: 'businessModel', title, lines: [line] }, 'price').length;
    expect(prices(stream)).toBe(0);
    expect(prices(price)).toBe(1);
  });

  it.each([
    ['en', 'Subscriptions (60%)', 'Commission (30%)', 'Data (10%)', 'Commission (5%)'],
    ['es', 'Suscripciones (60%)', 'Comisión (30%)', 'Datos (10%)', 'Comisión (5%)'],
    ['fr', 'Abonnements (60 %)', 'Commission (30 %)', 'Données (10 %)', 'Commission (5 %)'],
  ])('a share of a mix in brackets is no rate (%s)', (language, first, share, last, rate) => {
    const rates = (...lines: string[]) => told(language, page('businessModel', ...lines), 'take_rate').length;
    expect(rates(first, share, last)).toBe(0);
    expect(rates(rate)).toBe(1);
  });
});

describe('other meanings', () => {
  it.each([
    ['en', 'Net cash to Nimbora a year: €345K', 'Cash paid to hosts: €345K', 'Cash in the bank: €345K'],
    ['es', 'Efectivo operativo: 345 K€', 'Flujo de caja: 345 K€', 'Caja: 345 K€'],
    ['fr', 'Flux de trésorerie : 345 K€', 'Consommation de trésorerie : 345 K€', 'Trésorerie : 345 K€'],
  ])('of cash: what flows is not at hand (%s)', (language, first, second, bank) => {
    const cash = (line: string) => told(language, page('financials', line), 'cash').length;
    expect([cash(first), cash(second), cash(bank)]).toEqual([0, 0, 1]);
  });

  it.each([
    ['en', 'Year', 'Burn', 'Monthly burn'],
    ['es', 'Año', 'Burn', 'Burn mensual'],
    ['fr', 'Année', 'Burn', 'Burn mensuel'],
  ])('of burn: in a table of years it is of the year (%s)', (language, year, burn, monthly) => {
    const periods = (head: string) => {
      const rows = [
        ['2026', '$180K'],
        ['2027', '$600K'],
        ['2028', '$900K'],
      ];
      const table = [[year, head], ...rows];
      return factsOf(language, [{ section: 'financials', table }], ['burn_net']).map(({ period }) => period);
    };
    expect(periods(burn)).toEqual(['year', 'year', 'year']);
    expect(periods(monthly)).toEqual(['month', 'month', 'month']);
  });

  it.each([
    ['en', '€1.8M grant request to the EIC', '€1.8M grant received from the EIC'],
    ['es', 'Solicitud de subvención: 1,8 M€', 'Subvención recibida del CDTI: 1,8 M€'],
    ['fr', 'Subvention demandée : 1,8 M€', 'Subvention reçue de Bpifrance : 1,8 M€'],
  ])('of a grant: what is asked for is not got (%s)', (language, asked, got) => {
    expect(told(language, page('financials', asked), 'grant')).toEqual([]);
    expect(told(language, page('financials', got), 'grant')).toEqual([expect.stringMatching(/^grant 1800000 /u)]);
  });

  it.each([
    ['en', 'Users', '$99 / mo'],
    ['es', 'Usuarios', '99 $ / mes'],
    ['fr', 'Utilisateurs', '99 € / mois'],
  ])('of users: how many a plan includes says nothing of how many there are (%s)', (language, head, price) => {
    const users = (cell: string) =>
      told(
        language,
        {
          section: 'traction',
          table: [
            ['Plan', 'Q3', head],
            ['Business', cell, '5,000'],
          ],
        },
        'users',
      ).length;
    expect(users(price)).toBe(0);
    expect(users('Live')).toBe(1);
  });

  it('of a price: what a network takes for a transaction is a cost', () => {
    const prices = (line: string) =>
      told('en', { section: 'businessModel', title: 'Pricing', lines: [line] }, 'price').length;
    expect(prices('Only $0.005 per transaction on Polygon')).toBe(0);
    expect(prices('Only $0.005 per transaction for merchants')).toBe(1);
  });

  it.each([
    ['en', 'Your 7-year-old needs another internet than you', 'A repair takes 7 months and two visits'],
    ['es', 'Marta, de 67 años, espera sola en casa', 'Una cita tarda 7 meses en llegar'],
    ['fr', 'Fatou, 52 ans, vit seule au village', 'Un rendez-vous prend 7 mois en moyenne'],
  ])('of a duration: how old somebody is hurts nobody (%s)', (language, age, wait) => {
    expect(told(language, page('problem', age), 'pain_cost')).toEqual([]);
    expect(told(language, page('problem', wait), 'pain_cost')).toEqual(['pain_cost 7 external']);
  });

  it.each([
    ['en', 'Revenue leakage of providers: $50M', 'Revenue: $50M'],
    ['es', 'Ingresos perdidos por retrasos: 50 M$', 'Ingresos: 50 M$'],
    ['fr', 'Revenus perdus en attendant : 50 M$', 'Revenus : 50 M$'],
  ])('of revenue: what is lost is not earned (%s)', (language, lost, earned) => {
    const revenues = (line: string) => told(language, page('traction', line), 'revenue').length;
    expect(revenues(lost)).toBe(0);
    expect(revenues(earned)).toBe(1);
  });

  it('of a share: daily of monthly users is no retention', () => {
    expect(told('en', page('traction', 'DAU/MAU: 60%'), 'retention')).toEqual([]);
    expect(told('en', page('traction', 'D30 retention: 60%'), 'retention')).toEqual(['retention 60 actual']);
  });

  it.each([
    ['en', 'Pre-pilot hypothesis for harbour offices', 'Pilot with the harbour office signed'],
    ['es', 'Próximos pilotos con puertos del norte', 'Piloto firmado con la autoridad portuaria'],
    ['fr', 'Rejoignez les pilotes de la coopérative', 'Pilote signé avec la capitainerie du port'],
  ])('of pilots: %s: “%s”, unlike “%s”', (language, none, one) => {
    expect(told(language, page('traction', none), 'pilot')).toEqual([]);
    expect(told(language, page('traction', one), 'pilot')).toHaveLength(1);
  });

  it.each([
    ['en', 'Customers include Stellar testnet', 'Customers include Globex'],
    ['es', 'Clientes como velmora.io', 'Clientes como Globex'],
  ])('of names: %s: a network or address is no customer', (language, none, one) => {
    const names = (line: string) => factsOf(language, [page('traction', line)], ['logo']).map(({ text }) => text);
    expect(names(none)).toEqual([]);
    expect(names(one)).toEqual(['Globex']);
  });

  it.each([
    ['en', 'Evidence builder for SOC 2, mapped to PCI DSS', 'SOC 2 certified since May'],
    ['es', 'Hoja de ruta: ISO 27001 y SOC 2', 'Certificación ISO 27001 obtenida'],
    ['fr', 'Feuille de route : ISO 27001', 'Certification ISO 27001 obtenue'],
  ])('of certificates: %s: “%s”, unlike “%s”', (language, none, one) => {
    expect(told(language, page('product', none), 'certificate')).toEqual([]);
    expect(told(language, page('product', one), 'certificate')).toHaveLength(1);
  });

  it.each([
    ['en', 'Key milestones achieved by our team so far:', 'Launched in three harbours in May 2025'],
    ['es', 'Hitos logrados por nuestro equipo:', 'Lanzado en tres puertos en mayo de 2025'],
    ['fr', 'Jalons atteints par notre équipe :', 'Lancé dans trois ports en mai 2025'],
  ])('of milestones: %s: a head over them is none', (language, head, done) => {
    expect(told(language, page('traction', head), 'milestone_done')).toEqual([]);
    expect(told(language, page('traction', done), 'milestone_done')).toHaveLength(1);
  });

  it('of a demo: to ask for one says nothing of the product', () => {
    expect(told('fr', page('product', 'Demander une démo'), 'product_stage')).toEqual([]);
    expect(told('fr', page('product', 'Démo en direct'), 'product_stage')).toHaveLength(1);
  });
});
