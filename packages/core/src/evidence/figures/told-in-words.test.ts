/** Metrics that founders tell in a sentence instead of naming them, and words that only look like it. */
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import { makeView } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

function facts(section: Section, line: string, language = 'en', readingDate = '2026-03'): Fact[] {
  return gatherFacts(makeView([{ section, lines: [line] }], { language, readingDate })).filter(
    ({ value, derivedFrom }) => value !== undefined && derivedFrom === undefined,
  );
}

const told = (...args: Parameters<typeof facts>) => facts(...args).map(({ kind, value }) => [kind, value]);

describe('told in words', () => {
  it.each([
    ['en', 'businessModel', 'It costs us £1,020 to win a customer', ['cac', 1020]],
    ['es', 'businessModel', 'Captar un colegio nos cuesta 1.240 €', ['cac', 1240]],
    ['fr', 'businessModel', 'Un groupe nous coûte 6 000 € à acquérir', ['cac', 6000]],
    ['en', 'businessModel', 'We keep 18% of every order', ['take_rate', 18]],
    ['es', 'businessModel', 'Ticket promedio: 26.000 € al año', ['acv', 26_000]],
    ['fr', 'traction', 'Panier moyen : 250 € par mois', ['arpa', 250]],
    ['en', 'ask', '$1.3M of it is already in from Northlake Health', ['commitment_of_round', 1_300_000]],
    ['en', 'ask', 'To date: $1.1M from angels', ['raised_to_date', 1_100_000]],
    ['en', 'market', 'Spot loads make up £9.5bn of that and it is the part we can address (SAM)', ['sam', 9.5e9]],
    ['es', 'traction', 'Hoy facturamos 146 mil euros de ingresos recurrentes mensuales', ['mrr', 146_000]],
    ['fr', 'ask', 'Décaissement net de 190 k€ par mois', ['burn_net', 190_000]],
    ['es', 'ask', 'Caja para 8 meses', ['runway', 8]],
  ] as const)('%s, %s: %s', (language, section, line, expected) => {
    expect(told(section, line, language)).toContainEqual(expected);
  });

  it('a cost of building and a prize are no costs of acquisition', () => {
    expect(told('businessModel', 'A unit costs us $1,310 to build')).not.toContainEqual(['cac', 1310]);
    expect(told('traction', 'We spent May to win a $5,000 prize')).not.toContainEqual(['cac', 5000]);
  });

  it('hauliers that burn diesel burn no cash of ours', () => {
    expect(told('problem', 'Hauliers burn £3.4bn of diesel a year').map(([kind]) => kind)).not.toContain('burn_net');
  });

  it('"ronda los" is about, not a round', () => {
    expect(told('traction', 'El ARR ronda los 19 millones de euros', 'es')).toEqual([['arr', 19e6]]);
  });
});

describe('what is to come', () => {
  it.each([
    ['es', 'Cerraremos 2026 con 11 M€ de ventas'],
    ['es', 'Las ventas alcanzarán 11 M€'],
    ['fr', 'Nous finirons à 11 M€ de chiffre d’affaires'],
  ])('verbs in the future tell a forecast (%s): %s', (language, line) => {
    const [revenue] = facts('financials', line, language, '2025-12');
    expect(revenue).toMatchObject({ kind: 'revenue', basis: 'forecast' });
  });

  it.each(['Nous facturons 49 € par mois pour chaque site', 'Nous livrons pour 49 € par mois'])(
    'verbs in the present do not: %s',
    (line) => {
      expect(facts('businessModel', line, 'fr').every(({ basis }) => basis !== 'forecast')).toBe(true);
    },
  );

  it('what a share of the market would bring is a target', () => {
    const [revenue] = facts('market', 'At a 9% fee that is £85m of revenue a year for us');
    expect(revenue?.basis).not.toBe('actual');
  });
});

describe('growth', () => {
  it('by the quarter is a multiple of that quarter', () => {
    const [growth] = facts('traction', 'ARR grew 31% QoQ');
    expect(growth).toMatchObject({ kind: 'growth_multiple', value: 1.31, unit: 'multiple', period: 'quarter' });
  });

  it('beside a sum in billions is the market’s', () => {
    expect(facts('other', 'Bid software: £2.6bn, growing at 13% a year')).toContainEqual(
      expect.objectContaining({ kind: 'market_growth', value: 13 }),
    );
  });
});

describe('earlier rounds', () => {
  it('the one that is told of is what was raised', () => {
    const found = facts('ask', 'Amorçage de 2,6 M€ bouclé en 2023', 'fr');
    expect(found.map(({ kind, value, basis }) => [kind, value, basis])).toEqual([
      ['raised_to_date', 2_600_000, 'actual'],
    ]);
  });

  it('does not stand beside a sum that the deck gives', () => {
    const view = makeView(
      [{ section: 'ask', lines: ['Amorçage de 2,6 M€ bouclé en 2023', 'Levé à ce jour : 3,4 M€'] }],
      { language: 'fr', readingDate: '2026-03' },
    );
    const raised = gatherFacts(view).filter(({ kind }) => kind === 'raised_to_date');
    expect(raised.map(({ value }) => value)).toEqual([3_400_000]);
  });
});

describe('money that is in already', () => {
  it.each([
    ['en', 'To date: €6.3m seed from angels and founders'],
    ['es', 'Hasta hoy: 6,3 M€ (fundadores y una caja rural)'],
    ['fr', '6,3 M€ réunis auparavant : fondateurs, un fonds régional'],
  ])('is not what is asked for (%s)', (language, line) => {
    const found = facts('ask', line, language);
    expect(found.map(({ kind }) => kind)).toContain('raised_to_date');
    expect(found.map(({ kind }) => kind)).not.toContain('ask');
  });

  it.each([
    ['en', 'To date: €640,000 of revenue, none of it from family'],
    ['es', 'Hasta hoy: 640.000 € de ingresos con nuestro capital'],
    ['fr', 'À ce jour : 640 000 € de ventes, sans fonds'],
  ])('is no revenue of until now (%s)', (language, line) => {
    expect(facts('ask', line, language).map(({ kind }) => kind)).not.toContain('raised_to_date');
  });
});

describe('what a month costs beside the cash that is left', () => {
  it.each([
    ['en', 'In the bank: £1.9m. Going out: £215k a month.', 215_000],
    ['es', 'Caja: US$ 4,1 M; consumo de US$ 340.000 mensuales', 340_000],
    ['fr', 'Trésorerie : 3,1 M€. Consommation : 210 k€ par mois.', 210_000],
  ])('is burn (%s)', (language, line, value) => {
    expect(facts('financials', line, language)).toContainEqual(expect.objectContaining({ kind: 'burn_net', value }));
  });

  it.each([
    ['en', 'Clinics stop spending €900 a month on couriers'],
    ['es', 'Un hogar baja su consumo a 40 € al mes'],
    ['fr', 'Consommation d’un foyer : 120 € par mois'],
  ])('is not what a customer spends (%s)', (language, line) => {
    expect(facts('solution', line, language).map(({ kind }) => kind)).not.toContain('burn_net');
  });
});
