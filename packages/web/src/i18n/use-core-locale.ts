/** The language in which core's own texts can be rendered: they are loaded apart, and only in the language that is read. */
import { hasTexts, loadTexts } from '@vc-analyst/core/i18n';
import type { Locale } from '@vc-analyst/core/model';
import { use, useDeferredValue } from 'react';
import { initialLocale, useLocale } from './language.js';

// Asked for as soon as a screen that needs them is loaded; where that fails, it is tried again and said when they are shown.
loadTexts(initialLocale()).catch(() => undefined);

/** What was suspended on, by language. */
const awaited = new Map<Locale, Promise<unknown>>();

/** A render that is tried again must call `use` again, though the texts have come: React counts on it (its error 467). */
function textsToAwait(locale: Locale): Promise<unknown> | undefined {
  if (awaited.has(locale) || hasTexts(locale)) return awaited.get(locale);
  const texts = loadTexts(locale);
  awaited.set(locale, texts);
  texts.catch(() => awaited.delete(locale));
  return texts;
}

/**
 * Suspends until the texts are there. Where another language is chosen, what is shown stays in the former one until
 * those of the new one have come.
 */
export function useCoreLocale(): Locale {
  const locale = useDeferredValue(useLocale());
  const texts = textsToAwait(locale);
  if (texts) use(texts);
  return locale;
}
