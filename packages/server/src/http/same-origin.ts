/** Whether a request or handshake was begun by our own pages: what a browser says of it cannot be forged by a page. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * False for what another site began. A client that is no browser sends neither header and carries no cookie that a
 * browser added for somebody else.
 *
 * @param host the host that the browser asked for, with its port.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string, publicUrl: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = parse(origin);
  if (!from) return false;
  return from.host === host.toLowerCase() || (publicUrl !== undefined && from.origin === parse(publicUrl)?.origin);
}

function parse(url: string): URL | undefined {
  try {
    const parsed = new URL(url);
    return parsed.protocol === 'http:' || parsed.protocol === 'https:' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
