/** Turns what the OCR engine found into a slide's blocks, leaving out what is no text. */
import { cleanText } from '../layout/clean-text.js';
import type { Block, Box, Line } from '../../model/deck.js';
import { countWords } from '../slide/slide-text.js';
import type { OcrLine, OcrParagraph } from './text-recognizer.js';

/** A word below this is an icon or the grain of a photo more often than a word. */
const WORD_CONFIDENCE = 0.2;
/** Line.size is told for a slide of this height. */
const SLIDE_HEIGHT = 540;

/** `width` and `height` are the pixels of the picture, which is the whole slide. */
export function ocrBlocks(paragraphs: OcrParagraph[], width: number, height: number): Block[] {
  return paragraphs.flatMap((paragraph) => {
    const kept = paragraph.flatMap((line) => {
      const text = lineText(line);
      return text === undefined ? [] : [{ line, text }];
    });
    if (kept.length === 0) return [];
    const lines = kept.map(({ line, text }): Line => {
      const box = place(line, width, height);
      return { text, box, size: box.h * SLIDE_HEIGHT };
    });
    const confidence = kept.reduce((sum, { line }) => sum + line.confidence, 0) / kept.length;
    return [{ id: '', source: 'ocr', box: around(lines.map((line) => line.box)), lines, confidence } satisfies Block];
  });
}

function lineText(line: OcrLine): string | undefined {
  const words = line.words.filter((word) => word.confidence >= WORD_CONFIDENCE).map((word) => word.text);
  const text = cleanText(words.join(' '));
  return countWords(text) === 0 ? undefined : text;
}

function place(line: OcrLine, width: number, height: number): Box {
  return { x: line.x / width, y: line.y / height, w: line.w / width, h: line.h / height };
}

/** The box around all of them. */
export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
