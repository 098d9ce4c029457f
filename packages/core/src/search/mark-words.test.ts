/** Pieces of a marked text are the text; a long one is cut around the first word meant. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords, soughtWords } from './mark-words.js';

const TEXTS = fc.stringMatching(/^[ab é,.1-3]{0,80}$/);

test('the pieces together are the text, and every piece marked begins with a word of the search', () => {
  fc.assert(
    fc.property(TEXTS, fc.stringMatching(/^[abe1 ]{1,6}$/), (text, query) => {
      const sought = soughtWords(query);
      const pieces = markWords(text, sought);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const { text: piece, hit } of pieces) {
        const folded = piece.normalize('NFKD').replace(/\p{M}/gu, '');
        if (hit) expect(sought.some(({ word }) => folded.startsWith(word))).toBe(true);
      }
    }),
  );
});

test('what is cut stays in sight of the word meant, within the length asked for', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (before, after) => {
      const text = `${'lorem ipsum '.repeat(before / 12)}goal ${'dolor sit '.repeat(after / 10)}`;
      const pieces = markWords(text, soughtWords('goal'), 100);
      expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['goal']);
      const shown = pieces.map((piece) => piece.text).join('');
      expect(shown.length).toBeLessThanOrEqual(104);
      expect(text).toContain(shown.replace(/^… | …$/g, ''));
    }),
  );
});
