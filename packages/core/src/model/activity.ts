/** What happened in a workspace and who did it: the dashboard's recent activity, and what notifications are made of. */
import { z } from 'zod';
import { authorSchema, type Author } from './fund.js';
import { messageSchema, type MessageValue } from './message.js';

export const ACTIVITY_ACTIONS = [
  'analysis.uploaded',
  'analysis.completed',
  'analysis.failed',
  'analysis.removed',
  'analysis.reprocessed',
  'analysis.corrected',
  'analysis.decided',
  'analysis.assigned',
  'analysis.planned',
  'analysis.shared',
  'comment.added',
  'comment.mentioned',
  'feedback.given',
  'question.answered',
  'question.assigned',
  'founder.asked',
  'founder.answered',
  'founder.filed',
  'founder.counted',
  'investment.added',
  'investment.changed',
  'investment.removed',
  'member.invited',
  'member.joined',
  'member.role-changed',
  'member.removed',
  'settings.changed',
] as const;

export const activitySchema = z.strictObject({
  id: z.string(),
  action: z.enum(ACTIVITY_ACTIONS),
  /** One sentence in the reader's language, made from the message beside it. */
  details: z.string(),
  detailsMessage: messageSchema,
  createdAt: z.string(),
  user: authorSchema,
  analysisId: z.string().optional(),
  investmentId: z.string().optional(),
  /** Accounts beside the author whom it concerns: they are notified. */
  concerns: z.array(z.string()),
});
export type Activity = z.infer<typeof activitySchema>;

/** What happened, to be said in three languages. */
export interface NewActivity {
  action: Activity['action'];
  by: Author;
  /** Values of the text `activity.<action>`. */
  values?: Record<string, MessageValue>;
  analysisId?: string | undefined;
  investmentId?: string | undefined;
  /** Accounts that are notified; the author never is. */
  concerns?: readonly string[];
}
