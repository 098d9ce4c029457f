/** Pictures of the few slides that most of the memo rests on. */
import { answerOnPage } from '../../model/answer-page.js';
import type { Analysis } from '../../model/analysis.js';
import { keyFigures } from '../key-figures.js';
import { drawText } from '../../drawing/pdf/text/draw-text.js';
import { layOutText } from '../../drawing/pdf/text/lay-out-text.js';
import { FLOOR, FULL, INK, PAGE, TEXT } from '../../drawing/pdf/theme.js';
import { memoOf } from '../content/memo-of.js';
import type { Memo } from './memo.js';

const MOST = 6;
const COLUMNS = 3;
/** Pictures never make the memo longer than this. */
const LAST_PAGE = 5;
const HEADING_ROOM = 40;
const GAP = { x: 12, y: 10, caption: 4 };
/** A tall picture is fitted into this height for its width. */
const TALLEST = 0.75;

/** The slides that key figures, flags, failing checks, first questions and the memo itself point at most, at most six, in the deck's order. */
export function memoSlides(analysis: Analysis): number[] {
  const slideOf = new Map(analysis.facts.map(({ id, slide }) => [id, slide]));
  const votes = new Map<number, number>();
  const vote = (slide: number | undefined, weight: number) => {
    if (slide && !answerOnPage(slide)) votes.set(slide, (votes.get(slide) ?? 0) + weight);
  };
  for (const { fact } of keyFigures(analysis)) vote(fact?.slide, 3);
  for (const flag of analysis.flags) for (const slide of flag.slides) vote(slide, 2);
  for (const { status, factIds } of analysis.checks) {
    if (status === 'fail') for (const id of factIds) vote(slideOf.get(id), 2);
  }
  for (const { first, slide } of analysis.questions) if (first) vote(slide, 2);
  const { line, verdict, decides, parts } = memoOf(analysis);
  const cells = [...(line ? [line] : []), ...verdict, ...decides, ...parts.flatMap(({ rows }) => rows.flat())];
  for (const { slides } of cells) for (const slide of slides) vote(slide, 1);
  return [...votes]
    .sort(([a, votesA], [b, votesB]) => votesB - votesA || a - b)
    .slice(0, MOST)
    .map(([slide]) => slide)
    .sort((a, b) => a - b);
}

/** Nothing where there are no pictures: the slides' numbers and quotes stand in the tables already. */
export function drawSlides(memo: Memo): void {
  const { analysis, paper, label, say } = memo;
  const { doc, fonts } = paper;
  const pictures = memoSlides(analysis).flatMap((number) => {
    const image = openPicture(doc, memo.pictures.get(number));
    return image ? [{ number, image }] : [];
  });
  if (pictures.length === 0) return;
  const width = (FULL - GAP.x * (COLUMNS - 1)) / COLUMNS;
  const heightOf = ({ image }: (typeof pictures)[number]) =>
    Math.min(width * TALLEST, (image.height / image.width) * width);
  const sections = new Map(analysis.slides.map(({ number, section }) => [number, label(`section.${section}`)]));
  const rows = Array.from({ length: Math.ceil(pictures.length / COLUMNS) }, (_, row) =>
    pictures.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const rowHeight = (row: typeof pictures) => Math.max(...row.map(heightOf)) + GAP.caption + 11;
  const needed = HEADING_ROOM + rowHeight(rows[0]!);
  if (paper.y + needed > FLOOR && doc.bufferedPageRange().count >= LAST_PAGE) return;
  paper.heading(say('citedSlides'), { keep: rowHeight(rows[0]!) });
  for (const row of rows) {
    // A page for the second row alone is no gain.
    if (paper.y + rowHeight(row) > FLOOR) break;
    const top = paper.y;
    const tall = Math.max(...row.map(heightOf));
    row.forEach(({ number, image }, at) => {
      const x = PAGE.left + at * (width + GAP.x);
      const height = heightOf({ number, image });
      const section = sections.get(number) ?? '';
      const caption = [label('slide', { number }), section].filter(Boolean).join(' · ');
      const text = layOutText([{ text: caption, style: TEXT.label }], width, fonts, { most: 1 });
      const wide = Math.min(width, (image.width / image.height) * height);
      paper.mark('Figure', () => doc.image(image, x, top, { width: wide, height }), {
        alt: say('slideAlt', { number, section }),
        bbox: [x, top, x + wide, top + height],
      });
      paper.decorate(() => doc.rect(x, top, wide, height).lineWidth(0.5).strokeColor(INK.strongLine).stroke());
      paper.mark('Caption', () => drawText(doc, text, { x, y: top + tall + GAP.caption, width }));
    });
    paper.y = top + tall + GAP.caption + 11 + GAP.y;
  }
}

/** An opened image as pdfkit hands it out and takes it back; its types know neither. */
type Picture = PDFKit.Mixins.ImageSrc & { width: number; height: number };

function openPicture(doc: PDFKit.PDFDocument, bytes: Uint8Array | undefined): Picture | undefined {
  if (!bytes) return undefined;
  const { openImage } = doc as unknown as { openImage: (source: Buffer) => Picture };
  return openImage.call(doc, Buffer.from(bytes));
}
