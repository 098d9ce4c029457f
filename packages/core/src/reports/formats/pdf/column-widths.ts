/** How wide the columns of a report's table are, and how large its type. */
import type { TableSection, ValueKind } from '../../../model/report-document.js';
import type { Paper } from '../../../drawing/pdf/paper.js';
import { layOutText } from '../../../drawing/pdf/text/lay-out-text.js';
import { FULL, TEXT, type TextStyle } from '../../../drawing/pdf/theme.js';

/** Wide tables get smaller type and less space between columns. */
const LOOKS = [
  { size: 8.5, padX: 6 },
  { size: 7.5, padX: 4 },
  { size: 6.5, padX: 3 },
] as const;
export type Look = (typeof LOOKS)[number];

export function styleOf(kind: ValueKind, at: number, { size }: Look): TextStyle {
  if (kind !== 'text') return { ...TEXT.body, tabular: true, size };
  return { ...(at === 0 ? TEXT.bodyStrong : TEXT.body), size };
}

const WIDEST = 170;

/**
 * Widths that sum to at most the page's: what each column would like, else at least its longest word, else in smaller
 * type. A figure and a date never break.
 */
export function fittingWidths({ columns }: TableSection, texts: readonly (readonly string[])[], { fonts }: Paper) {
  const wide = (text: string, style: TextStyle) =>
    layOutText([{ text: text.slice(0, 80), style }], Infinity, fonts).lines.reduce(
      (most, { width }) => Math.max(most, width),
      0,
    );
  const seen = texts.slice(0, 60);
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const tried = LOOKS.map((look) => ({ look, bounds: columns.map((column, at) => boundsOf(column, at, look)) }));
  const fits = tried.find(({ bounds }) => sum(bounds.map(({ least }) => least)) <= FULL) ?? tried.at(-1)!;
  const spare = FULL - sum(fits.bounds.map(({ least }) => least));
  const wish = sum(fits.bounds.map(({ liked, least }) => liked - least));
  const part = spare > 0 && wish > 0 ? Math.min(1, spare / wish) : 0;
  return { look: fits.look, widths: fits.bounds.map(({ least, liked }) => least + (liked - least) * part) };

  function boundsOf({ heading, kind }: TableSection['columns'][number], at: number, look: Look) {
    const style = styleOf(kind, at, look);
    const longestWord = (text: string) => Math.max(0, ...text.split(/[ -]/).map((word) => wide(word, style)));
    const head = Math.max(0, ...heading.split(' ').map((word) => wide(word, TEXT.column)));
    const pad = 2 * look.padX + 1;
    const values = seen.map((row) => row[at] ?? '');
    const whole = Math.max(head, ...values.map((text) => wide(text, style))) + pad;
    const words = kind === 'text' ? Math.max(head, ...values.map(longestWord)) + pad : whole;
    return { least: Math.min(WIDEST, words), liked: Math.min(WIDEST, whole) };
  }
}
