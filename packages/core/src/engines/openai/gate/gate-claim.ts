/** A proposed claim or name: sure where the rules of the rubric, set on the quoted passage alone, read it as the same. */
import { rivalName } from '../../../evidence/competitors/rival-names.js';
import type { DeckView, ViewSlide } from '../../../evidence/view/view-types.js';
import { foldForLookup, foldText } from '../../../text/fold-text.js';
import { FACT_KINDS, type FactKind } from '../../../model/fact-kinds.js';
import type { FactDraft } from '../../../model/fact.js';
import { ABOUT_OTHERS, ACCUSING, NAMES, UNMARKED } from '../../../model/kind-sets.js';
import type { Rejection } from '../../../model/model-use.js';
import type { Section } from '../../../model/values.js';
import type { ProposedFact } from '../answer-schemas.js';
import { equalsFact, figureIn } from './gate-figure.js';
import type { LocatedQuote } from './locate-quote.js';
import { isLevel, plainClaim } from './plain-draft.js';
import { readPassageAs } from './narrow-view.js';
import type { Verdict } from './verdict.js';

/** Sections that say little of what a slide is about. */
const TOPICLESS = new Set<Section>(['other', 'appendix']);

export function gateClaim(proposed: ProposedFact, located: LocatedQuote, view: DeckView): Verdict {
  if (proposed.name !== undefined && !isLevel(proposed) && !holdsName(located.quote, proposed.name)) {
    return { outcome: 'rejected', code: 'name-not-in-quote' };
  }
  const slide = view.slides[proposed.slide - 1]!;
  const read = readings(proposed.kind, slide, located)
    .flatMap((section) => readPassageAs(proposed.kind, { lines: located.lines, view, ...section }))
    .find((fact) => fact.slide === proposed.slide && isMeant(fact, proposed, located));
  const doubted = (code: Rejection): Verdict => ({
    outcome: 'doubted',
    code,
    draft: plainClaim(proposed, located, view, figureIn(proposed, located, view)),
  });
  if (read !== undefined)
    return isLie(proposed, read) ? doubted('wrong-subject') : { outcome: 'accepted', draft: read };
  const named = proposed.kind === 'competitor' ? rivalDraft(proposed, located, slide, view) : undefined;
  if (named !== undefined) return { outcome: 'accepted', draft: named };
  // Who accuses needs more than an opinion; and a name is asked for where a fact is one.
  const isProvable = !ACCUSING.has(proposed.kind) && (!NAMES.has(proposed.kind) || isNameLike(proposed.name));
  return isProvable ? doubted('not-read-so') : { outcome: 'rejected', code: 'not-read-so' };
}

const LONGEST_NAME = 60;

/** Begins as names do, and is no sentence. */
export function isNameLike(name = ''): boolean {
  return name.length <= LONGEST_NAME && /(?:^[\p{Lu}\p{N}])|\p{Ll}\p{Lu}/u.test(name) && !/[.!?;:]\s/u.test(name);
}

const LEAST_WORDS = 8;

function isSentence(quote: string): boolean {
  const words = quote.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= LEAST_WORDS && small * 10 >= words.length * 6;
}

/**
 * Under the slide's own section first, then under the one where the kind is at home: a model may say that a slide
 * without a topic of its own is about it.
 */
function readings(kind: FactKind, slide: ViewSlide, { quote }: LocatedQuote): { section?: Section }[] {
  // No words of its own mark a problem or a solution: at least it is a sentence.
  const home = UNMARKED.has(kind) && !isSentence(quote) ? undefined : FACT_KINDS[kind].home;
  return home !== undefined && TOPICLESS.has(slide.section) ? [{}, { section: home }] : [{}];
}

/** The reading is about the words that were quoted, and says no other figure or name than the proposal. */
function isMeant(fact: FactDraft, proposed: ProposedFact, { quote }: LocatedQuote): boolean {
  if (proposed.value !== undefined && fact.value !== undefined && !equalsFact(fact, proposed)) return false;
  if (NAMES.has(proposed.kind))
    return proposed.name !== undefined && isSameName(fact.subjectName ?? fact.text, proposed.name);
  const [ours, theirs] = [plain(fact.quote), plain(quote)];
  return ours.includes(theirs) || theirs.includes(ours) || plain(quote).includes(plain(fact.text));
}

/** "Company" is what models say where the question does not matter; of a rival or customer it would be a lie. So would be a rival's as the company's. */
function isLie({ kind, subject }: ProposedFact, draft: FactDraft): boolean {
  if (subject === 'competitor' && draft.subject === 'company') return true;
  const isOther = subject === 'company' && (draft.subject === 'competitor' || draft.subject === 'customer');
  return isOther && !NAMES.has(kind) && !ABOUT_OTHERS.has(kind);
}

/** A brand's name on a slide about the competition, which no layout rule has tied to its list of rivals. */
function rivalDraft(
  { name = '', slide: number }: ProposedFact,
  { quote, lines }: LocatedQuote,
  slide: ViewSlide,
  view: DeckView,
): FactDraft | undefined {
  const [line] = lines;
  const isAbout = slide.section === 'competition' || slide.alsoSections.includes('competition');
  if (line === undefined || !isAbout || rivalName(name, view.companyName ?? '') !== name) return undefined;
  if (!isBrand(name) && !isNamedInSentence(quote, name)) return undefined;
  return {
    kind: 'competitor',
    text: name,
    subjectName: name,
    basis: 'external',
    subject: 'competitor',
    slide: number,
    quote,
    box: line.box,
    source: line.source,
  };
}

/** Written as no ordinary word is: "NotebookLM", "Rendir.ai", "Acme Robotics". */
function isBrand(name: string): boolean {
  if (/[:;,|()]/u.test(name)) return false;
  return /\p{Ll}\p{Lu}|\p{L}\.\p{L}{2,}|\p{L}\d/u.test(name) || /^\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)+$/u.test(name);
}

/** Words that make a sentence of a line, so that a capital inside of it means a name. */
const SENTENCE_WORDS = 5;

function isNamedInSentence(quote: string, name: string): boolean {
  const at = quote.indexOf(name);
  const words = quote.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const opens = at >= 0 && (at === 0 || /[.!?:;•|–-]\s*$/u.test(quote.slice(0, at)));
  return at >= 0 && !opens && words.length >= SENTENCE_WORDS && small * 2 >= words.length;
}

/** The name stands in the quote as words of its own. */
export function holdsName(quote: string, name: string): boolean {
  const wanted = plain(name);
  return wanted !== '' && ` ${plain(quote)} `.includes(` ${wanted} `);
}

/** Titles and middle names may be left out. */
export function isSameName(a: string, b: string): boolean {
  const [left, right] = [plain(a), plain(b)];
  return left !== '' && right !== '' && (` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `));
}

function plain(text: string): string {
  return foldForLookup(foldText(text.replace(/\s+/gu, ' ')).text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
