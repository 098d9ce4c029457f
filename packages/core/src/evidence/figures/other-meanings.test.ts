/** Words for money, time and people beside figures that are of something else, each beside its honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const KINDS = [
  ...(['runway', 'revenue', 'buyer_count', 'market_share_claim', 'retention', 'price', 'customers', 'ask'] as const),
  ...(['use_of_funds', 'pre_money'] as const),
] as const satisfies readonly FactKind[];
const kinds = (language: string, section: Section, line: string): FactKind[] =>
  gatherFacts(makeView([{ section, lines: [line] }], { language }), KINDS).map(({ kind }) => kind);

describe('what a word for money or time is not of', () => {
  it.each([
    ['en', 'ask', '60-day runway to launch', '9 months of runway', 'runway'],
    ['es', 'ask', 'Runway de 60 días hasta el lanzamiento', '9 meses de runway', 'runway'],
    ['fr', 'ask', 'Runway de 60 jours jusqu’au lancement', '9 mois de runway', 'runway'],
    ['en', 'ask', 'Founder runway: 12 months', 'Runway: 12 months', 'runway'],
    ['en', 'businessModel', 'Revenue / trip: $2,590', 'Revenue / year: $2,590', 'revenue'],
    ['es', 'businessModel', 'Ingresos / viaje: 2.590 €', 'Ingresos / año: 2.590 €', 'revenue'],
    ['fr', 'businessModel', 'Revenus / trajet : 2 590 €', 'Revenus / an : 2 590 €', 'revenue'],
    ['en', 'market', 'Secure 3-5 flagship clients to lead the market', 'The market has 12,000 clients', 'buyer_count'],
    ['en', 'market', '100,000 active farmers', '100,000 farmers', 'buyer_count'],
    ['es', 'market', '100.000 agricultores activos', '100.000 agricultores', 'buyer_count'],
    ['fr', 'market', '100 000 agriculteurs actifs', '100 000 agriculteurs', 'buyer_count'],
    ['en', 'market', '15,000 transactions × $400 = $6M', '15,000 clinics × $400 = $6M', 'buyer_count'],
    ['es', 'market', '15.000 transacciones × 400 € = 6 M€', '15.000 clínicas × 400 € = 6 M€', 'buyer_count'],
    ['fr', 'market', '15 000 transactions × 400 € = 6 M€', '15 000 cliniques × 400 € = 6 M€', 'buyer_count'],
    [
      'en',
      'market',
      '20% of the food market ($8.5B × 20% = $1.7B)',
      'We will win 20% of the market',
      'market_share_claim',
    ],
    ['es', 'market', '20% del mercado ($8.5B × 20% = $1.7B)', 'Captaremos el 20% del mercado', 'market_share_claim'],
    ['fr', 'market', '20 % du marché (8,5 Md€ × 20 % = 1,7 Md€)', 'Nous viserons 20 % du marché', 'market_share_claim'],
    ['en', 'traction', '70% more retention than others', '70% retention after a year', 'retention'],
    ['es', 'traction', '70% más retención que otros', '70% de retención al año', 'retention'],
    ['fr', 'traction', '70 % de plus de rétention', '70 % de rétention à un an', 'retention'],
    ['en', 'businessModel', 'Willingness to pay: $2-5 a month', 'Price: $2-5 a month', 'price'],
    ['es', 'businessModel', 'Disposición a pagar: 2-5 € al mes', 'Precio: 2-5 € al mes', 'price'],
    ['fr', 'businessModel', 'Consentement à payer : 2-5 € par mois', 'Prix : 2-5 € par mois', 'price'],
    ['en', 'traction', '4. Acquire customers → 5. Build density', 'We have 5 customers', 'customers'],
    ['es', 'ask', 'Monto de la prima: 4', 'Monto: $1.2 millones', 'ask'],
  ] as const)('%s, %s: “%s”, unlike “%s”', (language, section, not, so, kind) => {
    expect(kinds(language, section, not)).not.toContain(kind);
    expect(kinds(language, section, so)).toContain(kind);
  });
});

describe('a share on the page of the round', () => {
  const uses = (language: string, lines: string[]) =>
    gatherFacts(makeView([{ section: 'ask', title: 'Use of funds', lines }], { language }), ['use_of_funds']).map(
      ({ quote }) => quote,
    );
  it.each([
    ['en', ['Product: 60%', 'Sales: 40%'], 'Success metric: retention of 60%'],
    ['es', ['Producto: 60%', 'Ventas: 40%'], 'Métrica de éxito: tasa de retención del 60%'],
    ['fr', ['Produit : 60 %', 'Ventes : 40 %'], 'Indicateur de succès : taux de rétention de 60 %'],
  ])('is no use of the money where it measures something (%s)', (language, items, measure) => {
    expect(uses(language, [...items, measure])).toEqual(items);
  });

  it('is one though the line under it speaks of a measure', () => {
    const lines = [['Product: 60%', 'Sales: 30%', '10% Reserve'], ['Fund the evidence for conversion and retention.']];
    const facts = gatherFacts(makeView([{ section: 'ask', title: 'Use of funds', lines }]), ['use_of_funds']);
    expect(facts.map(({ value }) => value)).toEqual([60, 30, 10]);
  });

  it('has the name beside it, though there is a digit in it', () => {
    const cards = ['5G network', 'Technology', 'Sales'].flatMap((name, at) => [
      { x: 0.1, y: 0.3 + at * 0.15, w: 0.3, lines: [name] },
      { x: 0.1, y: 0.35 + at * 0.15, w: 0.3, lines: [`${[60, 30, 10][at]}%`] },
    ]);
    const facts = gatherFacts(makeView([{ section: 'ask', title: 'Use of funds', cards }]), ['use_of_funds']);
    expect(facts.map(({ subjectName }) => subjectName)).toEqual(['5G network', 'Technology', 'Sales']);
  });
});

describe('a value of the company', () => {
  const table = (heads: string[], title: string) =>
    gatherFacts(makeView([{ section: 'ask', title, table: [heads, ['Base case', '$120M', '$480M']] }]), KINDS).map(
      ({ kind }) => kind,
    );
  it('in a table of what investors get back is none of the round', () => {
    expect(table(['Scenario', 'Revenue 2030', 'Exit valuation'], 'Projected returns')).not.toContain('pre_money');
    expect(table(['Scenario', 'Revenue 2030', 'Pre-money valuation'], 'Terms')).toContain('pre_money');
  });
});

describe('customers under the part of a market that is hoped for', () => {
  const counted = (language: string, head: string, line: string) =>
    gatherFacts(makeView([{ section: 'market', title: 'TAM / SAM / SOM', lines: [[head, line]] }], { language }), [
      'customers',
      'paying_customers',
      'buyer_count',
    ]).map(({ kind, basis }) => `${kind} ${basis}`);
  it.each([
    ['en', 'SOM (year 3)', '750 paying customers'],
    ['es', 'SOM (objetivo año 3)', '750 clientes de pago'],
    ['fr', 'SOM - Objectif 3 ans', '750 clients payants'],
  ])('are a target (%s)', (language, head, line) => {
    const [first = ''] = counted(language, head, line);
    expect(first).toMatch(/customers (?:target|forecast)$/u);
  });

  it.each([
    ['en', 'TAM', '12,000 customers'],
    ['es', 'TAM', '12.000 clientes'],
    ['fr', 'TAM', '12 000 clients'],
  ])('under the whole market are possible buyers (%s)', (language, head, line) => {
    expect(counted(language, head, line).join()).not.toMatch(/^customers (?:target|actual)/u);
  });
});

describe('a round without a currency', () => {
  const asks = (line: string) =>
    gatherFacts(makeView([{ section: 'ask', title: 'The ask', lines: [line, 'Price: €49 a month'] }]), ['ask']).map(
      ({ value, currency }) => `${value} ${currency}`,
    );
  it('is the amount beside the word and nothing else', () => {
    expect(asks('300K Fundraising')).toEqual(['300000 EUR']);
    expect(asks('Fundraising for the next 300K units that we build')).toEqual([]);
  });
});

describe('the head of the next size', () => {
  const hoped = (language: string, lines: string[]) =>
    gatherFacts(makeView([{ section: 'market', title: 'Market', lines: [lines] }], { language }), ['som']).map(
      ({ value }) => value,
    );
  it.each([
    [
      'en',
      [
        '45 million homes with phones × $24 average',
        'price = $1.08 billion',
        'SOM (obtainable market):',
        '2 million homes × $24 average price',
        '= $48 million',
      ],
    ],
    [
      'es',
      [
        '45 millones de hogares con móvil × $24 precio',
        'promedio = $1,080 mil millones',
        'SOM (mercado obtenible):',
        '2 millones de hogares × $24 precio promedio',
        '= $48 millones',
      ],
    ],
    [
      'fr',
      [
        '45 millions de foyers équipés × 24 € de prix',
        'moyen = 1,08 milliard €',
        'SOM (marché atteignable) :',
        '2 millions de foyers × 24 € de prix moyen',
        '= 48 millions €',
      ],
    ],
  ])('names not the amount over it (%s)', (language, lines) => {
    expect(hoped(language, lines).filter((value) => (value ?? 0) > 48e6)).toEqual([]);
  });
});
