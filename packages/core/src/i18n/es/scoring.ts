/** Spanish: scoring. The same ids as in `en/scoring.ts`. */
import type { scoring as en } from '../en/scoring.js';

export const scoring: Record<keyof typeof en, string> = {};
