/** What has happened with its dates, what is planned apart from it, and the sums that an investor works out. */
import { kindNameId } from '../../i18n/metric-name.js';
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import { CLOSELY_TRACKED } from '../../model/kind-sets.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import type { MemoCell, MemoPart } from '../../model/memo.js';
import type { MessageValue } from '../../model/message.js';
import { recurringRevenueOf } from '../../model/recurring-revenue.js';
import { readableText } from '../../text/readable-text.js';
import { EMPTY, once, type Writer } from './cells.js';

const MOST_ROWS = 8;
/** Fewer words are a heading; what is used is told by a number and its noun. */
const leastWords = (kind: FactKind): number => (kind === 'usage' ? 2 : 4);
const METRICS: readonly FactKind[] = [
  'arr', 'mrr', 'revenue', 'gmv', 'tpv', 'aum', 'growth_yoy', 'growth_mom', 'growth_multiple', 'paying_customers',
  'customers', 'users', 'mau', 'dau', 'signups', 'waitlist', 'nrr', 'churn', 'retention', 'gross_margin', 'cac', 'ltv',
  'burn_net', 'cash',
]; // prettier-ignore
/** Signs of demand in words. */
const SIGNS: readonly FactKind[] = ['usage', 'pilot', 'loi', 'milestone_done', 'logo', 'testimonial', 'interviews'];
/** Sums that say what a forecast asks for stand beside it. */
const OF_FORECAST: ReadonlySet<string> = new Set(['forecast-growth', 'forecast-customers', 'market-share']);
/** Checks that are no sum: names against a head-count, a year against years, one metric on two slides. */
const NO_SUM: ReadonlySet<string> = new Set([
  'founded-experience',
  'team-count-names',
  'same-metric-agrees',
  'use-of-funds-sum',
]);

/** Actual figures of the company, then signs of demand in the deck's words. */
export function tractionPart(writer: Writer): MemoPart[] {
  const { metric, of, say } = writer;
  const recurring = recurringRevenueOf(writer);
  const figures = METRICS.flatMap((kind) => {
    const fact = kind === 'arr' ? (recurring?.from ?? recurring?.fact) : metric(kind);
    return fact && fact.basis === 'actual' && fact.subject === 'company' ? [fact] : [];
  });
  const rows = once(figures, ({ id }) => id).map((fact) => figureRow(writer, fact));
  const signs = SIGNS.flatMap((kind) => {
    const facts = of(
      kind,
      // A user without a name may be a slogan.
      ({ basis, subject, strength: said }) =>
        basis === 'actual' && subject !== 'competitor' && (kind !== 'testimonial' || said !== 'assertion'),
    );
    const [best] = facts.toSorted((a, b) => strength(a) - strength(b));
    return best && readableText(best.quote, { most: 240, leastWords: leastWords(kind) }) ? [best] : [];
  });
  for (const fact of once(signs, ({ quote }) => quote))
    rows.push([say(`sign.${fact.kind}`), writer.quoted(fact), dateCell(writer, fact)]);
  return writer.part('traction', rows.slice(0, MOST_ROWS));
}

/** Planned figures of the company with their dates, then what must be true for them. */
export function forecastPart(writer: Writer): MemoPart[] {
  const planned = [...CLOSELY_TRACKED].flatMap((kind) =>
    writer.of(
      kind,
      ({ basis, subject, value, low }) =>
        (basis === 'forecast' || basis === 'target') && subject === 'company' && (value ?? low ?? 0) > 0,
    ),
  );
  const sorted = once(planned, ({ kind, asOf, value, low }) => `${kind} ${asOf} ${value ?? low}`).toSorted(
    (a, b) => a.kind.localeCompare(b.kind, 'en') || (a.asOf ?? '9').localeCompare(b.asOf ?? '9', 'en'),
  );
  // Undated figures of one kind are one row: which comes when nobody can say.
  const rows = once(sorted, ({ kind, asOf, detail, id }) => (asOf === undefined ? `${kind} ${detail?.when ?? ''}` : id))
    .slice(0, MOST_ROWS)
    .map((fact) =>
      figureRow(writer, fact, fact.asOf === undefined ? sorted.filter((one) => isAlike(one, fact)) : [fact]),
    );
  const needed = sumRows(writer, (id) => OF_FORECAST.has(id)).map(([name = EMPTY, formula = EMPTY]) => [
    name,
    formula,
    EMPTY,
  ]);
  const tied = checkRows(writer, true).map(({ cells: [name = EMPTY, found = EMPTY] }) => [name, found, EMPTY]);
  return writer.part('forecast', [...rows, ...needed, ...tied]);
}

/** Sums beside the deck, and those checks of its figures that ran; what does not tie comes first, what cannot be said last. */
export function sumsPart(writer: Writer): MemoPart[] {
  const ranks = { apart: 0, ties: 1, derived: 1, open: 2 } as const;
  const sums = (writer.sums ?? [])
    .filter(({ id }) => !OF_FORECAST.has(id))
    .map((sum) => ({ rank: ranks[sum.status], cells: sumCells(writer, sum) }));
  const rows = [...sums, ...checkRows(writer, false)].sort((a, b) => a.rank - b.rank).map(({ cells }) => cells);
  return writer.part('sums', rows.slice(0, MOST_ROWS));
}

/** Checks that ran: those of what is planned stand beside the forecast, for their sentences tell figures as they are. */
function checkRows(writer: Writer, planned: boolean): { rank: number; cells: MemoCell[] }[] {
  const isPlan = ({ basis, subject }: Fact) => subject === 'company' && (basis === 'forecast' || basis === 'target');
  return writer.checks
    .filter(({ id, status }) => status !== 'notRun' && !NO_SUM.has(id))
    .filter(({ factIds }) => factsOf(writer, factIds).some(isPlan) === planned)
    .map(({ id, status, detailMessage, factIds }) => ({
      rank: status === 'fail' ? 0 : 1,
      cells: [
        writer.tell(`check.name.${id}`, {}),
        writer.tell(detailMessage.id, detailMessage.values, factsOf(writer, factIds)),
        writer.tell(`sum.status.${status === 'fail' ? 'apart' : 'ties'}`, {}),
      ],
    }));
}

function sumRows(writer: Writer, wanted: (id: string) => boolean): MemoCell[][] {
  return (writer.sums ?? [])
    .filter(({ id, status }) => wanted(id) && status !== 'open')
    .map((sum) => sumCells(writer, sum));
}

function sumCells(
  writer: Writer,
  { id, status, textMessage, factIds }: NonNullable<Writer['sums']>[number],
): MemoCell[] {
  return [
    writer.tell(`sum.name.${id}`, {}),
    writer.tell(textMessage.id, textMessage.values, factsOf(writer, factIds)),
    writer.tell(`sum.status.${status}`, {}),
  ];
}

function isAlike(a: Fact, b: Fact): boolean {
  return a.kind === b.kind && a.asOf === b.asOf && a.detail?.when === b.detail?.when;
}

/** `facts` are those that the row tells of, smallest first. */
function figureRow(writer: Writer, fact: Fact, facts: readonly Fact[] = [fact]): MemoCell[] {
  const figures = facts
    .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
    .map((one): MessageValue => {
      const figure = figureValue(one);
      return typeof figure === 'string' ? (bareFigure(one) ?? one.text) : figure;
    });
  return [
    writer.tell(kindNameId(fact.kind), {}),
    figures.length === 1 ? writer.value(figures[0]!, [fact]) : writer.say('list', { list: { list: figures } }, facts),
    dateCell(writer, fact),
  ];
}

/** A figure of which we found no date says so: an investor asks of when. */
function dateCell(writer: Writer, { asOf, detail }: Fact): MemoCell {
  if (asOf !== undefined) return { ...writer.tell('label.stated', { value: { date: asOf } }) };
  const when = detail?.when;
  return typeof when === 'string' ? writer.tell('export.quoted', { quote: when }) : writer.say('undated');
}

function factsOf({ fact }: Writer, ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => fact(id) ?? []);
}

function strength({ strength: said }: Fact): number {
  return said === 'specific' ? 0 : said === 'named' ? 1 : 2;
}
