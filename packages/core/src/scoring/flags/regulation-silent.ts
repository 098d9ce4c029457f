/**
 * F26: a regulated trade that says nothing of its rules, or waves them away. Silence weighs less before series A:
 * the missing licence is then a question, and R6 and its cap already take their points.
 */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const regulationSilent: FlagRule = {
  meta: { id: 'regulation-silent', rule: 'F26', kinds: ['regulation', 'certificate', 'defensibility'] },
  raise: ({ context, criteria }) => {
    const denied = context.of('regulation', (fact) => fact.detail?.denied === true && fact.strength !== 'specific');
    const addressed =
      context.has('regulation', (fact) => fact.detail?.denied !== true) ||
      context.has('certificate') ||
      context.has('defensibility', (fact) => fact.detail?.mechanism === 'licence' && fact.strength !== 'assertion');
    if (addressed) return [];
    if (denied.length > 0) {
      return [{ severity: 'high', reason: message('flag.regulation-silent.denied'), facts: denied }];
    }
    // Silence is held against it only where no slide bears a sign of the matter.
    if (criteria.some(({ id, state }) => id === 'R6' && state !== 'missing')) return [];
    const { sector, sectorRunnerUp } = context.evidence;
    // Vehicles and energy are regulated in parts only; there silence is left to the criterion.
    if ((sector !== 'fintech' && sector !== 'healthtech') || sectorRunnerUp) return [];
    const late = context.profile === 'series-a' || context.profile === 'series-b';
    return [{ severity: late ? 'high' : 'medium', reason: message('flag.regulation-silent'), facts: [] }];
  },
};
