/** Facts that follow from stated ones by arithmetic alone; each names the facts it was computed from. */
import type { FactKind } from '../../model/fact-kinds.js';
import { CLOSELY_TRACKED } from '../../model/kind-sets.js';
import type { Fact, FactDraft } from '../../model/fact.js';

export interface Derivation {
  kind: FactKind;
  /** The stated kinds that it computes from. */
  needs: readonly FactKind[];
  derive: (stated: readonly Fact[]) => FactDraft[];
}

/** Every derivation, one a kind. */
export const DERIVATIONS: readonly Derivation[] = [
  {
    kind: 'growth_multiple',
    needs: [...CLOSELY_TRACKED, 'growth_multiple'],
    derive: (stated) => stated.flatMap(growthFromBase),
  },
  { kind: 'growth_yoy', needs: ['growth_multiple', 'growth_yoy'], derive: yearlyFromMultiple },
  { kind: 'revenue', needs: ['gmv', 'take_rate', 'revenue'], derive: revenueFromTakeRate },
  { kind: 'post_money', needs: ['ask', 'pre_money', 'post_money'], derive: postMoney },
  { kind: 'dilution', needs: ['ask', 'pre_money', 'post_money', 'dilution'], derive: dilution },
];

/** A metric that names its earlier value ("$1.2M ARR, up from $350k"). */
function growthFromBase(fact: Fact): FactDraft[] {
  const base = fact.detail?.base;
  if (!CLOSELY_TRACKED.has(fact.kind) || typeof base !== 'number') return [];
  if (base <= 0 || fact.value === undefined || fact.value <= base) return [];
  return [
    computed([fact], {
      kind: 'growth_multiple',
      value: round(fact.value / base),
      unit: 'multiple',
      detail: { metric: fact.kind, base },
    }),
  ];
}

/** "×2.3 in a year" is 130 % a year. */
function yearlyFromMultiple(stated: readonly Fact[]): FactDraft[] {
  return stated
    .filter(
      (fact) =>
        fact.kind === 'growth_multiple' &&
        fact.period === 'year' &&
        fact.value !== undefined &&
        fact.value > 1 &&
        !stated.some((other) => other.kind === 'growth_yoy' && other.slide === fact.slide),
    )
    .map((fact) =>
      computed([fact], {
        kind: 'growth_yoy',
        value: round(((fact.value ?? 1) - 1) * 100),
        unit: 'percent',
        period: 'year',
        ...(fact.tolerance !== undefined ? { tolerance: fact.tolerance * 100 } : {}),
        ...(fact.detail !== undefined ? { detail: fact.detail } : {}),
      }),
    );
}

/** Net revenue of a marketplace: GMV × take rate, when the deck states both for itself and no revenue. */
function revenueFromTakeRate(stated: readonly Fact[]): FactDraft[] {
  const own = stated.filter(
    (fact) => fact.subject === 'company' && fact.basis === 'actual' && fact.value !== undefined,
  );
  if (own.some((fact) => fact.kind === 'revenue')) return [];
  const gmv = own.find((fact) => fact.kind === 'gmv');
  const rate = own.find((fact) => fact.kind === 'take_rate');
  if (gmv?.value === undefined || rate?.value === undefined) return [];
  return [
    computed([gmv, rate], {
      kind: 'revenue',
      value: round((gmv.value * rate.value) / 100),
      unit: 'money',
      ...(gmv.currency !== undefined ? { currency: gmv.currency } : {}),
      ...(gmv.period !== undefined ? { period: gmv.period } : {}),
    }),
  ];
}

function postMoney(stated: readonly Fact[]): FactDraft[] {
  const round1 = roundOf(stated);
  if (round1 === undefined || stated.some((fact) => fact.kind === 'post_money' && fact.subject !== 'competitor'))
    return [];
  const { ask, pre } = round1;
  const [value = 0, least = value, most = value] = boundsOf(pre);
  const [asked = 0, fewest = asked, largest = asked] = boundsOf(ask);
  return [
    computed([pre, ask], {
      kind: 'post_money',
      value: value + asked,
      ...(isRange(ask) || isRange(pre) ? { low: least + fewest, high: most + largest } : {}),
      unit: 'money',
      ...(pre.currency !== undefined ? { currency: pre.currency } : {}),
    }),
  ];
}

const isRange = ({ low, high }: Fact): boolean => low !== undefined && high !== undefined;

/** Value, lowest and highest. */
const boundsOf = ({ value, low, high }: Fact): (number | undefined)[] => [value, low, high];

/** Share sold: ask ÷ (pre-money + ask); a range when the ask or the valuation is one. */
function dilution(stated: readonly Fact[]): FactDraft[] {
  const round1 = roundOf(stated);
  if (round1 === undefined || stated.some((fact) => fact.kind === 'dilution')) return [];
  const { ask, pre } = round1;
  const [value = 0, least = value, most = value] = boundsOf(pre);
  const [asked = 0, fewest = asked, largest = asked] = boundsOf(ask);
  const share = (amount: number, valuation: number): number => round((amount / (valuation + amount)) * 100);
  return [
    computed([pre, ask], {
      kind: 'dilution',
      value: share(asked, value),
      ...(isRange(ask) || isRange(pre) ? { low: share(fewest, most), high: share(largest, least) } : {}),
      unit: 'percent',
    }),
  ];
}

function roundOf(stated: readonly Fact[]): { ask: Fact; pre: Fact } | undefined {
  const asks = stated.filter((fact) => fact.kind === 'ask' && fact.value !== undefined && fact.value > 0);
  const pres = stated.filter((fact) => fact.kind === 'pre_money' && fact.subject !== 'competitor');
  const [ask] = asks;
  const [pre] = pres;
  // Several amounts or valuations: which belong together is not for arithmetic to say.
  if (ask === undefined || pre === undefined || asks.length > 1 || pres.length > 1) return undefined;
  return pre.value !== undefined && pre.value > 0 && pre.currency === ask.currency ? { ask, pre } : undefined;
}

/** A draft that stands on the first of `from`: its slide, quote, box, basis and subject. */
function computed(from: Fact[], draft: Pick<FactDraft, 'kind'> & Partial<FactDraft>): FactDraft {
  const [first, second] = from;
  if (first === undefined) throw new RangeError('a derived fact needs a fact to stand on');
  const { slide, quote, box, source, visible, basis, subject } = first;
  return {
    slide,
    quote,
    source,
    visible,
    basis,
    subject,
    ...(box !== undefined ? { box } : {}),
    ...(first.asOf !== undefined ? { asOf: first.asOf } : {}),
    text: second === undefined ? first.text : `${first.text}, ${second.text}`,
    derivedFrom: from.map(({ id }) => id),
    decided: { by: 'arithmetic' },
    ...draft,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
