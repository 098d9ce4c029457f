/** What a call that was not answered well throws: `"<status>: <what the server said>"`. */

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** The server's sentence in the reader's language, without the status; empty where it said nothing. */
    readonly serverMessage: string,
    /** From the contract's closed list; absent when something else than our server answered. */
    readonly code?: string,
    readonly data?: Readonly<Record<string, unknown>>,
    /** What something else than our server answered, or the protocol's word for the status: for logs, not for people. */
    foreign = '',
  ) {
    super(`${status}: ${serverMessage || foreign}`);
  }
}

/** The session is over: not to be mistaken for a wrong password, which answers 401 as well. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && (error.code === 'unauthorized' || !error.code);
}

/** The server's sentence, else `otherwise`: what toasts say. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : otherwise;
}
