/** C6 to C9: what must be cleared up before a good score can be believed. */
import { CASH_LIMITS } from '../cap-limits.js';
import { burnMultiple, runways } from '../cash.js';
import { because, isLate, isMissing, type CapRule } from './cap-rule.js';

/** Two slides differ by half or more on revenue, customers or the ask. */
export const c6: CapRule = {
  id: 'C6',
  apply: ({ flags }) =>
    flags.some((flag) => flag.rule === 'F15' && flag.severity === 'critical')
      ? because('scoring.C6.contradiction')
      : undefined,
};

/** From series A: cash runs out soon, growth costs too much, or nothing is said of either. */
export const c7: CapRule = {
  id: 'C7',
  apply({ context, criteria }) {
    if (!isLate(context)) return undefined;
    const profitable = context.actual('profitability').length > 0;
    const [longest] = runways(context, context).sort((a, b) => b.months - a.months);
    if (!profitable && longest && longest.months < CASH_LIMITS.runwayMonths) return because('scoring.C7.runway');
    const multiple = burnMultiple(context, context);
    if (multiple && multiple.value > CASH_LIMITS.burnMultiple) return because('scoring.C7.burn');
    return isMissing(criteria, 'R1') ? because('scoring.C7.silent') : undefined;
  },
};

/** A regulated trade that says nothing of regulation, or that denies it without a reason. */
export const c8: CapRule = {
  id: 'C8',
  apply({ context, criteria }) {
    const regulated = context.rubric.regulated.sectors.includes(context.evidence.sector);
    const named = context.has('regulation', (fact) => fact.detail?.denied !== true) || context.has('certificate');
    if (context.has('regulation', (fact) => fact.detail?.denied === true && fact.strength !== 'specific') && !named) {
      return because('scoring.C8.denied');
    }
    const silent = !context.has('regulation') && !named && isMissing(criteria, 'R6');
    return regulated && silent ? because('scoring.C8.silent') : undefined;
  },
};

/** Hidden text, or text that gives orders to its reader. */
export const c9: CapRule = {
  id: 'C9',
  apply: ({ flags }) =>
    flags.some((flag) => flag.rule === 'F32' && (flag.severity === 'critical' || flag.severity === 'high'))
      ? because('scoring.C9.hidden')
      : undefined,
};
