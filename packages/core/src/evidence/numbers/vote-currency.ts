/** Which currency a slide and a deck write, and which dollar a bare `$` is. */
import { foldForLookup } from '../../text/fold-text.js';
import { currenciesIn } from './currencies.js';
import { BARE_AMOUNT, DOLLAR_PLACES, NATIONAL } from '../words/numbers/vote-currency.js';

export interface CurrencyVote {
  /** One a slide: its only currency, or undefined when it writes none or several. */
  slides: (string | undefined)[];
  deck?: string;
  dollar: { currency: string; sure: boolean };
}
const PESOS = new Set(['MXN', 'COP', 'CLP', 'ARS']);
const DOLLARS = new Set(['USD', 'MXN', 'COP', 'CLP', 'ARS', 'CAD', 'AUD', 'SGD', 'NZD', 'HKD']);

/** Votes over the lines of every slide (folded text, as `ViewLine.text`). */
export function voteCurrencies(slides: readonly (readonly string[])[], language: string): CurrencyVote {
  const perSlide = slides.map((lines) => lines.flatMap((line) => currenciesIn(line, foldForLookup(line))));
  const dollar = whichDollar(perSlide.flat(), slides, language);
  const named = perSlide.map((list) =>
    list
      .map((currency) => (currency === '$' || currency === 'peso' ? dollar.currency : currency))
      .filter((currency, i) => list[i] !== 'peso' || PESOS.has(currency)),
  );
  const deck = most(named.flat());
  return {
    slides: named.map((list) => (new Set(list).size === 1 ? list[0] : undefined)),
    ...(deck !== undefined ? { deck } : {}),
    dollar,
  };
}

/**
 * The dollar or peso that a bare sign is: the only one that the deck names beside an amount, or by its code where it speaks of
 * the country; where "US$" is set apart from "$", the other one. `sure` where no other reading is left.
 */
function whichDollar(
  written: string[],
  slides: readonly (readonly string[])[],
  language: string,
): { currency: string; sure: boolean } {
  const places = placesOf(slides);
  const named = new Set([...written.filter((currency) => DOLLARS.has(currency)), ...codesOf(slides, places)]);
  if (written.includes('peso')) {
    const pesos = [...named].filter((currency) => PESOS.has(currency));
    const [only] = pesos.length > 0 ? pesos : places.filter((currency) => PESOS.has(currency));
    if (pesos.length <= 1 && only !== undefined) return { currency: only, sure: !named.has('USD') };
  }
  if (!written.includes('$')) return { currency: 'USD', sure: true };
  const [other, ...more] = [...named].filter((currency) => currency !== 'USD');
  if (other !== undefined && more.length === 0) {
    if (!named.has('USD')) return { currency: other, sure: true };
    if (places.includes(other)) return { currency: other, sure: false };
  }
  if (named.size === 1) {
    // "US$" beside "$" in a Latin American deck may set the two apart, where the sign alone is the common one.
    const count = (sign: string) => written.filter((one) => one === sign).length;
    const setsApart =
      language === 'es' &&
      (count('$') > count('USD') || slides.some((lines) => lines.some((line) => line.includes('US$'))));
    const [peso] = setsApart ? places.filter((currency) => PESOS.has(currency) && isWorth(currency, slides)) : [];
    return { currency: peso ?? 'USD', sure: language !== 'es' };
  }
  if (named.size > 1) return { currency: 'USD', sure: false };
  // Who writes French and dollars, and speaks of no other country that has them, is of Canada.
  if (language === 'fr' && places.length === 1 && places[0] === 'CAD' && !written.includes('EUR'))
    return { currency: 'CAD', sure: false };
  return { currency: 'USD', sure: language !== 'es' && places.length === 0 };
}

/** Of each peso, what next to nothing costs less than. */
const LEAST_WORTH: Readonly<Record<string, number>> = { COP: 100, CLP: 100, ARS: 100, MXN: 20 };
/** Share of the amounts. */
const FEW = 0.25;

/** Whether the amounts behind a bare sign may be of this peso: "$10 a month" is no price in Colombia, nor "$5" in Mexico. */
function isWorth(currency: string, slides: readonly (readonly string[])[]): boolean {
  const amounts = slides
    .flat()
    .flatMap((line) => [...line.matchAll(BARE_AMOUNT)].map(([, digits = '']) => digits.replace(/[.,]$/u, '')));
  const small = amounts.filter((digits) => /^\d{1,2}$/u.test(digits) && Number(digits) < (LEAST_WORTH[currency] ?? 0));
  return small.length <= FEW * amounts.length;
}

/** Dollars and pesos of the countries that a deck speaks of, that of the most lines first. */
function placesOf(slides: readonly (readonly string[])[]): string[] {
  const lines = slides.flat().map(foldForLookup);
  return DOLLAR_PLACES.map(([place, currency]) => ({
    currency,
    lines: lines.filter((line) => place.test(line)).length,
  }))
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines)
    .map(({ currency }) => currency);
}

/** Codes that stand anywhere ("in MXN"), of countries that the deck speaks of: COP and CAD are other words too. */
function codesOf(slides: readonly (readonly string[])[], places: readonly string[]): string[] {
  if (slides.some((lines) => lines.some((line) => NATIONAL.test(line)))) return ['MXN'];
  if (places.length === 0) return [];
  const codes = slides.flatMap((lines) =>
    lines.flatMap((line) => line.match(/(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu) ?? []),
  );
  return places.filter((currency) => codes.includes(currency));
}

function most(list: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  let best: string | undefined;
  for (const [item, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = item;
  return best;
}
