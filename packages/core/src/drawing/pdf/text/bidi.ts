/**
 * Order of a line that mixes directions: the implicit part of the Unicode bidirectional algorithm (UAX #9, rules W7,
 * N0 to N2, I1, L2, L4) for a left-to-right page. Explicit controls are taken out before.
 */

const RIGHT =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const DIGIT = /[\p{Nd}]/u;
const LETTER = /[\p{L}\p{M}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT.test(text);
}

export type Direction = 'left' | 'right' | 'number' | 'neutral';

/** `text` in stretches of one direction; each neutral sign stands alone, so that it can be turned. */
export function directionRuns(text: string): { text: string; direction: Direction }[] {
  const runs: { text: string; direction: Direction }[] = [];
  for (const sign of text) {
    const direction = directionOf(sign);
    const last = runs.at(-1);
    const mark = /\p{M}/u.test(sign);
    if (last && (mark || (last.direction === direction && direction !== 'neutral'))) last.text += sign;
    else runs.push({ text: sign, direction });
  }
  return runs;
}

function directionOf(sign: string): Direction {
  if (DIGIT.test(sign)) return 'number';
  if (RIGHT.test(sign)) return 'right';
  return LETTER.test(sign) ? 'left' : 'neutral';
}

const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** The runs of a line as they stand from left to right; mirrored signs inside right-to-left text are turned. */
export function visualOrder<T extends { text: string; direction: Direction }>(runs: readonly T[]): T[] {
  const levels = levelsOf(withBrackets(runs));
  const turned = runs.map((run, at) =>
    levels[at] === 1 && run.direction === 'neutral' ? { ...run, text: MIRRORED[run.text] ?? run.text } : run,
  );
  const order = turned.map((_, at) => at);
  for (const level of [2, 1]) {
    for (let at = 0; at < order.length; at += 1) {
      if (levels[order[at]!]! < level) continue;
      let end = at;
      while (end < order.length && levels[order[end]!]! >= level) end += 1;
      order.splice(at, end - at, ...order.slice(at, end).reverse());
      at = end;
    }
  }
  return order.map((at) => turned[at]!);
}

/**
 * The directions of the runs, with a pair of brackets taking that of what is inside and before it (N0): left where
 * anything inside is, right where all inside is and what stands before the pair is as well.
 */
function withBrackets(runs: readonly { text: string; direction: Direction }[]): Direction[] {
  const directions = runs.map(({ direction }) => direction);
  const open: number[] = [];
  runs.forEach(({ text }, at) => {
    if ('([{«'.includes(text)) open.push(at);
    const start = ')]}»'.includes(text) ? open.findLast((place) => MIRRORED[runs[place]!.text] === text) : undefined;
    if (start === undefined) return;
    open.length = open.indexOf(start);
    const inside = runs.slice(start + 1, at).map(({ direction }) => direction);
    const before = runs.slice(0, start).findLast(({ direction }) => direction === 'left' || direction === 'right');
    const found = inside.includes('left')
      ? 'left'
      : inside.some(isRight) && before?.direction === 'right'
        ? 'right'
        : undefined;
    if (found) directions[start] = directions[at] = found;
  });
  return directions;
}

const isRight = (direction: Direction | undefined) => direction === 'right' || direction === 'number';

function levelsOf(directions: readonly Direction[]): number[] {
  let strong: Direction = 'left';
  const settled = directions.map((direction) => {
    if (direction === 'left' || direction === 'right') strong = direction;
    return direction === 'number' && strong === 'left' ? 'left' : direction;
  });
  return settled.map((direction, at) => {
    if (direction === 'right') return 1;
    if (direction === 'number') return 2;
    if (direction === 'left') return 0;
    const before = settled.slice(0, at).findLast((other) => other !== 'neutral');
    const after = settled.slice(at + 1).find((other) => other !== 'neutral');
    return isRight(before) && isRight(after) ? 1 : 0;
  });
}
