/** CSV: one row a fact with its slide and quote, after the scores; opens in every spreadsheet. */
import { figureOrigin } from '../i18n/figure-origin.js';
import { renderMessage } from '../i18n/render.js';
import { inLanguage } from '../i18n/in-language.js';
import { SCORE_IDS } from '../model/vocabulary.js';
import { MEDIA_TYPES } from '../model/vocabulary.js';
import type { MemoFormat } from './memo-format.js';
import { toCsv, type Cell } from '../drawing/to-csv.js';

export const csvFormat: MemoFormat = {
  id: 'csv',
  mediaType: `${MEDIA_TYPES.csv}; charset=utf-8`,
  usesPictures: false,
  render(analysis, { locale }) {
    const document = inLanguage(analysis, locale);
    const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);
    const rows: Cell[][] = [
      ['section', 'id', 'name', 'value', 'unit', 'currency', 'basis', 'slide', 'quote', 'note'],
      ['score', 'overallScore', label('overall'), document.overallScore, '', '', '', '', document.summary, ''],
      ...SCORE_IDS.map((score) => [
        'score',
        `${score}Score`,
        label(`score.${score}`),
        document[`${score}Score`],
        '',
        '',
        '',
        '',
        '',
        '',
      ]),
      ...document.criteria.map((criterion) => [
        'criterion',
        criterion.id,
        criterion.score,
        criterion.points,
        `/${criterion.max}`,
        '',
        criterion.state,
        '',
        criterion.reason,
        '',
      ]),
      ...document.facts.map((fact) => [
        'fact',
        fact.id,
        fact.text,
        fact.value ?? null,
        fact.unit ?? '',
        fact.currency ?? '',
        fact.basis,
        fact.slide,
        fact.quote,
        figureOrigin(fact, locale) ?? '',
      ]),
    ];
    return toCsv(rows);
  },
};
