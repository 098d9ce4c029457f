/** All texts by language: one folder a language, one file a room. A key missing in es or fr is a type error. */
import type { Locale } from '../model/values.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';

/** ICU message templates by id. */
export type Catalogue = Readonly<Record<string, string>>;

export const catalogues: Readonly<Record<Locale, Catalogue>> = { en, es, fr };

/** Whether texts can be rendered in the language: always, but in a browser, which loads each when it is first shown. */
export function hasTexts(_locale: Locale): boolean {
  return true;
}

/** Ends once texts can be rendered in the language. Fails where a browser cannot load them; the next call tries again. */
export async function loadTexts(_locale: Locale): Promise<void> {}
