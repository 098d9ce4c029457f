/** A proposal as a fact in the deck's own words: what stands there, where the rules alone do not say that it means this. */
import { basisOf, contextOf } from '../../../evidence/claims/claim-rules.js';
import { acceptsFigure } from '../../../evidence/figures/accepts-figure.js';
import { amountOf, figureDraft, UNIT_OF } from '../../../evidence/figures/figure-draft.js';
import { subjectOf } from '../../../evidence/figures/judge-role.js';
import type { ReadFigure, SlideReading } from '../../../evidence/figures/figure-reading.js';
import { METRICS } from '../../../evidence/figures/metrics.js';
import { statementsOf } from '../../../evidence/view/statements.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import { FACT_KINDS, type FactKind } from '../../../model/fact-kinds.js';
import type { Basis, FactDraft, Strength, Subject } from '../../../model/fact.js';
import { NAMES, PLANS, SUBJECT_BY_KIND } from '../../../model/kind-sets.js';
import { valueTypes } from '../../../model/kinds-where.js';
import { SECTORS } from '../../../model/vocabulary.js';
import type { ProposedFact } from '../answer-schemas.js';
import type { LocatedQuote } from './locate-quote.js';

/** A figure with the slide on which it was read. */
export interface FigureOnSlide {
  item: ReadFigure;
  reading: SlideReading;
}

/** True when a figure of this type can be one of `kind`; a bare number may be money where the deck writes a currency. */
export function fitsUnit(
  kind: FactKind,
  { item: { figure }, reading }: FigureOnSlide,
  { currency }: DeckView,
): boolean {
  const types = valueTypes(FACT_KINDS[kind]);
  const unit = UNIT_OF[figure.type];
  if (unit === undefined) return false;
  if (types.includes('any') || types.includes(unit)) return true;
  return unit === 'count' && types.includes('money') && (reading.slide.currency ?? currency) !== undefined;
}

/** The figure as `kind`, of whom the model says, as planned or done as the deck's words say. */
export function plainFigure(
  { kind, subject: said, currency }: ProposedFact,
  { item: given, reading }: FigureOnSlide,
  { quote }: LocatedQuote,
  view: DeckView,
): FactDraft {
  const { metric: _metric, mention: _mention, label: _label, ...bare } = given;
  const isOwn = given.metric?.kind === kind;
  const metric = isOwn
    ? given.metric
    : METRICS.find((one) => one.kind === kind && acceptsFigure(one, given.figure, given.read));
  const item: ReadFigure = isOwn ? given : { ...bare, ...(metric ? { metric } : {}) };
  const read = subjectOf(item, kind, reading, view.companyName);
  const subject = SUBJECT_BY_KIND.has(kind) || read === 'round' ? read : (said ?? read);
  const draft = figureDraft(item, kind, { view, slide: reading }, { subject, quote });
  if (draft.unit !== 'money' || draft.currency !== undefined || currency === undefined) return draft;
  return { ...draft, currency, ambiguous: [...(draft.ambiguous ?? []), 'currency-assumed'] };
}

/** What a model names beside the claim, in the words of the kind's `detail`. */
const LEVELS: Partial<Record<FactKind, readonly string[]>> = {
  product_stage: ['idea', 'prototype', 'prelaunch', 'mvp', 'live', 'paying'],
  sector_signal: SECTORS,
};

/** True for a name that is one of the kind's levels: it need not stand in the quote. */
export function isLevel({ kind, name = '' }: Pick<ProposedFact, 'kind' | 'name'>): boolean {
  return LEVELS[kind]?.includes(name.toLowerCase()) === true;
}

/** Of whom a kind tells, by its topic. */
export const SUBJECT_OF: Record<(typeof FACT_KINDS)[FactKind]['topic'], Subject> = {
  company: 'company',
  market: 'market',
  round: 'round',
  person: 'person',
  customer: 'customer',
  competitor: 'competitor',
  deck: 'company',
};

/** The quote as a claim or name of its kind. */
export function plainClaim(
  proposed: ProposedFact,
  { quote, lines }: LocatedQuote,
  view: DeckView,
  figure?: FigureOnSlide,
): FactDraft {
  const { kind, name, slide } = proposed;
  const statement = statementsOf(view).find(
    (one) => one.slide.number === slide && (lines.includes(one.line) || one.raw.includes(quote)),
  );
  const said = statement && contextOf(view, statement);
  const strength: Strength =
    figure !== undefined || (said?.measures().length ?? 0) > 0
      ? 'specific'
      : (said?.names().length ?? 0) > 0
        ? 'named'
        : 'assertion';
  const { topic } = FACT_KINDS[kind];
  const basis: Basis =
    topic === 'market' || topic === 'competitor' || kind === 'pain_cost'
      ? 'external'
      : PLANS.has(kind) || kind === 'forecast_driver'
        ? 'forecast'
        : statement === undefined || NAMES.has(kind)
          ? 'actual'
          : basisOf(statement);
  const [line] = lines;
  const asOf = said?.asOf();
  const isNamed = name !== undefined && (NAMES.has(kind) || kind === 'company_name');
  return {
    kind,
    text: isNamed ? name : quote,
    basis,
    subject: SUBJECT_OF[topic],
    ...(isNamed ? { subjectName: name } : { strength }),
    ...(isLevel(proposed) ? { detail: { level: name!.toLowerCase() } } : {}),
    ...(figure === undefined
      ? {}
      : amountOf(figure.item.figure, figure.item.figure.type === 'money', view, figure.reading)),
    ...(asOf === undefined ? {} : { asOf }),
    slide,
    quote,
    ...(line === undefined ? {} : { box: line.box, source: line.source }),
  };
}
