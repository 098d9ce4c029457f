/** What speaks for and against a name being a rival of the company, as numbers from 0 to 1. */
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { fold, wordsOf } from '../../text/words.js';
import { ordinaryShare } from '../learned/ordinary-words.js';
import { looksLike } from '../view/looks-like.js';
import { lowerWordsOf } from '../view/lower-words.js';

/** A name at one place of a deck. */
export interface RivalReading {
  name: string;
  slide: ViewSlide;
  line: ViewLine;
  quote: string;
  /** What gave it: a rule, or the kind of place where it stands. */
  by: string;
  /** A rule says that it is one. */
  isRule: boolean;
}

/** Letters and digits, folded: alike for one name however it is set. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** `readings` is everything that was read on its slide; `headed` tells that the slide names rivals in its headings. */
export function rivalFeatures(
  reading: RivalReading,
  view: DeckView,
  { headed, readings }: { headed: boolean; readings: readonly RivalReading[] },
): Map<string, number> {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) > 0) features.set(name, Number(value));
  };
  const { name, slide, line, by, isRule } = reading;
  const ordinary = ordinaryShare(wordsOf(name).map(({ folded }) => folded));
  // A name that is set over several lines has none for itself.
  const isStacked = line.block.lines.length > 1 && name.length > line.text.trim().length;
  const shareOfLine = isStacked ? 0 : Math.min(1, name.length / Math.max(1, line.text.trim().length));
  set('byRule', isRule);
  set(`by:${by}`, true);
  set(`by:${by} first`, slide.section === 'competition');
  set('headed', headed);
  set('brand', isBrand(name));
  set('ordinary', ordinary);
  set('allOrdinary', ordinary === 1 && !isBrand(name));
  set('shareOfLine', shareOfLine);
  set('wholeLine', shareOfLine > 0.9);
  set('aloneInBlock', line.block.lines.length === 1 && shareOfLine > 0.9);
  // Names that stand alike are of one kind.
  const key = keyOf(name);
  const alike = new Map(
    readings.flatMap((each) =>
      each.by === by && keyOf(each.name) !== key && looksLike(each.line, line) ? [[keyOf(each.name), each.name]] : [],
    ),
  );
  const share = (test: (name: string) => boolean): number =>
    [...alike.values()].filter(test).length / Math.max(1, alike.size);
  const lower = lowerWordsOf(view);
  set(
    'alikeStrange',
    share((other) => {
      const words = wordsOf(other).map(({ folded }) => folded);
      return ordinaryShare(words) === 0 && !words.some((word) => lower.has(word));
    }),
  );
  set('alikeBrand', share(isBrand));
  const own = keyOf(view.companyName ?? '');
  const isOurs = (other: ViewLine): boolean => own.length >= 3 && !other.heading && keyOf(other.text).startsWith(own);
  set(
    'oursAlike',
    slide.lines.some((other) => isOurs(other) && looksLike(other, line)),
  );
  return features;
}

/** "OpenTable", "Web3", "Cal.com": written as no word of a language is. */
const isBrand = (name: string): boolean => /\p{Ll}\p{Lu}|\p{L}\d|\.\p{L}/u.test(name);
