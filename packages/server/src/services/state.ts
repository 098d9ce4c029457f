/** What middlewares learn of a request and handlers read. */
import type { CurrentUser, Locale } from '@vc-analyst/core';

export interface RequestState {
  /** In every log line and error of the request. */
  requestId: string;
  /** Language of messages: the signed-in person's, else the browser's, else the configuration's. */
  locale: Locale;
  /** Signed in, with the session's token. */
  session?: { user: CurrentUser; token: string } | undefined;
  /** The table's path of the matched route: what logs name, since real paths may hold tokens. */
  route?: string;
  /** What the administrator panel did, for the log. */
  adminAct?: string;
  /** Whom or what the request turned out to concern, and more of it, for the audit log. */
  concerns?: { id?: string; name?: string };
  auditDetails?: Record<string, string>;
}
