/** Finds named rivals: in comparison tables, behind "vs" and "unlike", and on competition slides. */
import { evidenceSlides, evidenceLines, quoteLine } from '../view/deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { foldForLookup, foldText } from '../../text/fold-text.js';
import { findPeople } from '../people/find-people.js';
import { statementsOfSlide, quoteOf, type Statement } from '../view/statements.js';
import { buildLexicon } from '../../text/lexicon.js';
import { markOf } from '../words/marks.js';
import { COMPETITION_LISTS, NOT_RIVALS, RIVAL_HEADINGS } from '../words/competition-words.js';
import { TECHNOLOGIES } from '../words/company-words.js';
import { NON_NAME_WORDS } from '../words/name-words.js';
import { isOrdinary, isOrdinaryPhrase } from '../learned/ordinary-words.js';
import { probabilityOf, type ChoiceWeights } from '../choice/choice-weights.js';
import { learnedModel } from '../learned/models.js';
import { bareKey, fold, wordsOf } from '../../text/words.js';
import { matricesOf } from './comparison-tables.js';
import { namePlaces } from './name-places.js';
import { positioningMap } from './positioning-map.js';
import { namesInColumns } from './named-columns.js';
import { namesInLists } from './names-in-lists.js';
import { headsInLine, namesInBand } from './names-in-band.js';
import { namesInPicture, namesInSentences, rivalsByWorth, type NamedRival } from './names-in-sentences.js';
import { oursOn, prepareReading, rivalFeatures, type RivalReading } from './rival-features.js';
import { rivalName, rivalNames } from './rival-names.js';
import { OF_BUYERS } from '../words/competitors/named-columns.js';
import {
  AS_OF_TODAY,
  ASIDES,
  BARE,
  EDITOR,
  NAMES_FOLLOW,
  OTHERS,
  PLACE_AHEAD,
} from '../words/competitors/find-competitors.js';
import { BRANDS } from '../words/competitors/rival-names.js';

const { versus, examples, customers, partners, investors } = COMPETITION_LISTS;
const LEXICON = buildLexicon({ versus, examples, customers, partners, investors });
const CLASSES = buildLexicon({ statusQuo: COMPETITION_LISTS.statusQuo, category: COMPETITION_LISTS.category });
const RIVALS = buildLexicon({ heading: RIVAL_HEADINGS });
const CACHE = new WeakMap<DeckView['slides'], NamedRival[]>();

/** Rivals of `view`, one a name, in order of mention. */
export function findCompetitors(view: DeckView): NamedRival[] {
  const known = CACHE.get(view.slides);
  if (known) return known;
  const found = competitorsBy(view, learnedModel('competitors'));
  CACHE.set(view.slides, found);
  return found;
}

/** From this probability on three in four are right on decks of companies that no weight had seen. */
const LIKELY = 0.3;

/** Who heads a column beside our own is compared with us, however ordinary the name. */
const BESIDE_US = 'by:matrixOurs';

/** The same by other weights: training asks those that never saw the deck. */
export function competitorsBy(view: DeckView, weights: ChoiceWeights): NamedRival[] {
  return rivalChoices(view).flatMap(({ rival, features }) =>
    features.has(BESIDE_US) || probabilityOf(features, weights) >= LIKELY ? [rival] : [],
  );
}

export interface RivalChoice {
  rival: NamedRival;
  features: ReadonlyMap<string, number>;
}

/** Names of a slide that are held against one another: no slide that people read has more. */
const MOST_READINGS = 600;

/** Every name of `view` that may be a rival's, once, with what speaks for it at the places where it stands. */
export function rivalChoices(view: DeckView): RivalChoice[] {
  const people = new Set(findPeople(view).map((person) => bareKey(person.name.bare)));
  const choices = new Map<string, { rival: NamedRival; features: Map<string, number> }>();
  for (const slide of evidenceSlides(view)) {
    const readings = readingsOf(slide, view)
      .slice(0, MOST_READINGS)
      .map((reading) => prepareReading(reading, view));
    const about = { headed: isHeadedByRivals(slide), ours: oursOn(slide, view), readings };
    const ruled = new Set(readings.flatMap(({ key, isRule }) => (isRule ? [key] : [])));
    for (const reading of readings) {
      const { key } = reading;
      if (!reading.isRule && ruled.has(key)) continue;
      if (key === '' || people.has(key) || isClass(reading.name)) continue;
      const { name, line, quote } = reading;
      const features = rivalFeatures(reading, about);
      const known = choices.get(key);
      if (!known) choices.set(key, { rival: { name, slide: slide.number, line, quote }, features });
      else
        for (const [feature, value] of features)
          known.features.set(feature, Math.max(value, known.features.get(feature) ?? 0));
    }
  }
  return [...choices.values()].filter(({ rival }) => !isPairOf(rival.name, choices));
}

/** "Acme/Bolt" where Acme stands by itself: two firms in one word. */
function isPairOf(name: string, choices: ReadonlyMap<string, RivalChoice>): boolean {
  const parts = name.split('/');
  return parts.length > 1 && parts.some((part) => choices.has(bareKey(part)));
}

/** Names that a rule or the place where they stand gives. */
function readingsOf(slide: ViewSlide, view: DeckView): RivalReading[] {
  const corner = cornerOf(slide);
  const headed = isHeadedByRivals(slide);
  const first = slide.section === 'competition';
  // What answers a risk is no rival, though competition is one.
  const about = first || (slide.alsoSections.includes('competition') && slide.section !== 'risk');
  const at = (found: readonly Omit<NamedRival, 'slide'>[], by: string, isRule: boolean): RivalReading[] =>
    found.map(({ name, line, quote }) => ({ name, line, quote, slide, by, isRule }));
  const inColumns = namesInColumns(slide, view, about || headed);
  const byRule = [
    ...at(namesInMatrices(slide, view, true, inColumns), 'matrixOurs', true),
    ...withoutOrdinary(at(namesInMatrices(slide, view, false, inColumns), 'matrix', true)),
    ...withoutOrdinary([
      ...at(
        statementsOfSlide(slide).flatMap((statement) => behindVersus(statement, view)),
        'versus',
        true,
      ),
      ...at(rivalsByWorth(slide, view), 'worth', true),
      ...at(inColumns, 'column', true),
      ...at(namesOnMap(slide, view), 'card', true),

      ...(first && headed
        ? [
            ...at(namesOnSlide(slide, view), 'card', true),
            ...at(headsInLine(slide, view), 'heads', true),
            ...at(namesInBand(slide, view.companyName ?? ''), 'band', true),
          ]
        : []),
      ...(about
        ? [
            ...at(namesInPicture(slide, view), 'picture', true),
            ...at(namesInLists(slide, view), 'list', true),
            ...at(namesInSentences(slide, view, headed), 'sentence', true),
          ]
        : []),
    ]),
  ];
  const placed = about || headed ? namePlaces(slide, view).flatMap((one) => at([one], one.place, false)) : [];
  return [...byRule, ...placed].filter(
    ({ name, line }) =>
      !standsBefore(line, corner) &&
      !isOfBuyers(line, slide) &&
      !isNoName(name, foldText(line.raw).text) &&
      (first || headed || !isBuiltWith(name)),
  );
}

/** "TensorFlow", "PyTorch Models" where nobody is compared: what the product is built with. */
const isBuiltWith = (name: string): boolean =>
  wordsOf(name).some(
    ({ folded }) => folded.length >= SHORTEST_TECHNOLOGY && TECHNOLOGIES.has(folded) && !BRANDS.has(folded),
  );
const SHORTEST_TECHNOLOGY = 4;

/** Whether a line stands in a table of those who may buy us one day. */
const isOfBuyers = ({ cell }: ViewLine, { title }: ViewSlide): boolean =>
  cell !== undefined && [title, ...cell.table.header].some((head) => OF_BUYERS.test(foldForLookup(head)));

/**
 * An ordinary word is a firm's name only where another firm is named in the same words: "Square, Lightspeed and
 * Toast"; a phrase of them is a heading or a feature.
 */
function withoutOrdinary(found: readonly RivalReading[]): RivalReading[] {
  const named = new Set(found.filter(({ name }) => !isOrdinary(name)).map(({ quote }) => quote));
  return found.map((one) => ({ ...one, isRule: named.has(one.quote) && !isOrdinaryPhrase(one.name) }));
}

/** Heads of comparison tables, those beside our own or the others; of none in which a column has named the rivals. */
function namesInMatrices(
  slide: ViewSlide,
  view: DeckView,
  beside: boolean,
  inColumns: readonly NamedRival[],
): NamedRival[] {
  const told = new Set(inColumns.map(({ line }) => line.cell?.table));
  return matricesOf(slide, view)
    .filter(({ oursBeside, line }) => oursBeside === beside && !told.has(line.cell?.table))
    .flatMap(({ names, line, quote }) =>
      names.map((name) => ({ name, slide: slide.number, line, quote: quoteFor(slide, name, quote) })),
    );
}

function namesOnMap(slide: ViewSlide, { companyName = '' }: DeckView): NamedRival[] {
  return positioningMap(slide.slide, companyName).flatMap(({ block, label }) => {
    const name = rivalName(label, companyName);
    const line = slide.lines.find((each) => each.block === block);
    return name && line ? [{ name, slide: slide.number, line, quote: quoteLine(line) }] : [];
  });
}

function isHeadedByRivals(slide: ViewSlide): boolean {
  return slide.lines.some(
    (line) => (line.heading || wordsOf(line.text).length <= 4) && RIVALS.findIn(line.text).length > 0,
  );
}

function quoteFor(slide: ViewSlide, name: string, fallback: string): string {
  const line = slide.lines.find((each) => each.raw.includes(name));
  return line === undefined ? fallback : quoteLine(line);
}

/** Names right behind "vs", "unlike", "a diferencia de". */
function behindVersus(statement: Statement, view: DeckView): NamedRival[] {
  const { slide } = statement;
  // "Acme vs Globex, Initech" names rivals wherever it stands.
  const own = fold(view.companyName ?? '');
  const oursFirst = own.length >= 3 && fold(statement.text).startsWith(own);
  if (['team', 'contact', 'risk'].includes(slide.section) && !oursFirst) return [];
  // "Tools like X" names rivals only where others are spoken of.
  const others = slide.section === 'competition' || slide.section === 'problem';
  // "Plan vs actuals", "Local vs cloud": what a bare "vs" sets against each other elsewhere is no firm.
  const sides = others || oursFirst || slide.section === 'market' || slide.alsoSections.includes('competition');
  const hits = LEXICON.find(statement.words).filter((hit) =>
    hit.list === 'versus' ? sides || !BARE.has(hit.phrase) : others && hit.list === 'examples',
  );
  return hits.flatMap((hit) => {
    // A list runs to the end of the clause. The stop of a "vs." that opens or follows us is none.
    const behind = statement.text.slice(hit.end, hit.end + 160).replace(ASIDES, '');
    const rest = oursFirst || hit.start === 0 ? behind.replace(/^\./u, '') : behind;
    const clause = /^(?:[^.:;!?()]|\.(?=\p{L}))*/u.exec(rest.replace(/^\s*:\s*/u, ''))?.[0] ?? '';
    const bare = ['competitor', 'competitors', 'competidor', 'competidores', 'concurrent', 'concurrents'].includes(
      hit.phrase,
    );
    // "Unlike other crowdsales": a kind of firm. "VS Code" is an editor.
    if (OTHERS.test(clause) || (BARE.has(hit.phrase) && EDITOR.test(clause))) return [];
    if (bare && !NAMES_FOLLOW.test(rest)) return [];
    return rivalNames(clause, view.companyName ?? '').map((name) => ({
      name,
      slide: slide.number,
      line: statement.line,
      quote: quoteOf(statement, hit.start, hit.end),
    }));
  });
}

/** Short lines that are names, on a slide about competition: cards, quadrants, lists. */
function namesOnSlide(slide: ViewSlide, view: DeckView): NamedRival[] {
  const people = new Set(findPeople(view).map((person) => fold(person.name.bare)));
  const found: NamedRival[] = [];
  let foreign = false;
  for (const line of evidenceLines(slide)) {
    const words = wordsOf(line.text);
    if (words.length === 0) continue;
    const labels = LEXICON.find(words);
    const heads = labels.filter((hit) => (hit.nextWord - hit.firstWord) * 2 >= words.length);
    if (words.length <= 5 && heads.some((hit) => hit.list !== 'versus' && hit.list !== 'examples')) foreign = true;
    if (words.length <= 5 && labels.some((hit) => hit.list === 'versus')) foreign = false;
    if (line.heading || line.cell || foreign || words.length > 6) continue;
    const text = foldText(line.raw).text.replace(/^\s*(?:[-•●*→✓✗]|\d{1,2}[.)])\s*/u, '');
    const names =
      text.includes(',') || text.includes(' / ')
        ? rivalNames(text, view.companyName ?? '')
        : text
            .split(/\s*[:()]\s*/u)
            .slice(0, 2)
            .flatMap((part) => part.split('/'))
            .map((part) => rivalName(part, view.companyName ?? ''));
    for (const name of names) {
      if (name === undefined || people.has(fold(name)) || !standsOut(name, line, slide)) continue;
      found.push({ name, slide: slide.number, line, quote: quoteLine(line) });
    }
  }
  return found;
}

/** A brand is written unlike other words, or it heads a card of its own. */
function standsOut(name: string, line: ViewLine, slide: ViewSlide): boolean {
  const words = wordsOf(name).map((word) => word.folded);
  if (words.some((word) => NON_NAME_WORDS.has(word) && words.length === 1)) return false;
  if (/\p{Ll}\p{Lu}|\.\p{L}|\p{L}\d+\p{L}/u.test(name)) return true;
  const inBlock = slide.lines.filter((each) => each.block === line.block);
  const body = inBlock[0] === line && inBlock.slice(1).some((each) => wordsOf(each.text).length >= 3);
  const plain = words.some((word) => NON_NAME_WORDS.has(word) || NOT_RIVALS.has(word));
  return (
    (body || line.bold) &&
    !plain &&
    /^\p{Lu}/u.test(name) &&
    name.split(/\s+/u).every((word) => /^[\p{Lu}\p{N}&]/u.test(word))
  );
}

/** Where the marks of a comparison begin that is drawn without a table; undefined where there is none. */
function cornerOf({ lines }: ViewSlide): { x: number; y: number } | undefined {
  const marks = lines.filter((line) => line.cell === undefined && markOf(line.text) !== undefined);
  if (marks.length < FEWEST_MARKS) return undefined;
  return { x: Math.min(...marks.map(({ box }) => box.x)), y: Math.min(...marks.map(({ box }) => box.y)) };
}

const FEWEST_MARKS = 4;

/** Left of all marks and above them stands what the rows are called: "Capability", "Función", "Critère". */
function standsBefore({ box, cell }: ViewLine, corner: { x: number; y: number } | undefined): boolean {
  return corner !== undefined && cell === undefined && box.x + box.w <= corner.x && box.y + box.h <= corner.y;
}

/** "Runway: 24 months", "Plazo: 6 meses": a word, and how much of it; or a part of the world. */
function isNoName(name: string, text: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  if (text[at + name.length] === ')' && PLACE_AHEAD.test(text.slice(0, at))) return true;
  return /^\s?[:=]\s?[~≈<>+]?\s?(?:\p{Lu}{3}\s?|[$€£¥]\s?)?\d/u.test(text.slice(at + name.length));
}

/** "Spreadsheets", "Banks", "Agencias": what customers do today, or a kind of firm, is no rival by name. */
function isClass(name: string): boolean {
  const words = wordsOf(name);
  if (AS_OF_TODAY.test(fold(name))) return true;
  return CLASSES.find(words).some((hit) => hit.nextWord - hit.firstWord >= words.length / 2);
}
