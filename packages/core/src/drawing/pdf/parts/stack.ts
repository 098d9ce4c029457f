/** Blocks under one another in a column: measured first, so that rows and cards know their height, then drawn. */
import { drawText } from '../text/draw-text.js';
import type { Fonts } from '../text/fonts.js';
import { layOutText, type Span, type TextOptions } from '../text/lay-out-text.js';
import { INK, TONES, type Tone } from '../theme.js';

export type Block =
  | ({ text: readonly Span[]; align?: 'left' | 'right' | 'center'; gap?: number } & TextOptions)
  | ({ bar: Bar; gap?: number } & { text?: never })
  | { badge: string; tone: Tone; gap?: number };

/** A score as a bar of 0 to 1; striped where good answers would take it. null: nothing to show. */
export interface Bar {
  share: number | null;
  tone: Tone;
  upTo?: number;
  height?: number;
}

export interface Stack {
  height: number;
  /** Backgrounds and bars: an artifact of the page. */
  decorate(doc: PDFKit.PDFDocument, x: number, y: number): void;
  write(doc: PDFKit.PDFDocument, x: number, y: number): void;
}

const BADGE = { size: 8.5, padX: 7, height: 16 };
const SMALL_BADGE = { size: 7.5, padX: 5, height: 13 };

export function stack(blocks: readonly Block[], width: number, fonts: Fonts, small = true): Stack {
  let height = 0;
  const decor: ((doc: PDFKit.PDFDocument, x: number, y: number) => void)[] = [];
  const texts: ((doc: PDFKit.PDFDocument, x: number, y: number) => void)[] = [];
  for (const block of blocks) {
    const top = (height += block.gap ?? 0);
    if ('bar' in block) {
      const { bar } = block;
      decor.push((doc, x, y) => drawBar(doc, bar, { x, y: y + top, width }));
      height += bar.height ?? 5;
    } else if ('badge' in block) {
      const look = small ? SMALL_BADGE : BADGE;
      const style = { face: 'sansBold', size: look.size, color: TONES[block.tone].strong } as const;
      const label = layOutText([{ text: block.badge, style }], width - 2 * look.padX, fonts, { most: 1 });
      const wide = (label.lines[0]?.width ?? 0) + 2 * look.padX;
      decor.push((doc, x, y) => doc.roundedRect(x, y + top, wide, look.height, 4).fill(TONES[block.tone].weak));
      texts.push((doc, x, y) =>
        drawText(doc, label, { x: x + look.padX, y: y + top + (look.height - label.leading) / 2, width: wide }),
      );
      height += look.height;
    } else {
      const laid = layOutText(block.text, width, fonts, block);
      const { align } = block;
      texts.push((doc, x, y) => drawText(doc, laid, { x, y: y + top, width, align }));
      height += laid.height;
    }
  }
  const each = (draws: typeof decor) => (doc: PDFKit.PDFDocument, x: number, y: number) => {
    for (const draw of draws) draw(doc, x, y);
  };
  return { height, decorate: each(decor), write: each(texts) };
}

export function drawBar(
  doc: PDFKit.PDFDocument,
  { share, tone, upTo, height = 5 }: Bar,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const round = height / 2;
  doc.roundedRect(x, y, width, height, round).fill(TONES.none.weak);
  const filled = share === null ? 0 : Math.max(0, Math.min(1, share)) * width;
  if (upTo !== undefined && upTo * width > filled) {
    doc.save();
    doc.roundedRect(x, y, width, height, round).clip();
    doc.rect(x + filled, y, upTo * width - filled, height).clip();
    doc.lineWidth(0.7).strokeColor(TONES[tone].strong);
    for (let at = x + filled - height; at < x + upTo * width; at += 3)
      doc.moveTo(at, y + height).lineTo(at + height, y);
    doc.stroke();
    doc.restore();
  }
  if (filled > 0) {
    doc.save();
    doc.roundedRect(x, y, width, height, round).clip();
    doc.rect(x, y, filled, height).fill(TONES[tone].strong);
    doc.restore();
  }
}

/** A frame with rounded corners around a card. */
export function drawCard(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  doc.roundedRect(x, y, width, height, 6).lineWidth(0.7).strokeColor(INK.line).stroke();
}
