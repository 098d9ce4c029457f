/** Deal-breakers: what rules a deck out whatever else it shows. Each that speaks against the deck is an answer. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import { inDollars, metricOf, type Asked, type FitSubject, type Rates } from './fit-subject.js';
import type { Thesis } from './thesis.js';

type DealBreakers = NonNullable<Thesis['dealBreakers']>;
type Bounds = NonNullable<NonNullable<DealBreakers['figures']>[FactKind]>;

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

function outside(id: string, values: Record<string, MessageValue>, cited: Pick<Asked, 'factIds' | 'slides'> = {}): Asked {
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
  return excluded.includes(sector) ? [outside('sector', { sector: { message: message(`label.sector.${sector}`) } })] : [];
}

function byModel({ businessModel }: FitSubject, excluded: readonly string[]): Asked[] {
  if (!excluded.includes(businessModel)) return [];
  return [outside('model', { model: { message: message(`fit.model.${businessModel}`) } })];
}

function byWord({ slides }: FitSubject, words: readonly string[]): Asked[] {
  const folded = slides.map(({ number, text }) => ({ number, text: ` ${fold(text)} ` }));
  return words.flatMap((word) => {
    const on = folded.filter(({ text }) => text.includes(` ${fold(word)} `)).map(({ number }) => number);
    return on.length === 0 ? [] : [outside('word', { word }, { slides: on })];
  });
}

function byFigure(subject: FitSubject, figures: NonNullable<DealBreakers['figures']>, rates: Rates): Asked[] {
  const asked = Object.entries(figures) as [FactKind, Bounds][];
  return asked.flatMap(([kind, bounds]) => {
    const figure = figureName(kind);
    const fact = metricOf(subject, kind);
    const value = fact && sizeOf(fact, bounds, rates);
    if (!fact || value === undefined) {
      return [{ question: 'deal-breaker', verdict: 'unknown', reason: message('fit.breaker.not-shown', { figure }) }];
    }
    const bound = brokenBound(value, bounds);
    if (!bound) return [];
    const shown = { figure, value: written(fact, bounds), bound: inUnitOf(fact, bounds[bound]!, bounds) };
    return [outside(bound === 'atLeast' ? 'below' : 'above', shown, { factIds: [fact.id] })];
  });
}

function brokenBound(value: number, { atLeast, atMost }: Bounds): 'atLeast' | 'atMost' | undefined {
  if (atLeast !== undefined && value < atLeast) return 'atLeast';
  return atMost !== undefined && value > atMost ? 'atMost' : undefined;
}

/** The fact's figure in the currency of the bounds. */
function sizeOf(fact: Fact, { currency }: Bounds, rates: Rates): number | undefined {
  const size = fact.value ?? fact.low ?? fact.high;
  if (size === undefined || fact.unit !== 'money' || currency === undefined || currency === fact.currency) return size;
  const dollars = inDollars(size, fact.currency, rates);
  const rate = rates[currency];
  return dollars === undefined || rate === undefined ? undefined : dollars / rate;
}

function written(fact: Fact, bounds: Bounds): MessageValue {
  const size = fact.value ?? fact.low ?? fact.high ?? 0;
  return fact.unit === 'money' ? { money: size, currency: fact.currency ?? 'USD' } : inUnitOf(fact, size, bounds);
}

function inUnitOf(fact: Fact, size: number, { currency }: Bounds): MessageValue {
  if (fact.unit === 'money') return { money: size, currency: currency ?? fact.currency ?? 'USD' };
  if (fact.unit === 'percent') return { percent: size };
  if (fact.unit === 'multiple') return { multiple: size };
  return fact.unit === 'months' ? { message: message('label.months', { count: size }) } : size;
}

function figureName(kind: FactKind): MessageValue {
  return { message: message(`label.metric.${kind}`) };
}

/** Lower case without accents, words apart by single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
