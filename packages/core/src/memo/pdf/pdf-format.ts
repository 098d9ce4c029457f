/** The PDF memo: three to six pages that a partner reads without opening the tool. */
import { setImmediate as turn } from 'node:timers/promises';
import type { MemoFormat } from '../memo-format.js';
import { openPdf } from '../../drawing/pdf/open-pdf.js';
import { drawMargins, openPaper } from '../../drawing/pdf/paper.js';
import { drawGaps } from './gaps.js';
import { drawFigures } from './figures.js';
import { drawChecks, drawFlags } from './findings.js';
import { drawCorrections, drawFit } from './fund.js';
import { drawHead, drawVerdict } from './head.js';
import { openMemo } from './memo.js';
import { drawModelPart } from './model-part.js';
import { drawEmail, drawPages, drawParts, drawView } from './parts.js';
import { PICTURE_WIDTH, preparePictures } from './prepare-pictures.js';
import { drawQuestions } from './questions.js';
import { drawScores } from './scores.js';
import { drawSlides, memoSlides } from './slides.js';
import { renderMessage } from '../../i18n/render.js';
import { ownMark } from '../../text/own-mark.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';

/** In the order in which they are read. */
const PARTS = [
  drawHead,
  drawVerdict,
  drawParts,
  drawView,
  drawQuestions,
  drawScores,
  drawFigures,
  drawGaps,
  drawFlags,
  drawChecks,
  drawModelPart,
  drawFit,
  drawCorrections,
  drawEmail,
  drawSlides,
  drawPages,
];

/**
 * The same analysis, language and pictures give the same bytes. Fonts for Latin, Greek, Cyrillic, Hebrew, Arabic,
 * Armenian and Georgian are embedded; a character that they lack (Chinese, Japanese, Korean, most emoji) stands as □.
 */
export const pdfFormat: MemoFormat = {
  id: 'pdf',
  mediaType: MEDIA_TYPES.pdf,
  usesPictures: true,
  pictures: { slides: memoSlides, width: PICTURE_WIDTH },
  async render(source, { locale, pictures = new Map() }) {
    const say = (id: string) => renderMessage({ id: `export.${id}`, values: {} }, locale);
    const pdf = await openPdf({
      title: `${source.companyName} · ${say('memo')}`,
      subject: source.fileName,
      locale,
      createdAt: source.createdAt,
      mark: ownMark(source.fileName),
    });
    const shown = await preparePictures(pictures, memoSlides(source));
    const memo = openMemo(source, locale, openPaper(pdf), shown);
    for (const draw of PARTS) {
      draw(memo);
      // A server answers others in between.
      await turn();
    }
    const { analysis } = memo;
    drawMargins(memo.paper, {
      head: memo.say('continued', { name: analysis.companyName, kind: memo.say('memo') }),
      foot: memo.say('source', {
        file:
          analysis.fileName.length > 60
            ? `${analysis.fileName.slice(0, 48)}…${analysis.fileName.slice(-10)}`
            : analysis.fileName,
        hash: analysis.deckHash.slice(0, 16),
        version: analysis.rubricVersion,
      }),
      page: (page, pages) => memo.say('page', { page: String(page), pages: String(pages) }),
    });
    return pdf.bytes();
  },
};
