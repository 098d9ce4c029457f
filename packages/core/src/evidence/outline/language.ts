/** Tells the language of slides and deck by small words, heading words, telling letters and script. */
import { fold } from '../../text/words.js';
import { HEADING_WORDS, SCRIPTS, STOP_WORDS, TELLING_LETTERS } from '../words/stop-words.js';

export interface DeckLanguages {
  /** ISO 639-1; `und` when the deck holds no word that tells. */
  deck: string;
  /** One a text; a text that does not tell takes the deck's. */
  texts: string[];
}

type Tally = Map<string, number>;

/** A heading word says less than a small word: founders mix English headings into any language. */
const HEADING_WEIGHT = 0.6;
const LETTER_WEIGHT = 1.5;
/** Weight that a slide's own language needs, and its lead over the deck's language. */
const SLIDE_MINIMUM = 3;
const SLIDE_LEAD = 1.5;
/** At equal weight the languages that the product speaks come first, then the order of the lists. */
const ORDER = ['en', 'es', 'fr', ...Object.keys(STOP_WORDS)];

const WEIGHTS = weightsOf([
  [STOP_WORDS, 1],
  [HEADING_WORDS, HEADING_WEIGHT],
]);

function weightsOf(tables: [Readonly<Record<string, string>>, number][]): Map<string, [string, number][]> {
  const weights = new Map<string, [string, number][]>();
  for (const [table, weight] of tables) {
    const languagesOf = new Map<string, Set<string>>();
    for (const [language, words] of Object.entries(table)) {
      for (const word of words.split(/\s+/)) {
        const folded = fold(word);
        languagesOf.set(folded, (languagesOf.get(folded) ?? new Set()).add(language));
      }
    }
    for (const [word, languages] of languagesOf) {
      const share = weight / languages.size;
      const known = weights.get(word) ?? [];
      for (const language of languages) known.push([language, share]);
      weights.set(word, known);
    }
  }
  return weights;
}

/** Languages of the texts of a deck's slides and of the deck as a whole. Linear in their length. */
export function detectLanguages(texts: readonly string[]): DeckLanguages {
  const tallies = texts.map(tallyOf);
  const whole: Tally = new Map();
  for (const tally of tallies) for (const [language, weight] of tally) add(whole, language, weight);
  const deck = strongest(whole)?.language ?? 'und';
  return { deck, texts: tallies.map((tally) => languageOf(tally, deck)) };
}

function languageOf(tally: Tally, deck: string): string {
  const best = strongest(tally);
  if (best === undefined || best.weight < SLIDE_MINIMUM) return deck;
  return best.weight >= SLIDE_LEAD * (tally.get(deck) ?? 0) ? best.language : deck;
}

function tallyOf(text: string): Tally {
  const tally: Tally = new Map();
  let han = 0;
  for (const { script, language } of SCRIPTS) {
    const letters = text.match(script)?.length ?? 0;
    // Kana and Han stand in one Japanese text: Han then counts for Japanese.
    if (language === 'ja') han = letters;
    add(tally, language === 'zh' && han > 0 ? 'ja' : language, letters / 2);
  }
  const lower = text.toLowerCase();
  for (const { letters, language } of TELLING_LETTERS)
    add(tally, language, (lower.match(letters)?.length ?? 0) * LETTER_WEIGHT);
  for (const [word] of lower.matchAll(/[\p{L}\p{M}]+/gu)) {
    for (const [language, weight] of WEIGHTS.get(fold(word)) ?? []) add(tally, language, weight);
  }
  return tally;
}

function add(tally: Tally, language: string, weight: number): void {
  if (weight > 0) tally.set(language, (tally.get(language) ?? 0) + weight);
}

function strongest(tally: Tally): { language: string; weight: number } | undefined {
  let best: { language: string; weight: number } | undefined;
  for (const [language, weight] of [...tally].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))) {
    if (best === undefined || weight > best.weight + 1e-9) best = { language, weight };
  }
  return best;
}
