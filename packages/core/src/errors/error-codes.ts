/** The closed list of error codes. Data only: the contract reads it in the browser, without the sentences. */

/** Codes by what went wrong: the deck, the use, the engine, the store, us. */
export const ERROR_CODES = [
  // the deck
  'empty-file',
  'unsupported-type',
  'unsupported-powerpoint',
  'password-protected',
  'damaged-file',
  'no-slides',
  'file-too-large',
  'too-many-slides',
  'unpacks-too-large',
  'picture-too-large',
  'unsafe-xml',
  'reading-timeout',
  'reading-memory',
  'reading-crashed',
  // the use
  'bad-usage',
  'bad-config',
  'file-not-found',
  'not-found',
  'no-decks',
  'export-format-unknown',
  // requests to the server
  'unauthorized',
  'forbidden',
  'cross-site',
  'too-many-attempts',
  'quota-reached',
  'bad-request',
  'wrong-method',
  'wrong-content-type',
  'request-too-large',
  'request-timeout',
  'shutting-down',
  // people and their accounts
  'credentials-wrong',
  'password-too-short',
  'password-too-long',
  'password-common',
  'username-taken',
  'email-taken',
  'registration-closed',
  'setup-token-wrong',
  'not-first',
  'not-oneself',
  'last-admin',
  'link-invalid',
  'share-password',
  // the run
  'deck-missing',
  'not-finished',
  'cancelled',
  'step-failed',
  // the engine
  'engine-unreachable',
  'engine-failed',
  'offline',
  // the store
  'store-busy',
  'store-damaged',
  'store-full',
  'store-read-only',
  'store-newer',
  'conflict',
  // us
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
