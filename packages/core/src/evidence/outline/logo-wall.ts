/** Tells a wall of logos, whose names nobody can read, from icons and photos: by the title over it. */
import type { Slide } from '../../model/deck.js';
import { buildLexicon } from '../../text/lexicon.js';
import { withoutContinuation } from '../../text/without-continuation.js';
import { wordsOf } from '../../text/words.js';
import { COMPETITION_LISTS } from '../words/competition-words.js';

const { customers, partners, investors } = COMPETITION_LISTS;
const LEXICON = buildLexicon({ customers, partners, investors });
/** Share of the title's words that say so: "Trusted by 500 firms", not "What customers like about it". */
const SAYS_SO = 0.5;

/** About how many logos the slide shows; 0 for none. */
export function logosOn({ title, alikePictures = 0 }: Pick<Slide, 'title' | 'alikePictures'>): number {
  const words = wordsOf(withoutContinuation(title));
  const saysSo = LEXICON.find(words).some((hit) => hit.nextWord - hit.firstWord >= SAYS_SO * words.length);
  return saysSo ? alikePictures : 0;
}
