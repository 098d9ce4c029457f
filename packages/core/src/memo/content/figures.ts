/** What has happened with its dates, what is planned apart from it, and the sums that an investor works out. */
import { kindNameId } from '../../i18n/metric-name.js';
import { CLOSELY_TRACKED } from '../../model/kind-sets.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { recurringRevenueOf } from '../../model/recurring-revenue.js';
import { readableText } from '../../text/readable-text.js';
import { once, valueOf, type Writer } from './cells.js';
import { plannedRow } from './planned-row.js';

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

/** Planned figures of the company with their dates, a metric a row, then what must be true for them. */
export function forecastPart(writer: Writer): MemoPart[] {
  const planned = METRICS.filter((kind) => CLOSELY_TRACKED.has(kind)).flatMap((kind) => {
    const facts = writer.of(
      kind,
      ({ basis, subject, value, low }) =>
        (basis === 'forecast' || basis === 'target') && subject === 'company' && (value ?? low ?? 0) > 0,
    );
    return facts.length > 0 ? [plannedRow(writer, kind, facts)] : [];
  });
  const needed = sumRows(writer, (id) => OF_FORECAST.has(id)).map((cells) => cells.slice(0, 2));
  const tied = checkRows(writer, true).map(({ cells }) => cells.slice(0, 2));
  return writer.part('forecast', [...planned, ...needed, ...tied]);
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

function figureRow(writer: Writer, fact: Fact): MemoCell[] {
  return [writer.tell(kindNameId(fact.kind), {}), writer.value(valueOf(fact), [fact]), dateCell(writer, fact)];
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
