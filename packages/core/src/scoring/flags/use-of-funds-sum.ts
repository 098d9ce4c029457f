/** F14: the parts of the use of funds are not the whole. */
import { failedCheckFlag, type FlagRule } from './flag.js';

export const useOfFundsSumFlag: FlagRule = {
  meta: { id: 'use-of-funds-sum', rule: 'F14', kinds: ['use_of_funds', 'ask'] },
  raise: (input) => failedCheckFlag('use-of-funds-sum', 'medium', input),
};
