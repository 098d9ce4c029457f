/** Writes a fact's figure as a message value: with its unit, its bounds and its period, in any language. */
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';

type Unit = Pick<Fact, 'unit' | 'currency'>;

/** `amount` in the unit of `like`: money in its currency, percent, times, months or a count. */
export function amountValue(amount: number, like: Unit): MessageValue {
  switch (like.unit) {
    case 'money':
      return like.currency ? { money: amount, currency: like.currency } : countValue(amount);
    case 'percent':
      return { percent: amount };
    case 'multiple':
      return { multiple: amount };
    case 'months':
      return monthsValue(amount);
    default:
      return countValue(amount);
  }
}

export function countValue(count: number): MessageValue {
  return { message: message('check.figure.count', { value: count }) };
}

/** Whole months, or tenths below a year, so that "5.8 months" does not read as "6 months". */
export function monthsValue(months: number): MessageValue {
  const rounded = months < 12 ? Math.round(months * 10) / 10 : Math.round(months);
  return { message: message('check.figure.months', { value: rounded }) };
}

/** The figure of `fact`: range, bound or value, with its period when it has one; its own words without a figure. */
export function figureValue(fact: Fact): MessageValue {
  const bare = readFigure(fact);
  const period = fact.period;
  if (bare === undefined || typeof bare === 'string') return fact.text;
  if (fact.unit !== 'money' || period === undefined || period === 'once' || period === 'cumulative')
    return marked(fact, bare);
  return marked(fact, { message: message(`check.figure.per-${period}`, { value: bare }) });
}

/** The figure without its period. */
export function bareFigure(fact: Fact): MessageValue | undefined {
  const figure = readFigure(fact);
  return typeof figure === 'object' ? marked(fact, figure) : figure;
}

/** A figure that a person corrected never stands in a sentence as if the deck had said it. */
export function marked({ source }: Pick<Fact, 'source'>, figure: MessageValue): MessageValue {
  return source === 'person' ? { message: message('figure.corrected', { value: figure }) } : figure;
}

/** Without a mark; the deck's own words for money without a currency. */
export function readFigure(fact: Fact): MessageValue | undefined {
  const { value, low, high } = fact;
  if (fact.unit === 'money' && !fact.currency) return fact.text;
  if (low !== undefined && high !== undefined && low !== high)
    return {
      message: message('check.figure.range', { low: amountValue(low, fact), high: amountValue(high, fact) }),
    };
  if (low !== undefined && high === undefined)
    return { message: message('check.figure.at-least', { value: amountValue(low, fact) }) };
  if (high !== undefined && low === undefined)
    return { message: message('check.figure.at-most', { value: amountValue(high, fact) }) };
  const amount = value ?? low;
  return amount === undefined ? undefined : amountValue(amount, fact);
}
