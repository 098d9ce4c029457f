/** Plain text: the verdict and the key figures, for a mail that shows no markup. */
import { factValue } from '../i18n/fact-value.js';
import { inLanguage } from '../i18n/in-language.js';
import { renderMessage } from '../i18n/render.js';
import { verdictName } from '../i18n/verdict-name.js';
import { MEDIA_TYPES } from '../model/vocabulary.js';
import { OWN_NAME, ownMark } from '../text/own-mark.js';
import { keyFigures } from './key-figures.js';
import type { MemoFormat } from './memo-format.js';

export const textFormat: MemoFormat = {
  id: 'txt',
  mediaType: `${MEDIA_TYPES.txt}; charset=utf-8`,
  usesPictures: false,
  render(source, { locale }) {
    const analysis = inLanguage(source, locale);
    const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);
    const lines = [
      analysis.companyName,
      `${label(verdictName(analysis) ?? 'noRecommendation')} · ${analysis.overallScore ?? '–'}/100`,
      '',
      analysis.summary,
      '',
      ...keyFigures(analysis).map(
        ({ kind, fact }) => `${label(`metric.${kind}`)}: ${fact ? factValue(fact, locale) : '–'}`,
      ),
      '',
      `${OWN_NAME} ${ownMark(analysis.fileName)}`,
      '',
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};
