/** Verifies that a quote stands on a slide: forms, ligatures, dashes, quotes and spaces folded, nothing else. */
import type { Slide } from '../../model/deck.js';
import { foldText } from '../../text/fold-text.js';

/** A slide's text made ready for many quotes. */
export interface QuoteText {
  raw: string;
  readonly folded: string;
}

/** Prepares the visible text of a slide (`Slide.text`). Folded when first needed: most quotes stand there as written. */
export function quoteText(text: string): QuoteText {
  let folded: string | undefined;
  return {
    raw: text,
    get folded() {
      return (folded ??= foldQuote(text));
    },
  };
}

const prepared = new WeakMap<Slide, QuoteText>();

/** As `quoteText`, once a slide however many steps ask. */
export function quotesOf(slide: Slide): QuoteText {
  const known = prepared.get(slide) ?? quoteText(slide.text);
  prepared.set(slide, known);
  return known;
}

/**
 * `exact` when the quote stands in the text as written, `normalised` when only spaces, line breaks, dashes,
 * quotation marks or compatibility forms differ; undefined when it is not there.
 */
export function findQuote(quote: string, text: QuoteText): 'exact' | 'normalised' | undefined {
  if (quote.trim() === '') return undefined;
  if (text.raw.includes(quote)) return 'exact';
  return text.folded.includes(foldQuote(quote)) ? 'normalised' : undefined;
}

function foldQuote(text: string): string {
  return foldText(text).text.replace(/\s+/gu, ' ').trim();
}
