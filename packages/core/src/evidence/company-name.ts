/** Finds the name of the company: on title slides, in running lines, addresses, metadata and definitions. */
import type { Deck, Slide } from '../model/deck.js';
import { withoutEnd } from '../util/without-end.js';
import { foldText } from './fold-text.js';
import { templateTokensIn } from './template-tokens.js';
import { COMMON_HOSTS, DECK_WORDS, HOST_ENDINGS, IS_A, NAME_TAILS } from './words/company-words.js';
import { NON_NAME_WORDS } from './words/name-words.js';
import { fold, wordsOf } from './words/words.js';

export interface CompanyName {
  name: string;
  from: 'user' | 'deck' | 'file';
}

/** What each place of a name is worth; a name needs `ENOUGH` in sum. */
const WORTH = {
  title: 3,
  /** More for the title of the first slide. */
  cover: 1,
  running: 3,
  host: 4,
  hostPerSlide: 0.5,
  metadata: 2,
  isA: 2,
  camel: 1,
  fileName: 2,
  likeFileName: 1,
  perSlide: 0.4,
};
const ENOUGH = 4;
const MOST_SLIDES = 8;
const BRAND_SLIDES = 2;
const TITLE_SLIDE_WORDS = 60;
const MOST_WORDS = 4;
const SEPARATORS = /\s+[-–—|•·:/]\s+|[|•·]|:\s+|\s{2,}|\n|,\s+|\s*\(|\)\s*/u;
const CAMEL_SIGN = /\p{Ll}\p{Lu}|\.(?:ai|io|app|tech)/u;
const CAMEL =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]{1,20}|\p{Lu}[\p{L}\p{N}]{1,20}\.(?:ai|io|app|tech))(?![\p{L}\p{N}])/gu;

/** The company's name as the deck shows it, else made from the file's name. `given` wins. */
export function readCompanyName(deck: Deck, given?: string): CompanyName {
  if (given !== undefined && given.trim() !== '') return { name: given.trim(), from: 'user' };
  const fromFile = companyNameFrom(deck.fileName);
  const tally = new NameTally();
  tallyTitles(tally, deck.slides);
  tallyRunningLines(tally, deck.slides);
  tallySentences(tally, deck.slides);
  for (const part of namesIn(deck.metadata.title ?? '')) tally.add(part, WORTH.metadata);
  tallyHosts(tally, deck.slides);
  tally.addSlides(deck.slides);
  const fileKey = keyOf(fromFile);
  for (const spelling of spellingsOf(fileKey, deck.slides)) tally.add(spelling, WORTH.fileName);
  const best = tally.best((key) =>
    fileKey.length < 3
      ? 0
      : key === fileKey
        ? WORTH.fileName
        : fileKey.startsWith(key) || key.startsWith(fileKey)
          ? WORTH.likeFileName
          : 0,
  );
  const shown = best ?? brandOnSlides(deck.slides);
  return shown === undefined ? { name: fromFile, from: 'file' } : { name: shown, from: 'deck' };
}

/** Where nothing else says it: the one word of a brand's shape ("KeyKey") that stands on several slides. */
function brandOnSlides(slides: readonly Slide[]): string | undefined {
  const counts = new Map<string, number>();
  for (const slide of slides) {
    if (!CAMEL_SIGN.test(slide.text)) continue;
    for (const name of new Set([...slide.text.matchAll(CAMEL)].map(([name]) => name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return first !== undefined && first[1] >= BRAND_SLIDES && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

/** A name out of a file's name: without ending, numbers of versions, dates and the words of decks. */
export function companyNameFrom(fileName: string): string {
  const stem = fileName.replace(/\.[A-Za-z0-9]{2,5}$/, '');
  const words = stem
    .replace(/\(\d+\)/g, ' ')
    .split(/[\s_+.,()[\]-]+/)
    .filter(
      (word) =>
        word !== '' &&
        !DECK_WORDS.has(fold(word)) &&
        !/^(?:v?\d+|\d{1,4}[a-z]{0,2}|(?:slide|page|pagina|diapo)s?\d+)$/i.test(word),
    );
  const name = words.slice(0, 5).join(' ');
  return name === '' ? stem.trim() || fileName : name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Adds up what speaks for each spelling; spellings that differ in case, spaces and tails are one name. */
class NameTally {
  private readonly names = new Map<string, { worth: number; spellings: Map<string, number> }>();

  add(spelling: string, worth: number): void {
    const key = keyOf(spelling);
    if (key.length < 2) return;
    const known = this.names.get(key) ?? { worth: 0, spellings: new Map<string, number>() };
    known.worth += worth;
    known.spellings.set(spelling, (known.spellings.get(spelling) ?? 0) + worth);
    this.names.set(key, known);
  }

  /** A host is the name without its spaces: it raises the spelling that the slides have. */
  addHost(stem: string, worth: number, slides: readonly Slide[]): void {
    const known = this.names.get(stem);
    if (known) known.worth += worth;
    else this.add(spellingsOf(stem, slides)[0] ?? stem.charAt(0).toUpperCase() + stem.slice(1), worth);
  }

  addSlides(slides: readonly Slide[]): void {
    const texts = slides.map(
      (slide) =>
        ` ${wordsOf(slide.text)
          .map((word) => word.folded)
          .join(' ')} `,
    );
    for (const [key, name] of this.names) {
      const spelling = ` ${wordsOf([...name.spellings.keys()][0] ?? key)
        .map((word) => word.folded)
        .join(' ')} `;
      const count = texts.filter((text) => text.includes(spelling)).length;
      name.worth += Math.min(count, MOST_SLIDES) * WORTH.perSlide;
    }
  }

  best(bonus: (key: string) => number): string | undefined {
    let best: { spelling: string; worth: number } | undefined;
    for (const [key, { worth, spellings }] of [...this.names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const sum = worth + bonus(key);
      if (sum < ENOUGH || (best !== undefined && sum <= best.worth)) continue;
      const [spelling] = [...spellings].sort(
        ([a, x], [b, y]) => y - x || capitals(a) - capitals(b) || (a < b ? -1 : 1),
      )[0] ?? [key];
      best = { spelling, worth: sum };
    }
    return best?.spelling;
  }
}

/** How the slides write a name whose letters are `key`: "Smart Startup Token" for `smartstartuptoken`. */
function spellingsOf(key: string, slides: readonly Slide[]): string[] {
  if (key.length < 3) return [];
  const found = new Map<string, number>();
  for (const slide of slides) {
    const words = wordsOf(slide.text);
    words.forEach((word, index) => {
      if (!key.startsWith(word.folded)) return;
      let joined = '';
      for (let next = index; next < words.length && joined.length < key.length && next - index < MOST_WORDS; next++) {
        joined += words[next]?.folded ?? '';
        if (joined !== key) continue;
        const spelling = slide.text.slice(word.start, words[next]?.end).replace(/\s+/gu, ' ');
        if (/^\p{Lu}/u.test(spelling)) found.set(spelling, (found.get(spelling) ?? 0) + 1);
      }
    });
  }
  return [...found]
    .sort(([a, x], [b, y]) => y - x || capitals(a) - capitals(b) || (a < b ? -1 : 1))
    .map(([spelling]) => spelling);
}

// Words in plain case read better than all capitals.
const capitals = (text: string): number => text.replace(/[^\p{Lu}]/gu, '').length;

function keyOf(name: string): string {
  const words = wordsOf(name).map((word) => word.folded);
  while (words.length > 1 && NAME_TAILS.has(words.at(-1) ?? '')) words.pop();
  return words.join('');
}

/** Quotation marks and stops, which no name ends on. */
const NAME_ENDING = /["'“”«»*.,;:!]/u;

/** The parts of a title that can be names: few words, a capital or a digit, not what decks are called. */
function namesIn(title: string): string[] {
  if (templateTokensIn(title).length > 0) return [];
  return title
    .split(SEPARATORS)
    .map((part) => withoutEnd(withoutRights(part.trim()).replace(/^["'“”«»*#]+/u, ''), NAME_ENDING))
    .filter((part) => {
      const words = wordsOf(part);
      if (words.length === 0 || words.length > MOST_WORDS || part.length > 40) return false;
      if (
        words.every(
          (word) => NON_NAME_WORDS.has(word.folded) || DECK_WORDS.has(word.folded) || /^\d+$/.test(word.folded),
        )
      )
        return false;
      if (/[@?!]|https?:|www\./iu.test(part)) return false;
      return /\p{Lu}/u.test(part);
    });
}

/** "© 2026 Acme Ltd." names Acme. */
function withoutRights(part: string): string {
  const owned = part.replace(/^(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:20\d\d(?:\s*-\s*(?:20)?\d\d)?\s*)?/iu, '');
  return owned === part
    ? part
    : owned
        .replace(/[\s,]+20\d\d\.?$/u, '')
        .replace(/[\s,]+(?:ltd|inc|llc|gmbh|sas|sarl|sa|sl|s\.l|s\.a|bv|corp|plc)\.?$/iu, '');
}

function tallyTitles(tally: NameTally, slides: readonly Slide[]): void {
  for (const slide of slides) {
    const lines = slide.blocks.flatMap((block) => block.lines);
    if (wordsOf(slide.text).length > TITLE_SLIDE_WORDS) continue;
    const largest = Math.max(0, ...lines.map((line) => line.size));
    const titles = new Set(
      lines.filter((line) => line.size > 0 && line.size >= 0.9 * largest).map((line) => foldText(line.text).text),
    );
    const worth = WORTH.title + (slide.number === 1 && titles.size === 1 ? WORTH.cover : 0);
    for (const title of titles)
      for (const part of namesIn(title)) tally.add(part, worth / Math.max(1, Math.sqrt(titles.size)));
  }
}

function tallyRunningLines(tally: NameTally, slides: readonly Slide[]): void {
  // Most parts of lines stand on one slide only; whether they can be names is asked of the others.
  const slidesOf = new Map<string, { count: number; last: number }>();
  for (const slide of slides) {
    for (const { text } of slide.blocks.flatMap((block) => block.lines)) {
      if (text.length > 90) continue;
      for (const part of foldText(text).text.split(SEPARATORS)) {
        const known = slidesOf.get(part);
        if (known === undefined) slidesOf.set(part, { count: 1, last: slide.number });
        else if (known.last !== slide.number) {
          known.count += 1;
          known.last = slide.number;
        }
      }
    }
  }
  const counts = new Map<string, number>();
  for (const [text, { count }] of slidesOf) {
    if (count < 2) continue;
    for (const part of namesIn(text)) counts.set(part, (counts.get(part) ?? 0) + count);
  }
  for (const [part, count] of counts) if (count >= Math.max(3, slides.length * 0.4)) tally.add(part, WORTH.running);
}

function tallySentences(tally: NameTally, slides: readonly Slide[]): void {
  const definitions = new Map<string, number>();
  for (const slide of slides) {
    const text = foldText(slide.text).text;
    // Most slides have no such word; looking for its sign is ten times faster than looking for it.
    const camels = CAMEL_SIGN.test(text) ? text.matchAll(CAMEL) : [];
    for (const [name] of camels) tally.add(name, WORTH.camel / Math.sqrt(slides.length));
    for (const match of text.matchAll(
      /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}.]{1,24}(?: \p{Lu}[\p{L}\p{N}.]{1,24}){0,3})(?: \([^()]{1,20}\))? (\p{Ll}{2,12}(?: \p{Ll}{1,6})?)/gu,
    )) {
      const name = match[1] ?? '';
      const verb = fold(match[2] ?? '');
      if (!IS_A.some((phrase) => verb === phrase || verb.startsWith(`${phrase} `))) continue;
      if (
        /^(?:It|This|That|There|Our|The|We|He|She|Which|What|Who|Esto|Este|Esta|Nuestr[oa]|La|El|Il|Elle|Ce|Cela|Notre|Le|They)(?: |$)/u.test(
          name,
        )
      )
        continue;
      definitions.set(name, (definitions.get(name) ?? 0) + 1);
    }
  }
  for (const [name, count] of definitions)
    if (namesIn(name).length > 0) tally.add(name, WORTH.isA * Math.min(2, Math.sqrt(count)));
}

/** The dot of an address, without which there is none to look for. */
const HOST_SIGN = /[a-z0-9-]\.[a-z]/iu;

function tallyHosts(tally: NameTally, slides: readonly Slide[]): void {
  const counts = new Map<string, number>();
  for (const slide of slides) {
    const stems = new Set<string>();
    for (const source of [slide.text, ...slide.links]) {
      if (!HOST_SIGN.test(source)) continue;
      for (const match of source.matchAll(
        /(?:@|https?:\/\/|www\.|(?<![\p{L}\p{N}@./-]))((?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,12})(?![\p{L}\p{N}])/giu,
      )) {
        const stem = hostStem(match[1] ?? '');
        if (stem !== undefined) stems.add(stem);
      }
    }
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  for (const [stem, count] of counts)
    tally.addHost(
      stem,
      WORTH.host / Math.sqrt(counts.size) + Math.min(count, MOST_SLIDES) * WORTH.hostPerSlide,
      slides,
    );
}

function hostStem(host: string): string | undefined {
  const labels = host.toLowerCase().split('.');
  if (labels.some((label) => COMMON_HOSTS.has(label))) return undefined;
  labels.pop();
  if (labels.length > 1 && HOST_ENDINGS.has(labels.at(-1) ?? '')) labels.pop();
  const stem = (labels.at(-1) ?? '').replace(/-/g, '');
  return stem.length >= 3 && /[a-z]/.test(stem) ? stem : undefined;
}
