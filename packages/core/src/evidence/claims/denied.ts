/** Whether a deck says that there is none of what its words name: "No customers or signed pilots", "aún no hay pilotos". */
import { DENIED_BEFORE, DENIED_BEHIND, OPENS_DENIED } from '../words/claims/denied.js';

/** Letters before and behind a word in which it may be denied. */
const REACH = 60;

/** Whether the word from `start` to `end` of `folded` is denied in its clause. */
export function isDenied(folded: string, { start, end }: { start: number; end: number }): boolean {
  return (
    DENIED_BEFORE.test(folded.slice(Math.max(0, start - REACH), start)) ||
    DENIED_BEHIND.test(folded.slice(end, end + REACH))
  );
}

/** Whether all that `folded` says is that there is none; "No set-up: 3 pilots" says more. */
export const saysNone = (folded: string): boolean => OPENS_DENIED.test(folded) && !/[\d:,]/u.test(folded);
