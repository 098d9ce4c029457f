/** Where a quote stands as evidence: on its slide, in words that are no order, disclaimer, template or repetition. */
import { QUOTE_LENGTH } from '../../../evidence/view/deck-view.js';
import { standsOnOrder } from '../../../evidence/view/order-lines.js';
import type { DeckView, ViewSlide } from '../../../evidence/view/view-types.js';
import type { Rejection } from '../../../model/model-use.js';
import { locateQuote, type LocatedQuote } from './locate-quote.js';

/** The quote's place, or why it is none. */
export function locateEvidence(
  { slide: number, quote }: { slide: number; quote: string },
  view: DeckView,
): { located: LocatedQuote; slide: ViewSlide } | { code: Rejection; values?: Record<string, string | number> } {
  const slide = Number.isInteger(number) ? view.slides[number - 1] : undefined;
  if (slide === undefined || slide.slide.text === '') return { code: 'no-such-slide', values: { slide: number } };
  const onSlide = { slide: slide.number };
  const located = locateQuote(quote, slide);
  if (located === undefined) return { code: 'quote-not-found', values: onSlide };
  if (located.quote.length > QUOTE_LENGTH) return { code: 'quote-too-long', values: { most: QUOTE_LENGTH } };
  if (givesOrders(located, slide.number, view)) return { code: 'order' };
  if (slide.excluded !== undefined || slide.repeats !== undefined || located.lines.every(({ running }) => running)) {
    return { code: 'not-evidence', values: onSlide };
  }
  return { located, slide };
}

function givesOrders({ lines }: LocatedQuote, slide: number, view: DeckView): boolean {
  return lines.some(({ raw }) =>
    standsOnOrder({ slide, quote: raw, kind: 'problem', text: raw, basis: 'actual', subject: 'company' }, view),
  );
}
