/** Words of a text without its figures: however an amount is written, and whatever it is, the words around it are the same. */
import { AMOUNT } from '../words/learned/masked-words.js';
import { fold, wordsOf } from '../../text/words.js';

/** The first `most` words, folded; each figure is `#`, a percentage `#%`. */
export function maskedWords(text: string, most: number): string[] {
  const masked = fold(text.slice(0, most * LONGEST)).replace(AMOUNT, (_, after?: string) =>
    after === '%' ? ' \u0001 ' : ' \u0002 ',
  );
  return masked
    .split(/(\u0001|\u0002)/u)
    .flatMap((part) =>
      part === '\u0001' ? ['#%'] : part === '\u0002' ? ['#'] : wordsOf(part).map(({ folded }) => folded),
    )
    .slice(0, most);
}

/** Letters of a word, blanks counted, that no text exceeds on average. */
const LONGEST = 24;
