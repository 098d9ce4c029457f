/** Drops letters painted again where the same letter already stands: fake bold, shadows, text kept twice. */
import type { Glyph } from './glyph.js';

/** Distance in ems up to which a second letter is the same one. */
const SAME_PLACE = 0.12;
/** Side of the cells that are searched, slide units. */
const CELL = 4;

export function dropOverprints<Letter extends Glyph>(glyphs: readonly Letter[]): Letter[] {
  const cells = new Map<number, Letter[]>();
  return glyphs.filter((glyph) => {
    if (glyph.text === ' ') return true;
    const reach = Math.min(CELL, SAME_PLACE * glyph.size);
    for (const x of around(glyph.x, reach)) {
      for (const y of around(glyph.y, reach)) {
        if (cells.get(keyOf(x, y))?.some((other) => isSame(other, glyph, reach)) === true) return false;
      }
    }
    const key = keyOf(Math.floor(glyph.x / CELL), Math.floor(glyph.y / CELL));
    const held = cells.get(key);
    if (held === undefined) cells.set(key, [glyph]);
    else held.push(glyph);
    return true;
  });
}

/** The one or two cells that a coordinate and its reach fall into. */
function around(value: number, reach: number): number[] {
  const from = Math.floor((value - reach) / CELL);
  const to = Math.floor((value + reach) / CELL);
  return from === to ? [from] : [from, to];
}

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
