/** The lines of a block that give orders, by themselves or together: every reader of a slide leaves out the same ones. */
import { memoize } from '../text/memoize.js';
import { findInstruction } from './find-instruction.js';
import type { FoundInstruction, Standing } from './found-instruction.js';

/** Characters of a block that are read; what lies beyond is no slide. */
const LONGEST = 40_000;

export interface LineOrder {
  /** Index of the line; every line of the block where it takes them all to give the order. */
  line: number;
  found: FoundInstruction;
}

/** The orders in the lines of one block, those that are only reported too. Linear. */
function ordersInLines(lines: readonly string[]): LineOrder[] {
  const alone = lines.map((line) => findInstruction(line.slice(0, LONGEST)));
  const whole = lines.length > 1 ? findInstruction(lines.join(' ').slice(0, LONGEST)) : undefined;
  const orders = alone.flatMap((found, line) => {
    if (!found) return [];
    const inBlock = whole && (found.standing === 'doubtful' || goesOver(lines[line]!)) && isQuoted(whole);
    return [{ line, found: inBlock ? { ...found, standing: whole.standing } : found }];
  });
  if (orders.some(isGiven) || !whole || !isGiven({ found: whole })) return orders;
  return lines.map((_, line) => ({ line, found: whole }));
}

/** The orders that are given, or may be: their lines are no evidence. */
export function givenOrders(lines: readonly string[]): LineOrder[] {
  return ordersInLines(lines).filter(isGiven);
}

/** The indices of the lines that give orders. */
export function orderingLines(lines: readonly string[]): number[] {
  return givenOrders(lines).map(({ line }) => line);
}

const STRICTEST: readonly Standing[] = ['certain', 'likely', 'doubtful', 'reported'];

/** The order in the text of a slide (lines by line breaks, blocks by empty lines) that weighs most, if any. Linear. */
export const findInSlide: (text: string) => FoundInstruction | undefined = memoize((text) => {
  const found = text.split(/\n{2,}/).flatMap((block) => ordersInLines(block.split('\n')).map((order) => order.found));
  return STRICTEST.flatMap((standing) => found.find((one) => one.standing === standing) ?? [])[0];
});

function isGiven({ found }: Pick<LineOrder, 'found'>): boolean {
  return found.standing !== 'reported';
}

function isQuoted({ standing }: FoundInstruction): boolean {
  return standing === 'reported' || standing === 'doubtful';
}

/** Goes on from the line before, or holds one end of a quotation: alone it does not say what it means. */
function goesOver(line: string): boolean {
  const text = line.trim();
  const marks = text.match(/["“”„«»]/g)?.length ?? 0;
  return marks % 2 === 1 || /^[\p{Ll}“„«"]/u.test(text);
}
