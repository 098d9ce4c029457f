/** Tokens that a link to /auth carries: an invitation, the first set-up, a new password. */

export interface AuthTokens {
  invitation?: string;
  setup?: string;
  reset?: string;
}

export function readTokens(): AuthTokens {
  const given = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const tokens: AuthTokens = {};
  for (const name of ['invitation', 'setup', 'reset'] as const) {
    const token = given.get(name);
    if (token) tokens[name] = token;
  }
  return tokens;
}

/** Takes them out of the address, so that they stay in no history. */
export function forgetTokens(): void {
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname);
}
