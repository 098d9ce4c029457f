/**
 * Undoes what hides words from a search: look-alike letters, invisible and tag characters, digits for letters,
 * shuffled letters, letters set apart, ROT13, words written backwards, base64. Linear in the length of the text.
 */
import { CONFUSABLES } from './confusables.js';

/** Zero-width, soft hyphen, direction marks, variation selectors, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const TAG_CHARACTER = /[\u{e0020}-\u{e007e}]/gu;
const PLAIN = /^[\n\x20-\x7e]*$/;
/** Western letters and signs, among which nothing is invisible and nothing looks like another letter. */
const WESTERN = /^[\n\x20-\x7e\xa0-\xac\xae-\xff\u2010-\u2027\u20ac]*$/;
const SPACES = /[^\S\n]+/g;
const MARKS = /\p{M}+/gu;
const FOREIGN = /[^\x00-\x7f]/gu;
const QUOTES = /[\u201c-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f\u2018-\u201b\u2033`´']/g;

/** The text as a reader would see it: tag characters turned into letters, invisible ones dropped. Case stays. */
export function deobfuscate(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(TAG_CHARACTER, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0xe0020) - 0xe0000))
    .replace(INVISIBLE, '');
}

/** Lower case without accents, look-alikes as Latin letters, every quotation mark as `"`, lines kept. */
export function foldRevealed(text: string): string {
  // Most slides are plain: nothing to undo but the case.
  if (PLAIN.test(text)) return unshuffled(text.replace(/[`']/g, '"').toLowerCase().replace(SPACES, ' '));
  const western = WESTERN.test(text);
  const shown = western ? text : deobfuscate(text);
  const latin = shown.replace(QUOTES, '"').normalize('NFKD').replace(MARKS, '');
  // Korean syllables come together again.
  const folded = western ? latin : latin.replace(FOREIGN, (letter) => CONFUSABLES[letter] ?? letter).normalize('NFC');
  return unshuffled(folded.toLowerCase().replace(SPACES, ' '));
}

// prettier-ignore
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't',
};
const DIGIT_LETTER = /[013457@!$]/g;
/** A digit or sign at a letter, as in no number: two such words are no "4K" or "B2B". */
const MIXED_WORD = /[a-z][013457@!$][a-z]|(?<![a-z0-9])[013457@$][a-z]{2}|[a-z]{2}[013457@$](?![a-z0-9])/;
const WORD = /[a-z0-9@!$]+/g;

/** "1gn0re" as `ignore`, figures as they are; undefined where no word is written so. */
export function withoutDigitLetters(folded: string): string | undefined {
  if (!MIXED_WORD.test(folded)) return undefined;
  const read = folded.replace(WORD, (word) =>
    /[a-z]/.test(word) ? word.replace(DIGIT_LETTER, (digit) => DIGIT_LETTERS[digit]!) : word,
  );
  return unshuffled(read);
}

const INNER_SIGN = /(?<=[a-z])[._*-](?=[a-z])/g;
/** A word cut by signs, beside another. */
const CUT_WORDS = /[a-z][._*-][a-z]{1,14}(?:[._*-][a-z]{1,14}){0,6}[^\n]{1,30}[a-z][._*-][a-z]/;

/** "pre-vi-ous in-struc-tions" without the signs; undefined where fewer than two words are cut so. */
export function withoutInnerSigns(folded: string): string | undefined {
  return CUT_WORDS.test(folded) ? unshuffled(folded.replace(INNER_SIGN, '')) : undefined;
}

/** Letters set apart, run together or parted by signs. */
const SET_APART = /(?:\b[a-z0-9][ ._*-]{1,4}){6}|[a-z]{22}|[a-z](?:[._*-]+[a-z]{1,14}){2}[._*-]+[a-z]/;

/** Letters and line breaks alone, for "1 g n 0 r e" and "ignore_all_previous"; undefined where none stand so. */
export function lettersOnly(folded: string): string | undefined {
  if (!SET_APART.test(folded)) return undefined;
  // Line breaks stay: run together over many lines, innocent letters could meet.
  return folded.replace(DIGIT_LETTER, (digit) => DIGIT_LETTERS[digit]!).replace(/[^a-z\n]+/g, '');
}

/** `ignore`, `disregard`, `previous` and `instruction` in ROT13 and backwards. */
const ROTATED = /vtaber|qvfertneq|cerivbhf|vafgehpgvba/;
const BACKWARDS = /erongi|dragersid|suoiverp|noitcurtsni/;

/** What the text says when its letters are put back by ROT13 or in their order, where it holds words so written. */
export function unscrambled(folded: string): string[] {
  return [
    ...(ROTATED.test(folded) ? [folded.replace(/[a-z]/g, rotate)] : []),
    ...(BACKWARDS.test(folded) ? folded.split('\n').map((line) => [...line].reverse().join('')) : []),
  ];
}

function rotate(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97);
}

/** Words whose inner letters are often shuffled to slip past a search. */
// prettier-ignore
const SHUFFLED_WORDS = [
  'ignore', 'previous', 'instruction', 'instructions', 'disregard', 'recommend', 'criterion', 'investing',
];
const SHUFFLED = new Map(SHUFFLED_WORDS.map((word) => [shapeOf(word), word]));
/** Words of the length, first and last letter of one of them. */
const LIKE_SHUFFLED = new RegExp(
  String.raw`\b(?:${SHUFFLED_WORDS.map((word) => `${word[0]}[a-z]{${word.length - 2}}${word.at(-1)}`).join('|')})\b`,
  'g',
);

function unshuffled(folded: string): string {
  return folded.replace(LIKE_SHUFFLED, (word) => SHUFFLED.get(shapeOf(word)) ?? word);
}

/** First letter, inner letters in order, last letter. */
function shapeOf(word: string): string {
  return `${word[0]}${[...word.slice(1, -1)].sort().join('')}${word.at(-1)}`;
}

const ENCODED = /[A-Za-z0-9+/_-]{20,6000}={0,2}/g;

/** What base64 runs of the text decode to, where that is readable; at most 50, each at most 4,000 characters. */
export function decodedRuns(text: string): string[] {
  const runs = deobfuscate(text).match(ENCODED) ?? [];
  return runs.slice(0, 50).flatMap((run) => {
    const decoded = decodeBase64(run.replace(/-/g, '+').replace(/_/g, '/'));
    return decoded !== undefined && readable(decoded) ? [decoded.slice(0, 4000)] : [];
  });
}

function decodeBase64(run: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(run.replace(/=+$/, '')), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not base64 after all: a long word, an address or a number.
    return undefined;
  }
}

function readable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N} .,;:!?'"/%-]/gu)?.length ?? 0;
  return text.includes(' ') && letters >= text.length * 0.9;
}
