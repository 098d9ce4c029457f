/** All texts by language: one folder a language, one file a room. A key missing in es or fr is a type error. */
import type { Locale } from '../model/values.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';

/** ICU message templates by id. */
export const catalogues: Record<Locale, Readonly<Record<string, string>>> = { en, es, fr };
