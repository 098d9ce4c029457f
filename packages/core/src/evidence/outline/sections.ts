/** Tells what every slide is about: by its headings first, then by the words on it. Never by its place in the deck. */
import { repeatedKeys } from '../../text/repeated-keys.js';
import type { Block, Line, Slide } from '../../model/deck.js';
import { SECTIONS, type Section } from '../../model/values.js';
import { foldText } from '../../text/fold-text.js';
import { withoutContinuation } from '../../text/without-continuation.js';
import { isDisclaimer } from './disclaimer.js';
import { mergedNames } from '../people/merged-names.js';
import { nameFrom } from '../people/name-grammar.js';
import { roleFrom } from '../people/role-grammar.js';
import { templateTokensIn } from './template-tokens.js';
import { fold, wordsOf } from '../../text/words.js';
import { sectionByContent } from './section-by-content.js';
import { sectionsByShape } from './sections-by-shape.js';
import {
  covers,
  headingSections,
  isNumbered,
  LABEL,
  LEXICON,
  namesSection,
  PASSING,
  withoutNumber,
  type TextLine,
} from './section-headings.js';

export interface SlideSections {
  section: Section;
  alsoSections: Section[];
  excluded?: 'disclaimer' | 'template' | 'contents';
}

/** A section needs this much to be the slide's, and this much beside another one. */
const ENOUGH = 3;
const ENOUGH_BESIDE = 4;
const STRONG_WEIGHT = 2;
const BODY_LIMIT = 4;
/** From so many words on a title is a sentence of its own. */
const HEADLINE = 4;
const LARGE = 1.25;
/** So many numbered lines are the steps or points of one topic, not headings of several. */
const STEPS = 3;
/** A slide that names so many sections in short lines is a table of contents. */
const CONTENTS_LINES = 5;
const COVER_WORDS = 60;
/** So many placeholders on one slide, or filler text, make it a template. */
const TEMPLATE_TOKENS = 3;
/** Sections that only a heading gives. */
const BY_HEADING: ReadonlySet<Section> = new Set<Section>(['risk', 'appendix', 'whyNow', 'roadmap', 'ask']);
/** Share of slides from which on a repeated line is a running header. */
const RUNNING_SHARE = 0.4;

/**
 * The section of every slide, the sections that share it, and which slides are no evidence. A slide that tells nothing
 * goes on with the one before if it bears its title. `companyName` tells a picture of rivals, in which we stand among others.
 */
export function readSections(slides: readonly Slide[], companyName = ''): SlideSections[] {
  const lines = slides.map(linesOf);
  const running = repeatedKeys(
    lines.map((each) => each.map(keyOf)),
    RUNNING_SHARE,
  );
  const sections = slides.map((slide, index) =>
    readSection(
      slide,
      (lines[index] ?? []).filter((line) => !running.has(keyOf(line))),
      companyName,
    ),
  );
  const titles = lines.map((each) => fold(each.find((line) => line.heading && !running.has(keyOf(line)))?.text ?? ''));
  for (const [index, own] of sections.entries()) {
    const before = sections[index - 1];
    if (before === undefined || before.section === 'cover' || own.section !== 'other') continue;
    if (titles[index] !== '' && titles[index] === titles[index - 1]) own.section = before.section;
  }
  const named = slides.map(({ title }) => bareTitle(title));
  for (const [index, own] of sections.entries())
    if (index > 0 && own.excluded === undefined && isContents(lines[index] ?? [], named, index))
      sections[index] = { section: 'other', alsoSections: [], excluded: 'contents' };
  return sections;
}

/** Lines that name other slides, from which on and of which share a page lists the others and says nothing itself. */
const CONTENTS_TITLES = 4;
const CONTENTS_SHARE = 0.5;

function isContents(lines: readonly TextLine[], titles: readonly string[], own: number): boolean {
  const others = new Set(titles.filter((title, index) => index !== own && title !== '' && title !== titles[own]));
  const body = lines.filter(({ heading }) => !heading);
  const naming = new Set(body.map(({ text }) => bareTitle(text)).filter((text) => others.has(text)));
  return naming.size >= CONTENTS_TITLES && naming.size >= body.length * CONTENTS_SHARE;
}

const bareTitle = (text: string): string =>
  wordsOf(withoutNumber(text))
    .map(({ folded }) => folded)
    .join(' ');

function readSection(slide: Slide, lines: readonly TextLine[], companyName: string): SlideSections {
  if (isDisclaimer(slide)) return { section: 'risk', alsoSections: [], excluded: 'disclaimer' };
  const excluded = isTemplate(slide) ? { excluded: 'template' as const } : {};
  const scores = scoreSections(slide, lines, companyName);
  if (scores === 'contents') return { section: 'other', alsoSections: [], ...excluded };
  // "Compliance for small banks" under the name on the cover is what the company does.
  const isNamed = slide.number === 1 && companyName !== '' && fold(slide.title) === fold(companyName);
  const ranked = [...scores]
    .filter(([section]) => !(isNamed && BY_HEADING.has(section)))
    .filter(
      ([section, score]) =>
        score.heading >= LABEL || (!BY_HEADING.has(section) && score.heading + score.body >= ENOUGH),
    )
    .sort(([a, x], [b, y]) => rank(y) - rank(x) || SECTIONS.indexOf(a) - SECTIONS.indexOf(b));
  const shown = ranked.length === 0 ? sectionByContent(lines) : undefined;
  if (shown !== undefined && slide.number > 1) return { section: shown, alsoSections: [], ...excluded };
  const first = ranked[0];
  if (first === undefined || (first[0] === 'contact' && first[1].heading === 0)) {
    const words = wordsOf(slide.text).length;
    const cover = slide.number === 1 && words > 0 && words <= COVER_WORDS;
    return { section: cover ? 'cover' : (first?.[0] ?? 'other'), alsoSections: [], ...excluded };
  }
  const alsoSections = ranked
    .slice(1)
    .filter(
      ([section, score]) =>
        score.heading >= LABEL || (!BY_HEADING.has(section) && score.heading + score.body >= ENOUGH_BESIDE),
    )
    .map(([section]) => section);
  return { section: first[0], alsoSections, ...excluded };
}

interface SectionScore {
  heading: number;
  body: number;
}

// A heading outweighs any number of words below it.
const rank = (score: SectionScore): number => (score.heading >= LABEL ? score.heading * 10 : 0) + score.body;

function scoreSections(
  slide: Slide,
  lines: readonly TextLine[],
  companyName: string,
): Map<Section, SectionScore> | 'contents' {
  const scores = new Map<Section, SectionScore>();
  const scoreOf = (section: Section): SectionScore => {
    const known = scores.get(section) ?? { heading: 0, body: 0 };
    scores.set(section, known);
    return known;
  };
  const large = LARGE * usualSize(lines);
  const steps = lines.filter(
    (line) => isNumbered(line.text) && !line.heading && !line.eyebrow && !(line.size >= large),
  );
  const listed = steps.length >= STEPS && steps.filter(namesSection).length < steps.length / 2;
  const seen = new Set<string>();
  const labels = new Set<Section>();
  for (const line of lines) {
    const words = wordsOf(withoutNumber(line.text));
    const hits = LEXICON.find(words);
    if (hits.some((hit) => hit.list === 'contents' && line.heading && covers(hit, words.length) >= 0.5))
      return 'contents';
    if (listed && steps.includes(line) && hits.length > 0 && words.length <= 3) continue;
    for (const [section, weight] of headingSections(line, words, hits, large)) {
      const score = scoreOf(section);
      score.heading = Math.max(score.heading, weight);
      if (weight >= LABEL) labels.add(section);
    }
    for (const hit of hits) {
      const [section, strength] = hit.list.split(':') as [Section, string];
      if (strength !== 'strong' && strength !== 'body') continue;
      const key = `${section} ${hit.phrase}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const score = scoreOf(section);
      // A headline that tells of waste and waiting is about the problem more than a line below it.
      const told = section === 'problem' && line.heading && words.length >= HEADLINE ? STRONG_WEIGHT : 1;
      score.body += strength === 'strong' ? STRONG_WEIGHT : score.body < BODY_LIMIT ? told : 0;
    }
  }
  if (labels.size >= CONTENTS_LINES && lines.length <= 3 * labels.size) return 'contents';
  if (showsPeople(lines, scoreOf('team').heading >= PASSING))
    scoreOf('team').heading = Math.max(scoreOf('team').heading, LABEL);
  for (const [section, weight] of sectionsByShape(slide, lines, companyName)) {
    const score = scoreOf(section);
    if (weight.heading !== undefined) score.heading = Math.max(score.heading, weight.heading);
    score.body += weight.body ?? 0;
  }
  return scores;
}

/**
 * Cards of people: names alone on their lines, and roles. Two words in capitals may be anything ("VIEW HISTORY"):
 * without a heading that says so they are names only where each has its role.
 */
function showsPeople(lines: readonly TextLine[], named: boolean): boolean {
  let names = 0;
  let shouted = 0;
  let roles = 0;
  for (const line of lines) {
    if (line.text.length > 90) continue;
    const merged = mergedNames(line);
    if (merged) names += merged.length;
    else if (nameFrom(line.text.replace(/,[^,]{2,20}$/u, ''))) {
      if (line.text === line.text.toUpperCase()) shouted += 1;
      else names += 1;
    } else if ((roleFrom(line.text)?.share ?? 0) >= 0.5) roles += 1;
  }
  const all = names + shouted;
  if (all < 2) return false;
  return named || (roles >= 1 && all + roles >= 4 && (shouted === 0 || names >= 2 || roles >= shouted));
}

function linesOf(slide: Slide): TextLine[] {
  const title = slide.title.trim();
  const isTitle = (block: Block): boolean =>
    block.title === true || (title !== '' && block.lines.some((line) => line.text.trim() === title));
  const titleBlock = slide.blocks.find(isTitle);
  const titleSize = titleBlock?.lines[0]?.size ?? 0;
  return slide.blocks.flatMap((block) => {
    const above =
      titleBlock !== undefined &&
      block !== titleBlock &&
      block.lines.length === 1 &&
      block.box.y < titleBlock.box.y &&
      (block.lines[0]?.size ?? 0) < titleSize;
    const texts: Pick<Line, 'text' | 'size' | 'box'>[] = block.rows
      ? block.rows.flatMap((row) =>
          row.map((text) => ({ text, size: block.lines[0]?.size ?? 0, box: { ...block.box, w: 0 } })),
        )
      : block.lines;
    return texts.flatMap((line, index) => {
      if (line.text.trim() === '') return [];
      const before = block.rows ? undefined : texts[index - 1]?.text.trim();
      const heading = block.title === true || (title !== '' && line.text.trim() === title);
      const { text } = foldText(line.text);
      return [
        {
          text: heading ? withoutContinuation(text) : text,
          size: line.size,
          box: line.box,
          heading,
          eyebrow: above,
          runsOn: before !== undefined && /^\p{Ll}/u.test(line.text.trim()) && !/[.:!?;]$/u.test(before),
          opens: before === undefined || /[.:!?;]$/u.test(before),
          cell: block.rows !== undefined,
        },
      ];
    });
  });
}

/** The size that most letters of the slide have; infinite when no sizes are known, so that no line is large. */
function usualSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const step = Math.round(size);
    if (step > 0) letters.set(step, (letters.get(step) ?? 0) + text.length);
  }
  const most = [...letters].sort(([a, x], [b, y]) => y - x || a - b)[0];
  return most === undefined ? Number.POSITIVE_INFINITY : most[0];
}

const keyOf = (line: TextLine): string =>
  wordsOf(line.text)
    .map((word) => word.folded.replace(/\d+/g, '#'))
    .join(' ');

/** A slide of which fewer blanks stand on a line is filled in but for these. */
const BLANKS_A_LINE = 0.2;

function isTemplate(slide: Slide): boolean {
  const tokens = templateTokensIn(slide.text);
  if (tokens.some((token) => token.filler)) return true;
  // Three advisers still to be named leave the founder above them who he is.
  const lines = slide.text.split('\n').filter((line) => line.trim() !== '').length;
  return tokens.length >= TEMPLATE_TOKENS && tokens.length >= lines * BLANKS_A_LINE;
}
