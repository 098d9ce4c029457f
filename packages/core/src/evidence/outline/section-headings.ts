/** Tells what a heading, a label above it or a short line names: a section, or nothing. */
import type { Section } from '../../model/values.js';
import { asksForMoney } from './sections-by-shape.js';
import { buildLexicon, type Hit } from '../../text/lexicon.js';
import { CONTENTS_WORDS, SECTION_WORDS } from '../words/section-words.js';
import { wordsOf, type Word } from '../../text/words.js';
import { ELSEWHERE, WHY_NOW } from '../words/outline/section-headings.js';

/** A heading counts three, a short line that says nothing but a section's name two, a passing word of a long heading one. */
export const HEADING = 3;
export const LABEL = 2;
export const PASSING = 1;
/** A small label above the title names the slide's section better than the title does. */
const EYEBROW = 4;
const LONG_HEADING = 7;

export type ListName = `${Section}:${'heading' | 'alone' | 'strong' | 'body'}` | 'contents';

/** Headings, labels and telling words of all sections. */
export const LEXICON = buildLexicon(listsOf());

function listsOf(): Record<ListName, readonly string[]> {
  const lists: Partial<Record<ListName, readonly string[]>> = { contents: CONTENTS_WORDS };
  for (const [section, words] of Object.entries(SECTION_WORDS) as [Section, (typeof SECTION_WORDS)[Section]][]) {
    lists[`${section}:heading`] = words?.heading ?? [];
    lists[`${section}:alone`] = words?.alone ?? [];
    lists[`${section}:strong`] = words?.strong ?? [];
    lists[`${section}:body`] = words?.body ?? [];
  }
  return lists as Record<ListName, readonly string[]>;
}

/** Headings whose letters were set apart lose their spaces too, so they are compared without any. */
const JOINED_HEADINGS = new Map<string, Section>(
  (Object.entries(SECTION_WORDS) as [Section, { heading: readonly string[] }][]).flatMap(([section, { heading }]) =>
    heading.filter((phrase) => phrase.includes(' ')).map((phrase) => [phrase.replace(/ /g, ''), section] as const),
  ),
);

/** A line of a slide, as far as sections are told by it. */
export interface TextLine {
  text: string;
  size: number;
  box: { w: number };
  heading: boolean;
  /** Stands above the title. */
  eyebrow: boolean;
  /** The rest of a sentence that began on the line above. */
  runsOn: boolean;
  /** Opens its block: "Policy" above "Management" makes one label of two words. */
  opens: boolean;
  cell: boolean;
}

/** The sections that `line` names, with what each is worth. `large`: letter height from which a line is a heading. */
export function headingSections(
  line: TextLine,
  words: readonly Word[],
  hits: readonly Hit<ListName>[],
  large: number,
): [Section, number][] {
  const wordCount = tellingWords(words);
  if (wordCount === 0) return [];
  const joined =
    line.runsOn || line.text.includes(' ') || words.length > 1
      ? undefined
      : JOINED_HEADINGS.get(words[0]?.folded ?? '');
  const found: [Section, number][] = joined === undefined ? [] : [[joined, HEADING]];
  if (line.heading && WHY_NOW.test(line.text)) found.push(['whyNow', HEADING]);
  const prominent = line.heading || (line.size > 0 && line.size >= large && !line.runsOn);
  const headings = hits.filter(
    (hit) =>
      (hit.list.endsWith(':heading') ||
        (hit.list.endsWith(':alone') && mayStandAlone(line) && covers(hit, wordCount) >= 0.5)) &&
      !isPassingVerb(hit, line.text, wordCount),
  );
  for (const hit of headings) {
    // "Market growth" is about the market, not about growth; "go to market" not about the market.
    if (headings.some((other) => isInside(hit, other))) continue;
    const section = hit.list.slice(0, hit.list.indexOf(':')) as Section;
    const share = covers(hit, wordCount);
    if (share === 1 && line.eyebrow) found.push([section, EYEBROW]);
    else if (prominent)
      found.push([section, opensOrFills(hit, words.length, wordCount) || leads(hit, line) ? HEADING : PASSING]);
    else if (share === 1 && !line.runsOn)
      found.push([section, isNumbered(line.text) || line.text.trim().endsWith(':') ? HEADING : LABEL]);
  }
  return found;
}

const mayStandAlone = (line: TextLine): boolean => !line.cell && (line.opens || line.heading);

/** One word somewhere in a longer heading is no topic: "We don't compete in one market". */
function opensOrFills(hit: Hit, wordCount: number, telling: number): boolean {
  const share = covers(hit, telling);
  if (share >= 0.4) return true;
  return wordCount <= LONG_HEADING && (hit.firstWord <= 1 || hit.nextWord - hit.firstWord > 1);
}

/** The heading begins with it, and a sign sets it off from what is said about it: "The market: 95,000 factories". */
function leads(hit: Hit, line: TextLine): boolean {
  if (hit.firstWord > 1) return false;
  const text = withoutNumber(line.text);
  return hit.start <= 12 && /^\s*(?:[:|•·]|[-–—]\s)/u.test(text.slice(hit.end));
}

/** Verbs that also say other things ask for an amount or for investors: "Nous nous levons tous mal". */
const PASSING_VERBS: ReadonlySet<string> = new Set(
  'nous levons, nous recherchons, levantamos, buscamos, we are looking for, raise, raising, que buscamos, join us, unete, rejoignez nous'.split(
    ', ',
  ),
);

const isPassingVerb = (hit: Hit, text: string, wordCount: number): boolean =>
  PASSING_VERBS.has(hit.phrase) &&
  (covers(hit, wordCount) <= 0.5 || ELSEWHERE.test(withoutNumber(text).slice(hit.end))) &&
  !asksForMoney(text);

/** Share of a line's words that `hit` is, 0..1. */
export const covers = (hit: Hit, wordCount: number): number =>
  Math.min(1, (hit.nextWord - hit.firstWord) / Math.max(1, wordCount));

const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an our my your le la les l un une notre nos votre vos el los las una nuestro nuestra nuestros nuestras tu and y et'.split(
    ' ',
  ),
);

/** Words but articles: "Le problème" is as short a heading as "Problem". */
const tellingWords = (words: readonly Word[]): number =>
  words.length === 0 ? 0 : Math.max(1, words.filter((word) => !DETERMINERS.has(word.folded)).length);

/** The line names a section and says nothing else before its colon. */
export function namesSection(line: TextLine): boolean {
  const words = wordsOf(withoutNumber(line.text));
  return LEXICON.find(words).some(
    (hit) => hit.list.endsWith(':heading') && (covers(hit, tellingWords(words)) === 1 || leads(hit, line)),
  );
}

const isInside = (hit: Hit, other: Hit): boolean =>
  other.firstWord <= hit.firstWord &&
  other.nextWord >= hit.nextWord &&
  other.nextWord - other.firstWord > hit.nextWord - hit.firstWord;

const NUMBER = /^\s*(?:(?:\d{1,2}|[ivxIVX]{1,4})\s*[.)·:–—-]\s*|\d{1,2}\s+(?=\p{Lu}))/u;
/** "2. Problem", "II · Market". */
export const isNumbered = (text: string): boolean => NUMBER.test(text);
export const withoutNumber = (text: string): string => text.replace(NUMBER, '');
