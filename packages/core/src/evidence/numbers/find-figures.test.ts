/** Every supported way to write a number: printed values are read back, and named forms one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForLookup, foldText } from '../../text/fold-text.js';
import type { Figure } from './figure.js';
import { findDates } from './find-dates.js';
import { findFigures } from './find-figures.js';
import { conventionOf } from './number-convention.js';
import type { NumberContext } from './read-amount.js';

const DOLLAR = { currency: 'USD', sure: true };

function context(language: string): NumberContext {
  return { language, convention: { ...conventionOf(language), voted: true }, dollar: DOLLAR };
}

function read(text: string, language = 'en'): Figure[] {
  return findFigures(foldText(text).text, context(language));
}

function only(text: string, language = 'en'): Figure {
  const figures = read(text, language);
  expect(
    figures.map((figure) => figure.text),
    text,
  ).toHaveLength(1);
  return figures[0] as Figure;
}

it.each([
  ['en', 'Searches +8,338%', 8338],
  ['es', 'Búsquedas +8,338%', 8.338],
  ['fr', 'Recherches +8,338 %', 8.338],
])('a comma in a percentage is what it is in all numbers (%s)', (language, line, value) => {
  expect(only(line, language).value).toBe(value);
});

it.each([
  ['en', 'Month 3 — $650', 'Seats: $3 — $650'],
  ['es', 'Mes 3 — $650', 'Plazas: $3 — $650'],
  ['fr', 'Mois 3 — 650 €', 'Places : 3 — 650 €'],
])('a time that is set off before an amount is no end of a range (%s)', (language, step, range) => {
  expect(read(step, language).map(({ value }) => value)).toContain(650);
  expect(read(range, language)).toMatchObject([{ low: 3, high: 650 }]);
});

it.each([
  ['en', 'Return of 12x in 36m', 'Return of 12x in $36m'],
  ['es', 'Retorno de 12x en 36m', 'Retorno de 12x en $36m'],
  ['fr', 'Retour de 12x en 36m', 'Retour de 12x en 36m€'],
  ['en', 'Churn of the first 36m', 'Churn of the first $36m'],
  ['es', 'Bajas de los primeros 36m', 'Bajas de los primeros $36m'],
  ['fr', 'Pertes des premiers 36m', 'Pertes des premiers 36m€'],
])('a letter behind a span is of months, behind a sign of money of millions (%s)', (language, span, money) => {
  expect(read(span, language).map(({ value }) => value)).not.toContain(36e6);
  expect(read(money, language).map(({ value }) => value)).toContain(36e6);
});

describe('money', () => {
  it.each([
    ['en', '$1.2M', 1.2e6, 'USD'],
    ['en', 'MSEK 22', 22e6, 'SEK'],
    ['en', 'KEUR 350', 350e3, 'EUR'],
    ['es', '$180,000.00 M.N.', 180e3, 'USD'],
    ['en', 'two and a half million euros', 2.5e6, 'EUR'],
    ['es', 'cuatro millones y medio de dólares', 4.5e6, 'USD'],
    ['es', 'seis millones de colones', 6e6, 'CRC'],
    ['fr', "deux millions et demi d'euros", 2.5e6, 'EUR'],
    ['en', '$1.2 million', 1.2e6, 'USD'],
    ['en', 'US$ 4.5 billion', 4.5e9, 'USD'],
    ['en', 'USD 30', 30, 'USD'],
    ['en', '6 million EUR', 6e6, 'EUR'],
    ['en', '$2.599 billion', 2.599e9, 'USD'],
    ['en', '$500k', 5e5, 'USD'],
    ['en', '£3m', 3e6, 'GBP'],
    ['en', '$5mm', 5e6, 'USD'],
    ['en', '$48bn', 48e9, 'USD'],
    ['en', '$1.5T', 1.5e12, 'USD'],
    ['en', '₹7.5 Cr', 75e6, 'INR'],
    ['en', 'Rs. 65 Lac', 65e5, 'INR'],
    ['en', 'INR 12,34,567', 1_234_567, 'INR'],
    ['en', 'A$2M', 2e6, 'AUD'],
    ['en', 'C$2M', 2e6, 'CAD'],
    ['en', 'CHF 1,500', 1500, 'CHF'],
    ['en', '¥500,000', 500_000, 'JPY'],
    ['en', '500M$', 5e8, 'USD'],
    ['en', '€ 450 000', 450_000, 'EUR'],
    ['en', '450 000 USD', 450_000, 'USD'],
    ['en', '9 mil. Kč', 9e6, 'CZK'],
    ['es', '9 mil. Kč', 9e6, 'CZK'],
    ['en', '1.5 mil. EUR', 1.5e6, 'EUR'],
    ['en', 'TSh 98 m', 98e6, 'TZS'],
    ['en', 'Seeking R15 Million', 15e6, 'ZAR'],
    ['en', 'a market of R2.1 trillion', 2.1e12, 'ZAR'],
    ['en', 'R4.5M', 4.5e6, 'ZAR'],
    ['en', 'R 1,200 a month', 1200, 'ZAR'],
    ['en', '৳5 Crore', 5e7, 'BDT'],
    ['en', 'GH₵ 100,000', 100_000, 'GHS'],
    ['es', '₡1.500.000', 1.5e6, 'CRC'],
    ['es', '1,2 M€', 1.2e6, 'EUR'],
    ['es', '€2.500M', 2.5e9, 'EUR'],
    ['en', '€2.500M', 2.5e9, 'EUR'],
    ['fr', '€2.500M', 2.5e9, 'EUR'],
    ['es', '€1.750M', 1.75e9, 'EUR'],
    ['es', '2.500 millones de euros', 2.5e9, 'EUR'],
    ['es', 'US$8,800 millones', 8.8e9, 'USD'],
    ['es', '2,5 mil millones de dólares', 2.5e9, 'USD'],
    ['es', '600 mil euros', 6e5, 'EUR'],
    ['es', '1000 M€', 1e9, 'EUR'],
    ['es', '3 mil M€', 3e9, 'EUR'],
    ['es', 'S/2.450', 2450, 'PEN'],
    ['es', 'MX$ 4 millones', 4e6, 'MXN'],
    ['es', '$ 4.500.000 COP', 4.5e6, 'COP'],
    ['es', '6 MM€', 6e6, 'EUR'],
    ['es', '1.234.567,89 €', 1_234_567.89, 'EUR'],
    ['es', 'R$ 3 milhões', 3e6, 'BRL'],
    ['fr', '1\u202f250 k€', 1.25e6, 'EUR'],
    ['fr', '1,250 M€', 1.25e6, 'EUR'],
    ['fr', '16 000 milliards $', 16e12, 'USD'],
    ['fr', '7,25 Mds€', 7.25e9, 'EUR'],
    ['fr', '7,25 milliards d’euros', 7.25e9, 'EUR'],
    ['fr', '2 500 000 €', 2.5e6, 'EUR'],
    ['fr', '2 millions d’euros', 2e6, 'EUR'],
    ['de', '3 Mio. €', 3e6, 'EUR'],
    ['de', '2,5 Mrd. €', 2.5e9, 'EUR'],
  ])('%s: %s', (language, text, value, currency) => {
    const figure = only(text, language);
    expect(figure.type).toBe('money');
    expect(figure.value).toBeCloseTo(value, 2);
    expect(figure.currency).toBe(currency);
  });

  it('gives the second of two amounts its own sign', () => {
    expect(read('$283,686 $1,451,549').map(({ value, currency }) => [value, currency])).toEqual([
      [283_686, 'USD'],
      [1_451_549, 'USD'],
    ]);
    expect(read('350 000 000 € 290 656 000 €', 'fr').map(({ value }) => value)).toEqual([350e6, 290_656_000]);
  });

  it('says which readings the text does not settle', () => {
    expect(only('US$ 3 billones', 'es')).toMatchObject({ value: 3e12, ambiguous: ['billion-long-or-short'] });
    expect(only('$40B', 'es')).toMatchObject({ value: 40e9, ambiguous: ['billion-long-or-short'] });
    expect(only('2.450 €', 'en').ambiguous).toEqual(['thousand-separator']);
    expect(only('$40B', 'en').ambiguous).toEqual([]);
    const unsure = findFigures('$5M', { ...context('es'), dollar: { currency: 'USD', sure: false } });
    expect(unsure[0]?.ambiguous).toEqual(['dollar-which']);
  });
});

it.each([
  ['en', 'two million farmers'],
  ['es', 'cuatro millones de familias'],
  ['fr', 'deux millions de foyers'],
  ['en', 'twenty-five million dollars'],
  ['en', 'one hundred and fifty million euros'],
  ['en', 'two point five million dollars'],
  ['es', 'treinta y cinco millones de dólares'],
  ['es', 'ciento cinco millones de euros'],
  ['fr', "trente-cinq millions d'euros"],
  ['fr', "quatre-vingt millions d'euros"],
])('words count nothing but money, and no end of a longer number (%s): %s', (language, text) => {
  expect(read(text, language)).toEqual([]);
});

describe('other units', () => {
  it.each([
    ['en', '12.5%', 'percent', 12.5],
    ['fr', '12,5 %', 'percent', 12.5],
    ['es', '20 por ciento', 'percent', 20],
    ['fr', '20 pour cent', 'percent', 20],
    ['en', '150 bps', 'points', 1.5],
    ['es', '3 puntos porcentuales', 'points', 3],
    ['en', '3x', 'multiple', 3],
    ['fr', 'x2,3', 'multiple', 2.3],
    ['en', '×3', 'multiple', 3],
    ['es', '3 veces', 'multiple', 3],
    ['fr', '4 fois', 'multiple', 4],
    ['en', '3:1', 'multiple', 3],
    ['en', 'revenue doubled', 'multiple', 2],
    ['es', 'triplicó', 'multiple', 3],
    ['fr', 'a triplé', 'multiple', 3],
    ['en', '18 months', 'duration', 18],
    ['en', '18-month plan', 'duration', 18],
    ['es', '2 años', 'duration', 24],
    ['fr', '7 mois', 'duration', 7],
    ['en', '2,599 clinics', 'count', 2599],
    ['en', '130,000 K-12 schools', 'count', 130_000],
    ['en', 'a 695 million-person region', 'count', 695e6],
    ['fr', '5 000+ clients', 'count', 5000],
    ['en', '5 000+ clients', 'count', 5000],
    ['en', '5m users', 'count', 5e6],
    ['es', '720K personas', 'count', 720_000],
    ['es', '10 mil clientes', 'count', 10_000],
    ['fr', '7,25 Mds', 'count', 7.25e9],
    ['en', '30 minutes', 'time', 0.5],
    ['en', '50 km', 'other', 50],
    ['en', '2024 customers', 'count', 2024],
  ])('%s: %s', (language, text, type, value) => {
    const figure = only(text, language);
    expect(figure.type).toBe(type);
    expect(figure.value).toBeCloseTo(value, 6);
  });

  it.each([
    'GPT-4',
    'Q3',
    '#1',
    'B2B',
    '2x2 matrix',
    '24/7',
    '3D printing',
    '5G',
    'v1.2.3',
    '10.0.0.1',
    'ISO 27001',
    '1st',
    'www.a1.com',
    'H2O',
    '00123',
  ])('takes no figure from %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('bounds, ranges and rates', () => {
  it.each([
    ['en', '40+ clinics', 40, undefined, 'gte'],
    ['en', 'more than 40 clinics', 40, undefined, 'gte'],
    ['es', 'más de 40 clínicas', 40, undefined, 'gte'],
    ['fr', 'plus de 40 cliniques', 40, undefined, 'gte'],
    ['es', '40 o más', 40, undefined, 'gte'],
    ['en', 'up to $500K', undefined, 500_000, 'lte'],
    ['es', 'hasta 500 mil €', undefined, 500_000, 'lte'],
    ['fr', "jusqu'à 500 k€", undefined, 500_000, 'lte'],
    ['en', '< 5%', undefined, 5, 'lte'],
    ['en', '$2-3M', 2e6, 3e6, undefined],
    ['en', '$500K - $1M', 5e5, 1e6, undefined],
    ['en', '$2M to $3M', 2e6, 3e6, undefined],
    ['es', '1,5-2 MM€', 1.5e6, 2e6, undefined],
    ['es', 'entre 2 y 3 millones de euros', 2e6, 3e6, undefined],
    ['fr', 'de 1,5 à 2 M€', 1.5e6, 2e6, undefined],
    ['en', '10-15%', 10, 15, undefined],
    ['en', '3-5x', 3, 5, undefined],
    ['en', '12-18 months', 12, 18, undefined],
  ])('%s: %s', (language, text, low, high, bound) => {
    const figure = only(text, language);
    expect([figure.low, figure.high, figure.bound]).toEqual([low, high, bound]);
  });

  it('allows a tenth around "about"', () => {
    for (const text of ['~$50M', 'about $50M', 'approx. $50M']) {
      expect(only(text)).toMatchObject({ bound: 'about', tolerance: 5e6 });
    }
  });

  it('allows half of the last written digit, at most 5 %', () => {
    expect(only('$1.2M').tolerance).toBeCloseTo(50_000, 3);
    expect(only('$12M').tolerance).toBeCloseTo(500_000, 3);
    expect(only('$50M').tolerance).toBeCloseTo(2_500_000, 3);
    expect(only('2,599 clinics').tolerance).toBeCloseTo(0.5, 6);
  });

  it('keeps a growth from one value to another as two figures', () => {
    const [from, to] = read('from $350k to $1.2M');
    expect([from?.value, from?.changesTo, to?.value]).toEqual([350_000, 1, 1.2e6]);
    expect(read('de 10 a 40 clientes', 'es').map(({ value }) => value)).toEqual([10, 40]);
  });

  it.each([
    ['en', '$49/month', 'month', undefined],
    ['en', '140k/mo', 'month', undefined],
    ['es', '49 € al mes', 'month', undefined],
    ['fr', '45 k€/mois', 'month', undefined],
    ['fr', '1 M€ par an', 'year', undefined],
    ['en', '$20/user/month', 'month', 'user'],
    ['en', '$1,200 per seat per year', 'year', 'seat'],
    ['es', '3 € por alumno', undefined, 'alumno'],
  ])('%s: rate of %s', (language, text, period, per) => {
    const figure = only(text, language);
    expect([figure.period, figure.per]).toEqual([period, per]);
  });

  it.each([
    ['en', '20% MoM', 'month'],
    ['en', '85% YoY', 'year'],
    ['es', '85 % interanual', 'year'],
    ['fr', '+30 % sur un an', 'year'],
  ])('%s: change of %s', (language, text, change) => {
    expect(only(text, language).change).toBe(change);
  });
});

describe('dates', () => {
  it.each([
    ['in 2025', '2025'],
    ['Q3 2025', '2025-Q3'],
    ['Q3 25', '2025-Q3'],
    ['T3 2025', '2025-Q3'],
    ['3T25', '2025-Q3'],
    ['S1 2024', '2024-06'],
    ['H2 2024', '2024-12'],
    ['FY25', '2025'],
    ["FY'25", '2025'],
    ["Dec '25", '2025-12'],
    ['December 2025', '2025-12'],
    ['diciembre de 2025', '2025-12'],
    ['déc. 2025', '2025-12'],
    ['31/12/2025', '2025-12-31'],
    ['2025-12-31', '2025-12-31'],
    ['14 July 2025', '2025-07-14'],
    ['05/06/2025', '2025'],
    ['12/2025', '2025-12'],
    ['11.2026', '2026-11'],
  ])('%s', (text, asOf) => {
    const folded = foldForLookup(foldText(text).text);
    expect(findDates(folded).map((date) => date.asOf)).toEqual([asOf]);
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['2025 act.', '2025', 'actual'],
    ['2026 réel', '2026', 'actual'],
    ['2025 (real)', '2025', 'actual'],
    ['24/25A', '2025', 'actual'],
    ['2027 (meta)', '2027', 'forecast'],
    ['2027 proy.', '2027', 'forecast'],
    ['Revenue 2026 plan: $2M', '2026', 'forecast'],
    ['The 2025 real estate market', '2025', undefined],
    ['In 2024 Meta spent more', '2024', undefined],
  ])('tells what a year is by the word behind it: %s', (text, asOf, mark) => {
    const [date] = findDates(foldForLookup(foldText(text).text));
    expect([date?.asOf, date?.mark]).toEqual([asOf, mark]);
  });

  it.each(['12/13', '9/10', '24/27', '3/24', '2000*0.4', '2000 × 3'])(
    'numbers that are no years in turn, or counted with, are no date: %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('tells forecast and actual years by their letter', () => {
    expect(findDates('2024a 2026e').map(({ asOf, mark }) => [asOf, mark])).toEqual([
      ['2024', 'actual'],
      ['2026', 'forecast'],
    ]);
  });

  it('keeps both ends of a range and plan years', () => {
    expect(findDates('2023-2030')[0]).toMatchObject({ asOf: '2023', until: '2030' });
    expect(findDates('year 3')[0]).toMatchObject({ planYear: 3, mark: 'forecast' });
  });
});

describe('what is printed is read back', () => {
  const FORMATS = [
    { language: 'en', locale: 'en-US' },
    { language: 'es', locale: 'de-DE' },
    { language: 'fr', locale: 'fr-FR' },
  ] as const;
  const format = fc.constantFrom(...FORMATS);

  it('groups of three that go up by equal steps, as long as no axis has such ticks', () => {
    expect(only('338 549 760 €', 'fr').value).toBe(338_549_760);
    expect(read('100 200 300', 'fr')).toHaveLength(3);
  });

  it('whole numbers and decimals in every format', () => {
    fc.assert(
      fc.property(
        format,
        fc.integer({ min: 2100, max: 999_999_999 }),
        fc.integer({ min: 0, max: 2 }),
        ({ language, locale }, cents, decimals) => {
          const value = cents / 10 ** decimals;
          const printed = value.toLocaleString(locale, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          });
          const figure = only(`${printed} €`, language);
          expect(figure.value).toBeCloseTo(value, 6);
        },
      ),
    );
  });

  const SCALES = {
    en: [
      ['k', 1e3],
      ['M', 1e6],
      ['bn', 1e9],
      ['B', 1e9],
      [' million', 1e6],
      [' billion', 1e9],
      [' thousand', 1e3],
      [' trillion', 1e12],
    ],
    es: [
      ['k', 1e3],
      [' M', 1e6],
      [' MM', 1e6],
      [' millones de', 1e6],
      [' mil millones de', 1e9],
      [' mil', 1e3],
    ],
    fr: [
      [' k', 1e3],
      [' M', 1e6],
      [' Mds', 1e9],
      [' millions d’', 1e6],
      [' milliards d’', 1e9],
      [' Md', 1e9],
    ],
  } as const;

  it('scaled amounts with currency', () => {
    const scaled = format.chain(({ language, locale }) =>
      fc.record({
        language: fc.constant(language),
        locale: fc.constant(locale),
        scale: fc.constantFrom(...SCALES[language]),
      }),
    );
    fc.assert(
      fc.property(scaled, fc.integer({ min: 1, max: 9999 }), ({ language, locale, scale: [word, factor] }, tenths) => {
        const value = tenths / 10;
        const number = value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 1 });
        const text =
          word.endsWith('’') || word.endsWith('de')
            ? `${number}${word}${word.endsWith('de') ? ' ' : ''}euros`
            : `${number}${word} €`;
        const figure = only(text, language);
        expect(figure.type).toBe('money');
        expect(figure.currency).toBe('EUR');
        expect(figure.value / (value * factor)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('ranges, percentages and multiples', () => {
    fc.assert(
      fc.property(
        format,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('%', ' %', 'x'),
        ({ language }, low, more, unit) => {
          const figure = only(`${low}-${low + more}${unit}`, language);
          expect([figure.low, figure.high]).toEqual([low, low + more]);
          expect(figure.type).toBe(unit === 'x' ? 'multiple' : 'percent');
        },
      ),
    );
  });

  it('never throws and never leaves the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.constantFrom('en', 'es', 'fr'),
        (text, language) => {
          const folded = foldText(text).text;
          for (const figure of findFigures(folded, context(language))) {
            expect(Number.isFinite(figure.value)).toBe(true);
            expect(figure.start).toBeGreaterThanOrEqual(0);
            expect(figure.end).toBeLessThanOrEqual(folded.length);
            expect(figure.tolerance).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

describe('money of Latin America and of ledgers', () => {
  it.each([
    ['$2,600 MDP', 2_600_000_000, 'MXN'],
    ['40 MDP', 40_000_000, 'MXN'],
    ['15 MDD', 15_000_000, 'USD'],
  ])('%s says scale and currency', (text, value, currency) => {
    const spanish = { ...context('es'), convention: { decimal: '.', thousands: ',', voted: true } as const };
    const [figure] = findFigures(text, spanish);
    expect(figure).toMatchObject({ type: 'money', value, currency });
  });

  it('pesos of no named country are those of the deck', () => {
    const mexican = { ...context('es'), dollar: { currency: 'MXN', sure: true } };
    expect(findFigures('$18 millones de pesos', mexican)[0]).toMatchObject({ value: 18e6, currency: 'MXN' });
    expect(findFigures('18 millones de pesos', context('es'))[0]?.currency).toBeUndefined();
  });

  it('a single M is doubtful where the deck writes MM', () => {
    const ledger = context('en');
    ledger.convention.doubleM = true;
    expect(findFigures('$5M and $12MM', ledger).map(({ ambiguous }) => ambiguous)).toEqual([
      ['m-thousand-or-million'],
      [],
    ]);
  });

  it('what a market grows to is no upper bound', () => {
    expect(read('crecerá hasta 34 millones de euros', 'es')[0]?.bound).toBeUndefined();
    expect(read('hasta 34 millones de euros', 'es')[0]?.bound).toBe('lte');
  });
});

describe('fiscal years with both their years', () => {
  it.each([
    ['fy24/25', '2025'],
    ['fy2024-25', '2025'],
    ['fy25', '2025'],
    ['curso 23/24', '2024'],
    ['exercice 2024/2025', '2025'],
  ])('%s', (text, asOf) => {
    expect(findDates(text).map((date) => date.asOf)).toEqual([asOf]);
  });
});

describe('tonnes', () => {
  it.each([
    ['en', 'saves 120 t of waste', 120],
    ['en', '5 T CO2 avoided', 5],
    ['en', '300kT of steel', 300],
    ['en', '2 million tonnes of waste', 2e6],
    ['es', '120t recicladas', 120],
    ['es', '4,5 Mt de residuos', 4.5],
    ['es', '120 mil toneladas de plástico', 120e3],
    ['fr', '5 T de CO2 évitées', 5],
    ['fr', '1,2 million de tonnes', 1.2e6],
    ['fr', '12 kt collectées', 12],
  ])('are no money and no count, %s: %s', (language, text, value) => {
    expect(only(text, language)).toMatchObject({ type: 'other', value });
  });

  it.each([
    ['en', '$5T', 'money', 5e12],
    ['en', '$1.2 T', 'money', 1.2e12],
    ['en', '1.2T', 'count', 1.2e12],
    // Thousands, as German accounts have them, and no tonnes.
    ['es', '5 T€', 'money', 5e3],
    ['fr', '5 T€', 'money', 5e3],
    ['en', '10 T-shirts', 'count', 10],
    ['en', '2 million users', 'count', 2e6],
    ['es', '120 mil clientes', 'count', 120e3],
    ['fr', '1,2 million de clients', 'count', 1.2e6],
  ])('twin, %s: %s', (language, text, type, value) => {
    expect(only(text, language)).toMatchObject({ type, value });
  });
});

it('joins round thousands only beside a currency', () => {
  const values = (text: string) =>
    findFigures(text, { convention: conventionOf('en'), language: 'en', dollar: { currency: 'USD', sure: true } }).map(
      ({ value }) => value,
    );
  expect(values('Ranks 5 100 MBA schools')).not.toContain(5100);
  expect(values('SDG 8 100 schools')).not.toContain(8100);
  expect(values('from 5 100 EUR')).toEqual([5100]);
});

describe('what is one number', () => {
  it.each([
    ['9 800', 'en', 9800],
    ['451 468', 'en', 451],
    ['2 900 9 800', 'en', 2],
  ] as const)('is told by what else stands there: %s', (text, language, value) => {
    expect(read(text, language)[0]?.value).toBe(value);
  });

  it.each([
    ['1,2 MDT', 1.2e6, 'TND'],
    ['48.000 DH', 48_000, 'MAD'],
    ['3 MDH', 3e6, 'MAD'],
  ])('has dinars and dirhams: %s', (text, value, currency) => {
    expect(read(text, 'fr')[0]).toMatchObject({ value, currency });
  });
});
