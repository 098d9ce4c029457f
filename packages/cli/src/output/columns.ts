/** Text in columns and paragraphs of a terminal, measured in cells (wide and combining characters count right). */
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Rows with each column as wide as its widest cell; `right` names columns of figures. */
export function columns(rows: string[][], right: readonly number[] = []): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => stringWidth(row[index] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, index) => {
        const gap = ' '.repeat(Math.max(0, (widths[index] ?? 0) - stringWidth(cell)));
        return right.includes(index) ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Paragraph lines at most `width` wide, each behind `indent` spaces. */
export function paragraph(text: string, width: number, indent = 0): string[] {
  return wrapAnsi(text, Math.max(20, width - indent), { hard: true })
    .split('\n')
    .map((line) => ' '.repeat(indent) + line);
}

/** `head` and, beside it, `text` in lines that begin where the first one did. */
export function hanging(head: string, text: string, width: number): string[] {
  const indent = stringWidth(head);
  return paragraph(text, width, indent).map((line, index) => (index === 0 ? head + line.slice(indent) : line));
}

/** Cut to `width` cells with an ellipsis. */
export function clip(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let out = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (stringWidth(out + segment) > width - 1) break;
    out += segment;
  }
  return `${out}…`;
}
