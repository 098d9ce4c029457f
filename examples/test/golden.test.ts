/** The sample decks analyse to their golden documents, byte for byte; `npm run golden:update` re-baselines them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { goldenAnalyses, goldenFolder } from '../scripts/golden.mjs';

test('every sample deck gives its golden analysis', async () => {
  for await (const { name, text } of goldenAnalyses()) {
    const golden = await readFile(join(goldenFolder, `${name}.json`), 'utf8');
    expect(JSON.parse(text), name).toEqual(JSON.parse(golden));
    expect(text === golden, `${name} byte for byte`).toBe(true);
  }
}, 240_000);
