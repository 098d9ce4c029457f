/** F33: three superlatives or more and no source for any. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const MANY = 3;
const LONGEST_EXAMPLE = 70;

export const unsourcedSuperlatives: FlagRule = {
  meta: { id: 'unsourced-superlatives', rule: 'F33', kinds: ['superlative'] },
  raise: ({ context }) => {
    const claims = context.of('superlative', (fact) => fact.cited === undefined && fact.subject === 'company');
    const [first] = claims;
    if (!first || claims.length < MANY) return [];
    const reason = message('flag.unsourced-superlatives', { count: claims.length, example: shortened(first.text) });
    return [{ severity: 'low', reason, facts: claims }];
  },
};

function shortened(text: string): string {
  return text.length <= LONGEST_EXAMPLE ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_EXAMPLE))}…`;
}
