/** F05: a comparison in which the company wins every row. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const flatteringMatrix: FlagRule = {
  meta: { id: 'flattering-matrix', rule: 'F05', kinds: ['competition_matrix'] },
  raise: ({ context }) => {
    const all = context.of('competition_matrix', (fact) => fact.detail?.allOurs === true);
    const losing = context.has('competition_matrix', (fact) => fact.detail?.losing === true);
    if (all.length === 0 || losing) return [];
    return [{ severity: 'low', reason: message('flag.flattering-matrix'), facts: all }];
  },
};
