/** Which amount of a deck is the round that it asks for: a choice learned from labelled decks, by where amounts stand and what stands beside them. */
import { NONE, scoreOf, type ChoiceWeights } from '../choice/choice-weights.js';
import { learnedModel } from '../learned/models.js';
import type { Figure } from '../numbers/figure.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { DeckView, ViewSlide } from '../view/view-types.js';
import type { ReadFigure } from './figure-reading.js';
import { readFigures } from './read-figures.js';

/** An amount that may be the round. */
export interface AskCandidate {
  item: ReadFigure;
  /** What speaks for and against it, from 0 to 1. */
  features: ReadonlyMap<string, number>;
  /** It heads its page in its largest letters, and is no item of a list of amounts. */
  atHead: boolean;
}

/** In units of a currency: smaller amounts are tickets and prices, larger ones markets. */
const LEAST = 2_000;
const MOST = 1e11;
/** No round of these is larger than this. */
const STRONG = new Set(['USD', 'EUR', 'GBP', 'CHF']);
const MOST_STRONG = 5e8;
/** From these odds on a slide may be about the round. */
const MAY_BE = 0.1;
/** Words before and behind an amount that are looked at. */
const NEAR = 4;

/** By so much the score of an amount must be over that of the one that words call the ask, and over none where no word does. */
const OVER_CALLED = 0.5;
const OVER_NONE = 2.8;
const OVER_NONE_AT_HEAD = 0.3;

export interface ChosenAsk {
  item: ReadFigure;
  /** 0 to 1, against none. */
  probability: number;
}

/** What the rules say of an amount: that it is what is asked for, or something else; undefined where they say nothing. */
export type RuledAsk = (item: ReadFigure) => 'called' | 'other' | undefined;

/**
 * The amount of `view` that is the round: what rules call so, unless another is clearly likelier; where they call none,
 * the likeliest. What they know to be something else is none. Undefined where none is likely.
 */
export function chooseAsk(
  view: DeckView,
  ruled: RuledAsk,
  weights: ChoiceWeights = learnedModel('ask'),
): ChosenAsk | undefined {
  const scored = askCandidates(view, ruled)
    .map(({ item, features, atHead }) => ({ item, atHead, score: scoreOf(features, weights) - (weights[NONE] ?? 0) }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  const called = scored.find(({ item }) => ruled(item) === 'called');
  if (best === undefined) return undefined;
  const overNone = best.atHead ? OVER_NONE_AT_HEAD : OVER_NONE;
  const least = called === undefined ? overNone : called.score + OVER_CALLED;
  const chosen = best.score > least ? best : called;
  return chosen && { item: chosen.item, probability: 1 / (1 + Math.exp(-chosen.score)) };
}

/** Every amount of money on slides that may be about the round, and every one that rules call so elsewhere. */
export function askCandidates(view: DeckView, ruled: RuledAsk): AskCandidate[] {
  return readFigures(view).flatMap(({ slide, figures }) => {
    const odds = Math.max(oddsOf(slide, 'ask'), oddsOf(slide, 'use_of_funds'));
    const isAbout = slide.section === 'ask' || slide.alsoSections.includes('ask') || odds >= MAY_BE;
    const amounts = figures.filter(isAmount);
    return amounts
      .filter((item) => (isAbout ? ruled(item) !== 'other' : ruled(item) === 'called'))
      .map((item) => {
        const features = featuresOf(item, amounts, figures, odds);
        const leads = ['opens', 'first', 'biggestLetters'].every((name) => features.has(name));
        const atHead = leads && !isInList(item, amounts);
        return { item, features, atHead };
      });
  });
}

const isAmount = ({ figure, said }: ReadFigure): boolean =>
  figure.type === 'money' &&
  figure.value >= LEAST &&
  figure.value <= (STRONG.has(figure.currency ?? '') ? MOST_STRONG : MOST) &&
  // "Year 1: -20,000 · Year 2: +25,000" are results.
  figure.sign === undefined &&
  figure.per === undefined &&
  figure.period === undefined &&
  said !== 'competitor';

const oddsOf = ({ likely }: ViewSlide, section: string): number =>
  likely.find(({ label }) => label === section)?.probability ?? 0;

function featuresOf(
  item: ReadFigure,
  amounts: readonly ReadFigure[],
  all: readonly ReadFigure[],
  odds: number,
): Map<string, number> {
  const features = new Map<string, number>();
  const set = (name: string, value: number | boolean): void => {
    if (Number(value) > 0) features.set(name, Number(value));
  };
  const { figure, read, slide, metric, basis, label } = item;
  const [line] = read.passage.lines;
  const size = line?.size ?? 0;
  const others = amounts.filter((other) => other !== item);
  set('odds', odds);
  set('section', slide.section === 'ask');
  set('also', slide.alsoSections.includes('ask'));
  set(`on ${slide.section}`, true);
  set('called', metric?.kind === 'ask' && metric.weak !== true);
  set('calledWeakly', metric?.kind === 'ask' && metric.weak === true);
  set(`metric ${metric?.kind ?? 'none'}`, true);
  set(`basis ${basis ?? 'none'}`, true);
  set('heading', line?.heading === true);
  set('cell', line?.cell !== undefined);
  set('labelled', label !== undefined);
  set('only', others.length === 0);
  set(
    'largest',
    others.every((other) => other.figure.value <= figure.value),
  );
  set('first', amounts[0] === item);
  set(
    'biggestLetters',
    others.every((other) => (other.read.passage.lines[0]?.size ?? 0) <= size),
  );
  set('sum', isSum(figure, others));
  set('opens', figure.start <= 2);
  set('alone', standsAlone(item));
  set(
    'forShare',
    read.figures.some((other) => other.type === 'percent' && other.start > figure.end),
  );
  set('shares', all.filter((other) => other.figure.type === 'percent').length >= 3);
  for (const word of wordsBefore(read.folded.slice(0, figure.start))) set(`before ${word}`, true);
  for (const word of wordsBehind(read.folded.slice(figure.end))) set(`behind ${word}`, true);
  for (const word of wordsBehind(label?.folded ?? foldForLookup(line?.row ?? ''))) set(`label ${word}`, true);
  for (const word of wordsBehind(foldForLookup(slide.title))) set(`title ${word}`, true);
  return features;
}

const standsAlone = ({ read, figure }: ReadFigure): boolean => read.text.trim().length <= figure.text.length + 2;

/** So many amounts that stand alone are a list. */
const LIST = 3;

/** One of several amounts that stand alone and are no parts of it. */
function isInList(item: ReadFigure, amounts: readonly ReadFigure[]): boolean {
  const alone = amounts.filter(standsAlone);
  const others = alone.filter((other) => other !== item);
  return alone.length >= LIST && alone.includes(item) && !isSum(item.figure, others);
}

/** The smaller ones among `others`, two and more, add up to it. */
export function isSum(figure: Figure, others: readonly ReadFigure[]): boolean {
  const parts = others.map((other) => other.figure.value).filter((value) => value < figure.value);
  const sum = parts.reduce((total, value) => total + value, 0);
  return parts.length > 1 && Math.abs(sum - figure.value) <= figure.value * 0.01;
}

const WORD = /\p{L}{2,}/gu;
const wordsBefore = (text: string): string[] => (text.match(WORD) ?? []).slice(-NEAR);
const wordsBehind = (text: string): string[] => (text.match(WORD) ?? []).slice(0, NEAR);
