/** One project a package. `npm test` runs all of them; `--project core` one. Long tests have their own file. */
import { defineConfig } from 'vitest/config';

const long = '**/*.long.test.ts';

export default defineConfig({
  test: {
    projects: ['core', 'cli', 'examples'].map((name) => ({
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
