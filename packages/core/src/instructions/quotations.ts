/** Whether an order is given or quoted: what stands in marks or after "such as", and what its sentence is about. */
import type { FoundInstruction, Match, Standing } from './found-instruction.js';
import { ABOUT_ORDERS, DEMANDS, STAKE, SUCH_AS, TELLS_TO } from './patterns/index.js';
import { foldRevealed, deobfuscate } from './reveal.js';

/** Double marks, and single ones that are no apostrophe. */
const QUOTATION =
  /[“„«"][^“”„«»"]{1,300}[”“»"]|`[^`\n]{1,300}`|(?<![\p{L}\p{N}])[‘‚'](?:[^'’‘\n]|(?<=\p{L})['’](?=\p{L})){3,300}['’](?![\p{L}\p{N}])/gu;
/** Takes the place of a quotation, so that its sentence is read without it; no text of a deck holds it. */
const PLACE = '\uffff';
/** "e.g." and the like end no sentence. */
const SENTENCE_END =
  /(?<=[.!?…;]["”»’)]?)(?<!\b(?:[eE]\.g|[iI]\.e|[pP]\. ?e[jx]|[zZ]\. ?B|[cC]f|vs)\.)\s+(?=[^\p{Ll}\s])|\n+/u;
/** Stands for what was taken out. */
const GAP = ' … ';

type Search = (text: string) => Match | undefined;
type Quoted = Extract<Standing, 'doubtful' | 'reported'>;

/** How the order that `search` met in `text` stands there: the strictest reading of all its sentences. Linear. */
export function readQuotations(text: string, match: Match, search: Search): FoundInstruction {
  const quotations: string[] = [];
  const bare = deobfuscate(text)
    .replaceAll(PLACE, '')
    .replace(QUOTATION, (quotation) => {
      quotations.push(quotation);
      return PLACE;
    });
  const read = { standings: new Set<Quoted>(), search, next: () => quotations.shift() ?? '' };
  const own = bare
    .split(SENTENCE_END)
    .map((sentence) => ownWords(sentence, read))
    .join('\n');
  // Nothing was a quotation: the whole text counts, also what goes over several sentences.
  const left = read.standings.size === 0 ? match : search(own);
  if (left) return { excerpt: left.excerpt, standing: left.standing };
  return { excerpt: match.excerpt, standing: read.standings.has('doubtful') ? 'doubtful' : 'reported' };
}

interface Reading {
  standings: Set<Quoted>;
  search: Search;
  /** The next quotation in the order of the text. */
  next: () => string;
}

/** The sentence without the orders that it quotes; how they stand is added to `standings`. */
function ownWords(sentence: string, { standings, search, next }: Reading): string {
  const frame = foldRevealed(sentence.replaceAll(PLACE, GAP));
  const marked = sentence.replace(new RegExp(PLACE, 'g'), () => {
    const quotation = next();
    const order = search(quotation.slice(1, -1));
    const standing = order && standingOf(foldRevealed(quotation), frame, order.disguised);
    if (standing === undefined) return quotation;
    standings.add(standing);
    return GAP;
  });
  const order = search(marked);
  if (order?.index === undefined || order.disguised) return marked;
  // Without marks: an example after "such as", or what somebody makes a model do.
  const folded = foldRevealed(marked);
  const example = SUCH_AS.exec(folded);
  const exampleAt = example && example.index < order.index ? example.index : undefined;
  const before = folded.slice(0, order.index);
  const from = exampleAt ?? (TELLS_TO.test(before) ? order.index : undefined);
  if (from === undefined || search(folded.slice(0, from))) return marked;
  const standing = standingOf(folded.slice(from), folded.slice(0, from), false);
  if (standing === undefined || !ABOUT_ORDERS.test(folded.slice(0, from))) return marked;
  standings.add(exampleAt === undefined ? 'doubtful' : standing);
  return folded.slice(0, from);
}

/** How `quotation` stands in the sentence that is `frame` without it; undefined for an order that marks do not excuse. */
function standingOf(quotation: string, frame: string, disguised: boolean): Quoted | undefined {
  // Whoever quotes an attack on others has no word about this deck and its marks.
  if (STAKE.test(quotation) || DEMANDS.test(frame)) return undefined;
  if (!ABOUT_ORDERS.test(frame)) return disguised ? undefined : 'doubtful';
  // A figure in it would be read as the company's.
  return disguised || /\d/.test(quotation) ? 'doubtful' : 'reported';
}
