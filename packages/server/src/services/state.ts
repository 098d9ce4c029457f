/** What middlewares learn of a request and handlers read. */
import type { Locale } from '@vc-analyst/core';
import type { Caller, Credential } from './credentials.js';

export interface RequestState {
  /** In every log line and error of the request. */
  requestId: string;
  /** Language of messages: the signed-in person's, else the browser's, else the configuration's. */
  locale: Locale;
  /** Who is signed in, or speaks by an API token, and with what. */
  session?: (Caller & { credential: Credential }) | undefined;
  /** The table's path of the matched route: what logs name, since real paths may hold tokens. */
  route?: string;
  /** What the administrator panel did, for the log. */
  adminAct?: string;
  /** Whom or what the request turned out to concern, and more of it, for the audit log. */
  concerns?: { id?: string; name?: string };
  auditDetails?: Record<string, string>;
  /** Refused, and told to a browser by where it is led. */
  refusedWith?: string;
}
