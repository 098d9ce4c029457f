/** What a deck asks for or earns, in its own currency, as lists show it: "$45K (corrected)" where a person set it right. */
import type { AnalysisSummary } from '@vc-analyst/core/model';
import { formatMoney } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { listTexts } from '../i18n/texts/analysis-list.js';

type DeckMoney = Pick<NonNullable<AnalysisSummary['ask']>, 'value' | 'currency' | 'isCorrected'>;

export function useDeckMoney(): (money: DeckMoney) => string {
  const t = useTexts(listTexts);
  const locale = useLocale();
  return ({ value, currency, isCorrected }) => {
    const amount = formatMoney(value, locale, { currency });
    return isCorrected ? t('correctedFigure', { amount }) : amount;
  };
}
