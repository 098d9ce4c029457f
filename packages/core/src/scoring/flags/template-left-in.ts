/** F28: blanks of the template are still there. One "TBD" alone is a gap that is owned up to. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const OWNED_UP =
  /^(?:tb[adc]|to be (?:added|announced|confirmed|defined)|por (?:definir|confirmar)|[àa] (?:d[ée]finir|confirmer))$/i;

export const templateLeftIn: FlagRule = {
  meta: { id: 'template-left-in', rule: 'F28', kinds: ['template_token'] },
  raise: ({ context }) => {
    const tokens = context.of('template_token', (fact) => fact.detail?.of !== 'person');
    if (tokens.length === 0) return [];
    const reason = message('flag.template-left-in', { count: tokens.length });
    const owned = tokens.length === 1 && OWNED_UP.test(tokens[0]?.text.trim() ?? '');
    return [{ severity: owned ? 'low' : 'medium', reason, facts: tokens }];
  },
};
