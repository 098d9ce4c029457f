/** Turns facts into values of messages, so that each language writes the figure in its own way. */
import { USD_RATES } from '../model/dollar-rates.js';
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import { withoutQuoteMarks } from '../text/plain-line.js';
import { titleCaseName } from '../text/normalize-case.js';
import { bareFigure, marked, readFigure } from '../i18n/figure-value.js';

/** The fact's figure with its unit, a range as a range, a bound as a bound; without a figure, its own words. */
export function shown(fact: Fact): MessageValue {
  const figure = bareFigure(fact);
  return figure === undefined || typeof figure === 'string' ? words(fact) : figure;
}

/** The size of a market: an amount, or a number of those who could buy. */
export function shownMarket(fact: Fact): MessageValue {
  return fact.unit === 'count' ? { message: message('scoring.buyers', { count: shown(fact) }) } : shown(fact);
}

/** The figure with "a month" or "a year" where the fact has such a period. */
export function shownPerPeriod(fact: Fact, assumed?: 'month' | 'year'): MessageValue {
  const period = fact.period ?? assumed;
  const figure = readFigure(fact);
  if (period === undefined || period === 'once' || period === 'cumulative' || typeof figure !== 'object')
    return shown(fact);
  return marked(fact, { message: message(`check.figure.per-${period}`, { value: figure }) });
}

/** A remark in brackets, or nothing. */
export function aside(value: MessageValue | undefined): MessageValue {
  return value === undefined ? '' : { message: message('scoring.aside.yearly', { amount: value }) };
}

/** Names of the facts' subjects, each once, at most `max` of them. */
export function names(facts: readonly Fact[], max = 3): MessageValue {
  const known = new Map(facts.map((fact) => [fact.subjectName ?? words(fact), nameOf(fact)]));
  return { list: [...known.values()].slice(0, max) };
}

/** Where no name is known, the deck's own words, marked as such. */
function nameOf(fact: Fact): MessageValue {
  if (fact.subjectName === undefined) return quoted(fact);
  return fact.kind === 'person' ? titleCaseName(fact.subjectName) : fact.subjectName;
}

/** The deck's words in the quotation marks of the reader's language. */
export function quoted(fact: Fact): MessageValue {
  return { message: message('scoring.quoted', { words: words(fact) }) };
}

/** Three digits: an amount that was converted or computed is no more exact than that. */
export function usd(amount: number): MessageValue {
  return { money: Number(amount.toPrecision(3)), currency: 'USD' };
}

/** The same in the currency of what it was computed from; dollars where that has no known rate. */
export function inCurrency(dollars: number, currency = 'USD'): MessageValue {
  const rate = USD_RATES[currency];
  return rate === undefined ? usd(dollars) : { money: Number((dollars / rate).toPrecision(3)), currency };
}

/** The source that the deck names, without the stop of its line. */
export function source(fact: Fact | undefined): string {
  return (fact?.cited ?? '').replace(/[\s.;,:]+$/u, '');
}

/** Longest wording of a deck inside a sentence of ours, in characters. */
const WORDS_LENGTH = 90;

/** The fact as the deck words it, without bullet and final stop, cut at a word when it is long. */
export function words(fact: Fact): string {
  // A bare number ("45") says nothing of what it counts.
  const text = withoutQuoteMarks(
    (/\p{L}/u.test(fact.text) ? fact.text : fact.quote)
      .replace(/\s+/g, ' ')
      .replace(/^[\s•●▪◦·*→✓✔/|–—-]+/u, '')
      .replace(/[\s.;,:|]+$/u, ''),
  );
  if (text.length <= WORDS_LENGTH) return text;
  const cut = text.slice(0, WORDS_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), WORDS_LENGTH / 2)).replace(/[\s,;:.–-]+$/u, '')}…`;
}
