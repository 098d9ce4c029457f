/** The long tests: kills, fuzzing, corpora, sweeps (`*.long.test.ts`). Run by `npm run test:long` and by CI. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['core', 'cli', 'examples'].map((name) => ({
      test: {
        name,
        root: name === 'examples' ? 'examples' : `packages/${name}`,
        include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
        testTimeout: 1_200_000,
      },
    })),
    fileParallelism: false,
  },
});
