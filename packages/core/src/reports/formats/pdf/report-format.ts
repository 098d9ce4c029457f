/** A report as PDF: its figures, charts with the table beside them, and its prose, in the order of its sections. */
import { setImmediate as turn } from 'node:timers/promises';
import { inLanguage } from '../../../i18n/in-language.js';
import { formatDate, renderMessage } from '../../../i18n/render.js';
import type { ReportFormat } from '../report-format.js';
import { ownMark } from '../../../text/own-mark.js';
import { openPdf } from '../../../drawing/pdf/open-pdf.js';
import { addBookmark, drawBrand, drawMargins, openPaper } from '../../../drawing/pdf/paper.js';
import { drawText } from '../../../drawing/pdf/text/draw-text.js';
import { layOutText } from '../../../drawing/pdf/text/lay-out-text.js';
import { FULL, INK, PAGE, TEXT } from '../../../drawing/pdf/theme.js';
import type { ReportSheet } from './report-sheet.js';
import { drawSection } from './sections.js';
import { MEDIA_TYPES } from '../../../model/vocabulary.js';

/** The same report gives the same bytes; fonts as in the memo. */
export const reportPdfFormat: ReportFormat = {
  id: 'pdf',
  mediaType: MEDIA_TYPES.pdf,
  async render(source, { locale }) {
    const report = inLanguage(source, locale);
    const say = (id: string, values: Record<string, string> = {}) =>
      renderMessage({ id: `export.${id}`, values }, locale);
    const made = say('madeOn', { date: formatDate(report.generatedAt.slice(0, 10), locale) });
    const pdf = await openPdf({
      title: say('continued', { name: report.title, kind: report.subtitle }),
      subject: made,
      locale,
      createdAt: report.generatedAt,
      mark: ownMark(),
    });
    const paper = openPaper(pdf);
    const sheet: ReportSheet = { paper, locale, say };
    drawBrand(paper, {
      name: renderMessage({ id: 'label.product', values: {} }, locale),
      kind: say('report'),
      right: made,
    });
    const title = layOutText([{ text: report.title, style: TEXT.company }], FULL, paper.fonts, {
      most: 3,
      leading: 1.15,
    });
    const top = paper.y;
    paper.mark('H1', () => drawText(paper.doc, title, { x: PAGE.left, y: top, width: FULL }));
    addBookmark(paper.doc, report.title, 0);
    paper.y += title.height + 3;
    const under = [report.subtitle, ...(report.amountsHidden ? [say('amountsHidden')] : [])].join('  ·  ');
    const subtitle = layOutText([{ text: under, style: { ...TEXT.body, color: INK.soft } }], FULL, paper.fonts, {
      most: 3,
      leading: 1.5,
    });
    const below = paper.y;
    paper.mark('P', () => drawText(paper.doc, subtitle, { x: PAGE.left, y: below, width: FULL }));
    paper.y += subtitle.height;
    for (const section of report.sections) {
      drawSection(sheet, section);
      // A server answers others in between.
      await turn();
    }
    drawMargins(paper, {
      head: say('continued', { name: report.title, kind: report.subtitle }),
      foot: made,
      page: (page, pages) => say('page', { page: String(page), pages: String(pages) }),
    });
    return pdf.bytes();
  },
};
