/** CSV: scores, criteria with points and slides, facts with slide and quote, one a row; opens in every spreadsheet. */
import { answerName } from '../i18n/page-name.js';
import { withAnswersNote } from '../i18n/deck-alone.js';
import { figureOrigin } from '../i18n/figure-origin.js';
import { kindNameId } from '../i18n/metric-name.js';
import { renderMessage } from '../i18n/render.js';
import { inLanguage } from '../i18n/in-language.js';
import { criterionName } from '../model/criterion-name.js';
import { MEDIA_TYPES, SCORE_IDS } from '../model/vocabulary.js';
import type { MemoFormat } from './memo-format.js';
import { toCsv, type Cell } from '../drawing/to-csv.js';

/** By its first columns our file is known (`own-mark.ts`). Points of criteria have their most, figures of facts beside unit and time; `text` is ours, `quote` the deck's. */
const COLUMNS = [
  ...(['section', 'id', 'name', 'value', 'unit', 'currency', 'period', 'asOf', 'basis', 'max', 'state'] as const),
  ...(['slide', 'quote', 'text', 'note'] as const),
];
type Row = Partial<Record<(typeof COLUMNS)[number], Cell | undefined>>;

export const csvFormat: MemoFormat = {
  id: 'csv',
  mediaType: `${MEDIA_TYPES.csv}; charset=utf-8`,
  usesPictures: false,
  render(analysis, { locale }) {
    const document = inLanguage(analysis, locale);
    const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);
    const slideOf = new Map(document.facts.map(({ id, slide }) => [id, slide]));
    const slidesOf = (factIds: readonly string[]) => {
      const slides = new Set(factIds.flatMap((id) => slideOf.get(id) ?? []));
      const named = [...slides].sort((a, b) => a - b).map((slide) => answerName(slide, locale) ?? slide);
      return named.join(named.some((one) => typeof one === 'string') ? ', ' : ' ');
    };
    const rows: Row[] = [
      { section: 'score', id: 'overallScore', name: label('overall'), value: document.overallScore, max: 100, text: document.summary, note: withAnswersNote(document, locale) }, // prettier-ignore
      ...SCORE_IDS.map((score) => {
        const id = `${score}Score` as const;
        return { section: 'score', id, name: label(`score.${score}`), value: document[id], max: 100 };
      }),
      ...document.criteria.map((criterion) => ({
        section: 'criterion',
        id: criterion.id,
        name: renderMessage(criterionName(criterion), locale),
        value: criterion.points,
        max: criterion.max,
        state: criterion.state,
        slide: slidesOf(criterion.factIds),
        text: criterion.reason,
      })),
      ...document.facts.map((fact) => ({
        section: 'fact',
        id: fact.id,
        name: renderMessage({ id: kindNameId(fact.kind), values: {} }, locale),
        value: fact.value ?? null,
        unit: fact.unit,
        currency: fact.currency,
        period: fact.period,
        asOf: fact.asOf,
        basis: fact.basis,
        slide: answerName(fact.slide, locale) ?? fact.slide,
        quote: fact.quote,
        text: fact.text,
        note: figureOrigin(fact, locale),
      })),
    ];
    return toCsv([[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column] ?? null))]);
  },
};
