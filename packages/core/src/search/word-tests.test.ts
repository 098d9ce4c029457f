/** A word is found among sorted words exactly where one begins with it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsWord } from './word-tests.js';

const word = fc.stringMatching(/^[!#$%]?[a-c0-2é]{1,4}$/);

test('halving finds what looking at every word finds', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, sought) => {
      const sorted = ` ${[...new Set(words)].sort().join(' ')} `;
      expect(holdsWord(sorted, sought)).toBe(words.some((one) => one.startsWith(sought)));
    }),
  );
});
