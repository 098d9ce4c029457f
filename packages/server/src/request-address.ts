/** Where a request comes from and where it believes to be: what throttles, cookies and links depend on. */
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

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Whether the request was made on this machine, to a server that listens on it alone: nothing forwarded it, and it
 * asks for the machine's own name, not for one that somebody else's page resolves to it.
 */
export function isMadeHere(ctx: Context, onLoopback: boolean): boolean {
  return onLoopback && FORWARDING.every((name) => ctx.headers[name] === undefined) && isLoopback(ctx.hostname);
}

/** Whether the browser speaks https to us, as the connection, a trusted proxy or the configured address says. */
export function isSecure(ctx: Context, publicUrl: string | undefined): boolean {
  return ctx.secure || publicUrl?.startsWith('https:') === true;
}
