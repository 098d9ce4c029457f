/** F23: a famous employer or school with neither the role nor the result, for people of whom no more is told. */
import { message } from '../../model/message.js';
import { rank, sameName } from '../distinct.js';
import type { FlagRule } from './flag.js';

const TOLD = ['background', 'domain_experience', 'track_record', 'exit', 'technical_depth'] as const;

export const prestigeOnly: FlagRule = {
  meta: { id: 'prestige-only', rule: 'F23', kinds: ['prestige', ...TOLD] },
  raise: ({ context }) => {
    const told = TOLD.flatMap((kind) => context.of(kind, (fact) => rank(fact) > 0));
    const bare = context
      .of('prestige')
      .filter((claim) =>
        told.every((fact) =>
          claim.subjectName && fact.subjectName
            ? sameName(claim.subjectName) !== sameName(fact.subjectName)
            : claim.slide !== fact.slide,
        ),
      );
    return bare.length === 0 ? [] : [{ severity: 'low', reason: message('flag.prestige-only'), facts: bare }];
  },
};
