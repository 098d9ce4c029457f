/** How much clients may ask for, and what holds unless something else is said. */

/** How much a client may ask for. */
export interface ServerLimits {
  /** Connections at the same time, sockets included; more are closed at once, so that files can still be opened. @default 2000 */
  connections: number;
  /** Seconds a request may take to arrive, decks included. @default 600 */
  requestSeconds: number;
  /** Seconds a request's headers may take. @default 20 */
  headerSeconds: number;
  /** Seconds without a byte after which an upload is given up. @default 30 */
  stallSeconds: number;
  /** Bytes of a JSON body. @default 1 MiB */
  jsonBytes: number;
  /** Files of one upload: images that are the slides of one deck. @default 100 */
  filesAnUpload: number;
  /** Uploads of one account in 24 hours. @default 500 */
  uploadsADay: number;
  /** MiB of uploads of one account in 24 hours. @default 5000 */
  uploadMbADay: number;
  /** Analyses of one account that wait or run. @default 100 */
  waitingAnalyses: number;
  /** Failed sign-ins with one user name or e-mail from one address before these are locked out for a while. @default 10 */
  signInsAnAccount: number;
  /** Failed sign-ins from one address. @default 100 */
  signInsAnAddress: number;
  /** Wrong administrator passwords from one address. @default 5 */
  adminTries: number;
  /** Wrong codes of an account's second factor, or of the panel's, from any address. @default 10 */
  codesAnAccount: number;
  /** Seconds for which a lock-out lasts. @default 900 */
  lockOutSeconds: number;
  /** Milliseconds for which a request may go by who a session belonged to before. @default 500 */
  sessionCacheMs: number;
  /** Sockets of one account. @default 50 */
  socketsAnAccount: number;
  /** Seconds between the signs of life that a socket must give. @default 30 */
  heartbeatSeconds: number;
  /** Seconds that running requests get when the server closes. @default 10 */
  closeSeconds: number;
}

/** What holds unless something else is said. */
export const DEFAULT_LIMITS: ServerLimits = {
  connections: 2000,
  requestSeconds: 600,
  headerSeconds: 20,
  stallSeconds: 30,
  jsonBytes: 1024 * 1024,
  filesAnUpload: 100,
  uploadsADay: 500,
  uploadMbADay: 5000,
  waitingAnalyses: 100,
  signInsAnAccount: 10,
  signInsAnAddress: 100,
  adminTries: 5,
  codesAnAccount: 10,
  lockOutSeconds: 900,
  sessionCacheMs: 500,
  socketsAnAccount: 50,
  heartbeatSeconds: 30,
  closeSeconds: 10,
};
