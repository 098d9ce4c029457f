/** Every fact of one analysis with its id: what `vc correct` takes. */
import { factValue, figureOrigin, renderMessage } from '@vc-analyst/core/i18n';
import { shownBasis, type Analysis, type Locale } from '@vc-analyst/core/model';
import { clip, columns } from '../columns.js';
import type { Paint } from '../paint.js';
import { beside } from './memo-sections.js';
import { printable } from '../printable.js';

/** Cells. */
const VALUE = 30;

/** One line a fact, in order of slides. */
export function factsText(analysis: Analysis, { paint, locale }: { paint: Paint; locale: Locale }): string[] {
  const quoted = (quote: string) => renderMessage({ id: 'export.quoted', values: { quote } }, locale);
  const one = (text: string) => printable(text.replace(/\s+/g, ' '));
  return columns(
    analysis.facts.map((fact) => [
      fact.id,
      paint.bold(one(clip(factValue(fact, locale), VALUE))),
      fact.value === undefined ? '' : renderMessage({ id: `label.basis.${shownBasis(fact)}`, values: {} }, locale),
      paint.dim(renderMessage({ id: 'label.slideShort', values: { number: fact.slide } }, locale)),
      paint.dim(
        beside(figureOrigin(fact, locale), (cells) => quoted(one(clip(fact.quote.replace(/\s+/g, ' '), cells)))),
      ),
    ]),
  );
}
