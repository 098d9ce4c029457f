/** Between which bounds the figure of a kind of fact lies: an ARR is not below nothing, a headcount is whole. */
import { FACT_KINDS, type FactKind } from './fact-kinds.js';
import { valueTypes } from './kinds-where.js';
import type { Fact } from './fact.js';

export interface FigureBounds {
  least: number;
  most: number;
  /** No decimals. */
  whole: boolean;
}

const FREE: readonly [number, number] = [-Infinity, Infinity];
const NOT_BELOW_ZERO: readonly [number, number] = [0, Infinity];
const SHARE: readonly [number, number] = [0, 100];
/** All of it may be lost. */
const GROWTH: readonly [number, number] = [-100, Infinity];

/** Kinds whose figures are not just "nothing or more". */
const OF_KIND: Partial<Record<FactKind, readonly [number, number]>> = {
  nps: [-100, 100],
  trl: [1, 9],
  market_growth: GROWTH,
  growth_yoy: GROWTH,
  growth_mom: GROWTH,
  // Who earns burns less than nothing, and so is the multiple of it.
  burn_net: FREE,
  burn_multiple: FREE,
  gross_margin: [-Infinity, 100],
  // Net of what stays and grows.
  churn: [-100, 100],
  grr: SHARE,
  take_rate: SHARE,
  dilution: SHARE,
  top_customer_share: SHARE,
  market_share_claim: SHARE,
};

/** The bounds of a figure of `kind` in `unit`. Without a kind nothing may be below zero; without a unit any number will do. */
export function figureBounds(kind: FactKind | undefined, unit: Fact['unit']): FigureBounds {
  const [least, most] = (kind && OF_KIND[kind]) ?? (unit === undefined ? FREE : NOT_BELOW_ZERO);
  // "Any" figure of use may be a mean: 3.4 sessions a week. A promoter score is one as well.
  const counted = kind === undefined || (kind !== 'nps' && valueTypes(FACT_KINDS[kind]).includes('count'));
  return { least, most, whole: unit === 'count' && counted };
}
