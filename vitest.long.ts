/**
 * The long tests: kills, fuzzing, corpora, sweeps (`*.long.test.ts`). Run by `npm run test:long` and by CI.
 * `VC_SHOTS=<folder>` adds pictures of every screen, to be looked at.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

if (!existsSync(new URL('../shared/decks/index.csv', import.meta.url))) {
  console.error('Skipped: tests on real decks and hostile files, which lie in ../shared and are missing here.');
}

export default defineConfig({
  test: {
    projects: ['core', 'server', 'web', 'cli', 'examples'].map((name) => ({
      test: {
        name,
        root: name === 'examples' ? 'examples' : `packages/${name}`,
        include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
        exclude: process.env.VC_SHOTS ? [] : ['**/screenshots.long.test.ts'],
        testTimeout: 1_200_000,
      },
    })),
    fileParallelism: false,
  },
});
