/** What a summary keeps of an analysis's questions and flags: how many, so that reports over thousands read no documents. */
import { z } from 'zod';
import type { Question } from './question.js';
import type { Flag } from './scores.js';
import { questionCategorySchema } from './values.js';

const count = z.number().int().nonnegative();

export const QUESTION_STATUSES = ['open', 'answered', 'dismissed'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

const byPrioritySchema = z.strictObject({ high: count, medium: count, low: count });
const byCategorySchema = z.partialRecord(questionCategorySchema, byPrioritySchema);

/** By status, category and priority; a status or category without questions is left out. */
export const questionCountsSchema = z.partialRecord(z.enum(QUESTION_STATUSES), byCategorySchema);
export type QuestionCounts = z.infer<typeof questionCountsSchema>;

export const flagCountsSchema = z.strictObject({ critical: count, high: count, medium: count, low: count });
export type FlagCounts = z.infer<typeof flagCountsSchema>;

/** A question nobody has touched is open. */
export function countQuestions(questions: readonly Question[]): QuestionCounts {
  const counts: QuestionCounts = {};
  for (const { category, priority, status = 'open' } of questions) {
    const categories = (counts[status] ??= {});
    const priorities = (categories[category] ??= { high: 0, medium: 0, low: 0 });
    priorities[priority] += 1;
  }
  return counts;
}

export function countFlags(flags: readonly Flag[]): FlagCounts {
  const counts: FlagCounts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of flags) counts[severity] += 1;
  return counts;
}
