/** Saves a part of the fund's settings and says how it went. */
import type { SettingsPatch, SettingsView } from '@vc-analyst/core/model';
import { call } from '../../api/call.js';
import { useChange } from '../../api/change.js';
import { useTexts } from '../../i18n/language.js';
import { settingsTexts } from '../../i18n/texts/settings.js';

export function useSaveSettings(onDone?: (settings: SettingsView) => void) {
  const t = useTexts(settingsTexts);
  return useChange({
    run: (body: SettingsPatch) => call('PUT /api/settings', { body }),
    touches: ['/api/settings', '/api/site', '/api/shares', '/api/user', '/api/retention', '/api/pipeline'],
    done: t('saved'),
    failed: t('failed'),
    failedDetail: t('failedText'),
    ...(onDone && { onDone }),
  });
}
