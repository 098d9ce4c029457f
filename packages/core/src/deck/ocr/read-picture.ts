/** Reads one picture: as it is, and a second time by local contrast for what the first look did not see. */
import type { PreparedPicture } from './prepare-picture.js';
import type { OcrLanguage, OcrLine, OcrParagraph, TextRecognizer } from './text-recognizer.js';

/** A line of the first look stands if it is at least this sure; less may be better read the second time. */
const FIRST = 0.5;
/** The second look also makes out edges and textures, so it must be surer. */
const SECOND = 0.75;
/** Share of the lower line's height by which two lines overlap that are one. */
const SAME_LINE = 0.3;

/** Paragraphs in pixels of `picture`. */
export async function readPicture(
  picture: PreparedPicture,
  language: OcrLanguage,
  recognizer: TextRecognizer,
): Promise<OcrParagraph[]> {
  const [first, second] = await Promise.all([
    recognizer.recognize(picture.plain, language),
    picture.contrast ? recognizer.recognize(picture.contrast, language) : [],
  ]);
  const sure = withLines(first, (line) => line.confidence >= FIRST);
  const seen = sure.flat();
  const added = withLines(second, (line) => line.confidence >= SECOND && !seen.some((other) => overlaps(line, other)));
  return [...sure, ...added];
}

function withLines(paragraphs: OcrParagraph[], keep: (line: OcrLine) => boolean): OcrParagraph[] {
  return paragraphs.map((paragraph) => paragraph.filter(keep)).filter((paragraph) => paragraph.length > 0);
}

function overlaps(a: OcrLine, b: OcrLine): boolean {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0 && down > SAME_LINE * Math.min(a.h, b.h);
}
