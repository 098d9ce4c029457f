/** What speaks for and against each candidate of the company's name, as numbers from 0 to 1. */
import type { Deck } from '../../../model/deck.js';
import { wordsOf } from '../../../text/words.js';
import { ordinaryShare } from '../../learned/ordinary-words.js';
import { nameFrom } from '../../people/name-grammar.js';
import { COMMON_HOSTS, DECK_WORDS, NAME_LABELS, TECHNOLOGIES } from '../../words/company-words.js';
import { COUNTRY_WORDS } from '../../words/country-words.js';
import { NON_NAME_WORDS } from '../../words/name-words.js';
import { COURSE_CODE } from '../../words/outline/company/name-occurrences.js';
import { nameCandidates, nameKey, type NameCandidate, type NamePlace } from './name-candidates.js';
import {
  alternatives,
  DEFINES,
  isEvent,
  noOccurrences,
  occurrencesOf,
  STOPS,
  type Occurrences,
} from './name-occurrences.js';

export interface JudgedName {
  key: string;
  /** As the slides write it most. */
  spelling: string;
  features: ReadonlyMap<string, number>;
}

const LABELS = new RegExp(String.raw`^\s*(?:${alternatives(NAME_LABELS)})\s*(?:[:-]\s+|$)`, 'u');
const PLACES = new Set(
  Object.values(COUNTRY_WORDS)
    .flat()
    .map((place) => nameKey(place)),
);

const PASSING: ReadonlySet<NamePlace> = new Set(['sentence', 'brand', 'title', 'host']);
const HOSTS: readonly NamePlace[] = ['host', 'endHost', 'mail', 'subdomain', 'path'];
/** The candidates of `deck` with what speaks for them; nothing of the file's name is looked at. Linear in the text. */
export function judgeNames(deck: Pick<Deck, 'slides' | 'metadata'>): JudgedName[] {
  const all = nameCandidates(deck, LABELS, DEFINES);
  const { occurrences, lowerWords } = occurrencesOf(deck, new Set(all.map(({ key }) => key)));
  // Capitals that stand in one place of the text alone: every sentence has some.
  const candidates = all.filter(
    ({ key, places }) =>
      (occurrences.get(key)?.slides.size ?? 0) > 1 || [...places.keys()].some((place) => !PASSING.has(place)),
  );
  const most = Math.max(1, ...candidates.map(({ key }) => occurrences.get(key)?.slides.size ?? 0));
  const slides = Math.max(1, deck.slides.length);
  const keys = candidates.map(({ key }) => key);
  const cover = deck.slides.find(({ text }) => text.trim() !== '');
  const sizes = cover?.blocks.flatMap((block) => block.lines.map(({ size }) => size)) ?? [];
  const largest = Math.max(1, ...sizes);
  const hosts = candidates.filter(({ places }) => HOSTS.some((place) => places.has(place))).map(({ key }) => key);
  const around: Around = {
    most,
    slides,
    keys,
    occurrences,
    lowerWords,
    hosts,
    largestLines: sizes.filter((size) => size > 0.9 * largest).length,
    coverWords: wordsOf(cover?.text ?? '').length,
    ends: [cover?.number ?? 0, deck.slides.findLast(({ text }) => text.trim() !== '')?.number ?? 0],
  };
  return candidates.map((candidate) => {
    const found = occurrences.get(candidate.key) ?? noOccurrences();
    const spelling = spellingOf(candidate, found);
    return { key: candidate.key, spelling, features: featuresOf(candidate, found, spelling, around) };
  });
}

/** As the slides write it most; plain case reads better than all capitals. */
function spellingOf(candidate: NameCandidate, found: Occurrences): string {
  const counts = new Map(candidate.spellings);
  for (const [text, count] of found.spellings) counts.set(text, (counts.get(text) ?? 0) + count);
  const capitals = (text: string): number => text.replace(/[^\p{Lu}]/gu, '').length;
  const rank = ([text, count]: [string, number]): number =>
    count * (capitals(text) === 0 ? 0.4 : 1) * (text === text.toUpperCase() ? 0.8 : 1);
  const [best] = [...counts].sort(
    (a, b) => rank(b) - rank(a) || capitals(a[0]) - capitals(b[0]) || (a[0] < b[0] ? -1 : 1),
  );
  return best?.[0] ?? candidate.key;
}

interface Around {
  most: number;
  slides: number;
  keys: readonly string[];
  occurrences: ReadonlyMap<string, Occurrences>;
  lowerWords: ReadonlyMap<string, number>;
  hosts: readonly string[];
  largestLines: number;
  coverWords: number;
  /** Numbers of the first and the last slide with text. */
  ends: readonly [number, number];
}

const PLACE_NAMES: readonly NamePlace[] = [
  ...([
    'coverLine',
    'coverPart',
    'coverJoined',
    'secondLine',
    'lastLine',
    'lastPart',
    'running',
    'title',
    'sentence',
  ] as const),
  ...([
    'defined',
    'brand',
    'labelled',
    'legal',
    'rights',
    'metadata',
    'metadataPart',
    'host',
    'endHost',
    'mail',
    'subdomain',
    'path',
  ] as const),
];

function featuresOf(
  candidate: NameCandidate,
  found: Occurrences,
  spelling: string,
  around: Around,
): Map<string, number> {
  const features = new Map<string, number>();
  const set = (name: string, value: number): void => {
    if (value > 0) features.set(name, value);
  };
  const { key } = candidate;
  const words = wordsOf(spelling).map(({ folded }) => folded);
  const share = (test: (word: string) => boolean): number => words.filter(test).length / Math.max(1, words.length);
  const of = (count: number): number => count / Math.max(1, found.count);
  set('ordinary', ordinaryShare(words));
  for (const place of PLACE_NAMES) set(place, candidate.places.has(place) ? 1 : 0);
  set('places', Math.min(1, candidate.places.size / 6));
  const onCover = Number.isFinite(candidate.coverRank);
  set('coverSize', candidate.coverSize);
  set('coverLargest', candidate.coverSize > 0.9 ? 1 : 0);
  set('coverLargestLine', candidate.coverSize > 0.9 && candidate.places.has('coverLine') ? 1 : 0);
  set('coverFirst', onCover ? 1 / (1 + candidate.coverRank) : 0);
  const count = found.slides.size;
  set('once', count <= 1 ? 1 : 0);
  set('never', count === 0 ? 1 : 0);
  set('slideShare', count / around.slides);
  set('slides', Math.min(1, Math.log2(1 + count) / 4));
  set('ofMost', count / around.most);
  set('most', count === around.most && count > 1 ? 1 : 0);
  set('count', Math.min(1, Math.log2(1 + found.count) / 5));
  set('alone', of(found.alone));
  set('heading', of(found.heading));
  set('definedCount', Math.min(1, found.defined / 3));
  set('product', Math.min(1, found.product));
  set('owning', Math.min(1, found.owning / 2));
  set('before', Math.min(1, found.before / 2));
  set('listed', of(found.listed));
  set('role', of(found.role));
  set('event', of(found.event));
  set('team', of(found.team));
  set('legalForm', Math.min(1, found.legal));
  set('company', Math.min(1, found.company));
  const [first, last] = around.ends;
  set('ledFirst', found.led.has(first) ? 1 : 0);
  set('ledLast', first !== last && found.led.has(last) ? 1 : 0);
  set('ledBoth', first !== last && found.led.has(first) && found.led.has(last) ? 1 : 0);
  set('bothEnds', first !== last && found.slides.has(first) && found.slides.has(last) ? 1 : 0);
  set('courseCode', COURSE_CODE.test(spelling) ? 1 : 0);
  set('project', of(found.project));
  set('ocr', of(found.ocr));
  set('lowerShare', found.lower / Math.max(1, found.lower + found.capital));
  set('insideCapital', found.inside > 0 ? found.insideCapital / found.inside : 0);
  set('insideOften', Math.min(1, found.insideCapital / 4));
  set('insideLower', found.inside > 0 ? 1 - found.insideCapital / found.inside : 0);
  set(
    'wordsLower',
    share((word) => (around.lowerWords.get(word) ?? 0) > 0),
  );
  set(
    'wordsOftenLower',
    share((word) => (around.lowerWords.get(word) ?? 0) > 2),
  );
  set(
    'nonName',
    share((word) => NON_NAME_WORDS.has(word)),
  );
  set('allNonName', words.every((word) => NON_NAME_WORDS.has(word)) ? 1 : 0);
  set(
    'deckWord',
    share((word) => DECK_WORDS.has(word)),
  );
  set(
    'stop',
    share((word) => STOPS.has(word)),
  );
  set('stopEnd', STOPS.has(words[0] ?? '') || STOPS.has(words.at(-1) ?? '') ? 1 : 0);
  set('eventWord', words.some(isEvent) ? 1 : 0);
  set('commonHost', COMMON_HOSTS.has(key) ? 1 : 0);
  set('placeName', PLACES.has(key) ? 1 : 0);
  set('person', nameFrom(spelling) !== undefined ? 1 : 0);
  set('personRole', nameFrom(spelling) !== undefined ? of(found.role) : 0);
  set(`words${Math.min(4, words.length)}`, 1);
  set('short', key.length <= 3 ? 1 : 0);
  set('long', Math.min(1, Math.max(0, key.length - 14) / 14));
  set('camel', /\p{Ll}\p{Lu}/u.test(spelling) ? 1 : 0);
  set('capitals', spelling === spelling.toUpperCase() && /\p{Lu}{2}/u.test(spelling) ? 1 : 0);
  set('small', spelling === spelling.toLowerCase() ? 1 : 0);
  set('digits', /\d/u.test(spelling) ? 1 : 0);
  set('dotted', /\.\p{Ll}/u.test(spelling) ? 1 : 0);
  set('sentenceMarks', /[!:;,]/u.test(spelling) ? 1 : 0);
  const isHost = HOSTS.some((place) => candidate.places.has(place));
  set('hostOnly', isHost && count === 0 ? 1 : 0);
  set('hostAndCover', isHost && onCover ? 1 : 0);
  set('coverAndMany', onCover && count >= 3 ? 1 : 0);
  set('coverAndTwo', onCover && count >= 2 ? 1 : 0);
  set('metadataAndText', candidate.places.has('metadataPart') && count >= 1 ? 1 : 0);
  set('metadataAndMany', candidate.places.has('metadataPart') && count >= 3 ? 1 : 0);
  set('article', of(found.article));
  set('subject', Math.min(1, found.subject / 2));
  set(
    'tech',
    share((word) => TECHNOLOGIES.has(word)),
  );
  const proper = share(
    (word) => (around.lowerWords.get(word) ?? 0) === 0 && !NON_NAME_WORDS.has(word) && !STOPS.has(word),
  );
  set('proper', proper);
  set('allProper', proper === 1 ? 1 : 0);
  set('definedFirst', found.definedFirst > 0 ? 1 : 0);
  set(
    'largestAlone',
    candidate.coverSize > 0.9 && around.largestLines === 1 && candidate.places.has('coverLine') ? 1 : 0,
  );
  set('coverFew', onCover && around.coverWords <= 12 ? 1 : 0);
  set(
    'hostBegins',
    key.length >= 4 && around.hosts.some((host) => host !== key && (host.startsWith(key) || key.startsWith(host)))
      ? 1
      : 0,
  );
  // A part of a longer candidate that stands as often, and a whole whose part stands oftener.
  let within = 0;
  let around_ = 0;
  for (const other of around.keys) {
    if (other === key || (other.length <= key.length ? !key.includes(other) : !other.includes(key))) continue;
    const others = around.occurrences.get(other)?.slides.size ?? 0;
    if (other.length > key.length) within = Math.max(within, others / Math.max(1, count));
    else if (other.length >= 3)
      around_ = Math.max(around_, others > 0 ? Math.min(1, (others - count) / Math.max(1, others)) : 0);
  }
  set('within', Math.min(1, within));
  set('wholeOfOftener', Math.max(0, around_));
  return features;
}
