/** An OpenID Connect provider for tests: a real one on a port of this machine, with people who may come and go. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { send } from './http.js';

/** What the provider says of somebody. */
export interface ProviderClaims {
  email: string;
  email_verified: boolean;
  given_name?: string;
  groups: string[];
}

export interface TestProvider {
  issuer: string;
  secret: string;
  /** By subject. */
  people: Map<string, ProviderClaims>;
  /** Goes to the address that the browser was led to, signs in there, and answers where it is led back to. */
  visit(address: string, who: string): Promise<URL>;
  close(): Promise<void>;
}

const SCOPE = 'openid email profile offline_access';

export async function openProvider(redirectUri: string): Promise<TestProvider> {
  const people = new Map<string, ProviderClaims>();
  const secret = 'secret of the client in tests';
  let who = '';
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'vc-analyst',
        client_secret: secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    scopes: SCOPE.split(' '),
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'groups'] },
    pkce: { required: () => true },
    cookies: { keys: ['of tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, id) => {
      const claims = people.get(id);
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
  });
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/sign-in/')) return handle(request, response);
    const { prompt, session, grantId } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: who } });
    }
    const grant =
      (grantId === undefined ? undefined : await provider.Grant.find(grantId)) ??
      new provider.Grant({ accountId: session?.accountId ?? who, clientId: 'vc-analyst' });
    grant.addOIDCScope(SCOPE);
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  return {
    issuer,
    secret,
    people,
    async visit(address, someone) {
      who = someone;
      const jar = new Map<string, string>();
      let next = new URL(address);
      for (let steps = 0; steps < 10; steps += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const { headers, status, text } = await send(next.href, { cookie: cookie || undefined });
        for (const line of headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        }
        if (headers.location === undefined) throw new Error(`the provider answered ${status}: ${text.slice(0, 500)}`);
        next = new URL(headers.location, next);
        if (next.href.startsWith(redirectUri)) return next;
      }
      throw new Error('the provider led in circles');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
