/** Spanish: warnings. The same ids as in `en/warnings.ts`. */
import type { warnings as en } from '../en/warnings.js';

export const warnings: Record<keyof typeof en, string> = {};
