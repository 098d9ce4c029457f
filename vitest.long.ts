/**
 * The long tests: kills, fuzzing, corpora, sweeps (`*.long.test.ts`). Run by `npm run test:long` and by CI.
 * `VC_SHOTS=<folder>` adds pictures of every screen, to be looked at.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

if (!existsSync(new URL('../shared/decks/index.csv', import.meta.url))) {
  console.error('Skipped: tests on real decks and hostile files, which lie in ../shared and are missing here.');
}

/** Those of core compute, and share the processors; the others start servers, commands and browsers, one at a time. */
const PROJECTS = [
  { name: 'core', maxWorkers: 2 },
  { name: 'server', maxWorkers: 1 },
  { name: 'web', maxWorkers: 1 },
  { name: 'cli', maxWorkers: 1 },
  { name: 'examples', maxWorkers: 1 },
];

export default defineConfig({
  test: {
    projects: PROJECTS.map(({ name, maxWorkers }) => ({
      test: {
        name,
        root: name === 'examples' ? 'examples' : `packages/${name}`,
        include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
        exclude: process.env.VC_SHOTS ? [] : ['**/screenshots.long.test.ts'],
        testTimeout: 1_200_000,
        hookTimeout: 600_000,
        expect: { poll: { timeout: 10_000 } },
        maxWorkers,
        sequence: { groupOrder: maxWorkers === 1 ? 1 : 0 },
      },
    })),
  },
});
