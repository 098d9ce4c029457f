/** F25: the product stands on one platform or supplier and no way out is named. */
import { message } from '../../model/message.js';
import { rank } from '../distinct.js';
import type { FlagRule } from './flag.js';

/** Probability from which a trained model's reading may be held against a deck. */
const SURE = 0.9;

export const platformDependence: FlagRule = {
  meta: { id: 'platform-dependence', rule: 'F25', kinds: ['dependency'] },
  raise: ({ context }) => {
    const named = context.of('dependency', (fact) => fact.subject === 'company' && rank(fact) > 0);
    if (named.some((fact) => fact.strength === 'specific')) return [];
    const sure = named.filter(({ decided }) => (decided?.probability ?? 1) >= SURE);
    const [first] = sure;
    if (!first) return [];
    // A model alone weighs little: what a product is made with is not yet what it hangs on.
    const severity = sure.some(({ decided, foundBy }) => decided === undefined && foundBy?.includes('rubric') !== false)
      ? 'medium'
      : 'low';
    const reason = message('flag.platform-dependence', {
      slide: first.slide,
      words: first.quote.replace(/\s+/g, ' ').replace(/[.;:,\s]+$/, ''),
    });
    return [{ severity, reason, facts: sure }];
  },
};
