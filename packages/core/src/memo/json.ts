/** JSON: the document itself, texts rendered in the reader's language. */
import { inLanguage } from '../i18n/in-language.js';
import type { MemoFormat } from './memo-format.js';
import { MEDIA_TYPES } from '../model/vocabulary.js';

export const jsonFormat: MemoFormat = {
  id: 'json',
  mediaType: MEDIA_TYPES.json,
  usesPictures: false,
  render(analysis, { locale }) {
    return new TextEncoder().encode(`${JSON.stringify(inLanguage(analysis, locale), null, 2)}\n`);
  },
};
