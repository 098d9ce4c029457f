/** Spanish: checks. The same ids as in `en/checks.ts`. */
import type { checks as en } from '../en/checks.js';

export const checks: Record<keyof typeof en, string> = {};
