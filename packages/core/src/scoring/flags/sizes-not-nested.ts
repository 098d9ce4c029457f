/** F01: a market size that should contain another is smaller than it. */
import { failedCheckFlag, type FlagRule } from './flag.js';

export const sizesNotNested: FlagRule = {
  meta: { id: 'sizes-not-nested', rule: 'F01', kinds: ['tam', 'sam', 'som'] },
  raise: (input) => failedCheckFlag('tam-sam-som', 'high', input),
};
