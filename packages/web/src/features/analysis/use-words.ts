/** Words and figures of an analysis document in the reader's language, from the catalogues that its texts come from. */
import {
  criterionName,
  factValue,
  figureOrigin,
  formatDate,
  formatNumber,
  formatPercent,
  markedValue,
  readingNotes,
  renderMessage,
} from '@vc-analyst/core/i18n';
import type { CriterionResult, Fact, Message } from '@vc-analyst/core/model';
import { useMemo } from 'react';
import { pseudo } from '../../i18n/pseudo.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';

export interface Words {
  label: (id: string, values?: Message['values']) => string;
  /** Title of a criterion. */
  criterion: (criterion: Pick<CriterionResult, 'id' | 'titleMessage'>) => string;
  sentence: (message: Message) => string;
  /** "€1.2M", "85 % a year"; the deck's words where there is no figure. */
  value: (fact: Fact) => string;
  /** The same where nothing stands beside it: "€45K (corrected)". */
  marked: (fact: Fact) => string;
  /** That a person corrected it and what the deck says, or how it was computed; undefined for the deck's own. */
  origin: (fact: Fact) => string | undefined;
  /** How a slide was read, and how much of it was not. */
  reading: (slide: Parameters<typeof readingNotes>[0]) => string[];
  /** 0..1 in percent. */
  share: (share: number) => string;
  /** At most one decimal. */
  points: (points: number) => string;
  date: (date: string) => string;
}

export function useWords(): Words {
  const locale = useCoreLocale();
  return useMemo(() => {
    const say = (id: string, values: Message['values'] = {}) => pseudo(renderMessage({ id, values }, locale));
    return {
      label: (id, values) => say(`label.${id}`, values),
      criterion: (criterion) => pseudo(renderMessage(criterionName(criterion), locale)),
      sentence: (message) => renderMessage(message, locale),
      value: (fact) => factValue(fact, locale),
      marked: (fact) => markedValue(fact, locale),
      origin: (fact) => figureOrigin(fact, locale),
      reading: (slide) => readingNotes(slide, locale).map(pseudo),
      share: (share) => formatPercent(Math.round(share * 100), locale),
      points: (points) => formatNumber(Math.round(points * 10) / 10, locale),
      date: (date) => formatDate(date, locale),
    };
  }, [locale]);
}
