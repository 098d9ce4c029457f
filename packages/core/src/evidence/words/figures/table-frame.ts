/** Words that `figures/table-frame` looks for, as patterns. Data only. */

export const SCALES: readonly (readonly [RegExp, number])[] = [
  [/(?:^|[\s(€$£₹/])(?:in |en )?(?:crores?|crs?|cr\.)(?![\p{L}])/u, 1e7],
  [/(?:^|[\s(€$£₹/])(?:in |en )?(?:lakhs?|lacs?)(?![\p{L}])/u, 1e5],
  [/(?:^|[\s(])(?:mdp|mdd)(?![\p{L}])/u, 1e6],
  [/(?:^|[\s(€$£/])(?:in |en )?(?:billions?|milliards?|miles de millones|bn|mds?|mrd)(?![\p{L}])/u, 1e9],
  [/(?:^|[\s(€$£/,])(?:in |en )?(?:millions?|millones|mm|mio|mn)(?![\p{L}])/u, 1e6],
  [/(?:^|[\s(€$£/,])(?:in |en )?(?:thousands?|miles|milliers|'?000s?|000)(?![\p{L}\p{N}])/u, 1e3],
];

export const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/us\$|(?<!\p{L})[km]?usd[km]?(?!\p{L})|(?:\bmdd\b)/u, 'USD'],
  [/€|(?<!\p{L})[km]?eur(?:os?|[km])?(?!\p{L})/u, 'EUR'],
  [/£|(?<!\p{L})[km]?gbp[km]?(?!\p{L})|livres sterling|(?:\b(?:pounds|libras)\b)/u, 'GBP'],
  [/mx\$|(?<!\p{L})[km]?mxn[km]?(?!\p{L})|pesos mexicanos|(?:\bmdp\b)/u, 'MXN'],
  [/(?<!\p{L})[km]?cop[km]?(?!\p{L})/u, 'COP'],
  [/(?<!\p{L})s\/|(?<!\p{L})pen(?![a-z])/u, 'PEN'],
  [/₹|(?<!\p{L})[km]?inr[km]?(?!\p{L})|(?:\brs\b)/u, 'INR'],
  [/(?<!\p{L})[km]?chf[km]?(?!\p{L})/u, 'CHF'],
  [/(?:f?cfa|xof)(?![a-z])/u, 'XOF'],
  [/(?<!\p{L})[km]?mad[km]?(?!\p{L})/u, 'MAD'],
  [/(?<!\p{L})[km]?ngn[km]?(?!\p{L})|₦/u, 'NGN'],
  [/(?<!\p{L})(?:[km]?kes[km]?|kshs?)(?!\p{L})/u, 'KES'],
  [/(?<!\p{L})[km]?zar[km]?(?!\p{L})/u, 'ZAR'],
  [/r\$|(?:(?<!\p{L})[km]?brl[km]?(?!\p{L}))/u, 'BRL'],
  [/(?<!\p{L})[km]?clp[km]?(?!\p{L})/u, 'CLP'],
  [/(?<!\p{L})[km]?ars[km]?(?!\p{L})/u, 'ARS'],
  [/\$/u, '$'],
  [/\b(?:francs?|pesos?|dollars?|dolares|roupies|rupees|coronas|couronnes)\b/u, '¤'],
];

export const NOTE =
  /^\W{0,2}(?:(?:all )?(?:figures|amounts|values|importes|cifras|montants|chiffres)? ?(?:in|en) )?\(?(?:in |en )?(?:thousands?|millions?|miles|millones|milliers|k ?[€$£]|m ?[€$£]|[€$£] ?(?:k|m|000s?)|000s?)/u;

const CURRENCY =
  '(?:us|mx|r|a|c|s)?[$]|[€£₹₦]|usd|eur|gbp|chf|mxn|cop|pen|clp|ars|brl|inr|mad|tnd|ngn|kes|zar|xof|xaf|f?cfa|euros?|dollars?|dolares|francs?|pesos?|pounds?|libras?|soles|reais|rupees?|roupies|couronnes|kroner|zloty';

/** "(in €m)". */
export const LED_BY_IN = /^(?:in|en|em)\s/iu;

/** "in T€", "en milliers de francs", "in CHF thousands": how a note over figures ends, folded. */
export const IN_UNIT = new RegExp(
  `(?:^|[\\s(])(?:in|en|em)\\s(?:the\\s)?(?:(?:${CURRENCY})\\s?)?(?:thousands?|millions?|billions?|miles|millones|milliers|milhares|milhoes|lakhs?|crores?|'?000s?|[kmt]\\s?(?:${CURRENCY})|(?:${CURRENCY})\\s?[km]|mm|mio|mn)(?:\\s(?:of\\s|de\\s|d')?(?:${CURRENCY}))?[\\s).:*]*$`,
  'u',
);

/** "CHF 1,000", "EUR 1.000", "€ 1'000" as a unit: thousands of it. Before folding. */
export const BY_THOUSAND = /((?:[€$£₹]|\b(?:EUR|USD|GBP|CHF|MXN|COP|PEN|CLP|BRL|INR)))\s?1[.,'’ ]?000(?![\d.,]*\d)/gu;

export const CURRENCY_ALONE = /(?:^|[\s(])(?:€|\$|£|us\$|eur|usd|gbp|mxn|cop|pen|chf)(?:[\s)]|$)/u;
