/** F28: blanks of the template are still there. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const templateLeftIn: FlagRule = {
  meta: { id: 'template-left-in', rule: 'F28', kinds: ['template_token'] },
  raise: ({ context }) => {
    const tokens = context.of('template_token');
    if (tokens.length === 0) return [];
    const reason = message('flag.template-left-in', { count: tokens.length });
    return [{ severity: 'medium', reason, facts: tokens }];
  },
};
