/** The deal box: round, amount, instrument, valuation, where the money goes, how long it lasts, and what it buys. */
import { isDatedPlan } from '../../model/dated-plan.js';
import { amountValue, bareFigure, figureValue } from '../../i18n/figure-value.js';
import type { Fact } from '../../model/fact.js';
import { doubtOf } from '../../model/only-seen.js';
import { fundsParts } from '../../model/funds-parts.js';
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { isValueOfRound } from '../../model/round-valuation.js';
import { message, type MessageValue } from '../../model/message.js';
import { readableText } from '../../text/readable-text.js';
import { withoutDetail } from '../../text/without-detail.js';
import { quotedList, type Writer } from './cells.js';

const MOST_PARTS = 12;

export function dealPart(writer: Writer): MemoPart[] {
  const { say, metric, of } = writer;
  const rows: MemoCell[][] = [];
  const row = (id: string, value: MemoCell | undefined) => {
    if (value) rows.push([say(`deal.${id}`), value]);
  };
  const ask = metric('ask');
  // A heading alone (“14 · The ask”) says nothing of the round.
  const asked = of('ask_text', (fact) => (fact.quote.match(/\p{L}+/gu)?.length ?? 0) > 3 && !writer.isTitle(fact))[0];
  row('round', roundCell(writer));
  row('amount', ask ? figure(writer, ask) : asked && writer.quoted(asked));
  row('instrument', words(writer, of('instrument')[0]));
  for (const kind of ['pre_money', 'post_money', 'val_cap'] as const) {
    const fact = metric(kind);
    if (fact) row(kind, figure(writer, fact));
  }
  // A bare "valuation" may be meant before or after the money.
  const [bare] = of('pre_money', (fact) => fact.detail?.unspecified === true && isValueOfRound(fact, ask));
  if (bare && !metric('pre_money')) row('valuation', figure(writer, bare));
  const [committed] = of('commitment_of_round', hasFigure);
  row('committed', committed && figure(writer, committed));
  row('funds', fundsCell(writer));
  row('months', monthsCell(writer));
  row('milestones', milestonesCell(writer, ask));
  return writer.part('deal', rows);
}

/** The stage as the deck names it; an inferred one says what it was inferred from. */
function roundCell({ stage, fact, tell, say }: Writer): MemoCell | undefined {
  const { value, basis, factIds } = stage;
  if (value === 'unknown') return undefined;
  const facts = factIds.flatMap((id) => fact(id) ?? []);
  const name: MessageValue = { message: message(`label.stage.${value}`) };
  return basis === 'ask' || basis === 'arr'
    ? say(`deal.assumed.${basis}`, { stage: name }, facts)
    : tell('label.stated', { value: name }, facts);
}

function monthsCell({ metric, sums = [], tell, value, fact }: Writer): MemoCell | undefined {
  const stated = metric('runway');
  if (stated && stated.detail?.after !== 'now') return value(figureValue(stated), [stated]);
  const worked = sums.find(({ id, status }) => id === 'ask-months' && status !== 'open');
  if (!worked) return undefined;
  return tell(
    worked.textMessage.id,
    worked.textMessage.values,
    worked.factIds.flatMap((id) => fact(id) ?? []),
  );
}

/** Each part once, with the sum of those of one unit where there are several; in the deck's words where no part bears a figure. */
function fundsCell(writer: Writer): MemoCell | undefined {
  const { of, say, metric } = writer;
  const list = fundsParts(of('use_of_funds'), metric('ask'));
  const [first] = list;
  if (!first)
    return quotedList(
      writer,
      of('use_of_funds', (fact) => doubtOf(fact) <= MOST_DOUBT),
    );
  // One name for every part is the head of their column.
  const named = list.length < 2 || new Set(list.map(({ subjectName, text }) => subjectName ?? text)).size > 1;
  const parts = list.slice(0, MOST_PARTS).map((fact): MessageValue => {
    const name = fact.subjectName ?? fact.text;
    const item = named && (fundName(name) ?? fundName(withoutDetail(name)));
    const share = bareFigure(fact) ?? fact.text;
    return item ? { message: message('memo.deal.fund', { share, item }) } : share;
  });
  const total = list.reduce((sum, { value = 0 }) => sum + value, 0);
  return list.length < 2
    ? say('deal.funds.one', { parts: { list: parts } }, list)
    : say('deal.funds.sum', { parts: { list: parts }, sum: amountValue(Math.round(total * 100) / 100, first) }, list);
}

/** Of uses without an amount that a model doubts more half are none. */
const MOST_DOUBT = 0.2;

const fundName = (name: string): string | undefined => readableText(name, { most: 48, leastWords: 1, cut: false });

/** What is planned with a date on the slides of the round: a roadmap elsewhere may reach beyond it, and an undated line is hardly ever a step. */
function milestonesCell(writer: Writer, ask: Fact | undefined): MemoCell | undefined {
  const { of, slides, metric } = writer;
  const runway = metric('runway');
  const ofRound = new Set(
    slides
      .filter(({ section, alsoSections }) => section === 'ask' || alsoSections.includes('ask'))
      .map(({ number }) => number),
  );
  if (ask) ofRound.add(ask.slide);
  const told = new Set(of('ask_text').map(({ quote }) => quote));
  const plans = of('milestone_plan', ({ quote }) => !told.has(quote))
    .filter((plan) => ofRound.has(plan.slide) && isDatedPlan(plan))
    // How long the money lasts and what it is spent on have rows of their own.
    .filter(({ id, quote }) => id !== runway?.id && quote !== runway?.quote && quote !== ask?.quote)
    .filter(({ text }) => !of('use_of_funds').some((fund) => fund.text === text));
  return quotedList(writer, plans);
}

function hasFigure({ value, unit }: Fact): boolean {
  return value !== undefined && (unit === 'money' || unit === 'percent');
}

/** As the deck gives it; what follows from other figures says so. */
function figure(writer: Writer, fact: Fact): MemoCell {
  const value = figureValue(fact);
  return fact.derivedFrom === undefined
    ? writer.value(value, [fact])
    : writer.tell('memo.deal.derived', { value }, [fact]);
}

function words(writer: Writer, fact: Fact | undefined): MemoCell | undefined {
  const text = fact && readableText(fact.text, { most: 60, leastWords: 1, cut: false });
  return fact && text ? writer.value(text, [fact]) : undefined;
}
