/**
 * Figures that no rule has a name for, where the models know what their slide and statement are about: what a problem
 * costs, what else is told of the market, how the product is used. Figure, role and quote are read by rules as always.
 */
import type { FactKind } from '../../model/fact-kinds.js';
import type { FactDraft } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import { ruleDrafts } from '../facts/rule-drafts.js';
import { figureDraft } from '../figures/figure-draft.js';
import type { ReadFigure } from '../figures/figure-reading.js';
import { lineAt } from '../figures/passages.js';
import { countsCustomers, isOfAll } from '../figures/served-nouns.js';
import { readFigures } from '../figures/read-figures.js';
import type { Figure } from '../numbers/figure.js';
import { wordsOf } from '../../text/words.js';
import type { DeckView, ViewSlide } from '../view/view-types.js';
import { isSummaryPage } from '../view/summary-page.js';
import { SUBJECT_WORDS } from '../words/subject-words.js';
import { nameOf, statementModel } from './adapt/adapt-model.js';
import { SECTION_OF } from './blend-sections.js';
import { learnedStatements, onceForModel, type StatementReading } from './read-learned.js';

/** What a model thinks likelier than not. */
const LIKELY = 0.5;
/** Slides that tell of the outside. */
const OUTSIDE = new Set<Section>(['problem', 'market', 'whyNow']);
/** What is said there of the outside; of all else a figure has a name of its own. */
const OF_OUTSIDE = new Set([
  ...['problem', 'pain_cost', 'status_quo', 'why_now', 'market_segment', 'buyer_count', 'customer_segment'],
  ...['market_growth', 'regulation', 'risk', 'impact'],
]);
const OF_USE = new Set(['users_proof', 'traction']);
/** How large a market is, by construction or report. */
const SIZES = new Set(['tam', 'sam', 'som']);
/** Less is a price or what one customer pays. */
const LEAST_SIZE = 1e6;

const MEASURES = new Set<Figure['type']>(['money', 'percent', 'points', 'multiple', 'duration']);
/** A bare small number counts steps, names and pages. */
const LEAST_COUNT = 100;
/** A figure is told of in words. */
const FEWEST_WORDS = 2;

export function learnedFigures(view: DeckView, kinds: ReadonlySet<FactKind>): FactDraft[] {
  return allFigures(view).filter(({ kind }) => kinds.has(kind));
}

const allFigures = onceForModel((view: DeckView): FactDraft[] => {
  const named = new Set(ruleDrafts(view).map(({ slide, value }) => `${slide} ${value}`));
  const statements = bySlide(view);
  return readFigures(view).flatMap((reading) => {
    const { slide } = reading;
    const saidOf = sayer(slide, statements.get(slide) ?? []);
    return reading.figures.flatMap((item) => {
      if (named.has(`${slide.number} ${item.figure.value}`)) return [];
      const said = saidOf(item);
      const size = said && sizeOf(item, said, slide, view);
      if (!size && !isFree(item)) return [];
      const found = said && (size ?? kindOf(item, said, slide, view));
      return found ? [figureDraft(item, found.kind, { view, slide: reading }, found)] : [];
    });
  });
});

/** Whether no metric word claims it, nobody's name stands beside it, and it is no example or aim. */
function isFree({ figure, metric, said, basis }: ReadFigure): boolean {
  if ((metric !== undefined && metric.weak !== true) || figure.per !== undefined) return false;
  if (said === 'company' || said === 'competitor' || basis === 'example' || basis === 'target') return false;
  // "2025³": a year with the mark of a note.
  if (figure.type === 'count' && !figure.marked && /^20[0-4]\d$/u.test(figure.digits)) return false;
  return figure.type === 'count' ? figure.value >= LEAST_COUNT : figure.value !== 0 && MEASURES.has(figure.type);
}

type Label = StatementReading['labels'][number];

/** What `vc show --why` tells: the model, how likely it thinks it, and by which features. */
function decisionOf(view: DeckView, { features }: StatementReading, label: Label | undefined) {
  const model = statementModel(view);
  return {
    by: nameOf(model),
    ...(label && {
      probability: Math.round(label.probability * 100) / 100,
      why: model.why(features, label.index).map(({ feature }) => feature),
    }),
  };
}

/** Money that its statement calls the size of a market, whoever's price it is worked out by. */
function sizeOf({ figure, metric, said: whose }: ReadFigure, said: StatementReading, slide: ViewSlide, view: DeckView) {
  if (figure.type !== 'money' || figure.value < LEAST_SIZE || figure.per !== undefined) return undefined;
  if ((metric !== undefined && metric.weak !== true) || whose === 'competitor') return undefined;
  if (slide.section !== 'market' && !slide.alsoSections.includes('market')) return undefined;
  const likeliest = likeliestSize(said);
  // What the company means to earn of it is its plan.
  if (likeliest === undefined || likeliest.label === 'som') return undefined;
  const decided = decisionOf(view, said, likeliest);
  return { kind: likeliest.label as 'tam' | 'sam', subject: 'market', basis: 'external', decided } as const;
}

/** Which size of a market a statement tells of, when it likely does. */
function likeliestSize({ labels }: StatementReading): Label | undefined {
  const [likeliest] = labels.filter(({ label }) => SIZES.has(label)).sort((a, b) => b.probability - a.probability);
  return likeliest && likeliest.probability >= LIKELY ? likeliest : undefined;
}

/** `drafts` with the amounts that a page of the market shows and no word names: the part that is served, where its statement says so. */
export function withServedMarkets(drafts: readonly FactDraft[], view: DeckView): FactDraft[] {
  if (!drafts.some(isUnnamedSize)) return [...drafts];
  const served = servedSizes(view);
  // "$6B in 2025 and $12B in 2030" sizes one market twice.
  const isToCome = ({ slide, detail, value = 0 }: FactDraft): boolean =>
    detail?.ahead === true &&
    drafts.some((other) => other.kind === 'tam' && other.slide === slide && (other.value ?? value) < value);
  return drafts.map((draft) => {
    const decided = isUnnamedSize(draft) && !isToCome(draft) && served.get(`${draft.slide} ${draft.value}`);
    return decided ? { ...draft, kind: 'sam', decided } : draft;
  });
}

const isUnnamedSize = ({ kind, decided }: FactDraft): boolean => kind === 'tam' && decided?.by === 'figures-market';

/**
 * `drafts` with the market as a whole where a deck tells of no other: an amount that its words give to the market or an
 * industry, on whatever page, and a part that only a model took for one. A part is told by the whole beside it.
 */
export function withWholeMarket(drafts: readonly FactDraft[]): FactDraft[] {
  if (drafts.some(({ kind, unit }) => kind === 'tam' && unit === 'money')) return [...drafts];
  return drafts.map((draft) => (isUncalledWhole(draft) ? { ...draft, kind: 'tam' } : draft));
}

function isUncalledWhole({ kind, unit, value = 0, decided, quote }: FactDraft): boolean {
  if (unit !== 'money' || value < LEAST_SIZE) return false;
  if (kind === 'sam') return decided?.probability !== undefined;
  return kind === 'market_other' && SUBJECT_WORDS.find(wordsOf(quote)).some(({ list }) => list === 'market');
}

/** What decided that the only amount of a statement is the part of a market that is served, by its slide and value. */
const servedSizes = onceForModel((view: DeckView): ReadonlyMap<string, ReturnType<typeof decisionOf>> => {
  const statements = bySlide(view);
  const served = new Map<string, ReturnType<typeof decisionOf>>();
  for (const { slide, figures } of readFigures(view)) {
    const saidOf = sayer(slide, statements.get(slide) ?? []);
    const amounts = figures.filter(({ figure }) => figure.type === 'money' && figure.value >= LEAST_SIZE);
    for (const item of amounts) {
      const said = saidOf(item);
      if (!said || amounts.some((other) => other !== item && saidOf(other) === said)) continue;
      const size = likeliestSize(said);
      if (size?.label === 'sam') served.set(`${slide.number} ${item.figure.value}`, decisionOf(view, said, size));
    }
  }
  return served;
});

function bySlide(view: DeckView): Map<ViewSlide, StatementReading[]> {
  const statements = new Map<ViewSlide, StatementReading[]>();
  for (const reading of learnedStatements(view)) {
    const { slide } = reading.statement;
    statements.set(slide, [...(statements.get(slide) ?? []), reading]);
  }
  return statements;
}

/** The statement that tells of a figure, in words: the one in which its caption stands, or it does. */
function sayer(slide: ViewSlide, readings: readonly StatementReading[]) {
  const begun = new Map<number, StatementReading[]>();
  for (const reading of readings) {
    const { index } = reading.statement.line;
    begun.set(index, [...(begun.get(index) ?? []), reading]);
  }
  const on = new Map<number, StatementReading[]>();
  let last: StatementReading[] = [];
  for (const { index } of slide.lines) on.set(index, (last = begun.get(index) ?? last));
  return ({ read, label, figure }: ReadFigure): StatementReading | undefined => {
    const line = label ? label.passage.lines[0] : lineAt(read.passage, figure.start).line;
    const own = line ? (on.get(line.index) ?? []) : [];
    const said = own.find(({ statement }) => statement.text.includes(figure.text)) ?? own[0];
    return said && (said.statement.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= FEWEST_WORDS ? said : undefined;
  };
}

/** The kind that the likeliest label of its statement gives a figure, and what decided. */
function kindOf(item: ReadFigure, said: StatementReading, slide: ViewSlide, view: DeckView) {
  const { figure } = item;
  const { labels } = said;
  const [likeliest] = [...labels].sort((a, b) => b.probability - a.probability);
  const isSure = likeliest !== undefined && likeliest.probability >= LIKELY;
  const decided = (label = likeliest) => decisionOf(view, said, label);
  const sections = [slide.section, ...slide.alsoSections];
  if (sections.some(isOutside) && !isSummaryPage(slide)) {
    const cost = labels.find(({ label, probability }) => label === 'pain_cost' && probability >= LIKELY);
    if (cost) return { kind: 'pain_cost', subject: 'customer', basis: 'external', decided: decided(cost) } as const;
    const isTold = isSure || slide.likely.some((one) => one.probability >= LIKELY && isOutside(SECTION_OF[one.label]));
    if (!isTold || figure.type === 'duration') return undefined;
    if (labels.some(({ label, probability }) => probability >= LIKELY && !OF_OUTSIDE.has(label))) return undefined;
    return { kind: 'market_other', subject: 'market', basis: 'external', decided: decided() } as const;
  }
  const isUse = isSure && OF_USE.has(likeliest.label) && sections.includes('traction') && figure.type === 'count';
  if (!isUse) return undefined;
  const isOfCustomers = countsCustomers(item, view) && !isOfAll(item.read.folded) && figure.value >= 2;
  return { kind: isOfCustomers ? 'customers' : 'usage', subject: 'company', decided: decided() } as const;
}

const isOutside = (section: Section | undefined): boolean => section !== undefined && OUTSIDE.has(section);
