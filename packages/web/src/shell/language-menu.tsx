/** The language switcher of the header. */
import { Button } from '../components/ui/button.js';
import { Menu, MenuChoices } from '../components/ui/menu.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { LANGUAGE_NAMES, shell } from '../i18n/texts/shell.js';
import { LOCALES } from '@vc-analyst/core/vocabulary';
import { useChooseLanguage } from './use-choose-language.js';

export function LanguageMenu() {
  const t = useTexts(shell);
  const locale = useLocale();
  const { choose, isSaving } = useChooseLanguage();
  return (
    <Menu
      trigger={
        <Button look="quiet" size="icon" busy={isSaving} aria-label={`${t('language')}: ${locale.toUpperCase()}`}>
          {locale.toUpperCase()}
        </Button>
      }
    >
      <MenuChoices
        label={t('language')}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={choose}
      />
    </Menu>
  );
}
