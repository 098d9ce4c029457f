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

const holds = (part: Readonly<{ text: string; open: boolean }>, word: string): boolean =>
  part.open ? word.startsWith(part.text) : word === part.text;

function standsAt(parts: Entry<unknown>['parts'], words: readonly Word[], at: number): boolean {
  for (let i = 0; i < parts.length; i++) if (!holds(parts[i]!, words[at + i]!.folded)) return false;
  return true;
}

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

  // Every word of a deck comes here once for each lexicon, and most begin no phrase.
  const hasStems = stems.size > 0;
  const begun = (word: string): readonly Entry<Name>[] | undefined => {
    const whole = exact.get(word);
    const stemmed = hasStems ? stems.get(word.slice(0, STEM_KEY)) : undefined;
    return stemmed === undefined ? whole : whole === undefined ? stemmed : [...whole, ...stemmed];
  };

  const find = (words: readonly Word[]): Hit<Name>[] => {
    const hits: Hit<Name>[] = [];
    for (let at = 0; at < words.length; at++) {
      const candidates = begun(words[at]!.folded);
      if (candidates === undefined) continue;
      const from = hits.length;
      for (const { list, phrase, parts } of candidates) {
        const nextWord = at + parts.length;
        const last = words[nextWord - 1];
        if (last === undefined || !standsAt(parts, words, at)) continue;
        const hit = { list, phrase, start: words[at]!.start, end: last.end, firstWord: at, nextWord };
        let known = from;
        while (known < hits.length && hits[known]!.list !== list) known++;
        if (known === hits.length) hits.push(hit);
        else if (hits[known]!.nextWord < nextWord) hits[known] = hit;
      }
    }
    return hits;
  };
  return { find, findIn: (text) => find(wordsOf(text)) };
}
