/** The index finds in summaries what looking at every word of each finds, also after some came, changed and went. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredSummary } from './stored-summary.js';
import { WordIndex } from './word-index.js';

const word = fc.stringMatching(/^[!#$%]?[a-c0-2é]{1,4}$/);
let made = 0;
const summary = fc.tuple(fc.array(word, { maxLength: 6 }), fc.integer({ min: 1, max: 9 })).map(([words, day]) => {
  made += 1;
  const searchWords = [...new Set(words)].join(' ');
  return { id: String(made).padStart(9, '0'), createdAt: `2026-01-0${day}`, searchWords } as StoredSummary;
});

const wordsIn = ({ searchWords = '' }: StoredSummary) => searchWords.split(' ');

test('who holds a word, its beginning or a part of it is found, whatever came and went before', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(summary, { maxLength: 8 }), { minLength: 1, maxLength: 40 }),
      word,
      async (books, sought) => {
        const index = new WordIndex();
        for (const [at, book] of books.entries()) {
          const kept = (books[at - 1] ?? []).filter((_, place) => place % 2 === 0);
          const now = [...book, ...kept];
          await index.bringLevel(now);
          const inOrder = index.newestFirst.summaries;
          expect(new Set(inOrder)).toEqual(new Set(now));
          expect(inOrder.map(({ createdAt }) => createdAt)).toEqual(
            now
              .map(({ createdAt }) => createdAt)
              .sort()
              .reverse(),
          );
          const found = (words: string[]) => {
            const holding = index.holding(words);
            const { summaries, slots } = index.newestFirst;
            return summaries.filter((_, place) => holding[slots[place]!]);
          };
          const bySight = (meant: (one: string) => boolean) => inOrder.filter((one) => wordsIn(one).some(meant));
          expect(found([sought])).toEqual(bySight((one) => one === sought));
          expect(found(index.wordsFrom(sought))).toEqual(bySight((one) => one.startsWith(sought)));
          expect(found(index.wordsWith(sought))).toEqual(bySight((one) => one.includes(sought)));
        }
      },
    ),
  ));
