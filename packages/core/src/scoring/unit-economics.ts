/** What a customer costs and brings, and whether the parts give the stated ratio. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { Facts } from './context.js';
import type { CriterionContext } from './criterion.js';

export type UnitKind = Extract<
  FactKind,
  'ltv_cac' | 'ltv' | 'cac' | 'payback' | 'arpa' | 'acv' | 'gross_margin' | 'churn'
>;

export interface Ratio {
  value: number;
  facts: Fact[];
}

/** LTV ÷ CAC as stated, else from its two parts. */
export function ltvToCac(facts: Facts<UnitKind>, context: CriterionContext): Ratio | undefined {
  const stated = facts.scoring('ltv_cac');
  const value = stated && context.amount(stated);
  if (stated && value !== undefined) return { value, facts: [stated] };
  const ltv = facts.scoring('ltv');
  const cac = facts.scoring('cac');
  const worth = ltv && context.usd(ltv);
  const cost = cac && context.usd(cac);
  return ltv && cac && worth !== undefined && cost ? { value: worth / cost, facts: [ltv, cac] } : undefined;
}

/** LTV ÷ CAC again from price, gross margin, churn and CAC; lifetime value on gross profit. */
export function recomputedLtvToCac(facts: Facts<UnitKind>, context: CriterionContext): Ratio | undefined {
  const cac = facts.scoring('cac');
  const arpa = facts.scoring('arpa') ?? facts.scoring('acv');
  const margin = facts.scoring('gross_margin');
  const churn = facts.scoring('churn');
  if (!cac || !arpa || !margin || !churn) return undefined;
  const cost = context.usd(cac);
  const monthly = arpa.kind === 'acv' ? (context.usd(arpa) ?? 0) / 12 : context.usdPerMonth(arpa);
  const lost = monthlyChurn(churn, context.amount(churn));
  const share = context.amount(margin);
  if (!cost || !monthly || !lost || share === undefined) return undefined;
  return { value: (monthly * (share / 100)) / (lost / 100) / cost, facts: [cac, arpa, margin, churn] };
}

/** Churn a year or a quarter as the monthly rate that compounds to it, in percent. */
export function monthlyChurn(fact: Fact, percent: number | undefined): number | undefined {
  if (percent === undefined) return undefined;
  const months = fact.period === 'year' ? 12 : fact.period === 'quarter' ? 3 : 1;
  if (months === 1) return percent;
  return (1 - (1 - Math.min(Math.max(percent, 0), 100) / 100) ** (1 / months)) * 100;
}
