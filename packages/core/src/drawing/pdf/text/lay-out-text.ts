/** Texts into lines of a width: breaks at spaces and hyphens, inside a word only when it is wider than the line. */
import { printable } from '../../printable.js';
import type { TextStyle } from '../theme.js';
import { directionRuns, hasRightToLeft, visualOrder, type Direction } from './bidi.js';
import type { FontName } from './font-files.js';
import type { Fonts } from './fonts.js';

export interface Span {
  text: string;
  style: TextStyle;
}

/** A stretch of one font, style and direction, as it is drawn. */
export interface Part {
  text: string;
  font: FontName;
  style: TextStyle;
  width: number;
  direction: Direction;
}

export interface Line {
  parts: Part[];
  width: number;
}

export interface TextBlock {
  lines: Line[];
  /** Points from one baseline to the next. */
  leading: number;
  height: number;
}

export interface TextOptions {
  /** Lines beyond are cut, with an ellipsis. @default no limit */
  most?: number;
  /** Leading as a multiple of the largest size. @default 1.4 */
  leading?: number;
}

/** Beyond it no page has room, and every text is laid out in a moment. */
const LONGEST = 20_000;

type Token = { kind: 'word' | 'space'; parts: Part[]; width: number } | { kind: 'break' };

export function layOutText(
  spans: readonly Span[],
  width: number,
  fonts: Fonts,
  { most = Infinity, leading = 1.4 }: TextOptions = {},
): TextBlock {
  const step = Math.max(0, ...spans.map(({ style }) => style.size)) * leading;
  const lines: Part[][] = [[]];
  let used = 0;
  let cut = false;
  const next = () => {
    if (lines.length >= most) return (cut = true);
    lines.push([]);
    used = 0;
    return false;
  };
  const put = (token: { parts: Part[]; width: number }) => {
    lines.at(-1)!.push(...token.parts);
    used += token.width;
  };
  for (const token of tokensOf(spans, width, fonts)) {
    if (token.kind === 'break') {
      if (next()) break;
    } else if (token.kind === 'space') {
      if (used > 0) put(token);
    } else {
      if (used > 0 && used + token.width > width + 0.01 && next()) break;
      put(token);
    }
  }
  const finished = lines.map((parts, at) =>
    finishLine(cut && at === lines.length - 1 ? shortened(parts, width, fonts) : parts),
  );
  return { lines: finished, leading: step, height: finished.length * step };
}

/** Words, spaces and line breaks of the spans; a word wider than the line comes in pieces that fit. */
function* tokensOf(spans: readonly Span[], width: number, fonts: Fonts): Generator<Token> {
  let word: Part[] = [];
  let wide = 0;
  function* flush(): Generator<Token> {
    if (word.length > 0) yield { kind: 'word', parts: word, width: wide };
    word = [];
    wide = 0;
  }
  for (const { text, style } of spans) {
    for (const token of printable(text.slice(0, LONGEST))
      .normalize('NFC')
      .split(/(\n| +)/)) {
      if (token === '') continue;
      if (token === '\n') {
        yield* flush();
        yield { kind: 'break' };
      } else if (token.startsWith(' ')) {
        yield* flush();
        const parts = partsOf(' ', style, fonts);
        yield { kind: 'space', parts, width: widthOf(parts) };
      } else {
        const pieces = token.split(BREAKS);
        for (const [at, piece] of pieces.entries()) {
          for (const fitting of fittingParts(piece, width, style, fonts)) {
            if (wide > 0 && (at > 0 || wide + widthOf(fitting) > width)) yield* flush();
            word.push(...fitting);
            wide += widthOf(fitting);
          }
        }
      }
    }
  }
  yield* flush();
}

/** After a hyphen, dash or slash before a letter, and between the signs of scripts that know no spaces. */
const BREAKS = /(?<=[-–—/](?=\p{L}))|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef])/u;

function partsOf(text: string, style: TextStyle, fonts: Fonts): Part[] {
  const runs: { text: string; direction: Direction }[] = hasRightToLeft(text)
    ? directionRuns(text)
    : [{ text, direction: /[\p{L}]/u.test(text) ? 'left' : /\p{Nd}/u.test(text) ? 'number' : 'neutral' }];
  return runs.flatMap(({ text: run, direction }) =>
    fonts.pieces(run, style.face).map((piece) => ({
      ...piece,
      style,
      direction,
      width: fonts.width(piece.text, piece.font, style),
    })),
  );
}

/** The parts of a word, or of its pieces that fit the line. */
function* fittingParts(word: string, width: number, style: TextStyle, fonts: Fonts): Generator<Part[]> {
  const parts = partsOf(word, style, fonts);
  if (widthOf(parts) <= width) {
    yield parts;
    return;
  }
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && widthOf(partsOf(piece + sign, style, fonts)) > width) {
      yield partsOf(piece, style, fonts);
      piece = '';
    }
    piece += sign;
  }
  yield partsOf(piece, style, fonts);
}

function shortened(parts: readonly Part[], width: number, fonts: Fonts): Part[] {
  const kept = [...parts];
  const style = kept.at(-1)?.style;
  if (!style) return kept;
  const dots = partsOf('…', style, fonts);
  while (kept.length > 0 && (kept.at(-1)!.text === ' ' || widthOf(kept) + widthOf(dots) > width)) {
    const last = kept.pop()!;
    const signs = [...last.text];
    if (last.text === ' ' || signs.length < 2) continue;
    const text = signs.slice(0, -1).join('');
    kept.push({ ...last, text, width: fonts.width(text, last.font, last.style) });
  }
  return [...kept, ...dots];
}

function finishLine(parts: readonly Part[]): Line {
  const end = parts.findLastIndex(({ text }) => text !== ' ') + 1;
  const shown = parts.slice(0, end);
  const mixed = shown.some(({ direction }) => direction === 'right');
  const merged: Part[] = [];
  for (const part of mixed ? visualOrder(shown) : shown) {
    const last = merged.at(-1);
    const joins = last && last.font === part.font && last.style === part.style && ![last, part].some(isRight);
    if (joins) merged[merged.length - 1] = { ...last, text: last.text + part.text, width: last.width + part.width };
    else merged.push({ ...part });
  }
  return { parts: merged, width: widthOf(merged) };
}

const isRight = ({ direction }: Part) => direction === 'right';

function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { width }) => sum + width, 0);
}
