/** Counting never throws, and takes time in proportion to the text, whatever a deck holds. */
import { expect, test } from 'vitest';
import { growth, LINEAR } from '../../../../test/kit/growth.js';
import { countTokens } from './count-tokens.js';

test('marks of the tokenizer are plain text', async () => {
  expect(await countTokens('before <|endoftext|> after')).toBeGreaterThan(4);
});

test('text without a break takes time in proportion to its length', async () => {
  expect(await countTokens('a'.repeat(100_000))).toBeGreaterThan(1000);
  expect(await growth(400_000, (length) => countTokens('a'.repeat(length)))).toBeLessThan(LINEAR);
});
