/** Whether a line stands higher than another, over some of the same width. */
import type { ViewLine } from './view-types.js';

export function standsOver(above: ViewLine, line: ViewLine): boolean {
  const [a, b] = [above.box, line.box];
  return a.y <= b.y && a.x < b.x + b.w && b.x < a.x + a.w;
}
