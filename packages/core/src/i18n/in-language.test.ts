import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.js';

describe('a document in another language', () => {
  it('says why a deck failed in that language, with the same file', () => {
    const failure = { code: 'damaged-file', message: 'stored in English', data: { fileName: 'acme.pdf' } };
    const shown = inLanguage({ textLanguage: 'en', failure }, 'es');
    expect(shown.failure.message).toContain('acme.pdf');
    expect(shown.failure.message).not.toBe(failure.message);
    expect(shown.failure.message).not.toBe(inLanguage({ textLanguage: 'en', failure }, 'fr').failure.message);
    expect(shown.failure).toMatchObject({ code: 'damaged-file', data: failure.data });
  });

  it('names what is not found by a word of the language', () => {
    const failure = { code: 'not-found', message: '', data: { what: 'comment', id: '7' } };
    expect(inLanguage({ textLanguage: 'en', failure }, 'es').failure.message).toMatch(
      /^No hay ningún comentario con .* 7;/,
    );
    expect(inLanguage({ textLanguage: 'en', failure }, 'fr').failure.message).toMatch(
      /^Aucun commentaire ne porte .* 7/,
    );
  });
});
