/** Finds the operands of a written calculation: "LTV = $2,500 × 81% ÷ 0.9%" states none of the three. */
import type { Figure } from '../numbers/figure.js';
import type { ReadPassage } from './read-passage.js';

// "÷" and "×", or an "x" or "*" between numbers; up to four words may name what is multiplied.
const NEXT = /^(?: [\p{L}'’]+){0,4} ?(?:[×÷]|[*] ?(?=[\d$€£])|x (?=[\d$€£])|\/ (?=[\d$€£]))/u;
const BEFORE = /(?:[×÷]|[\d)%€$£\p{L}] ?[*]|[\d)%€$£] x|[\d)%€$£] \/) ?\(?$/u;
// "(3,5 M€ + 0,76 M€) ÷ 0,177 M€".
const IN_BRACKETS = /^[^()]{0,40}\) ?[×÷]/u;

/** Figures of `read` that a sign of times or division ties to another number. */
export function formulaOperands({ figures, text }: Pick<ReadPassage, 'figures' | 'text'>): Set<Figure> {
  const operands = new Set<Figure>();
  if (!/[×÷*]|\dx? [x/] |[$€£%] [x/] /u.test(text)) return operands;
  for (const figure of figures) {
    // "x2,3" and "×3" are multiples of their own.
    const isMultiple = figure.type === 'multiple' && /^[x×]/u.test(figure.text);
    const before = text.slice(Math.max(0, figure.start - 6), figure.start);
    const after = text.slice(figure.coreEnd, figure.coreEnd + 60);
    const bracket = text.lastIndexOf('(', figure.start);
    const isBracketed = bracket > text.lastIndexOf(')', figure.start) && IN_BRACKETS.test(after);
    if (NEXT.test(after) || isBracketed || (!isMultiple && BEFORE.test(before)) || isProduct(figure, text)) {
      operands.add(figure);
    }
  }
  return operands;
}

/** "10.000 € ×12": the sign clings to the number and a number stands before it. */
function isProduct(figure: Figure, text: string): boolean {
  return /^[x×]/u.test(figure.text) && /[\d%€$£)] ?$/u.test(text.slice(Math.max(0, figure.start - 3), figure.start));
}
