/** Writes amounts the many ways in which decks of three languages write them. */
import type { Locale } from '../../../src/model/values.js';

type Writer = (value: number) => string | undefined;

const SYMBOL: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', CHF: 'CHF', MXN: 'MX$' };
const NAME: Record<Locale, Record<string, string>> = {
  en: { USD: 'dollars', EUR: 'euros', GBP: 'pounds', CHF: 'Swiss francs', MXN: 'Mexican pesos' },
  es: { USD: 'dólares', EUR: 'euros', GBP: 'libras', CHF: 'francos suizos', MXN: 'pesos mexicanos' },
  fr: { USD: 'dollars', EUR: 'euros', GBP: 'livres sterling', CHF: 'francs suisses', MXN: 'pesos mexicains' },
};

/** Thousands and decimals as the language writes them; Mexican decks write as English ones do. */
export function writeNumber(value: number, language: Locale, currency = ''): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const english = language === 'en' || (language === 'es' && currency === 'MXN');
  const mark = english ? ',' : language === 'es' ? '.' : '\u00a0';
  const groups = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, mark) : whole;
  return decimals === undefined ? groups : `${groups}${english ? '.' : ','}${decimals}`;
}

/** The ways to write `value`; every one of them says the same. */
export function moneyForms(value: number, currency: string, language: Locale): string[] {
  return writers(currency, language)
    .map((write) => write(value))
    .filter((form) => form !== undefined);
}

function writers(currency: string, language: Locale): Writer[] {
  const symbol = SYMBOL[currency] ?? currency;
  const name = NAME[language][currency] ?? currency;
  const lead = currency === 'CHF' ? 'CHF ' : symbol;
  const n = (value: number) => writeNumber(value, language, currency);
  const scaled =
    (from: number, to: number, by: number, form: (digits: string, value: number) => string): Writer =>
    (value) =>
      value >= from && value < to && isShort(value / by) ? form(n(value / by), value / by) : undefined;
  const whole: (form: (digits: string) => string) => Writer = (form) => (value) =>
    value < 1e8 ? form(n(value)) : undefined;
  if (language === 'en') {
    return [
      scaled(1e3, 1e6, 1e3, (d) => `${lead}${d}K`),
      scaled(1e6, 1e9, 1e6, (d) => `${lead}${d}M`),
      scaled(1e9, 1e12, 1e9, (d) => `${lead}${d}B`),
      whole((d) => `${lead}${d}`),
      scaled(1e6, 1e9, 1e6, (d) => `${lead}${d} million`),
      scaled(1e9, 1e12, 1e9, (d) => `${lead}${d} billion`),
      scaled(1e3, 1e6, 1e3, (d) => `${d}k ${currency}`),
      scaled(1e6, 1e9, 1e6, (d) => `${currency} ${d}m`),
      scaled(1e9, 1e12, 1e9, (d) => `${lead}${d}bn`),
      scaled(1e6, 1e9, 1e6, (d) => `${d} million ${name}`),
    ];
  }
  const after = currency === 'CHF' || currency === 'MXN' ? ` ${currency}` : symbol;
  const spaced = after.startsWith(' ') ? after : ` ${after}`;
  if (language === 'fr') {
    return [
      scaled(1e3, 1e6, 1e3, (d) => `${d} k${after}`),
      scaled(1e6, 1e9, 1e6, (d) => `${d} M${after}`),
      scaled(1e9, 1e13, 1e9, (d) => `${d} Md${after}`),
      whole((d) => `${d}${spaced}`),
      scaled(1e6, 1e9, 1e6, (d, v) => `${d} ${v < 2 ? 'million' : 'millions'} ${of(name)}`),
      scaled(1e9, 1e13, 1e9, (d, v) => `${d} ${v < 2 ? 'milliard' : 'milliards'} ${of(name)}`),
      scaled(1e6, 1e7, 1e3, (d) => `${d} k${after}`),
      scaled(1e9, 1e13, 1e9, (d) => `${d} Mds${after}`),
      whole((d) => `${d} ${name}`),
    ];
  }
  if (currency === 'USD') {
    return [
      scaled(1e3, 1e6, 1e3, (d) => `US$${d}K`),
      scaled(1e6, 1e9, 1e6, (d) => `US$${d}M`),
      scaled(1e6, 1e13, 1e6, (d) => `US$ ${d} millones`),
      whole((d) => `US$ ${d}`),
      scaled(1e3, 1e6, 1e3, (d) => `${d} mil ${name}`),
      scaled(1e6, 1e13, 1e6, (d) => `${d} millones de ${name}`),
      scaled(1e6, 1e9, 1e6, (d) => `USD ${d} M`),
    ];
  }
  return [
    scaled(1e3, 1e6, 1e3, (d) => `${d} k${after}`),
    scaled(1e6, 1e13, 1e6, (d) => `${d} M${after}`),
    whole((d) => `${d}${spaced}`),
    scaled(1e6, 1e13, 1e6, (d, v) => `${d} ${v === 1 ? 'millón' : 'millones'} de ${name}`),
    scaled(1e3, 1e6, 1e3, (d) => `${d} mil ${name}`),
    scaled(1e9, 1e13, 1e9, (d) => `${d} mil millones de ${name}`),
    scaled(1e6, 1e9, 1e6, (d) => `${d}M${after}`),
    scaled(1e6, 1e9, 1e6, (d) => `${d} MM${after}`),
  ];
}

/** At most two decimals, so that the form says the value exactly. */
function isShort(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function of(name: string): string {
  return /^[aeiou]/.test(name) ? `d’${name}` : `de ${name}`;
}
