/** EN, ES, FR side by side. */
import { Segmented } from '../components/ui/segmented.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { LANGUAGE_NAMES, shell } from '../i18n/texts/shell.js';
import { LOCALES } from '@vc-analyst/core/vocabulary';
import { useChooseLanguage } from './use-choose-language.js';

export function LanguageChoice() {
  const t = useTexts(shell);
  const locale = useLocale();
  const { choose } = useChooseLanguage();
  return (
    <Segmented
      label={t('language')}
      value={locale}
      options={LOCALES.map((value) => ({ value, label: value.toUpperCase(), title: LANGUAGE_NAMES[value] }))}
      onChange={choose}
    />
  );
}
