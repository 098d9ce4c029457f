/** Looks up many phrase lists at once in the words of a text: one pass, whatever the number of lists. */
import { wordsOf, type Word } from './words.js';

/**
 * Phrases by list name. A phrase is matched word by word without case and accents, so that hyphens, quotes and
 * line breaks between its words do not matter; a word that ends in `*` stands for every word that begins so.
 */
export type PhraseLists<Name extends string = string> = Record<Name, readonly string[]>;

export interface Hit<Name extends string = string> {
  list: Name;
  /** The phrase as it stands in the list. */
  phrase: string;
  /** Places in the original text. */
  start: number;
  end: number;
  /** Index of the first word and of the word after the last. */
  firstWord: number;
  nextWord: number;
}

export interface Lexicon<Name extends string = string> {
  /** All hits, by place; at one place the longest phrase of each list only. */
  find(words: readonly Word[]): Hit<Name>[];
  findIn(text: string): Hit<Name>[];
}

interface Entry<Name> {
  list: Name;
  phrase: string;
  parts: { text: string; open: boolean }[];
}

/** Letters that a `*` phrase must at least give, so that its look-up is one step. */
const STEM_KEY = 3;

function entryOf<Name>(list: Name, phrase: string): Entry<Name> {
  const parts = phrase.split(/\s+/).flatMap((written) =>
    wordsOf(written.replace(/\*$/, '')).map((word, index, all) => ({
      text: word.folded,
      open: written.endsWith('*') && index === all.length - 1,
    })),
  );
  return { list, phrase, parts };
}

const holds = (part: { text: string; open: boolean }, word: string): boolean =>
  part.open ? word.startsWith(part.text) : word === part.text;

/** Builds the look-up of `lists`. Phrases that begin with `*`-words need at least three letters before the star. */
export function buildLexicon<Name extends string>(lists: PhraseLists<Name>): Lexicon<Name> {
  const exact = new Map<string, Entry<Name>[]>();
  const stems = new Map<string, Entry<Name>[]>();
  for (const [list, phrases] of Object.entries(lists) as [Name, readonly string[]][]) {
    for (const phrase of phrases) {
      const entry = entryOf(list, phrase);
      const first = entry.parts[0];
      if (first === undefined) continue;
      const table = first.open ? stems : exact;
      const key = first.open ? first.text.slice(0, STEM_KEY) : first.text;
      const known = table.get(key);
      if (known) known.push(entry);
      else table.set(key, [entry]);
    }
  }

  const find = (words: readonly Word[]): Hit<Name>[] => {
    const hits: Hit<Name>[] = [];
    words.forEach((word, at) => {
      const whole = exact.get(word.folded);
      const begun = stems.get(word.folded.slice(0, STEM_KEY));
      // Most words begin no phrase, and every word of a deck comes here once for each lexicon.
      if (whole === undefined && begun === undefined) return;
      const candidates = [...(whole ?? []), ...(begun ?? [])];
      const longest = new Map<Name, Hit<Name>>();
      for (const { list, phrase, parts } of candidates) {
        const last = words[at + parts.length - 1];
        if (last === undefined) continue;
        if (!parts.every((part, index) => holds(part, words[at + index]!.folded))) continue;
        const nextWord = at + parts.length;
        const known = longest.get(list);
        if (known && known.nextWord >= nextWord) continue;
        longest.set(list, { list, phrase, start: word.start, end: last.end, firstWord: at, nextWord });
      }
      hits.push(...longest.values());
    });
    return hits;
  };
  return { find, findIn: (text) => find(wordsOf(text)) };
}
