/** Reads a deck and looks up every fact's quote on its slide, in the way in which `vc eval` does. */
import type { ReadHereOptions } from '../../src/deck/read-deck-here.js';
import type { DeckInput } from '../../src/deck/deck-input.js';
import { readEvidence } from './read-facts.js';

export interface QuoteCheck {
  facts: number;
  /** `kind slide: quote` of each fact whose quote does not stand on its slide, and of each line that tells a slide. */
  failing: string[];
  /** Words that the deck shows. */
  words: number;
}

export async function quotesThatFail(file: DeckInput, options: ReadHereOptions = {}): Promise<QuoteCheck> {
  const { facts, slides } = await readEvidence([file], options);
  const texts = new Map(slides.map(({ number, text }) => [number, folded(text)]));
  const told = slides.flatMap(({ number, telling = [] }) =>
    telling.flatMap(({ quote, under = quote }) =>
      [quote, under].map((words) => ({ kind: 'telling', slide: number, quote: words })),
    ),
  );
  const failing = [...facts, ...told].filter(({ slide, quote }) => !texts.get(slide)?.includes(folded(quote)));
  return {
    facts: facts.length,
    failing: failing.map(({ kind, slide, quote }) => `${kind} ${slide}: ${quote}`),
    words: slides.reduce((sum, { words }) => sum + words, 0),
  };
}

/** White space and compatibility forms do not decide whether a quote stands on its slide. */
function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
