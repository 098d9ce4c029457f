/**
 * Which statements say what the company does: a choice learned from labelled decks, by what the statement model thinks of
 * each, where it stands, and on how many slides its words return, as summaries of texts are made (SumBasic, Nenkova and
 * Vanderwende 2005).
 */
import type { FactDraft } from '../../model/fact.js';
import { readableText } from '../../text/readable-text.js';
import { fold } from '../../text/words.js';
import { NONE, probabilityOf, scoreOf, type ChoiceWeights } from '../choice/choice-weights.js';
import { basisOf, statementDraft } from '../claims/claim-rules.js';
import type { Statement } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';
import { nameOf, statementModel } from './adapt/adapt-model.js';
import { learnedModel } from './models.js';
import { learnedStatements } from './read-learned.js';

/** How likely a statement says what each label of the statement model names, 0..1. */
export type Odds = ReadonlyMap<string, number>;

export interface DescriptionOption {
  statement: Statement;
  /** Its words on one line. */
  text: string;
  odds: Odds;
  /** Beginnings of its telling words. */
  stems: ReadonlySet<string>;
  /** What speaks for and against it, from 0 to 1. */
  features: ReadonlyMap<string, number>;
}

const LEAST_WORDS = 4;
/** In characters: the longest quotation. */
const LONGEST = 240;

/** At most so many statements are taken: what it is, and what more is said of the product. */
const MOST = 3;
/** What tells more of the product, and so likely it must be. */
const OFFER = ['solution', 'how_it_works'] as const;
const HURT = ['problem', 'status_quo'] as const;
const LIKELY = 0.6;
/** A statement that shares more of its words with one that was taken says it again. */
const MOST_SHARED = 0.5;

/** The statements of `view` that say best what the company does, at most three; of equals the first. */
export function descriptionDrafts(view: DeckView, weights: ChoiceWeights = learnedModel('description')): FactDraft[] {
  const model = statementModel(view);
  const { labels } = model.head;
  const read = learnedStatements(view).map(({ statement, odds }) => ({
    statement,
    odds: new Map(labels.map((label, at) => [label, odds[at]!])),
  }));
  return chooseDescription(descriptionOptions(view, read), weights).map(({ statement, text, features }, at) =>
    statementDraft(statement, {
      kind: 'description',
      basis: basisOf(statement),
      subject: 'company',
      text,
      detail: { rank: at + 1 },
      decided: {
        by: `description of ${nameOf(model)}`,
        probability: Math.round(probabilityOf(features, weights) * 100) / 100,
      },
    }),
  );
}

/** The likeliest option, and after it those that tell more of the product. */
export function chooseDescription(options: readonly DescriptionOption[], weights: ChoiceWeights): DescriptionOption[] {
  const ranked = options
    .map((option) => ({ option, score: scoreOf(option.features, weights) - (weights[NONE] ?? 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option);
  const chosen = ranked.slice(0, 1);
  for (const option of ranked.slice(1)) {
    if (chosen.length === MOST) break;
    const says = (labels: readonly string[]) => Math.max(...labels.map((label) => option.odds.get(label) ?? 0));
    if (says(OFFER) < LIKELY || says(HURT) > says(OFFER)) continue;
    if (chosen.every(({ stems }) => sharedOf(option.stems, stems) < MOST_SHARED)) chosen.push(option);
  }
  return chosen;
}

function sharedOf(stems: ReadonlySet<string>, known: ReadonlySet<string>): number {
  return [...stems].filter((stem) => known.has(stem)).length / Math.max(1, stems.size);
}

/** Every statement that reads as words, of those that were read. */
export function descriptionOptions(
  view: DeckView,
  read: readonly { statement: Statement; odds: Odds }[],
): DescriptionOption[] {
  const company = fold(view.companyName ?? '');
  const ofName = stemsOf(company);
  const slides = Math.max(1, view.slides.length);
  const spread = spreadOf(read.map(({ statement }) => statement));
  const begun = new Set<number>();
  return read.flatMap(({ statement, odds }) => {
    const text = readableText(statement.raw, { leastWords: LEAST_WORDS, most: LONGEST, cut: false });
    if (text === undefined) return [];
    const { number } = statement.slide;
    const stems = new Set([...stemsOf(text)].filter((stem) => !ofName.has(stem)));
    const features = new Map<string, number>();
    const set = (name: string, value: number | boolean): void => {
      if (Number(value) > 0) features.set(name, Number(value));
    };
    for (const [label, probability] of odds) set(`says ${label}`, probability);
    for (const label of MARKED) set(`surely ${label}`, logOdds(odds.get(label) ?? 0));
    const shares = [...stems].map((stem) => (spread.get(stem)?.size ?? 0) / slides).sort((a, b) => b - a);
    set('few words of the deck', sum(shares.slice(0, 3)) / 3);
    set('words of the deck', sum(shares.slice(0, 6)) / 6);
    set('words of its own', shares.filter((share) => share <= 1 / slides).length / Math.max(1, shares.length));
    const folded = fold(text);
    const named = company.length >= LEAST_NAME && folded.includes(company);
    set('names the company', named);
    set('begins with its name', named && folded.startsWith(company));
    set('heading', statement.heading);
    set('cover', number === 1);
    set('late', number / slides);
    set('first', !begun.has(number));
    set(`on ${statement.slide.section}`, true);
    set(`words ${lengthOf(text)}`, true);
    set('goes on', /^\p{Ll}/u.test(text));
    set('digits', /\d/u.test(text));
    set('asks', /\?\s*$/u.test(text));
    set('ends', /\.\s*$/u.test(statement.raw));
    set('shouts', text === text.toUpperCase());
    begun.add(number);
    return [{ statement, text, odds, stems, features }];
  });
}

/** Labels whose small odds speak too. */
const MARKED = ['one_liner', 'solution', 'problem'] as const;
/** Odds of 1 in 1,000 are 0, even ones 1. */
const logOdds = (probability: number): number =>
  Math.max(0, (Math.log(probability + 1e-6) - Math.log(1 - probability + 1e-6) + 7) / 7);

/** A shorter name is found within other words. */
const LEAST_NAME = 3;

function lengthOf(text: string): string {
  const words = text.split(' ').length;
  return words < 6 ? 'to 5' : words < 10 ? 'to 9' : words < 17 ? 'to 16' : words < 29 ? 'to 28' : 'more';
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The slides on which each stem stands. */
function spreadOf(statements: readonly Statement[]): Map<string, Set<number>> {
  const spread = new Map<string, Set<number>>();
  for (const { text, slide } of statements) {
    for (const stem of stemsOf(text)) {
      const on = spread.get(stem);
      if (on) on.add(slide.number);
      else spread.set(stem, new Set([slide.number]));
    }
  }
  return spread;
}

const WORD = /\p{L}{4,}/gu;
/** Letters by which words are the same: "analyse", "analysis". */
const STEM = 5;

/** The beginnings of the longer words of `text`. */
export function stemsOf(text: string): Set<string> {
  return new Set((fold(text).match(WORD) ?? []).map((word) => word.slice(0, STEM)));
}
