/** French: flags. The same ids as in `en/flags.ts`. */
import type { flags as en } from '../en/flags.js';

export const flags: Record<keyof typeof en, string> = {};
