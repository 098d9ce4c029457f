/** Where a request comes from and where it believes to be: what throttles, cookies and links depend on. */
import type { Config } from '@vc-analyst/core';
import type { Context } from 'koa';

/** True for addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** The address that throttles count by; of IPv6 the network, since one person has many addresses there. */
export function clientAddress(ctx: Context): string {
  const address = ctx.ip.replace(/^::ffff:/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** What proxies, balancers and delivery networks add to a request that they pass on; no browser sends one of them. */
const FORWARDING = [
  /^(forwarded|via|cdn-loop)$/,
  /^x-(original-)?(forwarded|host|url|real-ip|client-ip|cluster-client-ip|proxyuser-ip|envoy-|arr-|azure-|amz)/,
  /^(cf-|fly-|fastly-|true-client-ip|client-ip|do-connecting-ip)/,
];

/** Whether the server is for this machine alone: it listens on it, behind no proxy, and people reach it by no other name. */
export function isForThisMachine(host: string, { publicUrl, trustProxy }: Config): boolean {
  return isLoopback(host) && !trustProxy && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
}

/**
 * Whether the request was made on this machine, to a server that is for it alone: nothing forwarded it, no page of
 * elsewhere began it, and it asks for the machine's own name, not for one that somebody else's page resolves to it.
 */
export function isMadeHere({ headers, hostname, req }: Context, forThisMachine: boolean): boolean {
  return (
    forThisMachine &&
    isLoopback(hostname) &&
    // As proxies speak to us where nothing else is configured; no browser does.
    req.httpVersion !== '1.0' &&
    [headers.origin, headers.referer].every((from) => from === undefined || isLoopback(hostOf(from))) &&
    !Object.keys(headers).some((name) => FORWARDING.some((pattern) => pattern.test(name)))
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** Whether the browser speaks https to us, as the connection, a trusted proxy or the configured address says. */
export function isSecure(ctx: Context, publicUrl: string | undefined): boolean {
  return ctx.secure || publicUrl?.startsWith('https:') === true;
}
