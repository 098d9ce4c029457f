/** Numbers are understood as people of each language type them; what could mean two things is asked again. */
import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../i18n/render.js';
import type { Locale } from '../../model/values.js';
import { readTypedNumber, type ExpectedNumber } from './typed-number.js';

const EURO = { unit: 'money', kind: 'arr', currency: 'EUR' } as const;
const RUPEES = { unit: 'money', kind: 'ask', currency: 'INR' } as const;
const COUNT = { unit: 'count', kind: 'customers' } as const;
const PERCENT = { unit: 'percent', kind: 'churn' } as const;
const MONTHS = { unit: 'months', kind: 'runway' } as const;
const MULTIPLE = { unit: 'multiple', kind: 'ltv_cac' } as const;

const read = (typed: string, expected: ExpectedNumber, locale: Locale) => {
  const number = readTypedNumber(typed, expected, locale);
  return number.problem ? renderMessage(number.problem, locale) : number.value;
};

describe('a number that a person types', () => {
  it.each<[string, ExpectedNumber, Locale, number]>([
    ['45000', EURO, 'en', 45_000],
    ['45,000', EURO, 'en', 45_000],
    ['45.000', EURO, 'es', 45_000],
    ['45.000', EURO, 'fr', 45_000],
    ['45 000', EURO, 'fr', 45_000],
    ['45\u202f000 €', EURO, 'fr', 45_000],
    ['45 000', EURO, 'en', 45_000],
    ['300.000', EURO, 'es', 300_000],
    ['1 200 000', EURO, 'en', 1_200_000],
    ["1'200'000", EURO, 'en', 1_200_000],
    ['1’200’000', EURO, 'fr', 1_200_000],
    ['2.500.000', EURO, 'en', 2_500_000],
    ['2,500,000', EURO, 'es', 2_500_000],
    ['€1,225,000.50', EURO, 'en', 1_225_000.5],
    ['1.225.000,50 €', EURO, 'es', 1_225_000.5],
    ['1 225 000,5 euros', EURO, 'fr', 1_225_000.5],
    ['1,250.75', EURO, 'es', 1250.75],
    ['1,5M', EURO, 'en', 1_500_000],
    ['1,5M', EURO, 'es', 1_500_000],
    ['1.2M', EURO, 'es', 1_200_000],
    ['1.225M', EURO, 'en', 1_225_000],
    ['1,2 M€', EURO, 'fr', 1_200_000],
    ['2 millones de euros', EURO, 'es', 2_000_000],
    ['45k', EURO, 'en', 45_000],
    ['45 K', EURO, 'es', 45_000],
    ['45 mil', EURO, 'es', 45_000],
    ['€ 45k', EURO, 'en', 45_000],
    ['EUR 45,000', EURO, 'en', 45_000],
    ['₹2 Cr', RUPEES, 'en', 20_000_000],
    ['₹2,50,000', RUPEES, 'en', 250_000],
    ['10.54L', RUPEES, 'en', 1_054_000],
    ['0,5', EURO, 'en', 0.5],
    ['0.5', EURO, 'fr', 0.5],
    ['0,500', EURO, 'en', 0.5],
    ['.5M', EURO, 'en', 500_000],
    ['0', EURO, 'en', 0],
    ['1250', COUNT, 'es', 1250],
    ['1.250', COUNT, 'es', 1250],
    ['12k', COUNT, 'en', 12_000],
    ['12%', PERCENT, 'en', 12],
    ['12,5 %', PERCENT, 'fr', 12.5],
    ['-2.5', PERCENT, 'en', -2.5],
    ['1.125', PERCENT, 'en', 1.125],
    ['18', MONTHS, 'en', 18],
    ['5,5 meses', MONTHS, 'es', 5.5],
    ['18m', MONTHS, 'en', 18],
    ['3.2x', MULTIPLE, 'en', 3.2],
    ['×3', MULTIPLE, 'en', 3],
    ['-€45k', { unit: 'money', kind: 'burn_net', currency: 'EUR' }, 'en', -45_000],
    ['−45k', { unit: 'money', kind: 'burn_net', currency: 'EUR' }, 'en', -45_000],
    ['-12', { unit: 'count', kind: 'nps' }, 'en', -12],
    ['$1.2M', { unit: 'money', kind: 'arr', currency: 'CAD' }, 'en', 1_200_000],
  ])('%s is read', (typed, expected, locale, value) => expect(read(typed, expected, locale)).toBe(value));

  it.each<[string, ExpectedNumber, Locale, string]>([
    ['45.000', EURO, 'en', '“45.000” can be read as 45,000 or as 45; write 45k or 45.'],
    ['45,000', EURO, 'es', '«45,000» puede leerse como 45.000 o como 45; escribe 45k o 45.'],
    ['45,000', EURO, 'fr', '«\u202f45,000\u202f» peut se lire 45\u202f000 ou 45\u202f; écrivez 45k ou 45.'],
    ['45.123', EURO, 'en', '“45.123” can be read as 45,123 or as 45.123; write 45123 or 45.1230.'],
    ['€300.000', EURO, 'en', '“€300.000” can be read as 300,000 or as 300; write 300k or 300.'],
    ['1.250', COUNT, 'en', '“1.250” can be read as 1,250 or as 1.25; write 1250 or 1.25.'],
    ['2B', EURO, 'es', '«2B» puede leerse como 2.000.000.000.000 o como 2.000.000.000; escribe 2000000M o 2000M.'],
  ])('%s is asked again with both readings', (typed, expected, locale, sentence) =>
    expect(read(typed, expected, locale)).toBe(sentence),
  );

  it.each<[string, ExpectedNumber, RegExp]>([
    ['', EURO, /^Type a number/],
    ['a lot', EURO, /is not a number/],
    ['1,2,3', EURO, /is not a number/],
    ['1,234,56', EURO, /is not a number/],
    ['45,000 500', EURO, /is not a number/],
    ['10.0.0.1', EURO, /is not a number/],
    ['45k a month', EURO, /is not a number/],
    ['45k-50k', EURO, /is not a number/],
    ['--5', EURO, /is not a number/],
    ['1e6', EURO, /is not a number/],
    ['12%', EURO, /is a percentage, but this is an amount of money/],
    ['3x', EURO, /is a multiple, but this is an amount of money/],
    ['€12', PERCENT, /is an amount of money, but this is a percentage/],
    ['€12', COUNT, /is an amount of money, but this is a count/],
    ['$45k', EURO, /is in USD, but this amount is in EUR/],
    ['-5', EURO, /cannot be less than 0/],
    ['-5', COUNT, /cannot be less than 0/],
    ['12.5', COUNT, /whole number/],
    ['120', { unit: 'percent', kind: 'dilution' }, /cannot be more than 100/],
    ['-120', { unit: 'percent', kind: 'growth_yoy' }, /cannot be less than -100/],
    ['9999999999T', EURO, /cannot be more than|is not a number/],
    ['5'.repeat(70), EURO, /is not a number/],
    ['Rs.500', EURO, /is in INR/],
  ])('“%s” is refused with the way out', (typed, expected, sentence) =>
    expect(read(typed, expected, 'en')).toMatch(sentence),
  );

  it('answers the currency where none was known', () => {
    expect(readTypedNumber('₹2 Cr', { unit: 'money', kind: 'ask' }, 'en')).toEqual({ value: 2e7, currency: 'INR' });
    expect(readTypedNumber('45k', { unit: 'money', kind: 'ask' }, 'en')).toEqual({ value: 45_000 });
  });
});
