/** How a deck writes numbers: its decimal and thousands marks, voted from the unambiguous numbers in it. */

export interface NumberConvention {
  decimal: '.' | ',';
  /** The marks that set thousands apart; the apostrophe always does. */
  thousands: '.' | ',' | ' ';
  /** Thousands are set apart by spaces as well, whatever the decimal mark: "500 000" beside "4.5M". */
  groupedBySpace?: true;
  /** The decimal mark that sets thousands apart as well: "84,000M" beside "3,5M". */
  groupedByDecimal?: true;
  /** True when numbers of the deck itself decided, false when only its language did. */
  voted: boolean;
  /** The deck writes millions as `MM`: then a single `M` may be the Roman thousand. */
  doubleM?: true;
}

const POINT: Omit<NumberConvention, 'voted'> = { decimal: '.', thousands: ',' };
const COMMA: Omit<NumberConvention, 'voted'> = { decimal: ',', thousands: '.' };
const SPACE: Omit<NumberConvention, 'voted'> = { decimal: ',', thousands: ' ' };

/** What a language's schools teach; the deck's own numbers overrule it. */
export function conventionOf(language: string): NumberConvention {
  if (language === 'fr') return { ...SPACE, voted: false };
  if (['es', 'de', 'it', 'pt', 'nl', 'ca'].includes(language)) return { ...COMMA, voted: false };
  return { ...POINT, voted: false };
}

const TOKEN = /\d{1,3}(?:[.,]\d{1,12}){1,6}/gu;

// "2 500 000": who sets thousands apart by spaces writes decimals with a comma.
const SPACED = /(?<![\d.,] ?)[1-9]\d{0,2}(?: \d{3}){2,4}(?![\d.,])/gu;

/**
 * Votes over all texts of a deck. Unambiguous are: two marks in one number (1.234,5), a repeated mark
 * (1,234,567) and one or two decimals (12,5 and 3.25). Dates and versions (1.2.3) do not vote.
 */
export function voteConvention(texts: readonly string[], language: string): NumberConvention {
  const convention = voteMarks(texts, language);
  const groupedBySpace = conventionOf(language).thousands === ' ' || texts.some((text) => text.search(SPACED) >= 0);
  const groupedByDecimal = count(texts, ROUND[convention.decimal]) >= FEWEST_ROUND;
  // In Spanish decks both stand for millions; in English ones MM comes from ledgers in which M is a thousand.
  const doubleM = language === 'en' && texts.some((text) => DOUBLE_M.test(text));
  return {
    ...convention,
    ...(groupedBySpace && convention.thousands !== ' ' ? { groupedBySpace } : {}),
    ...(groupedByDecimal ? { groupedByDecimal } : {}),
    ...(doubleM ? { doubleM } : {}),
  };
}

const FEWEST_ROUND = 3;

/** A mark before round hundreds: nobody writes a fraction with two zeros behind it. */
const ROUND = {
  '.': /(?<![\d.,])[1-9]\d{0,2}\.\d00(?![\d.,%])/gu,
  ',': /(?<![\d.,])[1-9]\d{0,2},\d00(?![\d.,%])/gu,
} as const;

const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

const DOUBLE_M = /[$€£] ?\d[\d.,]* ?MM(?![\p{L}\p{N}])|\d ?MM ?(?:[$€£]|USD|EUR)/u;

function voteMarks(texts: readonly string[], language: string): NumberConvention {
  let point = 0;
  let comma = 0;
  let points = 0;
  let commas = 0;
  for (const text of texts) {
    comma += text.match(SPACED)?.length ?? 0;
    for (const match of text.matchAll(TOKEN)) {
      const before = text[match.index - 1] ?? '';
      const after = text[match.index + match[0].length] ?? '';
      if (/[\p{L}\d.,/]/u.test(before) || /[\d/]/u.test(after)) continue;
      const vote = voteOf(match[0]);
      if (vote === '.') point++;
      if (vote === ',') comma++;
      // Only breaks a tie: "1,234" alone is thousands in some tongues and decimals in others.
      if (vote === 'thousands-comma') commas++;
      if (vote === 'thousands-point') points++;
    }
  }
  const own = conventionOf(language);
  if (point === comma) {
    if (point === 0 && own.decimal === ',' && commas >= 3 && points === 0) return { ...POINT, voted: false };
    return own;
  }
  const decimal = point > comma ? '.' : ',';
  if (decimal === own.decimal) return { ...own, voted: true };
  return decimal === '.' ? { ...POINT, voted: true } : { ...(own.thousands === ' ' ? SPACE : COMMA), voted: true };
}

function voteOf(token: string): '.' | ',' | 'thousands-comma' | 'thousands-point' | undefined {
  const points = token.split('.').length - 1;
  const commas = token.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const last = token.lastIndexOf('.') > token.lastIndexOf(',') ? '.' : ',';
    return (last === '.' ? points : commas) === 1 ? last : undefined;
  }
  const mark = points > 0 ? '.' : ',';
  const parts = token.split(mark);
  if (parts.length > 2) {
    return parts.slice(1).every((part) => part.length === 3) ? (mark === '.' ? ',' : '.') : undefined;
  }
  const decimals = parts[1]?.length ?? 0;
  if (decimals === 3) return mark === ',' ? 'thousands-comma' : 'thousands-point';
  return decimals <= 2 ? mark : undefined;
}
