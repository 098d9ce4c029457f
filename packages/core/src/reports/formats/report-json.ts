/** A report as JSON: the document itself, texts rendered in the reader's language. */
import { inLanguage } from '../../i18n/in-language.js';
import type { ReportFormat } from './report-format.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';

export const reportJsonFormat: ReportFormat = {
  id: 'json',
  mediaType: MEDIA_TYPES.json,
  render(report, { locale }) {
    return new TextEncoder().encode(`${JSON.stringify(inLanguage(report, locale), null, 2)}\n`);
  },
};
