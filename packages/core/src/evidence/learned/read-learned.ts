/** What the models say of a deck: sections of its slides, and what each statement states, with probabilities. */
import { ruleDrafts } from '../facts/rule-drafts.js';
import type { FactDraft } from '../../model/fact.js';
import type { Hint } from '../../model/slide-summary.js';
import { findPeople } from '../people/find-people.js';
import { fold } from '../../text/words.js';
import { statementsOf, type Statement } from '../view/statements.js';
import type { DeckView, LikelySection, ViewSlide } from '../view/view-types.js';

import { statementModel } from './adapt/adapt-model.js';
import { bucketWriter, bucketsOf, type FeatureWriter } from './hashed-features.js';
import type { LinearModel } from './linear-model.js';
import { maskedWords } from './masked-words.js';
import { strangeNames } from './named-words.js';
import { learnedModel } from './models.js';
import { sectionFeatures } from './section-features.js';
import { slideFeatures } from './slide-features.js';
import { statementFeatures, type SlideContext } from './statement-features.js';

export interface StatementReading {
  statement: Statement;
  /** Of every label that is at least possible. */
  labels: { label: string; probability: number; index: number; sure: boolean }[];
  /** Its words, of which no more than `FEWEST_WORDS` are counted. */
  words: number;
  /** Of every label of the model, in its order. */
  odds: Float64Array;
  features: FeatureWriter;
  /** Of its features. */
  buckets: Uint32Array;
}

/** Below it no sign in words makes a statement worth a look. */
const LEAST_HINT = 0.005;
/** A statement that short is a label or a figure alone. */
export const FEWEST_WORDS = 3;

interface DeckReading {
  model: LinearModel;
  statements: StatementReading[];
  /** The likeliest statement of each label, whatever it reaches. */
  likeliest: { statement: Statement; label: string; probability: number }[];
}

const decksRead = new WeakMap<DeckView['slides'], DeckReading>();

/** Probability of every section, slide by slide, of slides that the rules have looked at. */
export function likelySections(slides: readonly ViewSlide[]): LikelySection[][] {
  const [alone, together] = [learnedModel('sections'), learnedModel('sectionsTogether')];
  const bucketsIn = bucketWriter(alone.head.bits);
  return slideFeatures(slides).map((features) => {
    const first = sectionsBy(alone, bucketsIn(features));
    return sectionsBy(together, bucketsOf(sectionFeatures(first), together.head.bits));
  });
}

function sectionsBy(model: LinearModel, buckets: Uint32Array): LikelySection[] {
  return Array.from(model.probabilities(buckets), (probability, at) => ({
    label: model.head.labels[at]!,
    probability,
  }));
}

/** What every statement that counts may say, in order. */
export function learnedStatements(view: DeckView): StatementReading[] {
  return readStatements(view).statements;
}

/** Where the deck may say what the model knows, by slide: of each label the likeliest statement that is worth a look. */
export function learnedHints(view: DeckView): Map<number, Hint[]> {
  const hints = new Map<number, Hint[]>();
  for (const { statement, label, probability } of readStatements(view).likeliest) {
    if (probability < LEAST_HINT) continue;
    const { number } = statement.slide;
    const hint = { says: label, quote: statement.raw, probability: rounded(probability) };
    hints.set(number, [...(hints.get(number) ?? []), hint]);
  }
  for (const [slide, quote] of namesAmongTraction(view)) {
    const hint = { says: 'customer_named', quote, probability: NAMED };
    hints.set(slide, [...(hints.get(slide) ?? []), hint]);
  }
  return hints;
}

/** So likely is a name on a page of traction a customer's: too little to say so, too much to say that none is named. */
const NAMED = 0.15;
/** From these odds on a slide may tell of customers. */
const MAY_BE = 0.2;
const OF_CUSTOMERS = new Set(['traction', 'customers', 'case_study']);

/** By slide, the first statement of a page of traction that names somebody who is neither we nor a rival nor of our people. */
function namesAmongTraction(view: DeckView): Map<number, string> {
  const known = new Set(
    [view.companyName ?? '', ...view.competitorNames, ...findPeople(view).map(({ name }) => name.bare)].flatMap(
      (name) => fold(name).split(/[^\p{L}\p{N}]+/u),
    ),
  );
  const named = new Map<number, string>();
  for (const { slide, heading, text, raw } of statementsOf(view)) {
    const isAbout =
      slide.section === 'traction' ||
      slide.alsoSections.includes('traction') ||
      slide.likely.some(({ label, probability }) => OF_CUSTOMERS.has(label) && probability >= MAY_BE);
    if (heading || !isAbout || named.has(slide.number)) continue;
    if (strangeNames(text).some((name) => !known.has(name))) named.set(slide.number, raw);
  }
  return named;
}

const rounded = (probability: number): number => Math.round(probability * 1000) / 1000;

/** Linear in the deck's text. */
function readStatements(view: DeckView): DeckReading {
  const model = statementModel(view);
  const known = decksRead.get(view.slides);
  if (known?.model === model) return known;
  const { head } = model;
  const likeliest = new Map<number, DeckReading['likeliest'][number]>();
  const bucketsIn = bucketWriter(head.bits);
  const statements = slideContexts(view).flatMap((context) =>
    statementFeatures(context).map((features, at): StatementReading => {
      const statement = context.statements[at]!;
      const words = maskedWords(statement.text, FEWEST_WORDS).length;
      const labels: StatementReading['labels'] = [];
      const buckets = bucketsIn(features);
      const odds = model.probabilities(buckets);
      odds.forEach((probability, index) => {
        const label = head.labels[index]!;
        if (words >= FEWEST_WORDS && probability > (likeliest.get(index)?.probability ?? 0))
          likeliest.set(index, { statement, label, probability });
        if (probability >= head.possible[index]!)
          labels.push({ label, probability, index, sure: probability >= head.sure[index]! });
      });
      return { statement, labels, words, odds, features, buckets };
    }),
  );
  const read = { model, statements, likeliest: [...likeliest.values()] };
  decksRead.set(view.slides, read);
  return read;
}

/** `read`, once for a view, which never changes, and the model that its statements are read by, however many steps ask. */
export function onceForModel<Answer>(read: (view: DeckView) => Answer): (view: DeckView) => Answer {
  const known = new WeakMap<DeckView, { model: LinearModel; answer: Answer }>();
  return (view) => {
    const model = statementModel(view);
    const before = known.get(view);
    if (before?.model === model) return before.answer;
    const answer = read(view);
    known.set(view, { model, answer });
    return answer;
  };
}

/** The slides with their statements and what the rules found in them: what statements are looked at in. */
export function slideContexts(view: DeckView): SlideContext[] {
  const bySlide = new Map<ViewSlide, Statement[]>();
  for (const statement of statementsOf(view)) {
    const own = bySlide.get(statement.slide);
    if (own) own.push(statement);
    else bySlide.set(statement.slide, [statement]);
  }
  const drafts = new Map<string, Set<string>>();
  for (const draft of ruleDrafts(view)) {
    const key = keyOf(draft);
    drafts.set(key, (drafts.get(key) ?? new Set()).add(draft.kind));
  }
  return view.slides.flatMap((slide) => {
    const statements = bySlide.get(slide);
    if (!statements) return [];
    const kindsOf = (statement: Statement) => [
      ...new Set(
        [statement.raw, statement.line.raw, statement.line.cell?.rowText ?? ''].flatMap((quote) =>
          quote === '' ? [] : [...(drafts.get(keyOf({ slide: slide.number, quote })) ?? [])],
        ),
      ),
    ];
    return [{ slide, statements, kindsOf }];
  });
}

const keyOf = ({ slide, quote }: Pick<FactDraft, 'slide' | 'quote'>): string => `${slide} ${quote.trim()}`;
