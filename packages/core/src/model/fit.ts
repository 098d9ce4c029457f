/** How a deck meets a fund's thesis: a verdict of its own beside the scores, with a reason for each question asked. */
import { z } from 'zod';
import { messageSchema } from './message.js';
import { FIT_VERDICTS } from './vocabulary.js';

/**
 * `fits`: yes; `stretches`: close to it (the stage next to ours, the second sector); `outside`: no; `unknown`: the
 * deck does not show it.
 */
export const fitVerdictSchema = z.enum(FIT_VERDICTS);
export type FitVerdict = z.infer<typeof fitVerdictSchema>;

export const FIT_QUESTIONS = ['stage', 'sector', 'geography', 'cheque', 'deal-breaker'] as const;

export const fitSchema = z.strictObject({
  /** `outside` when one answer is, else `stretches`, else `unknown`, else `fits`. */
  verdict: fitVerdictSchema,
  /** The thesis it was held against: its name where it has one, and a mark that changes with its content. */
  thesis: z.strictObject({ name: z.string().optional(), mark: z.string() }),
  text: z.string(),
  textMessage: messageSchema,
  /** One for each question the thesis asks; a deal-breaker that speaks against the deck has its own. */
  answers: z.array(
    z.strictObject({
      question: z.enum(FIT_QUESTIONS),
      verdict: fitVerdictSchema,
      reason: z.string(),
      reasonMessage: messageSchema,
      factIds: z.array(z.string()),
      slides: z.array(z.number().int().positive()),
    }),
  ),
});
export type Fit = z.infer<typeof fitSchema>;
export type FitAnswer = Fit['answers'][number];
