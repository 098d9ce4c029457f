/**
 * Undoes what hides words from a search: look-alike letters, invisible and tag characters, digits for letters,
 * shuffled letters, base64. Every step is linear in the length of the text.
 */

/** Letters of other scripts that look like a Latin one. Fullwidth and mathematical letters are undone by NFKC. */
// prettier-ignore
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a', ɑ: 'a', α: 'a', А: 'a', Α: 'a', Ꭺ: 'a',
  в: 'b', В: 'b', Β: 'b', Ь: 'b', ь: 'b',
  с: 'c', С: 'c', ϲ: 'c', Ϲ: 'c', ᴄ: 'c',
  ԁ: 'd', ժ: 'd', Ꭰ: 'd',
  е: 'e', Е: 'e', Ε: 'e', ε: 'e', ҽ: 'e', ё: 'e',
  ғ: 'f', ƒ: 'f', ɡ: 'g', Ԍ: 'g', ց: 'g',
  һ: 'h', Н: 'h', Η: 'h', հ: 'h',
  і: 'i', І: 'i', ι: 'i', Ι: 'i', ı: 'i', ɩ: 'i', Ӏ: 'l', ӏ: 'l',
  ј: 'j', Ј: 'j', к: 'k', К: 'k', κ: 'k', Κ: 'k',
  м: 'm', М: 'm', Μ: 'm', ո: 'n', Ν: 'n', п: 'n', η: 'n',
  о: 'o', О: 'o', ο: 'o', Ο: 'o', օ: 'o', σ: 'o',
  р: 'p', Р: 'p', ρ: 'p', Ρ: 'p', ԛ: 'q',
  г: 'r', ѕ: 's', Ѕ: 's', ꜱ: 's', т: 't', Т: 't', Τ: 't', τ: 't',
  υ: 'u', ս: 'u', ц: 'u', ν: 'v', ѵ: 'v', ѡ: 'w', ԝ: 'w', ω: 'w',
  х: 'x', Х: 'x', Χ: 'x', χ: 'x', у: 'y', У: 'y', Υ: 'y', γ: 'y', Ζ: 'z', ᴢ: 'z',
};

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
export function revealed(text: string): string {
  return text
    .replace(TAG_CHARACTER, (tag) => String.fromCharCode((tag.codePointAt(0) ?? 0xe0020) - 0xe0000))
    .replace(INVISIBLE, '');
}

/** Lower case without accents, look-alikes as Latin letters, every quotation mark as `"`, lines kept. */
export function foldConcealed(text: string): string {
  // Most slides are plain: nothing to undo but the case.
  if (PLAIN.test(text)) return unshuffled(text.replace(/[`']/g, '"').toLowerCase().replace(SPACES, ' '));
  const western = WESTERN.test(text);
  const shown = western ? text : revealed(text);
  const latin = shown.replace(QUOTES, '"').normalize('NFKD').replace(MARKS, '');
  const folded = western ? latin : latin.replace(FOREIGN, (character) => LOOK_ALIKES[character] ?? character);
  return unshuffled(folded.toLowerCase().replace(SPACES, ' '));
}

// prettier-ignore
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '!': 'i', '3': 'e', '4': 'a', '@': 'a', '5': 's', $: 's', '7': 't',
};

/** Letters and line breaks alone, for phrases spaced out, dotted or written with digits: "1 g n 0 r e" is `ignore`. */
export function lettersOnly(folded: string): string {
  return folded.replace(/[013457@!$]/g, (character) => DIGIT_LETTERS[character]!).replace(/[^a-z\n]+/g, '');
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

/** What base64 runs of the text decode to, where that is readable; each at most 4,000 characters. */
export function decodedRuns(text: string): string[] {
  const runs = (PLAIN.test(text) ? text : revealed(text)).match(/[A-Za-z0-9+/_-]{20,6000}={0,2}/g) ?? [];
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
