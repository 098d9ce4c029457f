/** C1 to C5: what a deck must show to be ranked beside others. */
import type { ScoringContext } from '../context.js';
import { SEED_WITHOUT_TRACTION_MAX } from '../cap-limits.js';
import { statedAsk, useOfFundsAddsUp } from '../round.js';
import type { CriterionId } from '../criterion-id.js';
import type { JudgedCriterion } from '../criterion-weights.js';
import { because, isLate, isMissing, isStated, type CapRule } from './cap-rule.js';

/** Nobody is named. */
export const c1: CapRule = {
  id: 'C1',
  apply: ({ context, criteria }) =>
    !context.has('person') && isMissing(criteria, 'T1') ? because('scoring.C1.nobody') : undefined,
};

/** Neither problem nor solution. */
export const c2: CapRule = {
  id: 'C2',
  apply: ({ criteria }) => (isMissing(criteria, 'P1') ? because('scoring.C2.nothing') : undefined),
};

/** Sizes that are not nested, or no word of a market. */
export const c3: CapRule = {
  id: 'C3',
  apply({ context, criteria, checks }) {
    if (checks.some((check) => check.id === 'tam-sam-som' && check.status === 'fail')) {
      return because('scoring.C3.not-nested', ['market']);
    }
    const shown = (['tam', 'sam', 'som', 'buyer_count', 'market_growth', 'market_segment'] as const).some((kind) =>
      context.has(kind),
    );
    return !shown && areMissing(criteria, 'M1', 'M2', 'M3', 'M4')
      ? because('scoring.C3.no-market', ['overall'])
      : undefined;
  },
};

/** From series A no actual figure, only plans and vanity counts; at seed nothing at all. */
export const c4: CapRule = {
  id: 'C4',
  apply({ context, criteria }) {
    const silent = areMissing(criteria, 'G1', 'G3', 'G6', 'G9');
    if (isLate(context)) {
      if (hasRealTraction(context)) return undefined;
      if (hasAnyTraction(context) || hasPlans(context)) return because('scoring.C4.plans');
      return silent ? because('scoring.C4.silent') : undefined;
    }
    const seed = context.stage === 'seed' && isStated(context.evidence.stage);
    if (!seed || !silent || hasAnyTraction(context)) return undefined;
    return { ...because('scoring.C4.seed', ['overall']), max: SEED_WITHOUT_TRACTION_MAX };
  },
};

/** No ask, or a use of funds that does not add up. */
export const c5: CapRule = {
  id: 'C5',
  apply({ context, criteria, checks }) {
    if (useOfFundsAddsUp(checks) === false) return because('scoring.C5.sum');
    if (statedAsk(context, context)) return undefined;
    return isMissing(criteria, 'R3') ? because('scoring.C5.no-ask') : because('scoring.C5.ask-unread', ['overall']);
  },
};

/** Weighs nothing at this stage, or nothing of it is on any slide. */
function areMissing(criteria: readonly JudgedCriterion[], ...ids: CriterionId[]): boolean {
  return criteria.every(
    ({ id, state }) => !ids.includes(id as CriterionId) || state === 'missing' || state === 'notApplicable',
  );
}

const REAL = [
  'arr',
  'mrr',
  'revenue',
  'gmv',
  'tpv',
  'aum',
  'tvl',
  'paying_customers',
  'customers',
  'mau',
  'dau',
  'usage',
] as const;
const FIRST_SIGNS = ['users', 'signups', 'waitlist', 'loi', 'pilot', 'logo', 'milestone_done', 'interviews'] as const;

function hasRealTraction(context: ScoringContext): boolean {
  return (
    REAL.some((kind) => context.actual(kind).length > 0) ||
    (context.evidence.businessModel === 'deeptech' && context.actual('trl').length > 0)
  );
}

function hasAnyTraction(context: ScoringContext): boolean {
  return (
    hasRealTraction(context) ||
    FIRST_SIGNS.some((kind) => context.of(kind, (fact) => fact.basis === 'actual').length > 0)
  );
}

function hasPlans(context: ScoringContext): boolean {
  return REAL.some((kind) => context.has(kind, (fact) => fact.basis === 'forecast' || fact.basis === 'target'));
}
