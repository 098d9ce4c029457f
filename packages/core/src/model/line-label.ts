/** Whose words the first line of a memo is; apart from `memo.ts`, since pages ask it and load no schema for it. */
import type { Memo } from './memo.js';

/** The message that says whose words `line` is; undefined where they are the deck's and say it plainly. */
export function labelOfLine({ closest, byModel }: NonNullable<Memo['line']>): string | undefined {
  return byModel ? 'memo.byModel' : closest ? 'memo.closest' : undefined;
}
