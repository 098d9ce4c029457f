/** What the members of closed vocabularies are called in en, es and fr: scores, steps, sectors, rounds and the like; and how currencies are. Loads nothing else. */
import type { Locale } from '../model/values.js';
import { terms as en } from './en/terms.js';
import { terms as es } from './es/terms.js';
import { terms as fr } from './fr/terms.js';

export { currencyDisplayOf } from './currency-display.js';

/** Id of a name among all texts: `label.sector.saas`. */
export type TermId = keyof typeof en;

/** The same ids and texts as in the catalogues, all languages at once. Inside of a sentence; a page capitalises. */
export const TERMS: Readonly<Record<Locale, Readonly<Record<TermId, string>>>> = { en, es, fr };
