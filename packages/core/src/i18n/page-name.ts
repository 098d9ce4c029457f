/** How a page behind the deck is named: an answer of the founder is no slide, wherever a text speaks of one. */
import { answerOnPage } from '../model/answer-page.js';
import type { Locale } from '../model/values.js';

/** Values of messages that are numbers of slides. */
const PAGES: ReadonlySet<string> = new Set(['slide', 'slides', 'number']);

/** Of the gender of the noun for a slide, so that the words around it hold for both. */
const NAMES: Record<Locale, (count: number | string) => string> = {
  en: (count) => `founder’s answer ${count}`,
  es: (count) => `respuesta ${count} del fundador`,
  fr: (count) => `réponse ${count} du fondateur`,
};

const STEMS: Record<Locale, string> = { en: 'founder’s answer', es: 'del fundador', fr: 'du fondateur' };

/** The noun for a slide, or its short form, right before such a name. */
const NOUNS = Object.fromEntries(
  (['en', 'es', 'fr'] as const).map((locale) => {
    const noun = { en: 'slides?|s\\.', es: 'diapositivas?|d\\.', fr: 'diapositives?|d\\.' }[locale];
    return [locale, new RegExp(`(?<![\\p{L}])(${noun})[ \\u00a0](${NAMES[locale]('\\d+')})`, 'giu')];
  }),
) as Record<Locale, RegExp>;

/** True for the name of a value that is a number of a slide, or a list of them. */
export function isPage(name: string): boolean {
  return PAGES.has(name);
}

/** "founder’s answer 2" for the page of one; undefined for a slide. */
export function answerName(page: number, locale: Locale): string | undefined {
  const count = answerOnPage(page);
  return count === undefined ? undefined : NAMES[locale](count);
}

/** "Slide founder’s answer 2 says" as it should read. */
export function withoutNoun(text: string, locale: Locale): string {
  // Mostly there is none, and a document holds hundreds of texts.
  if (!text.includes(STEMS[locale])) return text;
  return text.replace(NOUNS[locale], (_, noun: string, name: string) =>
    noun.charAt(0) === noun.charAt(0).toUpperCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name,
  );
}
