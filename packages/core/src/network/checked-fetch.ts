/** A `fetch` that looks at every address it connects to, follows no redirect and unpacks nothing. */
import { Agent, request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { isRefusedAddress, lookupUnlessRefused, RefusedAddressError } from './refused-address.js';

export interface CheckedFetchOptions {
  /** Connects to link-local and metadata addresses too. */
  allowLinkLocal?: boolean | undefined;
}

/** The request of `fetch` that is understood here: a text as body. */
export interface CheckedRequest {
  method?: string | undefined;
  headers?: Headers | Record<string, string> | undefined;
  body?: string | undefined;
  signal?: AbortSignal | null | undefined;
}

/**
 * Rejects as `fetch` does, with the error of the connection as it is: `ECONNREFUSED`, `ENOTFOUND`, `ADDRESS_REFUSED` …
 * The built-in one takes no `lookup`, so a name that leads to a refused address would be connected to.
 */
export function checkedFetch({ allowLinkLocal = false }: CheckedFetchOptions = {}) {
  const lookup = allowLinkLocal ? {} : { lookup: lookupUnlessRefused };
  const [agent, secureAgent] = [
    new Agent({ keepAlive: true, ...lookup }),
    new SecureAgent({ keepAlive: true, ...lookup }),
  ];

  return (url: URL, { method = 'GET', headers = {}, body, signal }: CheckedRequest = {}): Promise<Response> => {
    if (!allowLinkLocal && isRefusedAddress(url.hostname)) return Promise.reject(new RefusedAddressError(url.host));
    const options: RequestOptions = {
      method,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      ...(signal ? { signal } : {}),
    };
    return new Promise((resolve, reject) => {
      const outgoing =
        url.protocol === 'https:'
          ? overHttps(url, { ...options, agent: secureAgent }, answer)
          : overHttp(url, { ...options, agent }, answer);
      outgoing.on('error', reject);
      outgoing.end(body);

      function answer(incoming: IncomingMessage): void {
        const { statusCode: status = 0, statusMessage: statusText = '' } = incoming;
        const isEmpty = method === 'HEAD' || status === 204 || status === 304;
        if (isEmpty) incoming.resume();
        try {
          const body = isEmpty ? null : (Readable.toWeb(incoming) as BodyInit);
          resolve(new Response(body, { status, statusText, headers: headersOf(incoming) }));
        } catch (error) {
          // A status or header that no response may have.
          incoming.destroy();
          reject(error instanceof Error ? error : new TypeError(String(error)));
        }
      }
    });
  };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return headers;
}
