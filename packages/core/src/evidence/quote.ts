/** Verifies that a quote stands on a slide: forms, ligatures, dashes, quotes and spaces folded, nothing else. */
import { foldText } from './fold-text.js';

/** A slide's text made ready for many quotes. */
export interface QuoteText {
  raw: string;
  folded: string;
}

/** Prepares the visible text of a slide (`Slide.text`). */
export function quoteText(text: string): QuoteText {
  return { raw: text, folded: foldQuote(text) };
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
