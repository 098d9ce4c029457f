/** Counting never throws and never takes long, whatever a deck holds. */
import { expect, test } from 'vitest';
import { countTokens } from './count-tokens.js';

test('marks of the tokenizer are plain text', async () => {
  expect(await countTokens('before <|endoftext|> after')).toBeGreaterThan(4);
});

test('text without a break is counted at once', async () => {
  const startedAt = performance.now();
  expect(await countTokens('a'.repeat(100_000))).toBeGreaterThan(1000);
  expect(performance.now() - startedAt).toBeLessThan(3000);
});
