/** Drops letters painted again where the same letter already stands: fake bold, shadows, text kept twice. */
import type { Glyph } from './glyph.js';

/** Distance in ems up to which a second letter is the same one. */
const SAME_PLACE = 0.12;
/** Share of a run's letters from which it is painted again; of another text over it a few are the same by chance. */
const PAINTED_AGAIN = 0.5;
/** Side of the cells that are searched, slide units. */
const CELL = 4;

export function dropOverprints<Letter extends Glyph>(glyphs: readonly Letter[]): Letter[] {
  const again = repeatsOf(glyphs);
  const repeated = countRuns(again);
  const written = countRuns(glyphs.filter(({ text }) => text !== ' '));
  return glyphs.filter((glyph) => {
    const share = (repeated.get(glyph.run) ?? 0) / (written.get(glyph.run) ?? 1);
    return share < PAINTED_AGAIN || !again.has(glyph);
  });
}

function countRuns(glyphs: Iterable<Glyph>): Map<Glyph['run'], number> {
  const counts = new Map<Glyph['run'], number>();
  for (const { run } of glyphs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/** Letters that stand where the same letter of another run stood before. */
function repeatsOf<Letter extends Glyph>(glyphs: readonly Letter[]): ReadonlySet<Letter> {
  const cells = new Map<number, Letter[]>();
  const repeats = new Set<Letter>();
  for (const glyph of glyphs) {
    if (glyph.text === ' ') continue;
    const reach = Math.min(CELL, SAME_PLACE * glyph.size);
    if (standsIn(cells, glyph, reach)) {
      repeats.add(glyph);
      continue;
    }
    const key = keyOf(cellAt(glyph.x), cellAt(glyph.y));
    const held = cells.get(key);
    if (held === undefined) cells.set(key, [glyph]);
    else held.push(glyph);
  }
  return repeats;
}

/** Whether one of the up to four cells that its reach falls into holds the same letter. */
function standsIn(cells: ReadonlyMap<number, readonly Glyph[]>, glyph: Glyph, reach: number): boolean {
  const [right, below] = [cellAt(glyph.x + reach), cellAt(glyph.y + reach)];
  for (let x = cellAt(glyph.x - reach); x <= right; x += 1) {
    for (let y = cellAt(glyph.y - reach); y <= below; y += 1) {
      if (cells.get(keyOf(x, y))?.some((other) => isSame(other, glyph, reach))) return true;
    }
  }
  return false;
}

const cellAt = (value: number): number => Math.floor(value / CELL);

function keyOf(x: number, y: number): number {
  return x * 1_000_003 + y;
}

function isSame(a: Glyph, b: Glyph, reach: number): boolean {
  return (
    a.text === b.text &&
    a.run !== b.run &&
    Math.abs(a.x - b.x) <= reach &&
    Math.abs(a.y - b.y) <= reach &&
    Math.abs(a.size - b.size) < 0.2 * b.size &&
    Math.abs(a.angle - b.angle) < 0.1
  );
}
