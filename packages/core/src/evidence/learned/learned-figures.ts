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
import { readFigures } from '../figures/read-figures.js';
import type { Figure } from '../numbers/figure.js';
import type { DeckView, ViewSlide } from '../view/view-types.js';
import { nameOf, statementModel } from './adapt/adapt-model.js';
import { SECTION_OF } from './blend-sections.js';
import type { LinearModel } from './linear-model.js';
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
  const statements = new Map<ViewSlide, StatementReading[]>();
  for (const reading of learnedStatements(view)) {
    const { slide } = reading.statement;
    statements.set(slide, [...(statements.get(slide) ?? []), reading]);
  }
  return readFigures(view).flatMap((reading) => {
    const { slide } = reading;
    const saidOf = sayer(slide, statements.get(slide) ?? []);
    return reading.figures.flatMap((item) => {
      if (!isFree(item) || named.has(`${slide.number} ${item.figure.value}`)) return [];
      const said = saidOf(item);
      const found = said && kindOf(item, said, slide, statementModel(view));
      return found ? [figureDraft(item, found.kind, { view, slide: reading }, found)] : [];
    });
  });
});

/** Whether no metric word claims it, nobody's name stands beside it, and it is no example or aim. */
function isFree({ figure, metric, said, basis }: ReadFigure): boolean {
  if ((metric !== undefined && metric.weak !== true) || figure.per !== undefined) return false;
  if (said === 'company' || said === 'competitor' || basis === 'example' || basis === 'target') return false;
  return figure.type === 'count' ? figure.value >= LEAST_COUNT : figure.value !== 0 && MEASURES.has(figure.type);
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
function kindOf({ figure }: ReadFigure, { labels, features }: StatementReading, slide: ViewSlide, model: LinearModel) {
  const [likeliest] = [...labels].sort((a, b) => b.probability - a.probability);
  const isSure = likeliest !== undefined && likeliest.probability >= LIKELY;

  const decided = (label = likeliest) => ({
    by: nameOf(model),
    ...(label && {
      probability: Math.round(label.probability * 100) / 100,
      why: model.why(features, label.index).map(({ feature }) => feature),
    }),
  });
  const sections = [slide.section, ...slide.alsoSections];
  if (sections.some(isOutside)) {
    const cost = labels.find(({ label, probability }) => label === 'pain_cost' && probability >= LIKELY);
    if (cost) return { kind: 'pain_cost', subject: 'customer', basis: 'external', decided: decided(cost) } as const;
    const isTold = isSure || slide.likely.some((one) => one.probability >= LIKELY && isOutside(SECTION_OF[one.label]));
    if (!isTold || figure.type === 'duration') return undefined;
    if (labels.some(({ label, probability }) => probability >= LIKELY && !OF_OUTSIDE.has(label))) return undefined;
    return { kind: 'market_other', subject: 'market', basis: 'external', decided: decided() } as const;
  }
  const isUse = isSure && OF_USE.has(likeliest.label) && sections.includes('traction') && figure.type === 'count';
  return isUse ? ({ kind: 'usage', subject: 'company', decided: decided() } as const) : undefined;
}

const isOutside = (section: Section | undefined): boolean => section !== undefined && OUTSIDE.has(section);
