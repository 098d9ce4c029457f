/**
 * The long tests: kills, fuzzing, corpora, sweeps (`*.long.test.ts`). Run by `npm run test:long` and by CI.
 * `VC_SHOTS=<folder>` adds pictures of every screen, to be looked at.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

if (!existsSync(new URL('../shared/decks/index.csv', import.meta.url))) {
  console.error('Skipped: tests on real decks and hostile files, which lie in ../shared and are missing here.');
}

/** What takes minutes by itself: begun last, it would go on alone. */
const LONGEST = ['quotes', 'browser', 'batch', 'metamorphic', 'model-faults'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.includes(basename(moduleId, '.long.test.ts'));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: ['core', 'server', 'web', 'cli', 'examples'].map((name) => ({
      test: {
        name,
        root: name === 'examples' ? 'examples' : `packages/${name}`,
        include: ['src/**/*.long.test.ts', 'test/**/*.long.test.ts'],
        exclude: process.env.VC_SHOTS ? [] : ['**/screenshots.long.test.ts'],
        testTimeout: 1_200_000,
        hookTimeout: 600_000,
        expect: { poll: { timeout: 10_000 } },
      },
    })),
  },
});
