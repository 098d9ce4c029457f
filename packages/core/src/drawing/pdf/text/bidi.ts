/** Order of a line that mixes directions, by the Unicode bidirectional algorithm (UAX #9) for a left-to-right page. */
import bidiFactory from 'bidi-js';

/** The package's types describe its sources, whose default export Node does not see. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

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

/** The runs of a line as they stand from left to right; mirrored signs inside right-to-left text are turned. */
export function visualOrder<T extends { text: string; direction: Direction }>(runs: readonly T[]): T[] {
  const whole = runs.map(({ text }) => text).join('');
  const { levels } = bidi.getEmbeddingLevels(whole, 'ltr');
  let start = 0;
  const placed = runs.map((run) => {
    const level = levels[start]!;
    start += run.text.length;
    const mirrored = level % 2 === 1 && run.direction === 'neutral' ? bidi.getMirroredCharacter(run.text) : null;
    return { run: mirrored ? { ...run, text: mirrored } : run, level };
  });
  // Rule L2, by runs: from the highest level down, every stretch of at least that level is turned.
  const deepest = Math.max(0, ...placed.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let at = 0; at < placed.length; at += 1) {
      let end = at;
      while (end < placed.length && placed[end]!.level >= level) end += 1;
      placed.splice(at, end - at, ...placed.slice(at, end).reverse());
      at = Math.max(at, end - 1);
    }
  }
  return placed.map(({ run }) => run);
}
