/** Runs the extractors over a deck's view and keeps what holds: quotes verified, repetitions once, ids given. */
import { FACT_KIND_IDS } from '../../model/fact-kinds.js';
import type { Box } from '../../model/deck.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact, FactDraft } from '../../model/fact.js';
import { QUOTE_LENGTH } from '../view/deck-view.js';
import type { DeckView, ViewLine } from '../view/view-types.js';
import { DERIVATIONS } from './derive-facts.js';
import { secondedClaims } from '../learned/seconded-claims.js';
import { descriptionDrafts } from '../learned/describe-company.js';
import { learnedDrafts } from '../learned/learned-claims.js';
import { learnedFigures, withServedMarkets, withWholeMarket } from '../learned/learned-figures.js';
import { ruleDrafts } from './rule-drafts.js';
import { foldForLookup } from '../../text/fold-text.js';
import { mergeRepeated } from './merge-repeated.js';
import { standsOnOrder } from '../view/order-lines.js';
import { findQuote, quotesOf } from '../view/quote.js';
import { neededForRoles, settleRoles } from './settle-roles.js';

export interface Gathering {
  facts: Fact[];
  /** Drafts whose quote was not found on their slide: dropped. */
  unverified: FactDraft[];
}

/** Kinds that tell an amount of the market by what else is told of it. */
const MARKET: readonly FactKind[] = ['tam', 'sam', 'market_other'];

/**
 * The facts of `kinds` (all when left out) that the deck states, ordered by slide and place. Ids do not depend
 * on the kinds asked for.
 */
export function gatherFacts(view: DeckView, kinds: readonly FactKind[] = FACT_KIND_IDS): Fact[] {
  return gatherAll(view, kinds).facts;
}

/** As `gatherFacts`, with the drafts that failed verification. */
export function gatherAll(view: DeckView, kinds: readonly FactKind[] = FACT_KIND_IDS): Gathering {
  const wanted = new Set(kinds);
  const needed = new Set(wanted);
  for (const derivation of DERIVATIONS) {
    if (wanted.has(derivation.kind)) derivation.needs.forEach((kind) => needed.add(kind));
  }
  neededForRoles(wanted).forEach((kind) => needed.add(kind));
  if (MARKET.some((kind) => wanted.has(kind))) MARKET.forEach((kind) => needed.add(kind));
  const checked = checkDrafts(
    view,
    withWholeMarket([
      ...withServedMarkets(secondedClaims(ruleDrafts(view, needed), view), view),
      ...learnedDrafts(view, needed),
      ...learnedFigures(view, needed),
      ...(needed.has('description') ? descriptionDrafts(view) : []),
    ]),
  );
  const stated = giveIds(firstOfEach(mergeRepeated(settleRoles(checked.drafts, view))), view, new Map());
  const counters = countIds(stated);
  const derived = DERIVATIONS.filter(({ kind }) => wanted.has(kind)).flatMap(({ derive }) => derive(stated));
  const facts = [...stated, ...giveIds(derived, view, counters)].filter(({ kind }) => wanted.has(kind));
  return { facts: inOrder(facts, view), unverified: checked.unverified.filter(({ kind }) => wanted.has(kind)) };
}

/** Those whose quote stands on their slide, and on no line that gives orders. */
export function keepVerified(drafts: FactDraft[], view: DeckView): FactDraft[] {
  return checkDrafts(view, drafts).drafts;
}

function checkDrafts(view: DeckView, drafts: FactDraft[]): { drafts: FactDraft[]; unverified: FactDraft[] } {
  const texts = new Map(view.slides.map((slide) => [slide.number, quotesOf(slide.slide)]));
  const held: FactDraft[] = [];
  const unverified: FactDraft[] = [];
  for (const draft of drafts) {
    // What a line that gives orders says beside them is void.
    if (draft.kind !== 'instruction' && standsOnOrder(draft, view)) continue;
    const text = texts.get(draft.slide);
    const holds =
      text !== undefined && draft.quote.length <= QUOTE_LENGTH && findQuote(draft.quote, text) !== undefined;
    (holds ? held : unverified).push(draft);
  }
  return { drafts: held, unverified };
}

/** Statements of one kind that a slide makes at most; a page that a person can read makes far fewer. */
const MOST_OF_A_KIND = 40;

/** Of each kind on each slide the first ones. */
function firstOfEach(drafts: readonly FactDraft[]): FactDraft[] {
  const counts = new Map<string, number>();
  return drafts.filter(({ kind, slide }) => {
    const count = (counts.get(`${kind}-${slide}`) ?? 0) + 1;
    counts.set(`${kind}-${slide}`, count);
    return count <= MOST_OF_A_KIND;
  });
}

function giveIds(drafts: FactDraft[], view: DeckView, counters: Map<string, number>): Fact[] {
  return inOrder(drafts.map(withPlace), view).map((draft) => {
    const line = lineOf(draft, view);
    const stem = `${draft.kind}-${draft.slide}`;
    const count = (counters.get(stem) ?? 0) + 1;
    counters.set(stem, count);
    const box = [draft.box, line?.box].find((place) => place && isPlace(place));
    const source = draft.source ?? line?.source ?? 'text';
    return {
      ...draft,
      id: `${stem}-${count}`,
      source,
      visible: draft.visible ?? (source !== 'notes' && source !== 'alt'),
      foundBy: draft.foundBy ?? ['rubric'],
      ...(box !== undefined ? { box } : {}),
    };
  });
}

/** The draft, without a box that is none. */
function withPlace(draft: FactDraft): FactDraft {
  if (!draft.box || isPlace(draft.box)) return draft;
  const { box: _box, ...rest } = draft;
  return rest;
}

/** A box that a reader could not work out is none: a document holds numbers alone. */
function isPlace({ x, y, w, h }: Box): boolean {
  return Number.isFinite(x + y + w + h);
}

/** Facts of drafts that were found beside `known` and verified elsewhere; their ids go on where those of `known` end. */
export function factsBeside(known: readonly Fact[], drafts: FactDraft[], view: DeckView): Fact[] {
  return giveIds(drafts, view, countIds(known));
}

function countIds(facts: readonly Fact[]): Map<string, number> {
  const counters = new Map<string, number>();
  for (const { kind, slide } of facts) counters.set(`${kind}-${slide}`, (counters.get(`${kind}-${slide}`) ?? 0) + 1);
  return counters;
}

const KIND_ORDER = new Map<FactKind, number>(FACT_KIND_IDS.map((kind, i) => [kind, i]));

function inOrder<T extends FactDraft>(facts: T[], view: DeckView): T[] {
  const places = new Map(facts.map((fact, i) => [fact, { line: lineOf(fact, view)?.index ?? Infinity, i }]));
  const place = (fact: T): { line: number; i: number } => places.get(fact) ?? { line: 0, i: 0 };
  return [...facts].sort(
    (a, b) =>
      a.slide - b.slide ||
      compare(place(a).line, place(b).line) ||
      (KIND_ORDER.get(a.kind) ?? 0) - (KIND_ORDER.get(b.kind) ?? 0) ||
      place(a).i - place(b).i,
  );
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The line that carries a draft: the one at its box, else the first that its quote holds or that holds it. */
function lineOf(draft: FactDraft, view: DeckView): ViewLine | undefined {
  const lines = view.slides[draft.slide - 1]?.lines ?? [];
  if (draft.box !== undefined) {
    const { x, y } = draft.box;
    const at = lines.find((line) => line.box.x === x && line.box.y === y && line.box.w === draft.box?.w);
    if (at !== undefined) return at;
  }
  const text = foldForLookup(draft.text);
  const within = lines.filter(
    (line) => line.raw.includes(draft.quote) || draft.quote.includes(line.raw) || line.cell?.rowText === draft.quote,
  );
  return within.find((line) => line.folded.includes(text)) ?? within[0];
}
