/** F36: a template's words where the people of the company should stand. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const placeholderPeopleFlag: FlagRule = {
  meta: { id: 'placeholder-people', rule: 'F36', kinds: ['template_token'] },
  raise: ({ context }) => {
    const [first, ...others] = context.of('template_token', (fact) => fact.detail?.of === 'person');
    if (!first) return [];
    const reason = message('flag.placeholder-people', { slide: first.slide, words: first.text });
    return [{ severity: 'medium', reason, facts: [first, ...others] }];
  },
};
