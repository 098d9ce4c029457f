/** The whole bullet or sentence that a quote is a line of: slides break lines where a box ends, readers do not. */

/** Longer ones are left as they were quoted. */
const LONGEST = 260;
/** A quote of more lines is not looked for. */
const MOST_LINES = 6;
/** A line of fewer signs is a label, whatever stands below it. */
const FULL_LINE = 40;
const BULLET = /^\s*(?:[\p{Pd}•●○▪▫■□►▶➤➢➔→✓✔✗✘❖◆◇‣⁃·*]|\d{1,2}[.)])\s/u;
/** “Advisors: …” begins what is told of another. */
const LABELLED = /^\s*\p{Lu}[\p{L} ]{1,24}:\s/u;
/** The end of a sentence; what follows begins another. */
const CLOSED = /[.!?:;…][”"’»)]?\s*$/u;
/** A line that ends on one of these goes on in the next. */
const GOES_ON =
  /(?:[,(&/+\p{Pd}]|(?:^|\s)(?:a|an|the|of|and|or|with|for|to|in|on|by|from|at|is|are|that|which|our|your|their|its|this|these|under|across|through|into|over|than|as|first|de|del|la|el|los|las|y|o|en|con|para|por|que|un|una|le|les|des|du|et|ou|avec|pour|par|dans|qui|sur|une))\s*$/iu;
const STARTS_SMALL = /^\s*(?:\p{Ll}|[,)=×])/u;

/** `quote` with the lines of its block that it is torn from; as it is where it cannot be found, or is whole. */
export function wholeBullet(slideText: string, quote: string): string {
  const found = findLines(slideText, quote);
  if (!found) return quote;
  const { lines } = found;
  let { first, last } = found;
  while (first > 0 && continues(lines[first - 1]!, lines[first]!)) first -= 1;
  while (last < lines.length - 1 && continues(lines[last]!, lines[last + 1]!)) last += 1;
  const whole = lines.slice(first, last + 1).reduce(joined);
  // A quote that leaves out the rest of its own line was cut on purpose.
  return whole.length <= LONGEST && (first < found.first || last > found.last) ? whole : quote;
}

function continues(line: string, next: string): boolean {
  if (BULLET.test(next) || LABELLED.test(next) || CLOSED.test(line) || line.includes(' | ') || next.includes(' | '))
    return false;
  return line.trim().length >= FULL_LINE && (GOES_ON.test(line) || STARTS_SMALL.test(next));
}

/** A word that is broken over two lines is one word again. */
function joined(text: string, next: string): string {
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next.trim())
    ? `${text.slice(0, -1)}${next.trim()}`
    : `${text.trimEnd()} ${next.trim()}`;
}

/** The lines of the slide that hold the quote, and which of them. */
function findLines(slideText: string, quote: string): { lines: string[]; first: number; last: number } | undefined {
  const wanted = flat(quote);
  const lines = slideText.split('\n').filter((line) => line.trim() !== '');
  for (let first = 0; first < lines.length; first += 1) {
    if (!flat(lines[first]!).includes(wanted.slice(0, 12))) continue;
    for (let last = first; last < Math.min(lines.length, first + MOST_LINES); last += 1)
      if (flat(lines.slice(first, last + 1).join(' ')).includes(wanted)) return { lines, first, last };
  }
  return undefined;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
