/** Which words are ordinary: those that enough companies write in lower case. */
import { wordsOf } from '../text/words.js';
import type { LabelledDeck } from './read-corpus.js';

/** Fewer companies may write a name of a product or a typing error. */
const FEWEST_COMPANIES = 3;

/** In lower case, sorted by code. `companyOf` tells decks of one company by the same key. */
export function findOrdinaryWords(
  decks: readonly LabelledDeck[],
  companyOf: (company: string) => string,
): ReadonlySet<string> {
  const companies = new Map<string, Set<string>>();
  for (const { labels, lines } of decks) {
    const company = companyOf(labels.company);
    for (const { text } of lines)
      for (const { start, end, folded } of wordsOf(text))
        if (folded.length > 1 && /^\p{Ll}+$/u.test(text.slice(start, end)))
          companies.set(folded, (companies.get(folded) ?? new Set()).add(company));
  }
  return new Set([...companies].flatMap(([word, { size }]) => (size >= FEWEST_COMPANIES ? [word] : [])).sort());
}
