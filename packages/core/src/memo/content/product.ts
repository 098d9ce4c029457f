/** What is sold: what the deck says that it does, how far the product is, what it costs and how large its market is said to be. */
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import { pricesBeside } from '../../model/main-price.js';
import type { Fact } from '../../model/fact.js';
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { message, type MessageValue } from '../../model/message.js';
import { doubtOf } from '../../model/only-seen.js';
import { once, quotedList, type Writer } from './cells.js';

/** Words of a model that is less sure are left to the criteria. */
const MOST_DOUBT = 0.3;
const LONGEST = 240;
const MARKETS = ['tam', 'sam', 'som'] as const;

export function productPart(writer: Writer, line: MemoCell | undefined): MemoPart[] {
  const { of, say, metric } = writer;
  const rows: MemoCell[][] = [];
  const row = (id: string, cell: MemoCell | undefined) => {
    if (cell) rows.push([say(`product.${id}`), cell]);
  };
  const told = new Set(line?.factIds);
  row('does', quotedList(writer, of('description', ({ id }) => !told.has(id)).toSorted(byRank), { most: LONGEST }));
  const stages = of('product_stage', (fact) => fact.basis === 'actual' && doubtOf(fact) <= MOST_DOUBT);
  row('stage', quotedList(writer, stages.toSorted(likelier).slice(0, 1), { most: LONGEST }));
  const ours = ({ subject, value }: Fact) => subject === 'company' && value !== 0;
  row('price', pricesCell(writer, pricesBeside(of('price', ours))));
  row('take_rate', pricesCell(writer, of('take_rate', ours).slice(0, 1)));
  const markets = MARKETS.flatMap((kind) => metric(kind) ?? []);
  const sized = markets.map((fact): MessageValue => ({
    message: message('memo.product.sized', { kind: fact.kind, value: sizeOf(fact) }),
  }));
  row('market', markets.length > 0 ? say('list', { list: { list: sized } }, markets) : undefined);
  return writer.part('product', rows);
}

/** An amount, or a number of those who could buy. */
function sizeOf(fact: Fact): MessageValue {
  const size = bareFigure(fact) ?? fact.text;
  return fact.unit === 'count' ? { message: message('scoring.buyers', { count: size }) } : size;
}

const byRank = (a: Fact, b: Fact): number => Number(a.detail?.rank ?? 0) - Number(b.detail?.rank ?? 0);
const likelier = (a: Fact, b: Fact): number =>
  Number(b.detail?.said === true) - Number(a.detail?.said === true) || doubtOf(a) - doubtOf(b);

const LONGEST_PRICE = 90;
/** A word that says what is paid for. */
const NAMES_PLAN = /\p{L}{3}/u;

/** Each line that tells prices, for it names the plan or the unit; the amount alone where the line is longer or part of a table. */
function pricesCell({ say, quoted }: Writer, facts: readonly Fact[]): MemoCell | undefined {
  const told = facts.map((fact): { key: string; value: MessageValue } => {
    const { text, textMessage } = quoted(fact);
    const isShort = text.length <= LONGEST_PRICE && !text.includes('|') && NAMES_PLAN.test(text);
    return isShort && textMessage
      ? { key: text, value: { message: textMessage } }
      : { key: fact.id, value: figureValue(fact) };
  });
  if (told.length === 0) return undefined;
  return say('list', { list: { list: once(told, ({ key }) => key).map(({ value }) => value) } }, facts);
}
