/** What speaks for and against a name being a rival of the company, as numbers from 0 to 1. */
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { bareKey, wordsOf } from '../../text/words.js';
import { isBrand, ordinaryShare } from '../learned/ordinary-words.js';
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

/** With what is asked of it by every other name of its slide. */
export interface PreparedReading extends RivalReading {
  key: string;
  /** No word of it is ordinary or stands in lower case in the deck. */
  isStrange: boolean;
}

export function prepareReading(reading: RivalReading, view: DeckView): PreparedReading {
  const words = wordsOf(reading.name).map(({ folded }) => folded);
  const lower = lowerWordsOf(view);
  const isStrange = ordinaryShare(words) === 0 && !words.some((word) => lower.has(word));
  return { ...reading, key: bareKey(reading.name), isStrange };
}

/** What is known of a slide for all names on it. */
export interface SlideOfNames {
  /** The slide names rivals in its headings. */
  headed: boolean;
  /** Lines that begin with our own name. */
  ours: readonly ViewLine[];
  /** Everything that was read on it. */
  readings: readonly PreparedReading[];
}

export function oursOn(slide: ViewSlide, { companyName = '' }: DeckView): ViewLine[] {
  const own = bareKey(companyName);
  return slide.lines.filter((line) => own.length >= 3 && !line.heading && bareKey(line.text).startsWith(own));
}

export function rivalFeatures(reading: PreparedReading, { headed, ours, readings }: SlideOfNames): Map<string, number> {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) > 0) features.set(name, Number(value));
  };
  const { name, key, slide, line, by, isRule } = reading;
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
  const alike = new Map(
    readings.flatMap((each) =>
      each.by === by && each.key !== key && looksLike(each.line, line) ? [[each.key, each] as const] : [],
    ),
  );
  const share = (test: (other: PreparedReading) => boolean): number =>
    [...alike.values()].filter(test).length / Math.max(1, alike.size);
  set(
    'alikeStrange',
    share(({ isStrange }) => isStrange),
  );
  set(
    'alikeBrand',
    share((other) => isBrand(other.name)),
  );
  set(
    'oursAlike',
    ours.some((other) => looksLike(other, line)),
  );
  return features;
}
