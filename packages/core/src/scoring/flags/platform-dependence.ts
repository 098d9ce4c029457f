/** F25: the product stands on one platform or supplier and no way out is named. */
import { message } from '../../model/message.js';
import { rank } from '../distinct.js';
import type { FlagRule } from './flag.js';

export const platformDependence: FlagRule = {
  meta: { id: 'platform-dependence', rule: 'F25', kinds: ['dependency'] },
  raise: ({ context }) => {
    const named = context.of('dependency', (fact) => fact.subject === 'company' && rank(fact) > 0);
    if (named.length === 0 || named.some((fact) => fact.strength === 'specific')) return [];
    return [{ severity: 'medium', reason: message('flag.platform-dependence'), facts: named }];
  },
};
