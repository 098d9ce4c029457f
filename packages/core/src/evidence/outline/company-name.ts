/** Finds the name of the company: on cover and last slide, in running lines, addresses, metadata and definitions. */
import type { Deck, Slide } from '../../model/deck.js';
import { withoutEnd } from '../../text/without-end.js';
import { foldText } from '../../text/fold-text.js';
import { templateTokensIn } from './template-tokens.js';
import { COMMON_HOSTS, DECK_WORDS, HOST_ENDINGS, IS_A, NAME_TAILS } from '../words/company-words.js';
import { NON_NAME_WORDS } from '../words/name-words.js';
import { STOP_WORDS } from '../words/stop-words.js';
import { fold, wordsOf } from '../../text/words.js';

export interface CompanyName {
  name: string;
  /** `file`: only the file's name was left, and says nothing of the deck; `unknown`: that was no name either. */
  from: 'user' | 'deck' | 'file' | 'unknown';
}

/** What each place of a name is worth; a name needs `ENOUGH` in sum. */
const WORTH = {
  title: 3,
  /** More where it is the only title of the cover. */
  cover: 2,
  /** More for two lines of a title that are one name together. */
  joined: 0.6,
  lastTitle: 1.5,
  running: 3,
  host: 4,
  /** That of a source or a partner, as far as one can tell. */
  otherHost: 1,
  hostPerSlide: 0.5,
  /** Share of it where no slide writes the host's name beside the address. */
  unwritten: 0.75,
  metadata: 2,
  isA: 2,
  camel: 1,
  perSlide: 0.4,
};
const ENOUGH = 4;
/** Letters and digits of a name, at least. */
const SHORTEST = 3;
const MOST_SLIDES = 8;
const BRAND_SLIDES = 2;
const TITLE_SLIDE_WORDS = 60;
const MOST_WORDS = 4;
/** Words of a name that a cover breaks on two lines. */
const MOST_BROKEN = 3;
/** Slides at either end on which a host is likely the company's own; elsewhere it must stand on more. */
const ENDS = 2;
const OWN_HOST_SLIDES = 3;
const SEPARATORS = /\s+[-–—|•·:/]\s+|[|•·]|:\s+|\s{2,}|\n|,\s+|\s*\(|\)\s*/u;
const CAMEL_SIGN = /\p{Ll}\p{Lu}|\.(?:ai|io|app|tech)/u;
const CAMEL =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]{1,20}|\p{Lu}[\p{L}\p{N}]{1,20}\.(?:ai|io|app|tech))(?![\p{L}\p{N}])/gu;

/**
 * The company's name as the deck shows it, else made from the file's name, which says nothing of the deck: no reading
 * rests on it. `given` wins. Empty where it is unknown.
 */
export function readCompanyName(deck: Deck, given?: string): CompanyName {
  if (given !== undefined && given.trim() !== '') return { name: given.trim(), from: 'user' };
  const tally = new NameTally();
  tallyTitles(tally, deck.slides);
  tallyRunningLines(tally, deck.slides);
  tallySentences(tally, deck.slides);
  for (const part of namesIn(deck.metadata.title ?? '').filter((one) => !LOGO.test(one)))
    tally.add(part, WORTH.metadata);
  tallyHosts(tally, deck.slides);
  tally.addSlides(deck.slides);
  const shown = tally.best() ?? tally.onlyDefined() ?? brandOnSlides(deck.slides);
  if (shown !== undefined) return { name: shown, from: 'deck' };
  return nameOfFile(deck.fileName);
}

/** What is left where no deck was read, or it shows no name. */
export function nameOfFile(fileName: string): CompanyName {
  const name = companyNameFrom(fileName);
  return name === undefined ? { name: '', from: 'unknown' } : { name, from: 'file' };
}

/** Where nothing else says it: the one word of a brand's shape ("KeyKey") that stands on several slides. */
function brandOnSlides(slides: readonly Slide[]): string | undefined {
  const counts = new Map<string, number>();
  for (const slide of slides) {
    if (!CAMEL_SIGN.test(slide.text)) continue;
    for (const name of new Set([...slide.text.matchAll(CAMEL)].map(([name]) => name).filter((name) => !isNoName(name))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const opening = first !== undefined && slides[0]?.text.includes(first[0]) === true;
  return first !== undefined && opening && first[1] >= BRAND_SLIDES && first[1] > (second?.[1] ?? 0)
    ? first[0]
    : undefined;
}

/** What scanners, cameras, mail programs and browsers call files. */
const FILE_WORD =
  /^(?:scan(?:ned|ner)?|escaneado|numerise|img|image|imagen|dsc|pic|photo|foto|screenshot|captura|download|descarga|attachment|adjunto|output|export|print|unnamed|tmp|temp)\d*$/;
/** Versions, numbers, dates, pages, and the hexadecimal names of stores and mail programs. */
const FILE_NUMBER =
  /^(?:v?\d+|\d{1,4}[a-z]{0,2}|(?:slide|page|pagina|diapo|deck|pitch|doc|file|p)s?\d+|(?=.*\d)[\da-f]{6,})$/i;

/** A name out of a file's name, without ending, numbers of versions, dates and the words of decks; undefined where that is all. */
function companyNameFrom(fileName: string): string | undefined {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/\(\d+\)/g, ' ')
    .split(/[\s_+.,()[\]-]+/)
    .filter((word) => {
      const folded = fold(word);
      return /\p{L}/u.test(word) && !DECK_WORDS.has(folded) && !FILE_WORD.test(folded) && !FILE_NUMBER.test(word);
    });
  return words.length === 0
    ? undefined
    : words
        .slice(0, 5)
        .join(' ')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Adds up what speaks for each spelling; spellings that differ in case, spaces and tails are one name. */
class NameTally {
  private readonly names = new Map<string, { worth: number; spellings: Map<string, number> }>();
  private readonly defined = new Set<string>();

  add(spelling: string, worth: number): void {
    const key = keyOf(spelling);
    if (key.length < SHORTEST || isNoName(spelling)) return;
    const known = this.names.get(key) ?? { worth: 0, spellings: new Map<string, number>() };
    known.worth += worth;
    known.spellings.set(spelling, (known.spellings.get(spelling) ?? 0) + worth);
    this.names.set(key, known);
  }

  /** A sentence says what it is. */
  define(name: string, worth: number): void {
    this.defined.add(keyOf(name));
    this.add(name, worth);
  }

  /** The one name that sentences say something of, where it stands on a second slide as well. */
  onlyDefined(): string | undefined {
    const names = [...this.names].filter(
      ([key, { worth }]) => this.defined.has(key) && worth >= WORTH.isA + 2 * WORTH.perSlide,
    );
    return names.length === 1 ? [...names[0]![1].spellings.keys()][0] : undefined;
  }

  /** A host is the name without its spaces: it raises the spelling that the slides have. */
  addHost(stem: string, worth: number, slides: readonly Slide[]): void {
    const known = this.names.get(stem);
    const [written] = spellingsOf(stem, slides);
    if (known) known.worth += worth;
    else if (written !== undefined) this.add(written, worth);
    else this.add(capitalised(stem), worth * WORTH.unwritten);
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

  best(): string | undefined {
    let best: { key: string; spelling: string; worth: number } | undefined;
    for (const [key, { worth, spellings }] of [...this.names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (worth < ENOUGH || (best !== undefined && !isBetter({ key, worth }, best))) continue;
      const [spelling] = [...spellings].sort(
        ([a, x], [b, y]) => y - x || capitals(a) - capitals(b) || (a < b ? -1 : 1),
      )[0] ?? [key];
      best = { key, spelling, worth };
    }
    return best?.spelling;
  }
}

/** Of what stands equally well, a whole name is better than its part. */
function isBetter(one: { key: string; worth: number }, other: { key: string; worth: number }): boolean {
  const ahead = one.worth - other.worth;
  return Math.abs(ahead) < 0.01 ? one.key.includes(other.key) : ahead > 0;
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

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

// Words in plain case read better than all capitals.
const capitals = (text: string): number => text.replace(/[^\p{Lu}]/gu, '').length;

function keyOf(name: string): string {
  const words = wordsOf(name).map((word) => word.folded);
  while (words.length > 1 && NAME_TAILS.has(words.at(-1) ?? '')) words.pop();
  return words.join('');
}

/** Quotation marks and stops, which no name ends on. */
const NAME_ENDING = /["'“”«»*.,;:!]/u;

/** A name that is written small, as logos are. */
const LOGO = /^\p{Ll}{4,20}$/u;

/** The parts of a title that can be names: few words, a capital or written as a logo is, not what decks are called. */
function namesIn(title: string): string[] {
  if (templateTokensIn(title).length > 0) return [];
  return title
    .split(SEPARATORS)
    .map((part) => withoutEnd(withoutRights(part.trim()).replace(/^["'“”«»*#]+/u, ''), NAME_ENDING))
    .filter((part) => {
      const words = wordsOf(part);
      if (words.length === 0 || words.length > MOST_WORDS || part.length > 40) return false;
      if (isNoName(part)) return false;
      if (/[@?!]|https?:|www\.|(?:^(?:\d+\.|\d) )/iu.test(part)) return false;
      return (/\p{Lu}/u.test(part) || LOGO.test(part)) && !isPhrase(part);
    });
}

/** True where every word is one that no name consists of. */
function isNoName(part: string): boolean {
  return wordsOf(part).every(
    ({ folded }) =>
      NON_NAME_WORDS.has(folded) || DECK_WORDS.has(folded) || COMMON_HOSTS.has(folded) || /^\d+$/.test(folded),
  );
}

/** Words that phrases have and names do not: "Save while you spend", "How it". */
const PHRASE_WORDS = new Set(
  ['en', 'es', 'fr']
    .flatMap((language) => (STOP_WORDS[language] ?? '').split(/\s+/))
    .filter(
      (word) =>
        !/^(?:the|of|and|all|one|an?|uno?|una|de|du|des|del|l|d|las?|les?|el|los|y|et|en|au|aux|mi|my)$/.test(word),
    ),
);

function isPhrase(part: string): boolean {
  const words = wordsOf(part);
  return (
    words.length > 1 &&
    (words.some(({ folded }) => PHRASE_WORDS.has(folded)) ||
      words.every(
        ({ folded, start, end }) =>
          folded.length < SHORTEST || NON_NAME_WORDS.has(folded) || /^\p{Ll}/u.test(part.slice(start, end)),
      ))
  );
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

/** The largest lines of the cover, and with less weight of the last slide; what other slides are headed is no name. */
function tallyTitles(tally: NameTally, slides: readonly Slide[]): void {
  const cover = slides.find(({ text }) => text.trim() !== '');
  const last = slides.at(-1);
  for (const slide of new Set([cover, last])) {
    if (!slide || wordsOf(slide.text).length > TITLE_SLIDE_WORDS) continue;
    const lines = slide.blocks.flatMap((block) => block.lines);
    const largest = Math.max(0, ...lines.map((line) => line.size));
    const titles = [
      ...new Set(
        lines.filter((line) => line.size > 0 && line.size >= 0.9 * largest).map((line) => foldText(line.text).text),
      ),
    ];
    const worth = slide === cover ? WORTH.title : WORTH.lastTitle;
    const alone = slide === cover && titles.length === 1 ? WORTH.cover : 0;
    for (const title of titles)
      for (const part of namesIn(title).filter((one) => !LOGO.test(one) || titles.length === 1))
        tally.add(part, (worth + alone) / Math.max(1, Math.sqrt(titles.length)));
    // A name that is broken on two lines.
    if (titles.length !== 2 || titles.some((title) => keyOf(title).length < SHORTEST)) continue;
    const joined = titles.join(' ');
    if (wordsOf(joined).length <= MOST_BROKEN && namesIn(joined).length === 1)
      tally.add(namesIn(joined)[0]!, worth + WORTH.joined);
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
  for (const [part, count] of counts) {
    if (count < Math.max(3, slides.length * 0.4)) continue;
    // In prose it has its capital.
    tally.add(LOGO.test(part) ? (spellingsOf(part, slides)[0] ?? capitalised(part)) : part, WORTH.running);
  }
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
    if (namesIn(name).length > 0) tally.define(name, WORTH.isA * Math.min(2, Math.sqrt(count)));
}

/** The dot of an address, without which there is none to look for. */
const HOST_SIGN = /[a-z0-9-]\.[a-z]/iu;

function tallyHosts(tally: NameTally, slides: readonly Slide[]): void {
  const hosts = new Map<string, { slides: number; isOwn: boolean }>();
  slides.forEach((slide, at) => {
    const atEnd = at < ENDS || at >= slides.length - ENDS;
    const stems = new Map<string, boolean>();
    for (const source of [slide.text, ...slide.links]) {
      if (!HOST_SIGN.test(source)) continue;
      for (const match of source.matchAll(
        /(?:@|https?:\/\/|www\.|(?<![\p{L}\p{N}@./-]))((?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,12})(?![\p{L}\p{N}])/giu,
      )) {
        const stem = hostStem(match[1] ?? '');
        if (stem !== undefined) stems.set(stem, stems.get(stem) === true || atEnd || match[0].startsWith('@'));
      }
    }
    for (const [stem, isOwn] of stems) {
      const known = hosts.get(stem);
      hosts.set(stem, { slides: (known?.slides ?? 0) + 1, isOwn: isOwn || known?.isOwn === true });
    }
  });
  for (const host of hosts.values()) host.isOwn ||= host.slides >= OWN_HOST_SLIDES;
  const own = [...hosts.values()].filter(({ isOwn }) => isOwn).length;
  for (const [stem, { slides: count, isOwn }] of hosts) {
    const worth = isOwn ? WORTH.host / Math.sqrt(own) : WORTH.otherHost;
    tally.addHost(stem, worth + Math.min(count, MOST_SLIDES) * WORTH.hostPerSlide, slides);
  }
}

function hostStem(host: string): string | undefined {
  const labels = host.toLowerCase().split('.');
  labels.pop();
  if (labels.some((label) => COMMON_HOSTS.has(label))) return undefined;
  if (labels.length > 1 && HOST_ENDINGS.has(labels.at(-1) ?? '')) labels.pop();
  const stem = (labels.at(-1) ?? '').replace(/-/g, '');
  return stem.length >= 3 && /[a-z]/.test(stem) ? stem : undefined;
}
