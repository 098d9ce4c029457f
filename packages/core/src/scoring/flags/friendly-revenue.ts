/** F35: a customer that is an investor too. */
import { message } from '../../model/message.js';
import { sameName } from '../distinct.js';
import type { FlagRule } from './flag.js';

/** Shorter names meet by chance. */
const LEAST_LETTERS = 4;

export const friendlyRevenue: FlagRule = {
  meta: { id: 'friendly-revenue', rule: 'F35', kinds: ['logo', 'investor'] },
  raise: ({ context }) => {
    const investors = context.of('investor', (fact) => fact.subjectName !== undefined);
    for (const customer of context.actual('logo', (fact) => fact.subjectName !== undefined)) {
      const name = sameName(customer.subjectName ?? '');
      const investor = investors.find((fact) => sameName(fact.subjectName ?? '') === name);
      if (!investor || name.length < LEAST_LETTERS) continue;
      const reason = message('flag.friendly-revenue', { name: customer.subjectName ?? customer.text });
      return [{ severity: 'high', reason, facts: [customer, investor] }];
    }
    return [];
  },
};
