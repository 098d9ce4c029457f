/** Deal-breakers: what rules a deck out whatever else it shows. Each that speaks against the deck is an answer. */
import { kindNameId } from '../i18n/metric-name.js';
import { FACT_KINDS, type FactKind } from '../model/fact-kinds.js';
import type { Fact, Period } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import { inDollars, metricOf, type Asked, type FitSubject, type Rates } from './fit-subject.js';
import type { Thesis } from './thesis.js';
import { foldName } from '../text/company-key.js';

type DealBreakers = NonNullable<Thesis['dealBreakers']>;
type Figures = NonNullable<DealBreakers['figures']>;
type FigureKind = keyof Figures;
type Bounds = NonNullable<Figures[FigureKind]>;

/** What speaks against the deck or is not shown; when nothing does, the one answer that says so. */
export function askDealBreakers(subject: FitSubject, breakers: DealBreakers, rates: Rates): Asked[] {
  const found = [
    ...byFlag(subject, breakers.flags ?? []),
    ...bySector(subject, breakers.sectors ?? []),
    ...byModel(subject, breakers.businessModels ?? []),
    ...byWord(subject, breakers.words ?? []),
    ...byFigure(subject, breakers.figures ?? {}, rates),
  ];
  return found.length > 0
    ? found
    : [{ question: 'deal-breaker', verdict: 'fits', reason: message('fit.breaker.none') }];
}

function outside(
  id: string,
  values: Record<string, MessageValue>,
  cited: Pick<Asked, 'factIds' | 'slides'> = {},
): Asked {
  return { question: 'deal-breaker', verdict: 'outside', reason: message(`fit.breaker.${id}`, values), ...cited };
}

/** A flag raised several times has a number behind its id. */
function byFlag({ flags }: FitSubject, ids: readonly string[]): Asked[] {
  return flags
    .filter((flag) => ids.includes(flag.id.replace(/-\d+$/, '')))
    .map((flag) =>
      outside(
        'flag',
        { flag: flag.id.replace(/-\d+$/, ''), reason: { message: flag.reasonMessage } },
        { factIds: flag.factIds, slides: flag.slides.filter((slide) => slide > 0) },
      ),
    );
}

function bySector({ sector }: FitSubject, excluded: readonly string[]): Asked[] {
  return excluded.includes(sector)
    ? [outside('sector', { sector: { message: message(`label.sector.${sector}`) } })]
    : [];
}

function byModel({ businessModel }: FitSubject, excluded: readonly string[]): Asked[] {
  if (!excluded.includes(businessModel)) return [];
  return [outside('model', { model: { message: message(`fit.model.${businessModel}`) } })];
}

function byWord({ slides }: FitSubject, words: readonly string[]): Asked[] {
  const folded = slides.map(({ number, text }) => ({ number, text: ` ${foldName(text)} ` }));
  return words.flatMap((word) => {
    const on = folded.filter(({ text }) => text.includes(` ${foldName(word)} `)).map(({ number }) => number);
    return on.length === 0 ? [] : [outside('word', { word }, { slides: on })];
  });
}

function byFigure(subject: FitSubject, figures: Figures, rates: Rates): Asked[] {
  const asked = Object.entries(figures) as [FigureKind, Bounds][];
  return asked.flatMap(([kind, bounds]) => {
    const figure = figureName(kind);
    const fact = metricOf(subject, kind);
    const value = fact && comparable(fact, bounds, rates);
    if (!fact || value === undefined) {
      const why = fact ? 'not-comparable' : 'not-shown';
      const factIds = fact ? [fact.id] : [];
      return [
        { question: 'deal-breaker', verdict: 'unknown', reason: message(`fit.breaker.${why}`, { figure }), factIds },
      ];
    }
    const bound = brokenBound(value, bounds);
    if (!bound) return [];
    const shown = { figure, value: inUnitOf(fact, value, bounds), bound: inUnitOf(fact, bounds[bound]!, bounds) };
    return [outside(bound === 'atLeast' ? 'below' : 'above', shown, { factIds: [fact.id] })];
  });
}

function brokenBound(value: number, { atLeast, atMost }: Bounds): 'atLeast' | 'atMost' | undefined {
  if (atLeast !== undefined && value < atLeast) return 'atLeast';
  return atMost !== undefined && value > atMost ? 'atMost' : undefined;
}

const MONTHS: Partial<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };

/** The fact's figure in the currency and for the period of the bounds; undefined when it cannot be brought there. */
function comparable(fact: Fact, { currency }: Bounds, rates: Rates): number | undefined {
  const stated = fact.value ?? fact.low ?? fact.high;
  const usual = boundMonths(fact.kind);
  const months = fact.period && MONTHS[fact.period];
  const otherPeriod = usual !== undefined && months !== undefined && usual !== months;
  if (stated === undefined || (otherPeriod && fact.unit !== 'money')) return undefined;
  const size = otherPeriod ? (stated * usual) / months : stated;
  if (fact.unit !== 'money' || currency === undefined || currency === fact.currency) return size;
  const dollars = inDollars(size, fact.currency, rates);
  const rate = rates[currency];
  return dollars === undefined || rate === undefined ? undefined : dollars / rate;
}

/** The period that a bound of the kind is meant for, in months; undefined where figures compare as they stand. */
function boundMonths(kind: FactKind): number | undefined {
  const { boundByPeriod, period } = FACT_KINDS[kind];
  return boundByPeriod === true && period !== undefined && period !== 'never' ? MONTHS[period] : undefined;
}

function inUnitOf(fact: Fact, size: number, { currency }: Bounds): MessageValue {
  if (fact.unit === 'money') return { money: size, currency: currency ?? fact.currency ?? 'USD' };
  if (fact.unit === 'percent') return { percent: size };
  if (fact.unit === 'multiple') return { multiple: size };
  return fact.unit === 'months' ? { message: message('label.months', { count: size }) } : size;
}

function figureName(kind: FigureKind): MessageValue {
  return { message: message(kindNameId(kind)) };
}
