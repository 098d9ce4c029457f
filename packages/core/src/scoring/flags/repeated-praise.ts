/** F37: the same words of praise under two names. One customer quoted twice is only said twice. */
import { message } from '../../model/message.js';
import type { Fact } from '../../model/fact.js';
import { sameName } from '../distinct.js';
import type { FlagRule } from './flag.js';

/** Shorter praise two people may say alike. */
const FEWEST_WORDS = 7;

export const repeatedPraise: FlagRule = {
  meta: { id: 'repeated-praise', rule: 'F37', kinds: ['testimonial'] },
  raise: ({ context }) => {
    const named = context.of('testimonial', (fact) => fact.subjectName !== undefined);
    for (const [at, first] of named.entries()) {
      const words = praiseOf(first);
      if (words.length < FEWEST_WORDS) continue;
      const second = named
        .slice(at + 1)
        .find((other) => praiseOf(other).join(' ') === words.join(' ') && nameOf(other) !== nameOf(first));
      if (!second) continue;
      const reason = message('flag.repeated-praise', {
        first: first.subjectName ?? '',
        second: second.subjectName ?? '',
      });
      return [{ severity: 'medium', reason, facts: [first, second] }];
    }
    return [];
  },
};

const nameOf = (fact: Fact): string => sameName(fact.subjectName ?? '');

/** What stands between the quotation marks, without case and marks; a name behind it is no part of it. */
function praiseOf(fact: Fact): string[] {
  const said = /["“«]([^"”»]{1,400})["”»]/u.exec(fact.quote)?.[1] ?? fact.quote;
  return said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
