/** Cells of the memo: a text of ours with its message, or the deck's own words, each with what carries it. */
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import { renderMessage } from '../../i18n/render.js';
import type { Analysis } from '../../model/analysis.js';
import type { Fact } from '../../model/fact.js';
import { countsAsSaid, isNotUpheld, isOnlySeen } from '../../model/only-seen.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { MemoCell, MemoPart, MemoPartId } from '../../model/memo.js';
import { message, type MessageValue } from '../../model/message.js';
import type { Locale } from '../../model/values.js';
import { readableText } from '../../text/readable-text.js';
import { plainLine as plain } from '../../text/plain-line.js';
import { wholeBullet } from '../../text/whole-bullet.js';

/** What the memo is written from: a scored document. */
export type MemoInput = Pick<
  Analysis,
  | 'companyName'
  | 'facts'
  | 'slides'
  | 'metrics'
  | 'criteria'
  | 'subScores'
  | 'checks'
  | 'flags'
  | 'questions'
  | 'stage'
  | 'summaryMessages'
  | 'recommendation'
  | 'recommendationRule'
> &
  Partial<Pick<Analysis, 'sums' | 'recommendationReason' | 'modelSummary'>>;

export interface Writer extends MemoInput {
  locale: Locale;
  /** Visible facts of the kind that are no example. */
  of: (kind: FactKind, filter?: (fact: Fact) => boolean) => Fact[];
  metric: (kind: FactKind) => Fact | undefined;
  fact: (id: string) => Fact | undefined;
  /** A text of ours: `memo.<id>`. */
  say: (id: string, values?: Record<string, MessageValue>, facts?: readonly Fact[]) => MemoCell;
  /** Any message, with the facts that carry it. */
  tell: (id: string, values: Record<string, MessageValue>, facts?: readonly Fact[]) => MemoCell;
  /** Whether its quote is no more than the title of its slide. */
  isTitle: (fact: Fact) => boolean;
  /** A figure or a name as a value of a message. */
  value: (value: MessageValue, facts: readonly Fact[]) => MemoCell;
  /** The whole bullet that a fact's quote stands in, between the marks of the language. */
  quoted: (fact: Fact, text?: string) => MemoCell;
  part: (id: MemoPartId, rows: MemoCell[][], more?: Partial<Pick<MemoPart, 'note' | 'head'>>) => MemoPart[];
}

/** Words that the deck itself puts between quotation marks need no second pair. */
const QUOTED = /^["“«]\s*([^"“”«»]*?)\s*["”»]$/u;

export function openWriter(input: MemoInput, locale: Locale): Writer {
  // What a trained model only thinks possible, one saw in a picture, or one did not uphold, is no line of a memo.
  const facts = input.facts.filter(
    (fact) => fact.visible && fact.basis !== 'example' && !isOnlySeen(fact) && !isNotUpheld(fact) && countsAsSaid(fact),
  );
  const byId = new Map(input.facts.map((fact) => [fact.id, fact]));
  const slideText = new Map(input.slides.map(({ number, text }) => [number, text]));
  const carried = (by: readonly Fact[]) => ({
    slides: [...new Set(by.map(({ slide }) => slide))].sort((a, b) => a - b),
    factIds: by.map(({ id }) => id),
  });
  const tell: Writer['tell'] = (id, values, by = []) => {
    const textMessage = message(id, values);
    return { text: renderMessage(textMessage, locale), textMessage, ...carried(by) };
  };
  return {
    ...input,
    locale,
    of: (kind, filter = () => true) => facts.filter((fact) => fact.kind === kind && filter(fact)),
    metric: (kind) => byId.get(input.metrics[kind] ?? ''),
    fact: (id) => byId.get(id),
    tell,
    say: (id, values = {}, by = []) => tell(`memo.${id}`, values, by),
    isTitle: ({ slide, quote }) => {
      const title = plain(input.slides.find(({ number }) => number === slide)?.title ?? '');
      return title !== '' && title.includes(plain(quote));
    },
    value: (value, by) =>
      typeof value === 'string' ? { text: plain(value), ...carried(by) } : tell('label.stated', { value }, by),
    quoted: (fact, text = wholeBullet(slideText.get(fact.slide) ?? '', fact.quote)) =>
      tell('export.quoted', { quote: plain(text).replace(QUOTED, '$1') }, [fact]),
    part: (id, rows, more = {}) => {
      if (rows.length === 0) return [];
      const { text: title, textMessage } = tell(`memo.part.${id}`, {});
      return [{ id, title, titleMessage: textMessage ?? message(`memo.part.${id}`), ...more, rows }];
    },
  };
}

export const EMPTY: MemoCell = { text: '', slides: [], factIds: [] };

/** One of each key, the first. */
export function once<T>(items: readonly T[], key: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of items) if (!known.has(key(item))) known.set(key(item), item);
  return [...known.values()];
}

const MOST_QUOTED = 3;

/** The first few in the deck's own words, each once; without those longer than `most` letters. */
export function quotedList({ say }: Writer, facts: readonly Fact[], { most = 110 } = {}): MemoCell | undefined {
  const readable = facts.flatMap((fact) => {
    const text = readableText(fact.text, { most, leastWords: 2, cut: false });
    return text === undefined ? [] : [{ fact, text }];
  });
  const shown = once(readable, ({ text }) => text.toLowerCase()).slice(0, MOST_QUOTED);
  if (shown.length === 0) return undefined;
  const list = shown.map(({ text }): MessageValue => ({ message: message('export.quoted', { quote: text }) }));
  return say(
    'list',
    { list: { list } },
    shown.map(({ fact }) => fact),
  );
}

/** The figure of a fact with its period, money without a currency as the deck writes it. */
export function valueOf(fact: Fact): MessageValue {
  const figure = figureValue(fact);
  return typeof figure === 'string' ? (bareFigure(fact) ?? fact.text) : figure;
}
