/** Tells from the search words of an analysis whether something in it may match, without reading it. */
import { catalogues } from '../i18n/catalogues.js';
import type { Locale } from '../model/values.js';
import { wordsOf } from '../text/search-text.js';
import { isMeant, type Sought } from './mark-words.js';
import type { SearchableSummary } from './search-words.js';

/** One word of the search, asked of what is kept of an analysis in memory. */
export interface WordTest {
  /** In its company, file name or sector. */
  ofCompany(summary: SearchableSummary): boolean;
  /** In its facts or questions. */
  ofContent(summary: SearchableSummary): boolean;
}

/** Rarer words, which are the longer ones, first: most analyses are out after one look. */
export function wordTests(sought: readonly Sought[], locale: Locale): WordTest[] {
  const longestFirst = [...sought].sort((a, b) => b.word.length - a.word.length);
  return longestFirst.map((one) => {
    const { word, anywhere } = one;
    const marks = marksMeant(one, locale);
    const sectors = maskOf(marks.filter((mark) => mark.startsWith('%')));
    const texts = maskOf(marks.filter((mark) => !mark.startsWith('%')));
    const inName = (words: string) =>
      anywhere ? (words.match(/ ![^ ]+/gu) ?? []).some((name) => name.includes(word)) : holdsWord(words, `!${word}`);
    return {
      ofCompany: (summary) => inName(wordsIn(summary)) || meets(marksIn(summary), sectors),
      ofContent(summary) {
        const words = wordsIn(summary);
        return meets(marksIn(summary), texts) || (anywhere ? words.includes(word) : holdsWord(words, word));
      },
    };
  });
}

function wordsIn({ searchWords = '  ' }: SearchableSummary): string {
  return searchWords;
}

/** Whether a word of the sorted `words` begins with `beginning`: halves them until it is found. */
export function holdsWord(words: string, beginning: string): boolean {
  // Both stand on the space before a word; the one looked for is not before `low` and not behind `high`.
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const space = words.lastIndexOf(' ', (low + high) >>> 1);
    const next = words.indexOf(' ', space + 1);
    if (isBefore(words, space + 1, next, beginning)) low = next;
    else high = space;
  }
  return words.startsWith(beginning, low + 1);
}

/** Whether the word from `start` to `end` comes before `other`, compared by code units. */
function isBefore(words: string, start: number, end: number, other: string): boolean {
  const length = end - start;
  for (let index = 0; index < other.length; index += 1) {
    if (index >= length) return true;
    const difference = words.charCodeAt(start + index) - other.charCodeAt(index);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Bits of marks by their numbers, 32 a piece. */
type Mask = readonly number[];

const numbers = new Map<string, number>();
/** Made at the first search and kept as long as the summary: a mark is asked of thousands of analyses. */
const masks = new WeakMap<SearchableSummary, Mask>();

function marksIn(summary: SearchableSummary): Mask {
  let mask = masks.get(summary);
  if (!mask) {
    const words = wordsIn(summary);
    // Marks come before digits and letters.
    const end = words.search(/ [^!-/]/u);
    masks.set(summary, (mask = maskOf(words.slice(1, end < 0 ? -1 : end).match(/[#$%][^ ]+/gu) ?? [])));
  }
  return mask;
}

function maskOf(marks: readonly string[]): Mask {
  const mask: number[] = [];
  for (const mark of marks) {
    let number = numbers.get(mark);
    if (number === undefined) numbers.set(mark, (number = numbers.size));
    while (mask.length <= number >>> 5) mask.push(0);
    mask[number >>> 5]! |= 1 << (number & 31);
  }
  return mask;
}

function meets(one: Mask, other: Mask): boolean {
  for (let index = Math.min(one.length, other.length) - 1; index >= 0; index -= 1) {
    if ((one[index]! & other[index]!) !== 0) return true;
  }
  return false;
}

/** Beginnings of catalogue ids whose texts are searched, and the marks under which analyses have them. */
const SEARCHED = [
  { ids: 'label.metric.', mark: '#', whole: false },
  { ids: 'label.sector.', mark: '%', whole: false },
  { ids: 'question.', mark: '$', whole: true },
  { ids: 'check.', mark: '$', whole: true },
] as const;

const indexes = new Map<Locale, readonly { word: string; mark: string }[]>();

/** Marks of our own texts that hold the word in that language. */
function marksMeant(sought: Sought, locale: Locale): string[] {
  let index = indexes.get(locale);
  if (!index) indexes.set(locale, (index = indexOf(locale)));
  return [...new Set(index.filter(({ word }) => isMeant(word, sought)).map(({ mark }) => mark))];
}

function indexOf(locale: Locale): { word: string; mark: string }[] {
  return Object.entries(catalogues[locale]).flatMap(([id, text]) => {
    const group = SEARCHED.find(({ ids }) => id.startsWith(ids));
    if (!group) return [];
    const mark = `${group.mark}${group.whole ? id : id.slice(group.ids.length)}`;
    return [...new Set(wordsOf(text))].map((word) => ({ word, mark }));
  });
}
