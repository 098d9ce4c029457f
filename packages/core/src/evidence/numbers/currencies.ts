/** Currency signs, codes and words, before and after a number. */
import { BETWEEN, LARGE, LINK, OWN_SIGN, SCALED_CODE } from '../words/numbers/currencies.js';

export interface CurrencyMark {
  /** ISO 4217; `$` when only a bare dollar sign stands there, `peso` for pesos of no named country. */
  currency: string;
  /** Of a code with a scale before it: 1e6 of "MSEK". */
  factor?: number;
  start: number;
  end: number;
}

// Longest first. A code or word needs a boundary; a sign does not.
const SIGNS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['U$S', 'USD'],
  ['U$D', 'USD'],
  ['USD$', 'USD'],
  ['$US', 'USD'],
  ['$USD', 'USD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['CAD$', 'CAD'],
  ['NZ$', 'NZD'],
  ['SG$', 'SGD'],
  ['S$', 'SGD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['MXN$', 'MXN'],
  ['COL$', 'COP'],
  ['COP$', 'COP'],
  ['AR$', 'ARS'],
  ['CLP$', 'CLP'],
  ['R$', 'BRL'],
  ['S/.', 'PEN'],
  ['S/', 'PEN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₦', 'NGN'],
  ['₪', 'ILS'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₴', 'UAH'],
  ['₲', 'PYG'],
  ['৳', 'BDT'],
  ['GH₵', 'GHS'],
  ['GHS₵', 'GHS'],
  ['₵', 'GHS'],
  ['₡', 'CRC'],
  ['₨', 'PKR'],
  ['₽', 'RUB'],
  ['₸', 'KZT'],
  ['RD$', 'DOP'],
  ['$', '$'],
  // "USD $5M".
  ...['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'COP', 'CLP', 'ARS'].map((code) => [`${code} $`, code] as const),
];

const CODES: Readonly<Record<string, string>> = Object.fromEntries([
  ...[
    'USD',
    'EUR',
    'GBP',
    'CHF',
    'INR',
    'JPY',
    'CNY',
    'AUD',
    'CAD',
    'NZD',
    'SGD',
    'HKD',
    'MXN',
    'COP',
    'CLP',
    'ARS',
    'PEN',
    'BRL',
    'UYU',
    'BOB',
    'PYG',
    'CRC',
    'GTQ',
    'DOP',
    'NGN',
    'KES',
    'TZS',
    'UGX',
    'GHS',
    'ZAR',
    'EGP',
    'MAD',
    'TND',
    'DZD',
    'XOF',
    'XAF',
    'AED',
    'SAR',
    'QAR',
    'ILS',
    'TRY',
    'SEK',
    'NOK',
    'DKK',
    'PLN',
    'CZK',
    'HUF',
    'RON',
    'UAH',
    'RUB',
    'KRW',
    'THB',
    'VND',
    'IDR',
    'MYR',
    'PHP',
    'PKR',
    'BDT',
    'LKR',
    'NPR',
    'TWD',
    ...['RWF', 'ETB', 'ZMW', 'BWP', 'MUR', 'NAD', 'MWK', 'MZN', 'AOA', 'KZT', 'GEL', 'JOD', 'KWD', 'OMR', 'BHD'],
    // Not those that are words or other things in capitals: ALL, TOP, CUP, AMD, SDG, BSD, CVE.
    ...[
      'AZN',
      'BGN',
      'RSD',
      'MKD',
      'ISK',
      'BYN',
      'MDL',
      'UZS',
      'KGS',
      'TJS',
      'TMT',
      'MNT',
      'AFN',
      'IQD',
      'IRR',
      'LBP',
      'SYP',
    ],
    ...[
      'YER',
      'LYD',
      'DJF',
      'BIF',
      'CDF',
      'GNF',
      'GMD',
      'SLL',
      'LRD',
      'SCR',
      'MGA',
      'SZL',
      'LSL',
      'MMK',
      'KHR',
      'BND',
      'MVR',
    ],
    ...['BTN', 'PGK', 'FJD', 'WST', 'HNL', 'NIO', 'PAB', 'JMD', 'TTD', 'BBD', 'BZD', 'GYD', 'SRD', 'HTG', 'XCD', 'VES'],
  ].map((code) => [code, code] as const),
  ['RMB', 'CNY'],
  ['FCFA', 'XOF'],
  ['CFA', 'XOF'],
  ['Rs', 'INR'],
  ['Rs.', 'INR'],
  ['KSh', 'KES'],
  ['TSh', 'TZS'],
  ['USh', 'UGX'],
  ['Ksh', 'KES'],
  ['Kshs', 'KES'],
  ['KShs', 'KES'],
  ['Bs', 'BOB'],
  ['RM', 'MYR'],
  ['Rp', 'IDR'],
  ['DT', 'TND'],
  ['DH', 'MAD'],
  ['Dhs', 'MAD'],
  ['DHS', 'MAD'],
  ['Kc', 'CZK'],
  ['Kč', 'CZK'],
  ['zł', 'PLN'],
]);

// Words behind a number, accent-free; "pesos" and "dollars" of a named country first.
const WORDS: readonly (readonly [string, string])[] = [
  ['us dollars', 'USD'],
  ['u.s. dollars', 'USD'],
  ['dolares americanos', 'USD'],
  ['dolares estadounidenses', 'USD'],
  ['dollars americains', 'USD'],
  ['mexican pesos', 'MXN'],
  ['pesos mexicains', 'MXN'],
  ['colombian pesos', 'COP'],
  ['pesos colombiens', 'COP'],
  ['chilean pesos', 'CLP'],
  ['pesos chiliens', 'CLP'],
  ['argentine pesos', 'ARS'],
  ['pesos argentins', 'ARS'],
  ['dollars us', 'USD'],
  ['canadian dollars', 'CAD'],
  ['dollars canadiens', 'CAD'],
  ['australian dollars', 'AUD'],
  ['pesos colombianos', 'COP'],
  ['pesos mexicanos', 'MXN'],
  ['pesos chilenos', 'CLP'],
  ['pesos argentinos', 'ARS'],
  ['francs suisses', 'CHF'],
  ['swiss francs', 'CHF'],
  ['francs cfa', 'XOF'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['eur', 'EUR'],
  ['dollars', '$'],
  ['dollar', '$'],
  ['dolares', 'USD'],
  ['usd', 'USD'],
  ['pounds sterling', 'GBP'],
  ['pounds', 'GBP'],
  ['livres sterling', 'GBP'],
  ['libras esterlinas', 'GBP'],
  ['libras', 'GBP'],
  ['francos suizos', 'CHF'],
  ['rupees', 'INR'],
  ['pesos', 'peso'],
  ['soles', 'PEN'],
  ['colones', 'CRC'],
  ['guaranies', 'PYG'],
  ['bolivianos', 'BOB'],
  ['quetzales', 'GTQ'],
  ['kronor', 'SEK'],
  ['reais', 'BRL'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['naira', 'NGN'],
];

const SIGNS_BY_LAST = group(SIGNS, (sign) => sign[sign.length - 1] ?? '');
const SIGNS_BY_FIRST = group(SIGNS, (sign) => sign[0] ?? '');

function group(
  pairs: readonly (readonly [string, string])[],
  keyOf: (sign: string) => string,
): Map<string, (readonly [string, string])[]> {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const pair of pairs) groups.set(keyOf(pair[0]), [...(groups.get(keyOf(pair[0])) ?? []), pair]);
  for (const list of groups.values()) list.sort((a, b) => b[0].length - a[0].length);
  return groups;
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** Letters that are money only before an amount that is scaled or set in thousands: "R15 million", "N2.5bn", "R1,200". */
const LETTERS: Readonly<Record<string, string>> = { R: 'ZAR', N: 'NGN' };

/** The currency that ends just before `at`, at most one space away. */
export function currencyBefore(text: string, at: number): CurrencyMark | undefined {
  let end = at;
  if (text[end - 1] === ' ') end--;
  for (const [sign, currency] of SIGNS_BY_LAST.get(text[end - 1] ?? '') ?? []) {
    const start = end - sign.length;
    if (start < 0 || !text.startsWith(sign, start)) continue;
    if (isLetter(sign[0]) && /[\p{L}\d]/u.test(text[start - 1] ?? '')) continue;
    // "5M$ 3M": a sign that belongs to the number before it.
    if (
      end < at &&
      /(?:\d|\d ?[kKMBm]) ?$/u.test(text.slice(Math.max(0, start - 4), start)) &&
      !/(?:^|\D)(?:19|20)\d\d $/u.test(text.slice(Math.max(0, start - 6), start))
    )
      continue;
    return { currency, start, end: at };
  }
  const letter = LETTERS[text[end - 1] ?? ''];
  if (letter !== undefined && !/[\p{L}\d&.'’-]/u.test(text[end - 2] ?? '') && LARGE.test(text.slice(at, at + 24)))
    return { currency: letter, start: end - 1, end: at };
  const code = /[A-Za-zčł]{2,4}\.?$/u.exec(text.slice(Math.max(0, end - 5), end))?.[0];
  if (code !== undefined) {
    const currency = CODES[code] ?? CODES[code.replace('.', '')];
    const start = end - code.length;
    if (currency !== undefined && !/[\p{L}\d]/u.test(text[start - 1] ?? '')) return { currency, start, end: at };
  }
  // "MSEK 22", "KEUR 350".
  const [scaled, scale, scaledCode = ''] =
    /(?<![\p{L}\p{N}])([MKk])([A-Z]{3})$/u.exec(text.slice(Math.max(0, end - 6), end)) ?? [];
  const currency = CODES[scaledCode];
  if (scaled !== undefined && currency !== undefined)
    return { currency, factor: scale === 'M' ? 1e6 : 1e3, start: end - scaled.length, end: at };
  return undefined;
}

/** The currency that starts at `at`, after at most one space and `de`, `d'` or `of`. */
export function currencyAfter(text: string, folded: string, at: number): CurrencyMark | undefined {
  let start = at;
  const link = LINK.exec(folded.slice(at, at + 6))?.[0] ?? '';
  start += link.length;
  for (const [sign, currency] of SIGNS_BY_FIRST.get(text[start] ?? '') ?? []) {
    if (!text.startsWith(sign, start)) continue;
    const end = start + sign.length;
    const next = text[end] ?? '';
    // In "$283,686 $1,451,549" the second sign belongs to the second number.
    if (/\d/u.test(next)) return undefined;
    // … unless that number has a sign of its own behind it: "372.000 € 120.000 €".
    if (next === ' ' && link !== '' && /\d/u.test(text[end + 1] ?? '') && !OWN_SIGN.test(text.slice(end, end + 24)))
      return undefined;
    if (isLetter(sign[sign.length - 1]) && isLetter(next)) continue;
    if (sign === 'S/' || sign === 'S/.' || (isLetter(sign[0]) && link === '' && sign !== 'US$')) continue;
    return { currency, start, end };
  }
  const letters = /^[A-Za-zčł]{2,4}/u.exec(text.slice(start, start + 5))?.[0];
  if (letters !== undefined) {
    const end = start + letters.length;
    const currency = CODES[letters];
    if (
      currency !== undefined &&
      letters !== 'RM' &&
      letters !== 'Rp' &&
      !/[\p{L}\d]/u.test(text[end] ?? '') &&
      !/^ \d/u.test(text.slice(end, end + 2))
    ) {
      return { currency, start, end };
    }
  }
  const wordStart = folded.slice(start, start + 24);
  for (const [word, currency] of WORDS) {
    if (wordStart.startsWith(word) && !isLetter(text[start + word.length]))
      return { currency, start, end: start + word.length };
  }
  return undefined;
}
const SCALED_MONEY: Readonly<Record<string, string>> = { mdp: 'MXN', mdd: 'USD' };

/** Every currency that a text writes beside digits, in order; `$` for a bare dollar sign, `peso` for a bare peso. Linear. */
export function currenciesIn(text: string, folded: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    const before = currencyBefore(text, at);
    while (at + 1 < text.length && /[\d.,]/u.test(text[at + 1] ?? '')) at++;
    if (before !== undefined && before.currency !== '$') {
      found.push(before.currency);
      continue;
    }
    const after = BETWEEN.exec(folded.slice(at + 1, at + 20))?.[0] ?? '';
    const behind = currencyAfter(text, folded, at + 1) ?? currencyAfter(text, folded, at + 1 + after.length);
    // "$18 millones de pesos" says which dollar sign it is.
    const mark = behind?.currency ?? SCALED_MONEY[SCALED_CODE.exec(folded.slice(at + 1, at + 6))?.[1] ?? ''];
    if (mark !== undefined) found.push(mark);
    else if (before !== undefined) found.push('$');
  }
  return found;
}

const CODE = Object.keys(CODES)
  .filter((code) => /^\p{Lu}{3}/u.test(code))
  .join('|');

/** The sign or code of a currency, right behind an amount or its scale. */
export const MONEY_BEHIND = new RegExp(`^ ?(?:[€$£]|US\\$|(?:${CODE}|K[cč])(?!\\p{L}))`, 'u');

/** The code of a currency at once behind a letter that scales: "2MEUR", "21 MSEK". */
export const CODE_BEHIND = new RegExp(`^(?:US\\$|(?:${CODE})(?!\\p{L}))`, 'u');
