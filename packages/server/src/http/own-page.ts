/** Where a browser may be led that says itself where it wants to go: to a page of this app, and nowhere else. */

const HERE = 'http://here.invalid';

/** `next` as a browser would read it; `/` where that is another host, or not a page. */
export function ownPage(next = '/'): string {
  const url = URL.canParse(next, HERE) ? new URL(next, HERE) : undefined;
  if (url?.origin !== HERE) return '/';
  const page = url.pathname + url.search + url.hash;
  // What is left of `/.//other.example` names a host again.
  return /^\/(?!\/|api\/)/.test(page) ? page : '/';
}
