/** F38: the only trial that is found is with a relative of the team. */
import { message } from '../../model/message.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { FlagRule } from './flag.js';

/** Use by somebody else; it makes the relative one user among others. */
const OTHER_USE = [
  'pilot',
  'loi',
  'logo',
  'customers',
  'paying_customers',
  'users',
  'mau',
  'dau',
  'revenue',
  'arr',
  'mrr',
] as const satisfies readonly FactKind[];

export const relativeAsPilot: FlagRule = {
  meta: { id: 'relative-as-pilot', rule: 'F38', kinds: ['related_party', ...OTHER_USE] },
  raise: ({ context }) => {
    const related = context.of('related_party');
    const quotes = new Set(related.map((fact) => fact.quote));
    const first = related[0];
    if (!first || OTHER_USE.some((kind) => context.actual(kind, (fact) => !quotes.has(fact.quote)).length > 0))
      return [];
    return [{ severity: 'low', reason: message('flag.relative-as-pilot', { words: first.text }), facts: related }];
  },
};
