/** F27: a return without risk. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const guaranteedReturn: FlagRule = {
  meta: { id: 'guaranteed-return', rule: 'F27', kinds: ['guaranteed_return'] },
  raise: ({ context }) => {
    const promises = context.of('guaranteed_return');
    return promises.length === 0
      ? []
      : [{ severity: 'critical', reason: message('flag.guaranteed-return'), facts: promises }];
  },
};
