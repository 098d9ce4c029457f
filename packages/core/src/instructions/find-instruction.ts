/** Finds text that orders a reader or a model what to answer, also when it is disguised. Pure, linear time. */
import { decodedRuns, foldConcealed, lettersOnly, revealed } from './reveal.js';
import { LEANING, ORDERING, RUNS, type InstructionPatterns } from './patterns/index.js';

export interface FoundInstruction {
  /** The line that holds it, as a reader would see it, at most 160 characters. */
  excerpt: string;
  /** Stands inside quotation marks. */
  quoted: boolean;
}

/** Longest text that is searched; what lies beyond is no deck. */
const LONGEST = 400_000;
const LONGEST_EXCERPT = 160;
/** Orders without spaces. */
const RUN = new RegExp(RUNS.join('|'));
/** Letters set apart or run together, digits between letters, or ROT13: worth a look without spaces. */
const DISGUISED =
  /(?:\b[a-z0-9][ ._*-]{1,4}){6}|[a-z]{22}|[a-z][013457@$!][a-z]|\b[013457@$!][a-z]{2}|[a-z]{2}[013457@$!]\b|vtab|qvfertneq/;

interface Wordings {
  /** Any hint of the groups: one look leaves most text alone. */
  hint: RegExp;
  groups: readonly InstructionPatterns[];
}

const ORDERS = wordings(ORDERING);
const ORDERS_OR_LEANING = wordings([...ORDERING, ...LEANING]);

function wordings(groups: readonly InstructionPatterns[]): Wordings {
  const hints = groups.flatMap((group) => group.hints).map((hint) => hint.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { hint: new RegExp(hints.join('|')), groups };
}

/**
 * The first instruction in `text`, if any.
 * @param concealed the text is hidden from a reader, so that a leaning wording is enough.
 */
export function findInstruction(text: string, concealed = false): FoundInstruction | undefined {
  const source = text.slice(0, LONGEST);
  const found = search(source, concealed ? ORDERS_OR_LEANING : ORDERS);
  if (found) return found;
  for (const decoded of decodedRuns(source)) {
    // Nobody encodes an innocent sentence in a slide: leaning wordings count.
    const inner = search(decoded, ORDERS_OR_LEANING);
    if (inner) return { ...inner, quoted: false };
  }
  return undefined;
}

function search(text: string, { hint, groups }: Wordings): FoundInstruction | undefined {
  const folded = foldConcealed(text);
  for (const { hints, patterns } of hint.test(folded) ? groups : []) {
    if (!hints.some((hint) => folded.includes(hint))) continue;
    for (const expression of patterns) {
      const match = expression.exec(folded);
      if (match) return { excerpt: excerptAt(text, folded, match.index), quoted: insideQuotes(folded, match) };
    }
  }
  if (!DISGUISED.test(folded)) return undefined;
  // Line breaks stay: run together over many lines, innocent letters could meet.
  const letters = lettersOnly(folded);
  const run = RUN.exec(letters);
  if (!run) return undefined;
  const lineNumber = letters.slice(0, run.index).split('\n').length - 1;
  return { excerpt: shorten(revealed(text.split('\n')[lineNumber] ?? '')), quoted: false };
}

/** The line of the original in which the folded match begins; folding keeps line breaks. */
function excerptAt(text: string, folded: string, index: number): string {
  const lineNumber = folded.slice(0, index + 1).split('\n').length - (folded[index] === '\n' ? 0 : 1);
  const line = revealed(text).normalize('NFKC').split('\n')[lineNumber] ?? revealed(text);
  const start = folded.lastIndexOf('\n', index - 1) + 1;
  const within = Math.max(0, index - start - 20);
  return shorten(line.length <= LONGEST_EXCERPT ? line : line.slice(Math.min(within, Math.max(0, line.length - 40))));
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_EXCERPT ? plain : `${plain.slice(0, LONGEST_EXCERPT - 1).trimEnd()}…`;
}

/** An odd number of quotation marks before the match in its line, and one after it. */
function insideQuotes(folded: string, match: RegExpExecArray): boolean {
  const start = folded.lastIndexOf('\n', match.index - 1) + 1;
  const lineEnd = folded.indexOf('\n', match.index + match[0].length);
  // Apostrophes fold to the same mark; between two letters they are no quotation.
  const marks = (part: string) => part.replace(/(?<=[a-z])"(?=[a-z])/g, '').split('"').length - 1;
  const before = folded.slice(start, match.index + (match[0].startsWith('"') ? 1 : 0));
  const after = folded.slice(match.index + match[0].length, lineEnd === -1 ? undefined : lineEnd);
  return marks(before) % 2 === 1 && marks(after) > 0;
}
