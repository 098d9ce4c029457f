/** French: summary. The same ids as in `en/summary.ts`. */
import type { summary as en } from '../en/summary.js';

export const summary: Record<keyof typeof en, string> = {};
