/** What the people of a fund add to analyses, what happened, and who is told. Each change writes an activity. */
import type { Activity, NewActivity } from '../model/activity.js';
import type { Analysis } from '../model/analysis.js';
import type { Author, Comment, Decision, Feedback } from '../model/fund.js';
import type { PipelineBoard } from '../model/pipeline-board.js';
import type { Message } from '../model/message.js';
import type {
  FounderLink,
  FounderPage,
  FundShare,
  SharedAnalysis,
  ShareView,
  ShareVisit,
  SlideTime,
} from '../model/share.js';
import type { Locale } from '../model/values.js';

/** Throws, as `VcError`: `not-found` (analysis, comment or share), `bad-usage`, `not-finished` (a rating, a share), `forbidden` (another's comment), `share-needs-password`. */
export interface Collaboration {
  readonly comments: Comments;
  readonly feedback: FeedbackBook;
  readonly decisions: Decisions;
  readonly pipeline: PipelineBook;
  readonly shares: Shares;
  readonly founderLinks: FounderLinks;
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
   * A link that shows the analysis as it is now, whatever becomes of it. The token is answered this once. `expiresAt`
   * ISO 8601 in the future; null for no end, absent for the fund's rule.
   * Throws VcError `not-finished`, `share-needs-password` where the fund requires one.
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
   * What a token shows, counted as a view and written down as a visit. `asOf` is when the link was made; null of a link
   * that was made before links kept what they show, and shows the analysis of now. Undefined when the token is unknown,
   * revoked or expired, its analysis is gone, or who made it has no active account. Throws VcError `share-password` when
   * a password is missing or wrong, unless the caller knows that it was given (`isUnlocked`).
   */
  open(
    token: string,
    options?: { password?: string | undefined; isUnlocked?: boolean },
  ): Promise<{ analysis: SharedAnalysis; asOf: string | null; visitId: string } | undefined>;
  /**
   * Writes down what the reader's page tells of the visit: seconds since its beginning for which each slide lay open.
   * No more is kept than time has passed. False when the token opens nothing or there is no such visit.
   */
  told(token: string, visitId: string, slides: readonly SlideTime[]): Promise<boolean>;
  /** The last 200 visits by the share, newest first. Throws VcError `not-found`. */
  visits(analysisId: string, shareId: string): Promise<ShareVisit[]>;
}

/** Links by which a founder answers chosen questions, without an account. */
export interface FounderLinks {
  /**
   * A link that asks these questions, 1 to 20 of the analysis (those of `firstQuestions` without any), until `expiresAt` (ISO
   * 8601 in the future; 14 days from now without it). The token is answered this once. Throws VcError `not-found` (analysis, question), `not-finished`,
   * `bad-usage`, `bad-request`.
   */
  create(
    analysisId: string,
    options: { questionIds?: readonly string[] | undefined; expiresAt?: string | undefined },
    by: Author,
  ): Promise<{ link: FounderLink; token: string }>;
  /** Those of the analysis, newest first, expired ones included. */
  list(analysisId: string): Promise<FounderLink[]>;
  /** False when the analysis has no such link. What came by it stays. */
  revoke(analysisId: string, linkId: string): Promise<boolean>;
  /** Looks without counting. Undefined when the token opens nothing. */
  look(token: string): Promise<{ linkId: string; analysisId: string } | undefined>;
  /** What the founder reads, counted as a view. Undefined when the token is unknown, revoked or expired, or who made it has left. */
  open(token: string, locale: Locale): Promise<FounderPage | undefined>;
  /**
   * Keeps the answers and returns the page as it is then. An empty text takes an answer back; one that counts already stays
   * as it is. Tells whom the questions concern. Undefined when the token opens nothing. Throws VcError `not-found` for a
   * question that was not asked, `bad-request` for more than 5,000 characters.
   */
  answer(
    token: string,
    answers: readonly { questionId: string; text: string }[],
    locale: Locale,
  ): Promise<FounderPage | undefined>;
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
