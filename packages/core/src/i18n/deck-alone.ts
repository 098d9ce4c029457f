/** What stands beside a score in which answers of the founder count. */
import type { Analysis } from '../model/analysis.js';
import type { Locale } from '../model/values.js';
import { renderMessage } from './render.js';

/** "with the founder’s answers; 54 by the deck alone"; undefined for a score of the deck alone. */
export function withAnswersNote(
  { deckAlone }: { deckAlone?: Pick<NonNullable<Analysis['deckAlone']>, 'overallScore'> | undefined },
  locale: Locale,
): string | undefined {
  if (!deckAlone) return undefined;
  const { overallScore: alone } = deckAlone;
  return alone === null
    ? renderMessage({ id: 'label.withAnswers.none', values: {} }, locale)
    : renderMessage({ id: 'label.withAnswers', values: { alone } }, locale);
}
