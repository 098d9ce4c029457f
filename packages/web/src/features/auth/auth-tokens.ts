/** Tokens that a link to /auth carries: an invitation, the first set-up, a new password; and what went wrong elsewhere. */

export interface AuthTokens {
  invitation?: string;
  setup?: string;
  reset?: string;
  /** Code of what went wrong at the provider's. */
  problem?: string;
}

export function readTokens(): AuthTokens {
  const given = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const tokens: AuthTokens = {};
  for (const name of ['invitation', 'setup', 'reset', 'problem'] as const) {
    const token = given.get(name);
    if (token) tokens[name] = token;
  }
  return tokens;
}

/** Takes them out of the address, so that they stay in no history. */
export function forgetTokens(): void {
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname);
}
