/** Headings without the mark that a list goes on over pages: "Customers (cont.)", "Clientes – 2 de 3", "Clients 2/2". */

const WORD = "cont(?:[.d]|['’]d|inued|inua|in[uú]a|inuaci[oó]n)?\\.?|suite|sigue";
const PAGE = '[1-9] ?(?:/|of|de|sur) ?[1-9]';
/** A word alone is the heading's own ("Product suite"); in brackets, behind a dash or short it is a mark. */
const MARK = new RegExp(
  ` ?(?:[([] ?(?:${WORD}|${PAGE}) ?[)\\]]|[,:–—-] ?(?:${WORD}|${PAGE})|(?<= )(?:cont(?:\\.|['’]?d\\.?)|${PAGE})) ?$`,
  'iu',
);

export function withoutContinuation(heading: string): string {
  const mark = MARK.exec(heading);
  if (mark === null) return heading;
  const [page = 1, of = 1] = (mark[0].match(/\d/g) ?? []).map(Number);
  return page <= of ? heading.slice(0, mark.index) : heading;
}
