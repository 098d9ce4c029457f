/** Whether a model's sentence says only what the facts it names say: clauses, figures, names, quotes, and no verdict. */
import { viewDeck } from '../../evidence/view/deck-view.js';
import type { DeckView } from '../../evidence/view/view-types.js';
import { givesOrder } from '../../instructions/find-instruction.js';
import { foldText } from '../../text/fold-text.js';
import { gatherFacts } from '../../evidence/facts/gather-facts.js';
import type { Figure } from '../../evidence/numbers/figure.js';
import { findFigures } from '../../evidence/numbers/find-figures.js';
import { STOP_WORDS } from '../../evidence/words/stop-words.js';
import { fold, wordsOf } from '../../text/words.js';
import type { Deck } from '../../model/deck.js';
import { FIGURE_KINDS, HEADS } from '../../model/kind-sets.js';
import type { Fact } from '../../model/fact.js';
import type { Locale } from '../../model/values.js';
import { isOrdinary } from '../../evidence/learned/ordinary-words.js';
import { claimsAreCarried, GENERIC, kindName, wordsAreShared } from './check-clauses.js';
import { weakest, type Proof } from './proof.js';

const LONGEST = 400;
/** Addresses, markup and templates: a summary is prose. */
const NO_PROSE = /https?:|www\.|[<>{}[\]`|\\^*#]|!\[/iu;
/** Verdicts are made by code. */
const VERDICT =
  /\b(?:recommend\w*|score[sd]?|rating|rated|invest(?:able|ible|ir|issez)?|strong buy|must[- ]have|no[- ]brainer|recomend\p{L}*|recomiend\p{L}*|puntuaci\p{L}*|invertir|invierta\p{L}*|recommand\p{L}*|notation|investir|\d{1,3} ?\/ ?100)\b/iu;
const NUMBER_WORDS = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens half double doubled doubling triple tripled tripling twice quadrupled
   dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien cientos mil miles millon millones docena docenas mitad doble duplicado triplicado duplica triplica
   deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante cent cents mille million millions milliard milliards douzaine moitie double doublé triplé tiers quart`
    .split(/\s+/u)
    .map(fold),
);
const SMALL = new Set(['en', 'es', 'fr'].flatMap((language) => (STOP_WORDS[language] ?? '').split(/\s+/u)));

const AMOUNT = /^\d[\d.,]*(?:k|m|mn|bn|b|x)?$/iu;
/** The same short form in another language: a sentence may say "AI" of a deck that says "IA". */
const SAME_ABROAD = [
  ['ai', 'ia'],
  ['eu', 'ue'],
  ['un', 'onu'],
  ['sme', 'smes', 'pme', 'pyme', 'pymes'],
  ['ngo', 'ngos', 'ong', 'ongs'],
  ['gdpr', 'rgpd'],
];

/** Whether every figure, name, quote and claim of `sentence` stands in `facts`, each figure as what it is, and its words do. */
export function proveSentence(
  sentence: string,
  facts: readonly Fact[],
  { view, locale, companyName }: { view: DeckView; locale: Locale; companyName: string },
): Proof {
  const { text } = foldText(sentence.replace(/\s+/gu, ' ').trim());
  if (facts.length === 0 || text === '' || text.length > LONGEST) return 'refused';
  if (NO_PROSE.test(text) || VERDICT.test(text) || givesOrder(text)) return 'refused';
  const source = foldText(
    facts
      .flatMap((fact) => [fact.text, fact.quote, fact.subjectName ?? ''])
      .join(' \n ')
      .concat(' ', companyName),
  ).text;
  const known = new Set(wordsOf(source).map(({ folded }) => folded));
  const kinds = facts.flatMap((fact) => [kindName(fact, locale), kindName(fact, 'en')]).join(' ');
  const named = new Set([...known, ...wordsOf(kinds).map(({ folded }) => folded)]);
  if (!numbersAreKnown(text, source, known) || !quotationsStand(text, source)) return 'refused';
  return weakest([
    namesAreKnown(text, named, smallLetterWords(view)),
    claimsAreCarried(text, facts, view.language !== locale),
    figuresStand(text, source, facts, { view, locale }) ? 'carried' : 'refused',
    readsAsFacts(text, facts, { view, locale }),
    wordsAreShared(text, facts, { locale, companyName }) ? 'carried' : 'open',
  ]);
}

/** Words that the deck writes in small letters, so that a capital at the start of a sentence makes no name of them. */
function smallLetterWords({ slides }: DeckView): ReadonlySet<string> {
  const small = slides.flatMap(({ slide }) => slide.text.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? []);
  return new Set(small.map(fold));
}

/**
 * Capitalised words and words with figures in them; the first of the sentence may also be an ordinary word. One that is
 * ordinary elsewhere ("Earth" of a deck that says "Terre") only a reader can tell.
 */
function namesAreKnown(text: string, known: ReadonlySet<string>, ordinary: ReadonlySet<string>): Proof {
  return weakest(
    wordsOf(text).map(({ folded, start, end }, index) => {
      const written = text.slice(start, end);
      if (known.has(folded) || NUMBER_WORDS.has(folded)) return 'carried';
      if (SAME_ABROAD.some((same) => same.includes(folded) && same.some((word) => known.has(word)))) return 'carried';
      // Of a number its digits and its value are looked up.
      if (!/[\p{Lu}\p{N}]/u.test(written) || AMOUNT.test(written)) return 'carried';
      const isWord = /^\p{Lu}\p{Ll}*$/u.test(written);
      const opens = index === 0 && (SMALL.has(folded) || GENERIC.has(folded) || ordinary.has(folded));
      if (isWord && (opens || isOrdinary(written))) return index === 0 ? 'carried' : 'open';
      return 'refused';
    }),
  );
}

function numbersAreKnown(text: string, source: string, known: ReadonlySet<string>): boolean {
  if (!wordsOf(text).every(({ folded }) => !NUMBER_WORDS.has(folded) || known.has(folded))) return false;
  const written = new Set(digitRuns(source));
  return digitRuns(text).every((run) => written.has(run));
}

function digitRuns(text: string): string[] {
  return (text.match(/\d[\d.,']*/gu) ?? []).map((run) => run.replace(/[.,']+$/u, ''));
}

function quotationsStand(text: string, source: string): boolean {
  return [...text.matchAll(/"([^"]{2,})"/gu)].every(([, quoted]) => source.includes(quoted!.replace(/[.,]$/u, '')));
}

interface Reader {
  view: DeckView;
  locale: Locale;
}

/** Same digits are not enough: "1.2 billion" is not "1.2 million". */
function figuresStand(text: string, source: string, facts: readonly Fact[], { view, locale }: Reader): boolean {
  const context = { convention: view.convention, language: locale, dollar: view.dollar };
  const stated = findFigures(source, { ...context, language: view.language });
  return findFigures(text, context).every(
    (figure) => stated.some((other) => isSame(figure, other)) || facts.some((fact) => isValueOf(figure, fact)),
  );
}

function isSame(a: Figure, b: Figure): boolean {
  return (
    a.type === b.type &&
    isClose(a.value, b.value) &&
    (a.currency === undefined || b.currency === undefined || a.currency === b.currency)
  );
}

function isValueOf({ value }: Pick<Figure, 'value'>, fact: Fact): boolean {
  return [fact.value, fact.low, fact.high].some((one) => one !== undefined && isClose(one, value));
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-6;
}

/**
 * What the rubric's rules read in the sentence must be what the facts say, or what they read in the same quotes of the
 * deck; a quote may give an amount of the kind twice, in two currencies.
 */
function readsAsFacts(text: string, facts: readonly Fact[], { view, locale }: Reader): Proof {
  const kinds = [...FIGURE_KINDS];
  const read = gatherFacts(viewSentence(text, view, locale), kinds).filter(
    ({ derivedFrom }) => derivedFrom === undefined,
  );
  const saidIn = (some: readonly Fact[]) => (one: Fact) =>
    some.some(
      (fact) =>
        (fact.kind === one.kind || (HEADS.has(fact.kind) && HEADS.has(one.kind))) &&
        one.value !== undefined &&
        (isValueOf({ value: one.value }, fact) || holdsValue(fact, one.value, view)),
    );
  if (read.every(saidIn(facts))) return 'carried';
  const beside = gatherFacts(view, kinds).filter(({ slide, quote }) =>
    facts.some((fact) => fact.slide === slide && (fact.quote.includes(quote) || quote.includes(fact.quote))),
  );
  return read.every(saidIn([...facts, ...beside])) ? 'carried' : 'refused';
}

function holdsValue({ quote }: Fact, value: number, { convention, dollar, language }: DeckView): boolean {
  return findFigures(quote, { convention, dollar, language }).some((figure) => isClose(figure.value, value));
}

function viewSentence(text: string, view: DeckView, language: Locale): DeckView {
  const box = { x: 0.1, y: 0.4, w: 0.8, h: 0.1 };
  const lines = [{ text, box, size: 18 }];
  const slide: Deck['slides'][number] = {
    number: 1,
    width: 960,
    height: 540,
    title: '',
    blocks: [{ id: 'b1', source: 'text', box, lines }],
    text,
    readBy: 'text',
    links: [],
    pictureArea: 0,
  };
  const deck: Deck = {
    fileName: '',
    kind: 'pdf',
    bytes: 0,
    hash: '',
    slides: [slide],
    hidden: [],
    metadata: {},
    warnings: [],
  };
  const seen = viewDeck(deck, { language, slides: [{ language, section: 'traction', alsoSections: [] }] });
  const { convention, dollar, companyName, competitorNames, currency, readingDate } = view;
  return {
    ...seen,
    convention,
    dollar,
    competitorNames,
    ...(companyName === undefined ? {} : { companyName }),
    ...(currency === undefined ? {} : { currency }),
    ...(readingDate === undefined ? {} : { readingDate }),
  };
}
