/** Single sign-on with the fund's provider: there and back with PKCE, state and nonce, and asking whether people are still let in. */
import { VcError, type CurrentUser, type Workspace } from '@vc-analyst/core';
import type { StoredSso } from '@vc-analyst/core/model';
import * as oidc from 'openid-client';
import type { Logger } from 'pino';
import { z } from 'zod';

/** What the browser keeps between going and coming back: what it returns with must fit to it. */
const flowSchema = z.strictObject({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  at: z.number(),
  /** Where the person wanted to go: as the browser says it, so not to be followed unread. */
  next: z.string().optional(),
});

const FLOW_MS = 10 * 60 * 1000;
/** Keys of a provider change; its discovery document hardly does. */
const DISCOVERY_MS = 60 * 60 * 1000;
const SCOPE = 'openid email profile offline_access';
const SECONDS = 10;

export interface SingleSignOn {
  /** Where the browser goes, and what it keeps meanwhile. Throws VcError `not-found` where there is no provider, `sso-failed`. */
  begin(redirectUri: string, next?: string): Promise<{ url: string; flow: string }>;
  /** Who came back, and what they wanted to see. Throws VcError `sso-failed`, `sso-refused`, `email-taken`. */
  finish(
    redirectUri: string,
    search: string,
    flow: string | undefined,
  ): Promise<CurrentUser & { isReviewed: boolean; next?: string | undefined }>;
  /** Asks the provider about everybody it lets in: who no longer is, is suspended; groups give their roles anew. */
  review(): Promise<void>;
}

export function openSingleSignOn(
  { accounts, settings, config, shared }: Pick<Workspace, 'accounts' | 'settings' | 'config' | 'shared'>,
  log: Pick<Logger, 'warn'>,
): SingleSignOn {
  let found: { of: string; at: number; provider: Promise<oidc.Configuration> } | undefined;

  async function provider(): Promise<{ client: oidc.Configuration; sso: StoredSso }> {
    const sso = await settings.singleSignOn();
    if (!sso) throw new VcError('not-found', { what: 'provider', id: 'sso' });
    if (config.offline) throw new VcError('offline', { what: 'Single sign-on' });
    const of = JSON.stringify([sso.issuer, sso.clientId, sso.secret]);
    if (found?.of !== of || Date.now() - found.at > DISCOVERY_MS) {
      const here = new URL(sso.issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
      const asked = oidc.discovery(new URL(sso.issuer), sso.clientId, sso.secret, undefined, {
        execute: here,
        timeout: SECONDS,
      });
      found = { of, at: Date.now(), provider: asked };
      // Asked again at the next try.
      asked.catch(() => (found = undefined));
    }
    return { client: await found.provider, sso };
  }

  /** What the person's browser is told is the same for all of them; what happened stands in the log. */
  async function orFailed<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof VcError) throw error;
      log.warn({ err: error }, 'single sign-on failed');
      throw new VcError('sso-failed', {}, { cause: error });
    }
  }

  return {
    begin: (redirectUri, next) =>
      orFailed(async () => {
        const { client } = await provider();
        const flow = {
          verifier: oidc.randomPKCECodeVerifier(),
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          at: Date.now(),
          next,
        };
        const { href: url } = oidc.buildAuthorizationUrl(client, {
          redirect_uri: redirectUri,
          scope: scopeOf(client),
          code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          state: flow.state,
          nonce: flow.nonce,
          // Without it, providers give no refresh token, and nobody could be asked later.
          ...(hasOffline(client) ? { prompt: 'consent' } : {}),
        });
        return { url, flow: Buffer.from(JSON.stringify(flow)).toString('base64url') };
      }),

    finish: (redirectUri, search, kept) =>
      orFailed(async () => {
        const flow = parseFlow(kept);
        if (!flow) throw new VcError('sso-failed');
        const { client, sso } = await provider();
        const tokens = await oidc.authorizationCodeGrant(client, new URL(`${redirectUri}${search}`), {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = await claimsOf(client, tokens);
        const refreshToken = tokens.refresh_token;
        const user = await accounts.provided.signIn({ ...identityOf(claims, sso), refreshToken });
        return { ...user, isReviewed: refreshToken !== undefined, next: flow.next };
      }),

    async review() {
      // Of several servers one asks: a refresh token may be given only once.
      if (shared && (await shared.count('sso review', 1, 5 * 60)).count > 1) return;
      const people = (await settings.singleSignOn()) && !config.offline ? await accounts.provided.reviewable() : [];
      for (const { id, refreshToken } of people) {
        try {
          const { client, sso } = await provider();
          const tokens = await oidc.refreshTokenGrant(client, refreshToken);
          const claims = tokens.claims() ? await claimsOf(client, tokens) : undefined;
          await accounts.provided.reviewed(id, {
            groups: claims && groupsOf(claims, sso),
            refreshToken: tokens.refresh_token ?? refreshToken,
          });
        } catch (error) {
          if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
            await accounts.provided.suspend(id);
          } else log.warn({ err: error, account: id }, 'the provider could not be asked about an account');
        }
      }
    },
  };
}

type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Of the ID token, and what only the provider's user information says. */
async function claimsOf(
  client: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<Claims> {
  const claims = tokens.claims();
  if (!claims) throw new VcError('sso-failed');
  const more = client.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
    : {};
  return { ...more, ...claims };
}

function identityOf(claims: Claims, sso: StoredSso) {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const email = text('email') || text('preferred_username');
  if (!z.email().safeParse(email).success) throw new VcError('sso-refused');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true && email === claims.email,
    firstName: text('given_name') || text('name'),
    lastName: text('family_name'),
    groups: groupsOf(claims, sso),
  };
}

/** A list of names, or one name. */
function groupsOf(claims: Claims, { groupsClaim }: StoredSso): string[] {
  return [claims[groupsClaim]].flat().filter((group) => typeof group === 'string');
}

function hasOffline(client: oidc.Configuration): boolean {
  return client.serverMetadata().scopes_supported?.includes('offline_access') ?? false;
}

function scopeOf(client: oidc.Configuration): string {
  return hasOffline(client) ? SCOPE : SCOPE.replace(' offline_access', '');
}

function parseFlow(kept: string | undefined) {
  try {
    const flow = flowSchema.parse(JSON.parse(Buffer.from(kept ?? '', 'base64url').toString()));
    return Date.now() - flow.at < FLOW_MS ? flow : undefined;
  } catch {
    return undefined;
  }
}
