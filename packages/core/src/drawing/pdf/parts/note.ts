/** A small line under a table, or in its place when there is nothing to list. */
import type { Paper } from '../paper.js';
import { drawText } from '../text/draw-text.js';
import { layOutText } from '../text/lay-out-text.js';
import { FULL, INK, PAGE, TEXT, type TextStyle } from '../theme.js';

export function drawNote(paper: Paper, text: string, style: TextStyle = TEXT.label): void {
  const block = layOutText([{ text, style }], FULL, paper.fonts);
  paper.need(block.height + 4);
  const top = paper.y + 4;
  paper.mark('P', () => drawText(paper.doc, block, { x: PAGE.left, y: top, width: FULL }));
  paper.y = top + block.height;
}

/** Said where a list is empty: that nothing was found is a finding. */
export function drawAbsent(paper: Paper, text: string): void {
  drawNote(paper, text, { ...TEXT.read, color: INK.soft });
}
