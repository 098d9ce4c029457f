/** The sums that an investor works out beside a deck, each from figures that stand on its slides and no others. */
import { metricName, type NamedMetric } from '../i18n/metric-name.js';
import { renderMessage } from '../i18n/render.js';
import { amountValue, bareFigure, countValue, figureValue } from '../i18n/figure-value.js';
import type { DerivedSum, SumId, SumStatus } from '../model/derived-sum.js';
import { USD_RATES } from '../model/dollar-rates.js';
import { endMonth } from '../model/end-month.js';
import type { Fact, FactOf } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import type { Locale } from '../model/values.js';
import { figuresOf, keptApart, surelyRead, yearly, type Figures, type SumInput } from './figures.js';

/** How near two figures of one thing come when they tie: a deck rounds, and its figures are of a year. */
const NEAR = 1.3;
/** From this factor on they cannot both be of one thing; what lies between says nothing. */
const FAR = 3;
const LEAST_SHARE = 0.01;
/** A part that is larger than its whole by less may be rounded. */
const ROUNDED = 1.05;
/** US dollars a year that no buyer of a market pays on average. */
const MOST_A_BUYER = 5e6;
/** More years of margin than this is longer than a young company can have seen a customer stay. */
const LONGEST_LIFE = 10;

interface Found {
  status: SumStatus;
  /** End of the text's id behind `sum.<id>.`. */
  said: string;
  values: Record<string, MessageValue>;
  facts: Fact[];
}

type Sum = (figures: Figures) => Found | undefined;

/**
 * Those that the deck has figures for, in the order of `SUM_IDS`. No forecast is mixed with what has happened. A sum
 * of which a consistency check has told already is left to the check.
 */
export function workOutSums(input: SumInput, locale: Locale): DerivedSum[] {
  const figures = figuresOf(input);
  return (Object.keys(SUMS) as SumId[]).flatMap((id) => {
    const found = SUMS[id](figures);
    // The middle of a range is no figure of the deck; what comes of an asked range is told as a range.
    if (!found || found.facts.some((fact) => fact.kind !== 'ask' && isRange(fact))) return [];
    const { status, said, values, facts } = found;
    const textMessage = said === 'open' ? message('sum.open', values) : message(`sum.${id}.${said}`, values);
    return [
      { id, status, text: renderMessage(textMessage, locale), textMessage, factIds: facts.map((fact) => fact.id) },
    ];
  });
}

const isRange = ({ low, high }: Fact): boolean => low !== undefined && high !== undefined && low !== high;

/** What comes of an amount, of a range at both its ends. */
function worked(fact: Fact, work: (amount: number) => MessageValue): MessageValue {
  const { low = 0, high = 0, value = 0 } = fact;
  return isRange(fact) ? { message: message('check.figure.range', { low: work(low), high: work(high) }) } : work(value);
}

const SUMS: Record<SumId, Sum> = {
  'take-rate': (figures) => {
    const volume = figures.chosen('gmv', 'tpv');
    const revenue = figures.chosen('revenue', 'arr');
    if (!volume || !revenue || figures.checked('gmv-take-revenue')) return undefined;
    const apart = keptApart(volume, revenue);
    const [earned, moved] =
      volume.period === revenue.period ? bare(revenue, volume) : [yearly(revenue), yearly(volume)];
    if (apart || earned === undefined || !moved) return cannotSay('take-rate', apart ?? 'date', volume, revenue);
    const values = {
      revenue: figureValue(revenue),
      volume: figureValue(volume),
      metric: metric(volume),
      rate: { percent: round((earned / moved) * 100) },
    };
    const above = earned > moved && surelyRead(volume, revenue);
    return { status: above ? 'apart' : 'derived', said: above ? 'apart' : 'derived', values, facts: [revenue, volume] };
  },

  'revenue-per-customer': (figures) => {
    const revenue = figures.chosen('arr', 'revenue', 'mrr');
    const heads = figures.chosen('paying_customers', 'customers', 'users');
    const checks = ['price-customers-revenue', 'arr-customers-acv'];
    if (!revenue || !heads?.value || checks.some((check) => figures.checked(check))) return undefined;
    const apart = keptApart(revenue, heads);
    const amount = yearly(revenue);
    if (apart || amount === undefined) return cannotSay('revenue-per-customer', apart ?? 'date', revenue, heads);
    const each = amount / heads.value;
    const values = {
      revenue: figureValue(revenue),
      count: bareFigure(heads) ?? heads.text,
      metric: metric(heads),
      each: amountValue(round(each), revenue),
    };
    return against(each, figures.price(), { facts: [revenue, heads], values });
  },

  'ltv-years': (figures) => {
    const ltv = figures.chosen('ltv');
    const account = figures.chosen('arpa', 'acv') ?? figures.price();
    if (!ltv?.value || !account) return undefined;
    if (account === 'several') return cannotSay('ltv-years', 'prices', ltv);
    const margin = figures.chosen('gross_margin');
    const income = yearly(account);
    if (keptApart(ltv, account) === 'currency') return cannotSay('ltv-years', 'currency', ltv, account);
    const kept = income && income * ((margin?.value ?? 100) / 100);
    if (!kept || kept <= 0) return undefined;
    const years = ltv.value / kept;
    const facts = [ltv, account, ...(margin ? [margin] : [])];
    const values = {
      ltv: bareFigure(ltv) ?? ltv.text,
      income: figureValue(account),
      ...(margin ? { margin: bareFigure(margin) ?? margin.text } : {}),
      years: yearsValue(years),
    };
    const long = years > LONGEST_LIFE && surelyRead(...facts);
    return {
      status: long ? 'apart' : 'derived',
      said: `${margin ? 'margin' : 'revenue'}${long ? '.apart' : ''}`,
      values,
      facts,
    };
  },

  'acquisition-plan': (figures) => {
    const cac = figures.chosen('cac');
    const ask = figures.chosen('ask');
    const planned = plannedHeads(figures);
    if (!cac?.value || !ask?.value || !planned?.value) return undefined;
    if (keptApart(cac, ask) === 'currency') return cannotSay('acquisition-plan', 'currency', cac, ask);
    // The cost of one year does not buy the customers of another.
    if (keptApart(cac, planned) === 'date') return undefined;
    const cost = cac.value * planned.value;
    const facts = [cac, planned, ask];
    const over = cost > ask.value && surelyRead(...facts);
    return {
      status: over ? 'apart' : cost > ask.value ? 'derived' : 'ties',
      said: over ? 'apart' : 'within',
      values: {
        cac: bareFigure(cac) ?? cac.text,
        count: bareFigure(planned) ?? planned.text,
        metric: metric(planned),
        cost: amountValue(round(cost), cac),
        ask: bareFigure(ask) ?? ask.text,
      },
      facts,
    };
  },

  'ask-per-customer': (figures) => {
    const ask = figures.chosen('ask');
    const planned = plannedHeads(figures);
    const heads = planned?.value;
    if (!ask?.value || !planned || !heads || figures.chosen('cac')) return undefined;
    return {
      status: 'derived',
      said: 'derived',
      values: {
        ask: bareFigure(ask) ?? ask.text,
        count: bareFigure(planned) ?? planned.text,
        metric: metric(planned),
        each: worked(ask, (amount) => amountValue(round(amount / heads), ask)),
      },
      facts: [ask, planned],
    };
  },

  'ask-months': (figures) => {
    const ask = figures.chosen('ask');
    const burn = figures.chosen('burn_net', 'burn_gross');
    if (!ask?.value || !burn?.value || figures.checked('ask-runway-burn')) return undefined;
    if (keptApart(ask, burn) === 'currency') return cannotSay('ask-months', 'currency', ask, burn);
    const spent = yearly({ ...burn, period: burn.period ?? 'month' });
    if (!spent || spent <= 0) return undefined;
    const inMonths = (amount: number) => Math.round((amount / spent) * 12);
    return {
      status: 'derived',
      said: 'derived',
      values: {
        ask: bareFigure(ask) ?? ask.text,
        burn: figureValue({ ...burn, period: burn.period ?? 'month' }),
        months: worked(ask, (amount) => ({ message: message('check.figure.months', { value: inMonths(amount) }) })),
      },
      facts: [ask, burn],
    };
  },

  'som-sales': (figures) => {
    const som = figures.chosen('som');
    const sales = figures.chosen('arr', 'revenue', 'mrr');
    const amount = sales && yearly(sales);
    if (!som?.value || som.unit !== 'money' || !sales || !amount) return undefined;
    if (keptApart(som, sales) === 'currency') return cannotSay('som-sales', 'currency', som, sales);
    const over = amount > som.value * ROUNDED && surelyRead(som, sales);
    return {
      status: over ? 'apart' : 'derived',
      said: over ? 'apart' : 'derived',
      values: {
        som: bareFigure(som) ?? som.text,
        sales: figureValue(sales),
        metric: metric(sales),
        times: { multiple: round(som.value / amount) },
      },
      facts: [som, sales],
    };
  },

  'market-share': (figures) => {
    const goal = lastYear(figures.planned('arr', 'revenue'));
    const amount = goal && yearly(goal);
    // The part that it means to win before what it can serve, and that before all there is.
    const size = figures.chosen('som') ?? figures.chosen('sam') ?? figures.chosen('tam');
    if (!goal || !amount || !size?.value || size.unit !== 'money') return undefined;
    if (size.ambiguous?.includes('currency-assumed')) return undefined;
    if (keptApart(goal, size) === 'currency') return cannotSay('market-share', 'currency', goal, size);
    // Next to nothing of a world market says nothing.
    if (amount < size.value * LEAST_SHARE) return undefined;
    const over = amount > size.value * ROUNDED && surelyRead(goal, size);
    return {
      status: over ? 'apart' : 'derived',
      said: over ? 'apart' : 'derived',
      values: {
        metric: metric(goal),
        goal: figureValue(goal),
        date: { date: goal.asOf ?? '' },
        size: bareFigure(size) ?? size.text,
        market: size.kind.toUpperCase(),
        share: { percent: round((amount / size.value) * 100) },
      },
      facts: [goal, size],
    };
  },

  'tam-buyers': (figures) => {
    const tam = figures.chosen('tam');
    if (!tam?.value || tam.unit !== 'money' || !tam.currency || figures.checked('bottom-up-market')) return undefined;
    // Without a sign of money it may count heads.
    if (tam.ambiguous?.includes('currency-assumed')) return undefined;
    // Buyers of another statement may be those of another market, or people who only need the thing.
    const buyers = figures
      .of('buyer_count')
      .filter(({ slide, quote, subject }) => slide === tam.slide && quote === tam.quote && subject === 'market');
    const [counted, ...others] = buyers;
    if (!counted?.value || others.some(({ value }) => value !== counted.value)) return undefined;
    const each = tam.value / counted.value;
    // A world's spending over the few buyers of a first town is no sum of one market.
    if (each > MOST_A_BUYER / (USD_RATES[tam.currency] ?? 1)) return undefined;
    const values = {
      tam: bareFigure(tam) ?? tam.text,
      count: bareFigure(counted) ?? counted.text,
      each: amountValue(round(each), tam),
    };
    return against(each, figures.price(), { facts: [tam, counted], values });
  },

  'forecast-growth': (figures) => {
    for (const kind of ['arr', 'revenue'] as const) {
      const goal = lastYear(figures.planned(kind));
      const start =
        goal && [...figures.dated(kind).toReversed(), ...figures.planned(kind)].find((fact) => isBefore(fact, goal));
      if (!goal || !start) continue;
      const [from, to] = [yearly(start), yearly(goal)];
      const years = (endMonth(goal.asOf) - endMonth(start.asOf)) / 12;
      if (!from || !to || years < 1) continue;
      return {
        status: 'derived',
        said: start.basis === 'actual' ? 'from-actual' : 'from-plan',
        values: {
          metric: metric(goal),
          from: figureValue(start),
          to: figureValue(goal),
          fromDate: { date: start.asOf ?? '' },
          toDate: { date: goal.asOf ?? '' },
          growth: { percent: Math.round(((to / from) ** (1 / years) - 1) * 100) },
        },
        facts: [start, goal],
      };
    }
    return undefined;
  },

  'forecast-customers': (figures) => {
    const goal = lastYear(figures.planned('arr', 'revenue'));
    const amount = goal && yearly(goal);
    const price = figures.price();
    if (!goal || !amount || !price) return undefined;
    if (price === 'several') return cannotSay('forecast-customers', 'prices', goal);
    const each = yearly(price);
    if (!each || keptApart(goal, price) === 'currency') return undefined;
    const needed = amount / each;
    const values = {
      metric: metric(goal),
      goal: figureValue(goal),
      date: { date: goal.asOf ?? '' },
      price: figureValue(price),
      needed: countValue(Math.round(needed)),
    };
    const heads = figures
      .planned('paying_customers', 'customers')
      .find(({ asOf }) => asOf?.slice(0, 4) === goal.asOf?.slice(0, 4));
    if (!heads?.value) return { status: 'derived', said: 'derived', values, facts: [goal, price] };
    const facts = [goal, price, heads];
    const said = distance(needed, heads.value);
    const set = { ...values, planned: bareFigure(heads) ?? heads.text };
    if (said <= NEAR) return { status: 'ties', said: 'ties', values: set, facts };
    const far = said >= FAR && surelyRead(...facts);
    return { status: far ? 'apart' : 'derived', said: 'apart', values: set, facts };
  },
};

/** Beside the price that a customer pays a year, where the deck gives just one. */
function against(
  each: number,
  price: Fact | 'several' | undefined,
  { facts, values }: Pick<Found, 'facts' | 'values'>,
): Found {
  const [first] = facts;
  const paid = price === undefined || price === 'several' ? undefined : yearly(price);
  if (price === undefined || price === 'several' || !paid || !first || price.currency !== first.currency)
    return { status: 'derived', said: 'derived', values, facts };
  const all = [...facts, price];
  const told = { ...values, price: figureValue(price) };
  const factor = distance(each, paid);
  if (factor <= NEAR) return { status: 'ties', said: 'ties', values: told, facts: all };
  if (factor >= FAR && surelyRead(...all)) return { status: 'apart', said: 'apart', values: told, facts: all };
  return { status: 'derived', said: 'derived', values, facts };
}

function cannotSay(id: SumId, why: 'currency' | 'date' | 'prices', ...facts: Fact[]): Found {
  return {
    status: 'open',
    said: 'open',
    values: { sum: { message: message(`sum.name.${id}`) }, why: { message: message(`sum.why.${why}`) } },
    facts,
  };
}

/** The soonest planned count of customers, paying ones first. */
function plannedHeads(figures: Figures): FactOf<'paying_customers' | 'customers' | 'users'> | undefined {
  return figures.planned('paying_customers')[0] ?? figures.planned('customers')[0] ?? figures.planned('users')[0];
}

/** The last of them that is of a whole year. */
function lastYear<F extends Fact>(facts: readonly F[]): F | undefined {
  return facts.findLast((fact) => yearly(fact) !== undefined && /^\d{4}$/.test(fact.asOf ?? ''));
}

function isBefore(fact: Fact, goal: Fact): boolean {
  return (
    fact.currency === goal.currency &&
    (fact.period ?? 'year') === (goal.period ?? 'year') &&
    (fact.value ?? 0) > 0 &&
    endMonth(goal.asOf) - endMonth(fact.asOf) >= 12
  );
}

function bare(...facts: Fact[]): (number | undefined)[] {
  return facts.map(({ value }) => value);
}

function distance(a: number, b: number): number {
  return a > b ? a / b : b / a;
}

function metric({ kind }: { kind: NamedMetric }): MessageValue {
  return metricName(kind);
}

function yearsValue(years: number): MessageValue {
  return { message: message('check.figure.years', { value: years < 10 ? round(years) : Math.round(years) }) };
}

/** Three digits are as much as such a sum can say. */
function round(amount: number): number {
  return Number(amount.toPrecision(3));
}
