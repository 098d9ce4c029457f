/** Turns what the OCR engine found into lines of a slide, leaving out what is no text. */
import { cleanText } from '../layout/clean-text.js';
import type { TextLine } from '../layout/lay-out-lines.js';
import { union } from '../layout/rect.js';
import { countLetters, isNoise } from './is-noise.js';
import { baselineOf, letterSize } from './letter-size.js';
import type { PageText } from './read-pages.js';
import type { OcrLine, OcrWord } from './text-recognizer.js';

export interface OcrTextLine extends TextLine {
  /** 0..1. */
  confidence: number;
  /** Repeated in its place on other slides. */
  running: boolean;
}

/** A word below this is an icon or the grain of a photo more often than a word. */
const WORD_CONFIDENCE = 0.2;

/**
 * At the ends of a line, so few letters that are less sure are an icon beside it: on the pictured slides of 55 real decks
 * they were 18 times, and twice a word.
 */
const ICON = { letters: 2, sure: 0.6 };

/** Sizes that differ by less may be one. */
const ALIKE = 1.2;

/** Baselines this near, and a gap no wider (sizes): one line. */
const SAME_BASELINE = 0.2;
const WORD_GAP = 0.5;

/** In slide units of a slide that is `slideHeight` units high. */
export function ocrLines(
  { lines, height }: PageText,
  running: ReadonlySet<OcrLine>,
  slideHeight: number,
): OcrTextLine[] {
  const scale = slideHeight / height;
  const found = lines.flatMap((line, order) => {
    const words = withoutIcons(line.words.filter((word) => word.confidence >= WORD_CONFIDENCE));
    const text = cleanText(words.map((word) => word.text).join(' '));
    if (isNoise({ text, confidence: line.confidence })) return [];
    const { x0, y0, x1, y1 } = boxOf(words);
    const size = letterSize(words) || line.h;
    return [
      {
        text,
        x0: x0 * scale,
        y0: y0 * scale,
        x1: x1 * scale,
        y1: y1 * scale,
        baseline: baselineOf(words, size) * scale,
        size: size * scale,
        bold: false,
        order,
        confidence: line.confidence,
        running: running.has(line),
      },
    ];
  });
  return joinPieces(found.map((line) => ({ ...line, size: commonSize(line, found) })));
}

/** Beside a figure so few letters are its scale, unit or currency: "1,45 M" without it is another amount. */
function withoutIcons(words: readonly OcrWord[]): readonly OcrWord[] {
  const isFigure = (word: OcrWord | undefined) => word !== undefined && /\p{N}/u.test(word.text);
  const isWord = (word: OcrWord, at: number) =>
    word.confidence >= ICON.sure ||
    countLetters(word.text) > ICON.letters ||
    isFigure(word) ||
    (/[\p{L}\p{Sc}%]/u.test(word.text) && [words[at - 1], words[at + 1]].some(isFigure));
  const first = words.findIndex(isWord);
  return first < 0 ? words : words.slice(first, words.findLastIndex(isWord) + 1);
}

/** What the engine took apart at a drawing or a wide letter, though no reader would, is one line again. */
function joinPieces(lines: readonly OcrTextLine[]): OcrTextLine[] {
  const joined: OcrTextLine[] = [];
  for (const line of [...lines].sort((a, b) => a.x0 - b.x0 || a.order - b.order)) {
    const before = joined.find((other) => goesOn(other, line));
    if (before === undefined) {
      joined.push({ ...line });
      continue;
    }
    const letters = before.text.length + line.text.length;
    before.confidence = (before.confidence * before.text.length + line.confidence * line.text.length) / letters;
    Object.assign(before, union(before, line), { text: `${before.text} ${line.text}` });
  }
  return joined.sort((a, b) => a.order - b.order);
}

function goesOn(before: OcrTextLine, line: OcrTextLine): boolean {
  const gap = line.x0 - before.x1;
  return (
    before.running === line.running &&
    before.size === line.size &&
    Math.abs(before.baseline - line.baseline) < SAME_BASELINE * line.size &&
    gap > -SAME_BASELINE * line.size &&
    gap < WORD_GAP * line.size
  );
}

/** Lines of one size are measured a little apart: the middle of those that may be the same. */
function commonSize({ size }: OcrTextLine, lines: readonly OcrTextLine[]): number {
  const alike = lines.map((line) => line.size).filter((other) => other < ALIKE * size && size < ALIKE * other);
  return alike.sort((a, b) => a - b)[Math.floor(alike.length / 2)] ?? size;
}

function boxOf(words: readonly OcrWord[]) {
  return {
    x0: Math.min(...words.map((word) => word.x)),
    y0: Math.min(...words.map((word) => word.y)),
    x1: Math.max(...words.map((word) => word.x + word.w)),
    y1: Math.max(...words.map((word) => word.y + word.h)),
  };
}
