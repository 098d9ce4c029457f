/** Spanish: questions. The same ids as in `en/questions.ts`. */
import type { questions as en } from '../en/questions.js';

export const questions: Record<keyof typeof en, string> = {};
