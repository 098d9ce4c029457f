/** Which currency a slide and a deck write, and which dollar a bare `$` is. */
import { foldForLookup } from '../../text/fold-text.js';
import { currenciesIn } from './currencies.js';
import { DOLLAR_PLACES } from '../words/numbers/vote-currency.js';

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

function whichDollar(
  written: string[],
  slides: readonly (readonly string[])[],
  language: string,
): { currency: string; sure: boolean } {
  const named = new Set(written.filter((currency) => DOLLARS.has(currency)));
  const countries = (): (readonly [RegExp, string])[] => {
    const words = slides.flat().map(foldForLookup);
    return DOLLAR_PLACES.filter(([place]) => words.some((text) => place.test(text)));
  };
  if (written.includes('peso')) {
    const pesos = [...named].filter((currency) => PESOS.has(currency));
    const [only] =
      pesos.length > 0
        ? pesos
        : [...new Set(countries().map(([, currency]) => currency))].filter((currency) => PESOS.has(currency));
    if (pesos.length <= 1 && only !== undefined) return { currency: only, sure: !named.has('USD') };
  }
  if (!written.includes('$')) return { currency: 'USD', sure: true };
  if (named.size === 1) {
    const [only = 'USD'] = named;
    // "US$" beside "$" in a Latin American deck may set the two apart.
    return { currency: only, sure: only === 'USD' ? language !== 'es' : true };
  }
  if (named.size > 1) return { currency: 'USD', sure: false };
  return { currency: 'USD', sure: language !== 'es' && countries().length === 0 };
}

function most(list: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  let best: string | undefined;
  for (const [item, count] of counts) if (best === undefined || count > (counts.get(best) ?? 0)) best = item;
  return best;
}
