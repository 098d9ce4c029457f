/** What could be the company's name: lines of cover and end, parts that run through the deck, subjects of sentences, addresses, the document's title. */
import { repeatedKeys } from '../../../text/repeated-keys.js';
import type { Deck, Line, Slide } from '../../../model/deck.js';
import { foldText } from '../../../text/fold-text.js';
import { memoize } from '../../../text/memoize.js';
import { withoutEnd } from '../../../text/without-end.js';
import { fold, wordsOf } from '../../../text/words.js';
import { COMMON_HOSTS, DECK_WORDS, HOST_ENDINGS, NAME_TAILS } from '../../words/company-words.js';
import { NON_NAME_WORDS } from '../../words/name-words.js';
import { STOP_WORDS } from '../../words/stop-words.js';
import { templateTokensIn } from '../template-tokens.js';
import { BRAND_SIGN, FILE_ENDING, MADE_WITH, OWNED } from '../../words/outline/company/name-candidates.js';
import { CALLED_COMPANY, LEGAL_FORM } from '../../words/outline/company/name-occurrences.js';

/** Where a candidate was seen; the same name may have several. */
export type NamePlace =
  | 'coverLine'
  | 'coverPart'
  | 'coverJoined'
  | 'secondLine'
  | 'lastLine'
  | 'lastPart'
  | 'running'
  | 'title'
  | 'sentence'
  | 'defined'
  | 'brand'
  | 'labelled'
  | 'legal'
  | 'rights'
  | 'metadata'
  | 'metadataPart'
  | 'host'
  | 'endHost'
  | 'mail'
  | 'subdomain'
  | 'path';

export interface NameCandidate {
  /** Letters and digits, folded, without spaces and legal tails. */
  key: string;
  /** How often each spelling was seen as a candidate. */
  spellings: Map<string, number>;
  /** How often each place gave it. */
  places: Map<NamePlace, number>;
  /** Of the cover: the largest share of the largest letters that it is set in, 0..1; 0 elsewhere. */
  coverSize: number;
  /** Lines of the cover that stand before it; infinite elsewhere. */
  coverRank: number;
}

const STOPS = new Set(['en', 'es', 'fr'].flatMap((language) => (STOP_WORDS[language] ?? '').split(/\s+/u)));
const MOST_WORDS = 5;
const LONGEST = 44;
const SHORTEST = 2;
/** Slides whose sentences are looked at, and characters of each. */
const MOST_SLIDES = 120;
const MOST_CHARACTERS = 6000;
const MOST_LINES = 120;
/** Slides at either end on which an address is likely the company's own. */
const ENDS = 2;

const SEPARATORS = /\s+[-–—|•·:/]+\s+|[|•·]|:\s+|\s{2,}|\n|,\s+|\s*\(|\)\s*/u;
/** Of the cover's largest letters: those that are as large. */
const LARGEST = 0.9;

const NAME_ENDING = /["'“”«»*.,;:!_>\s-]/u;
const ADDRESS =
  /(@|https?:\/\/|www\.|(?<![\p{L}\p{N}@./-]))((?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,12})(?![\p{L}\p{N}])((?:\/[\w.-]{1,60}){0,2})/giu;
const HOST_SIGN = /[a-z0-9-]\.[a-z]/iu;
const CAPITALISED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}.'-]{0,24}|\p{Ll}{1,12}\p{Lu}[\p{L}\p{N}]{1,20}|\d{1,4}\p{Lu}[\p{L}\p{N}]{1,20})(?: (?:\p{Lu}[\p{L}\p{N}.'-]{0,24}|\p{N}{1,3})){0,3}(?![\p{L}\p{N}])/gu;

/** The candidates of `deck`, in order of their keys. Linear in its text. */
export function nameCandidates(
  deck: Pick<Deck, 'slides' | 'metadata'>,
  labels: RegExp,
  defines: RegExp,
): NameCandidate[] {
  const found = new Found();
  const slides = deck.slides.slice(0, MOST_SLIDES);
  const written = slides.filter(({ text }) => text.trim() !== '');
  const [cover, second] = written;
  const last = written.at(-1);
  if (cover) ofCover(found, cover);
  if (second) ofLines(found, second, 'secondLine');
  if (last && last !== cover) ofLines(found, last, 'lastLine', 'lastPart');
  for (const slide of slides) {
    ofTitles(found, slide, slide === cover);
    ofText(found, slide, labels, defines);
  }
  ofRunning(found, slides);
  ofAddresses(found, slides);
  const title = (deck.metadata.title ?? '').replace(FILE_ENDING, '');
  found.add(title.replace(/[_-]+/gu, ' '), 'metadata');
  for (const part of title.split(SEPARATORS)) found.add(part.replace(/[_-]+/gu, ' '), 'metadataPart');
  return found.all();
}

/** The key that spellings of one name share. */
export function nameKey(name: string): string {
  const words = wordsOf(name).map((word) => word.folded);
  while (words.length > 1 && NAME_TAILS.has(words.at(-1) ?? '')) words.pop();
  return words.join('');
}

interface PossibleName {
  name: string;
  /** An everyday word with its article or another small word: "La Doce", "Out Mobility", but "The problem" too. */
  isPhrase: boolean;
}

/** `text` as a name, without marks around it and words of ownership; undefined where it can be none. A deck offers most more than once. */
const asName = memoize((text: string): PossibleName | undefined => {
  const owned = foldText(text).text.trim().replace(OWNED, '');
  const name = withoutEnd(owned.replace(/^["'“”«»*#<>[\s•●-]+/u, ''), NAME_ENDING).trim();
  if (name.length < SHORTEST || name.length > LONGEST || !/\p{L}/u.test(name)) return undefined;
  if (/[@?=$€£%[\]{}<>\\]|https?:|www\./iu.test(name) || MADE_WITH.test(name)) return undefined;
  const words = wordsOf(name);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const saysNothing = ({ folded }: { folded: string }): boolean =>
    DECK_WORDS.has(folded) ||
    COMMON_HOSTS.has(folded) ||
    NAME_TAILS.has(folded) ||
    /^\d+$/u.test(folded) ||
    folded.length < 2;
  if (words.every(saysNothing)) return undefined;
  // "Design", "How it": words of every deck.
  const everyday = words.every(({ folded }) => NON_NAME_WORDS.has(folded) || STOPS.has(folded));
  if (everyday && words.length === 1) return undefined;
  const stops = words.filter(({ folded }) => STOPS.has(folded)).length;
  if ((everyday && stops > 0 && (words.length > 2 || stops > 1)) || templateTokensIn(name).length > 0) return undefined;
  return { name, isPhrase: everyday && stops > 0 };
});

/** `name` without the words at either end that decks are called. */
function withoutDeckWords(name: string): string {
  const words = wordsOf(name);
  let from = 0;
  let to = words.length;
  const isDeckWord = (at: number): boolean => DECK_WORDS.has(words[at]!.folded) || /^\d+$/u.test(words[at]!.folded);
  while (from < to && isDeckWord(from)) from++;
  while (to > from && isDeckWord(to - 1)) to--;
  return from < to ? name.slice(words[from]!.start, words[to - 1]!.end) : '';
}

class Found {
  private readonly byKey = new Map<string, NameCandidate>();

  add(text: string, place: NamePlace, size = 0, rank = Infinity): void {
    const possible = asName(text);
    // A phrase is a name where the cover shows little else, or the document is called so.
    if (possible === undefined || (possible.isPhrase && size <= LARGEST && place !== 'metadataPart')) return;
    const { name } = possible;
    this.keep(name, place, size, rank);
    // "Acme pitch deck", "Presentation of Acme".
    const bare = withoutDeckWords(name);
    if (bare !== name && bare !== '' && (size > 0 || place === 'metadata' || place === 'metadataPart')) {
      const own = asName(bare);
      if (own !== undefined && !own.isPhrase) this.keep(own.name, place, size, rank);
    }
  }

  private keep(name: string, place: NamePlace, size: number, rank: number): void {
    const key = nameKey(name);
    if (key.length < SHORTEST || key.length > LONGEST) return;
    const known = this.byKey.get(key) ?? {
      key,
      spellings: new Map<string, number>(),
      places: new Map<NamePlace, number>(),
      coverSize: 0,
      coverRank: Infinity,
    };
    known.spellings.set(name, (known.spellings.get(name) ?? 0) + 1);
    known.places.set(place, (known.places.get(place) ?? 0) + 1);
    known.coverSize = Math.max(known.coverSize, size);
    known.coverRank = Math.min(known.coverRank, rank);
    this.byKey.set(key, known);
  }

  all(): NameCandidate[] {
    return [...this.byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

const linesOf = (slide: Slide): Line[] => slide.blocks.flatMap((block) => block.lines).slice(0, MOST_LINES);

function ofCover(found: Found, cover: Slide): void {
  const lines = linesOf(cover);
  const largest = Math.max(1, ...lines.map(({ size }) => size));
  lines.forEach((line, rank) => {
    const share = line.size / largest;
    found.add(line.text, 'coverLine', share, rank);
    const parts = foldText(line.text).text.split(SEPARATORS);
    if (parts.length > 1) for (const part of parts) found.add(part, 'coverPart', share, rank);
    // A name that is broken on two lines, or three.
    for (const count of [2, 3]) {
      const group = lines.slice(rank, rank + count);
      if (group.length < count || group.some(({ size }) => Math.abs(size - line.size) > 0.15 * line.size)) continue;
      found.add(group.map(({ text }) => text).join(' '), 'coverJoined', share, rank);
      found.add(group.map(({ text }) => text).join(''), 'coverJoined', share, rank);
    }
  });
}

function ofLines(found: Found, slide: Slide, whole: NamePlace, part?: NamePlace): void {
  for (const { text } of linesOf(slide)) {
    found.add(text, whole);
    const parts = foldText(text).text.split(SEPARATORS);
    if (part && parts.length > 1) for (const each of parts) found.add(each, part);
  }
}

function ofTitles(found: Found, slide: Slide, isCover: boolean): void {
  if (isCover) return;
  for (const block of slide.blocks)
    if (block.title === true) for (const { text } of block.lines) found.add(text, 'title');
}

/** "Acme GmbH" as "Acme". */
function withoutLegalForm(name: string): string {
  const at = name.lastIndexOf(' ');
  const form = at < 0 ? null : LEGAL_FORM.exec(fold(name.slice(at)));
  return form === null || form[0].length < name.length - at ? name : name.slice(0, at);
}

function ofText(found: Found, slide: Slide, labels: RegExp, defines: RegExp): void {
  const lines = linesOf(slide);
  for (const [at, line] of lines.entries()) {
    const text = foldText(line.text.slice(0, 600)).text;
    const owned = OWNED.exec(text.trim());
    if (owned)
      found.add(
        text
          .trim()
          .slice(owned[0].length)
          .split(/[.,]| 20\d\d/u)[0] ?? '',
        'rights',
      );
    const label = labels.exec(fold(text));
    if (label)
      found.add(
        label[0].length < text.trim().length ? text.slice(label[0].length) : (lines[at + 1]?.text ?? ''),
        'labelled',
      );
  }
  const text = foldText(slide.text.slice(0, MOST_CHARACTERS)).text.replace(/\n/gu, ' ');
  for (const match of text.matchAll(CAPITALISED)) {
    const name = match[0].replace(/'s$/u, '');
    const rest = fold(text.slice(match.index + match[0].length, match.index + match[0].length + 40));
    const words = name.split(' ');
    // The run of capitals may begin with the first word of a sentence or end in a product of the name.
    for (const part of new Set([name, words[0]!, words.slice(0, 2).join(' ')]))
      found.add(part, BRAND_SIGN.test(part) ? 'brand' : 'sentence');
    if (defines.test(rest)) found.add(name, 'defined');
    const form = withoutLegalForm(name);
    if (form !== name || LEGAL_FORM.test(rest) || CALLED_COMPANY.test(rest))
      for (const part of new Set([form, form.split(' ').slice(-2).join(' ')])) found.add(part, 'legal');
  }
}

/** Share of the slides that bear a company's name in one place. */
const RUNNING_SHARE = 0.25;

/** Parts of lines that stand on several slides. */
function ofRunning(found: Found, slides: readonly Slide[]): void {
  const parts = slides.map((slide) =>
    linesOf(slide).flatMap(({ text }) => (text.length > 90 ? [] : foldText(text).text.split(SEPARATORS))),
  );
  for (const part of repeatedKeys(parts, RUNNING_SHARE)) found.add(part, 'running');
}

function ofAddresses(found: Found, slides: readonly Slide[]): void {
  slides.forEach((slide, at) => {
    const atEnd = at < ENDS || at >= slides.length - ENDS;
    for (const source of [slide.text.slice(0, MOST_CHARACTERS), ...slide.links.slice(0, 40)]) {
      if (!HOST_SIGN.test(source)) continue;
      for (const [, sign = '', host = '', path = ''] of source.matchAll(ADDRESS)) {
        const labels = host.toLowerCase().split('.');
        labels.pop();
        while (labels.length > 1 && HOST_ENDINGS.has(labels.at(-1) ?? '')) labels.pop();
        const main = labels.at(-1) ?? '';
        const common = labels.some((label) => COMMON_HOSTS.has(label));
        if (!common) found.add(main.replace(/-/gu, ' '), sign === '@' ? 'mail' : atEnd ? 'endHost' : 'host');
        for (const label of labels.slice(0, -1))
          if (!COMMON_HOSTS.has(label)) found.add(label.replace(/-/gu, ' '), 'subdomain');
        // What a repository or a page on somebody's host is called.
        if (common && sign !== '@') for (const step of path.split('/')) found.add(step.replace(/[-_]/gu, ' '), 'path');
      }
    }
  });
}
