/** Tells legal notices from slides that say something about the company. */
import type { Slide } from '../../model/deck.js';
import { buildLexicon } from '../../text/lexicon.js';
import { LEGAL_HEADINGS, LEGAL_PHRASES } from '../words/legal-words.js';
import { wordsOf } from '../../text/words.js';

const LEXICON = buildLexicon({ phrase: LEGAL_PHRASES, heading: LEGAL_HEADINGS });

/** Distinct legal phrases that make a notice: without such a heading, and with one. */
const WITHOUT_HEADING = 4;
const WITH_HEADING = 2;
/** A notice is mostly legal text: at least one phrase in so many words. */
const WORDS_A_PHRASE = 90;
const LONG_LINE = 8;

/** True when the slide as a whole is a legal notice, not when it merely carries one in a footer. */
export function isDisclaimer(slide: Slide): boolean {
  const words = wordsOf(slide.text);
  const phrases = new Set(
    LEXICON.find(words)
      .filter((hit) => hit.list === 'phrase')
      .map((hit) => hit.phrase),
  ).size;
  if (phrases < WITH_HEADING || phrases * WORDS_A_PHRASE < words.length) return false;
  if (phrases >= WITHOUT_HEADING) return true;
  return slide.blocks.some((block) =>
    block.lines.some((line) => {
      const lineWords = wordsOf(line.text);
      return lineWords.length <= LONG_LINE && LEXICON.find(lineWords).some((hit) => hit.list === 'heading');
    }),
  );
}
