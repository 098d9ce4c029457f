/** Stands for `catalogues.ts` in what browsers load: a language when it is first shown, and of it what a page renders by itself. */
import type { Locale } from '../model/values.js';
import type { Catalogue } from './catalogues.js';

export type { Catalogue } from './catalogues.js';

const LOAD: Readonly<Record<Locale, () => Promise<{ shown: Catalogue }>>> = {
  en: () => import('./en/shown.js'),
  es: () => import('./es/shown.js'),
  fr: () => import('./fr/shown.js'),
};

const loaded = new Set<Locale>();
const loading = new Map<Locale, Promise<void>>();
const texts: Record<Locale, Catalogue> = { en: {}, es: {}, fr: {} };

/** Empty until loaded. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = texts;

export function hasTexts(locale: Locale): boolean {
  return loaded.has(locale);
}

/** One promise a language, so that React can wait for it; a failed one is forgotten. */
export function loadTexts(locale: Locale): Promise<void> {
  const known = loading.get(locale);
  if (known) return known;
  const load = LOAD[locale]().then(
    ({ shown }) => {
      texts[locale] = shown;
      loaded.add(locale);
    },
    (error: unknown) => {
      loading.delete(locale);
      throw error;
    },
  );
  loading.set(locale, load);
  return load;
}
