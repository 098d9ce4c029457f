/** The language in which core's own texts can be rendered: they are loaded apart, and only in the language that is read. */
import { hasTexts, loadTexts } from '@vc-analyst/core/i18n';
import type { Locale } from '@vc-analyst/core/model';
import { use, useDeferredValue } from 'react';
import { initialLocale, useLocale } from './language.js';

// Asked for as soon as a screen that needs them is loaded; where that fails, it is tried again and said when they are shown.
loadTexts(initialLocale()).catch(() => undefined);

/**
 * Suspends until the texts are there. Where another language is chosen, what is shown stays in the former one until
 * those of the new one have come.
 */
export function useCoreLocale(): Locale {
  const locale = useDeferredValue(useLocale());
  if (!hasTexts(locale)) use(loadTexts(locale));
  return locale;
}
