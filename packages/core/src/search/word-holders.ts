/** Which analyses may answer a word of a search, by what is kept of them in memory. */
import { catalogues } from '../i18n/catalogues.js';
import type { Locale } from '../model/values.js';
import { wordsOf } from '../text/search-text.js';
import { isMeant, type Sought } from './mark-words.js';
import type { Holding, WordIndex } from './word-index.js';

/** Who has one word of a search. */
export interface WordHolders {
  /** In the name of its company or file, or in its sector. */
  named: Holding;
  /** In its facts or questions. */
  held: Holding;
}

export function wordHolders(sought: Sought, index: WordIndex, locale: Locale): WordHolders {
  const { word, anywhere } = sought;
  const marks = marksMeant(sought, locale);
  const isSector = (mark: string) => mark.startsWith('%');
  const isName = (one: string) => one.startsWith('!');
  const inside = anywhere ? index.wordsWith(word) : [];
  const names = anywhere ? inside.filter(isName) : index.wordsFrom(`!${word}`);
  const contents = anywhere ? inside.filter((one) => !isName(one)) : index.wordsFrom(word);
  return {
    named: index.holding([...names, ...marks.filter(isSector)]),
    held: index.holding([...contents, ...marks.filter((mark) => !isSector(mark))]),
  };
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
