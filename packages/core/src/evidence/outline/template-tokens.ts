/** Finds what a template's author left to be filled in: "[Company]", "lorem ipsum", "TBD", "XX %". */
import { fold, wordsOf } from '../../text/words.js';
import {
  ANY_VALUE,
  ORDER,
  ANGLED,
  BRACKETED,
  FILLER,
  FILLER_SIGN,
  OPEN,
  OPEN_SIGN,
  ORDERED,
  ORDERED_SIGN,
  UNKNOWN_AMOUNT,
  WANTED,
} from '../words/outline/template-tokens.js';

export interface TemplateToken {
  text: string;
  start: number;
  /** Filler text that stands for whole paragraphs: the slide says nothing. */
  filler: boolean;
}

/**
 * Each pattern is bounded, so that hostile text costs linear time. `sign` is in every match and quick to look for:
 * most texts hold none and are not searched.
 */
const PATTERNS: readonly { sign: RegExp; pattern: RegExp; filler?: boolean; keep?: (found: string) => boolean }[] = [
  {
    sign: FILLER_SIGN,
    pattern: FILLER,
    filler: true,
  },
  {
    sign: ORDERED_SIGN,
    pattern: ORDERED,
    filler: true,
  },
  {
    sign: /\[/,
    pattern: BRACKETED,
    keep: isBlank,
  },
  { sign: /\{/, pattern: /(?<![/$] ?)\{\{?[\p{L}_][\p{L}\p{N} _.-]{0,39}\}\}?/gu },
  { sign: /</, pattern: ANGLED },
  {
    sign: OPEN_SIGN,
    pattern: OPEN,
  },
  {
    sign: /[XY]{2}|[XY] ?%|[$€£RDs.] ?[XY]/,
    pattern: UNKNOWN_AMOUNT,
  },
  { sign: /_{5}/, pattern: /_{5,60}(?!_)/gu },
];

/** Square brackets also hold a writer's own words in a quotation, sources and keys ("[left]", "[online]", "[entry-id]"). */
function isBlank(token: string): boolean {
  const inner = token.slice(1, -1).trim();
  const folded = fold(inner);
  if (ANY_VALUE.test(folded) || ORDER.test(folded)) return true;
  return /^\p{Lu}/u.test(inner) && wordsOf(inner).some((word) => WANTED.has(word.folded));
}

/** All template tokens of `text` by place. Linear in its length. */
export function templateTokensIn(text: string): TemplateToken[] {
  const tokens = PATTERNS.filter(({ sign }) => sign.test(text)).flatMap(({ pattern, filler, keep }) =>
    [...text.matchAll(pattern)]
      .filter((match) => keep?.(match[0]) ?? true)
      .map((match) => ({ text: match[0], start: match.index, filler: filler ?? false })),
  );
  return tokens.sort((a, b) => a.start - b.start);
}
