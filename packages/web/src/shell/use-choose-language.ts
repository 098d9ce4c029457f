/** Chooses the page's language: kept by the server for whoever is signed in, by the browser for everybody else. */
import { useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@vc-analyst/core/model';
import { call } from '../api/call.js';
import { useChange } from '../api/change.js';
import { userQuery, useUser } from '../api/user.js';
import { useLanguage, useTexts } from '../i18n/language.js';
import { shell } from '../i18n/texts/shell.js';
import { renderText } from '../i18n/render-text.js';
import { toast } from '../lib/toast.js';
import { writePreference } from '../lib/preferences.js';

export function useChooseLanguage(): { choose: (locale: Locale) => void; isSaving: boolean } {
  const t = useTexts(shell);
  const { user } = useUser();
  const { setLocal } = useLanguage();
  const queryClient = useQueryClient();
  const save = useChange({
    run: (language: Locale) => call('PUT /api/user/language', { body: { language } }),
    touches: ['/api/user'],
    failed: t('updateFailed'),
    failedDetail: t('languageFailed'),
    onDone: (answer, language) => {
      const said = shell.byLocale[language];
      toast({
        title: renderText(said.languageUpdated, language),
        description: renderText(said.languageSaved, language),
      });
      setLocal(language);
      queryClient.setQueryData(userQuery.queryKey, answer);
    },
  });
  const choose = (locale: Locale) => {
    if (user) return save.mutate(locale);
    writePreference('language', locale);
    setLocal(locale);
  };
  return { choose, isSaving: save.isPending };
}
