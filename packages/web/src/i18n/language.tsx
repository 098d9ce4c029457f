/** The page's language: the signed-in person's, else the one stored here, else the browser's, else English. */
import type { Locale } from '@vc-analyst/core/model';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useUser } from '../api/user.js';
import { readPreference, writePreference } from '../lib/preferences.js';
import { LOCALES } from '@vc-analyst/core/vocabulary';
import type { Catalogue, Texts, ValuesOf } from './define-texts.js';
import { renderText } from './render-text.js';

interface Language {
  locale: Locale;
  /** For whoever is signed out; a signed-in person's language is kept by the server. */
  setLocal: (locale: Locale) => void;
}

const LanguageContext = createContext<Language>({ locale: 'en', setLocal: () => {} });

const isLocale = (value: string | null | undefined): value is Locale => LOCALES.some((locale) => locale === value);

/** Stored, else the browser's if we speak it, else English. */
export function initialLocale(): Locale {
  const stored = readPreference('language');
  if (isLocale(stored)) return stored;
  const spoken = navigator.language.slice(0, 2).toLowerCase();
  return isLocale(spoken) ? spoken : 'en';
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [local, setLocal] = useState(initialLocale);
  const { user } = useUser();
  const locale = user?.language ?? local;
  useDocumentLanguage(locale, user !== null && user !== undefined);
  const value = useMemo(() => ({ locale, setLocal }), [locale]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Requests ask for the language of the document; what was answered in the former one is asked again. */
function useDocumentLanguage(locale: Locale, signedIn: boolean): void {
  const queryClient = useQueryClient();
  const former = useRef(document.documentElement.lang);
  useEffect(() => {
    document.documentElement.lang = locale;
    if (signedIn) writePreference('language', locale);
    if (former.current !== locale && former.current !== '') {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/user' });
    }
    former.current = locale;
  }, [locale, signedIn, queryClient]);
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useLocale(): Locale {
  return use(LanguageContext).locale;
}

/** What renders the texts of one area: `t('title')`, `t('found', { count: 3 })`. */
export type Render<C extends Catalogue> = <Key extends keyof C & string>(
  key: Key,
  ...values: ValuesOf<C[Key]>
) => string;

export function useTexts<C extends Catalogue>(texts: Texts<C>): Render<C> {
  const locale = useLocale();
  return useCallback(
    (key, ...values) => renderText(texts.byLocale[locale][key], locale, values[0] as Record<string, string | number>),
    [texts, locale],
  );
}
