/** One project a package. `npm test` runs all of them; `--project core` one. Long tests have their own file. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

if (!existsSync(new URL('../shared/decks/index.csv', import.meta.url))) {
  console.error('Skipped: tests on real decks and hostile files, which lie in ../shared and are missing here.');
}

const long = '**/*.long.test.ts';

export default defineConfig({
  test: {
    // Tests of the browser and the command wait for other processes most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: ['core', 'server', 'web', 'cli', 'examples'].map((name) => ({
      test: {
        name,
        root: name === 'examples' ? 'examples' : `packages/${name}`,
        include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
        exclude: [long, '**/node_modules/**'],
        testTimeout: 30_000,
      },
    })),
  },
});
