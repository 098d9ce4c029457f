/** The words of a line of a deck on one line, as they can be quoted: without bullet, number of a list, or what the next line goes on with. */

const BARE = /^[\s\p{Pd}•●○▪▫■□►▶➤➢➔→✓✔✗✘❖◆◇‣⁃·▸▹▷◾◼⮞❯*#>|:;,.=×/]+(?=[\p{L}\p{N}"“«'‘$€£¥(¿¡+~])/u;

/** The number of a list's item: “3. ”, “1⃣ ”. */
const NUMBERED = /^(?:\d{1,2}\ufe0f?\u20e3\s*|\d{1,2}[.)]\s+(?=\p{L}))/u;

/** What is left of a further sentence behind a whole one: “… of the terminal. This”. */
const TORN_REST = /(?<=\p{L}{4}[.!?])\s+\p{Lu}\p{L}*$/u;

/** A sign of a picture font that came out as a currency before words. */
export const PICTURE_SIGN = /^\p{Sc} (?=\p{L})/u;

/** Without bullet glyph or number, on one line, without what another line goes on with. */
export function plainLine(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(BARE, '')
    .replace(PICTURE_SIGN, '')
    .replace(NUMBERED, '')
    .replace(TORN_REST, '')
    .replace(/[;,:\s]+$/, '')
    .trim();
  return withoutQuoteMarks(line);
}

const MARKS = /["“”«»]/gu;

/** A line that stands in quotation marks as a whole, or in one half of a pair, without them: we set our own around it. */
export function withoutQuoteMarks(text: string): string {
  const marks = [...text.matchAll(MARKS)].map(({ index }) => index);
  const opens = marks[0] === 0;
  const closes = /(?<!\d)["”»][.,;\s]*$/u.test(text);
  if (marks.length > 2 || (marks.length === 2 && !(opens && closes)) || !(opens || closes)) return text;
  return text.replace(MARKS, '').trim();
}
