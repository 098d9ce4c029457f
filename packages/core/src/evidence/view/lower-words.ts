/** Which words of a deck stand in lower case: a capital makes no name of them. */
import { wordsOf } from '../../text/words.js';
import type { DeckView } from './view-types.js';

/** How often each word of a deck stands in lower case. */
export type LowerWords = ReadonlyMap<string, number>;

const CACHE = new WeakMap<DeckView['slides'], LowerWords>();

export function lowerWordsOf(view: DeckView): LowerWords {
  const known = CACHE.get(view.slides);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { lines } of view.slides)
    for (const { text } of lines)
      for (const { start, end, folded } of wordsOf(text))
        if (/^\p{Ll}/u.test(text.slice(start, end))) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  CACHE.set(view.slides, counts);
  return counts;
}
