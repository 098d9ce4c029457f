/** What the models say of a deck: sections of its slides, and what each statement states, with probabilities. */
import { ruleDrafts } from '../facts/rule-drafts.js';
import type { FactDraft } from '../../model/fact.js';
import { statementsOf, type Statement } from '../view/statements.js';
import type { DeckView, LikelySection, ViewSlide } from '../view/view-types.js';
import { learnedModel } from './models.js';
import { slideFeatures } from './slide-features.js';
import { statementFeatures, type SlideContext } from './statement-features.js';

export interface StatementReading {
  statement: Statement;
  /** Of every label that is at least possible. */
  labels: { label: string; probability: number; index: number; sure: boolean }[];
  features: ReadonlySet<string>;
}

const statementsRead = new WeakMap<DeckView['slides'], StatementReading[]>();

/** Probability of every section, slide by slide, of slides that the rules have looked at. */
export function likelySections(slides: readonly ViewSlide[]): LikelySection[][] {
  const model = learnedModel('sections');
  const { labels } = model.head;
  return slideFeatures(slides).map((features) =>
    [...model.probabilities(features)].map((probability, at) => ({ label: labels[at]!, probability })),
  );
}

/** What every statement that counts may say, in order. Linear in the deck's text. */
export function learnedStatements(view: DeckView): StatementReading[] {
  const known = statementsRead.get(view.slides);
  if (known) return known;
  const model = learnedModel('statements');
  const { head } = model;
  const read = slideContexts(view).flatMap((context) =>
    statementFeatures(context).map((features, at): StatementReading => {
      const labels = [...model.probabilities(features)].flatMap((probability, index) =>
        probability >= head.possible[index]!
          ? [{ label: head.labels[index]!, probability, index, sure: probability >= head.sure[index]! }]
          : [],
      );
      return { statement: context.statements[at]!, labels, features };
    }),
  );
  statementsRead.set(view.slides, read);
  return read;
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
