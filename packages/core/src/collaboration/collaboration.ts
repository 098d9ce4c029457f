/** What the people of a fund add to analyses, what happened, and who is told. Each change writes an activity. */
import type { Activity, NewActivity } from '../model/activity.js';
import type { Analysis } from '../model/analysis.js';
import type { Author, Comment, Decision, Feedback } from '../model/fund.js';
import type { PipelineBoard } from '../model/pipeline-board.js';
import type { Message } from '../model/message.js';
import type { FundShare, ShareView } from '../model/share.js';
import type { Locale } from '../model/values.js';

/** Throws, as `VcError`: `not-found` (analysis, comment or share), `bad-usage`, `not-finished` (a rating), `forbidden` (another's comment), `share-needs-password`. */
export interface Collaboration {
  readonly comments: Comments;
  readonly feedback: FeedbackBook;
  readonly decisions: Decisions;
  readonly pipeline: PipelineBook;
  readonly shares: Shares;
  readonly activities: Activities;
  readonly notifications: Notifications;
}

/** What a comment is about; `bad-usage` for a slide or fact that the deck does not have. */
export interface CommentPin {
  slide?: number | undefined;
  factId?: string | undefined;
}

/** What people say of an analysis, a slide or a fact. */
export interface Comments {
  /** Trimmed; 1 to 5,000 characters. */
  add(analysisId: string, content: string, by: Author, about?: CommentPin): Promise<Comment>;
  /** Only one's own: `forbidden`. */
  edit(analysisId: string, commentId: string, content: string, by: Author): Promise<Comment>;
  /** Only one's own: `forbidden`. */
  remove(analysisId: string, commentId: string, by: Author): Promise<void>;
}

/** What people think of an analysis: stars and words. */
export interface FeedbackBook {
  /** One a person; a second replaces the first. `rating` 1 to 5, text at most 5,000 characters. */
  give(
    analysisId: string,
    feedback: { rating: number; feedbackText?: string | undefined },
    by: Author,
  ): Promise<Feedback>;
}

/** What the fund does with a company. */
export interface Decisions {
  /**
   * What the fund does; null takes the decision back. `stage` is one of the fund's pipeline that means `value` (the
   * first such without it), `reason` one of its reasons for passing; `bad-usage` for others. Returns the analysis.
   */
  decide(
    analysisId: string,
    decision: {
      value: Decision['value'];
      stage?: string | undefined;
      reason?: string | undefined;
      note?: string | undefined;
    } | null,
    by: Author,
  ): Promise<Analysis>;
}

/** Companies on their way through the fund: who looks after each, what comes next, and all of them at a glance. */
export interface PipelineBook {
  /** Gives the analysis to an active member of the team, by account id; null to nobody. Returns the analysis. */
  assign(analysisId: string, ownerId: string | null, by: Author): Promise<Analysis>;
  /** What comes next, 1 to 500 characters, and by which day (`YYYY-MM-DD`); null when nothing does. Returns the analysis. */
  plan(analysisId: string, step: { text: string; due?: string | undefined } | null, by: Author): Promise<Analysis>;
  /** The newest version of every analysed company in the stage it is in; the last moved first. @default limit 100 a stage */
  board(options?: { limit?: number | undefined }): Promise<PipelineBoard>;
}

/** Links by which people without an account read one analysis. */
export interface Shares {
  /**
   * The token is answered this once. `expiresAt` ISO 8601 in the future; null for no end, absent for the fund's rule.
   * Throws VcError `share-needs-password` where the fund requires one.
   */
  create(
    analysisId: string,
    options: { expiresAt?: string | null | undefined; password?: string | undefined },
    by: Author,
  ): Promise<{ share: ShareView; token: string }>;
  /** Shares of the analysis, newest first, expired ones included. */
  list(analysisId: string): Promise<ShareView[]>;
  /** Shares of all analyses, newest first, those that open nothing any more included. */
  listAll(): Promise<FundShare[]>;
  /** False when the analysis has no such share. */
  revoke(analysisId: string, shareId: string): Promise<boolean>;
  /** Looks without counting: whether the token opens something and asks for a password. Undefined when it does not. */
  look(token: string): Promise<{ shareId: string; analysisId: string; needsPassword: boolean } | undefined>;
  /**
   * The analysis behind a token, counted as a view. Undefined when the token is unknown, revoked or expired, its
   * analysis is gone, or who made it has no active account. Throws VcError `share-password` when a password is missing or wrong.
   */
  open(token: string, password?: string): Promise<Analysis | undefined>;
}

/** What happened, newest first. */
export interface Activities {
  /** Keeps it and returns it; the oldest go when there are more than 2,000. */
  record(activity: NewActivity): Promise<Activity>;
  /** Newest first, said in `locale`. @default limit 50 */
  list(options?: { locale?: Locale; limit?: number; analysisId?: string }): Promise<Activity[]>;
  /** Changes when an activity was added. */
  revision(): Promise<string>;
}

/** An activity as the account it concerns is told of it. */
export interface NotificationItem {
  id: string;
  action: Activity['action'];
  details: string;
  detailsMessage: Message;
  createdAt: string;
  user: Author;
  analysisId?: string;
  investmentId?: string;
  read: boolean;
}

/** Who is told of what happened. */
export interface Notifications {
  /** What concerns the account, newest first, at most `limit` (50). */
  of(
    accountId: string,
    options?: { locale?: Locale; limit?: number },
  ): Promise<{ unread: number; items: NotificationItem[] }>;
  /** Everything up to now, or up to `upTo` (ISO 8601), is read. */
  markRead(accountId: string, upTo?: string): Promise<void>;
}
