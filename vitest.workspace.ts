/** One project a package. `npm test` runs all of them; `--project core` one. Long tests have their own file. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

if (!existsSync(new URL('../shared/decks/index.csv', import.meta.url))) {
  console.error('Skipped: tests on real decks and hostile files, which lie in ../shared and are missing here.');
}

const long = '**/*.long.test.ts';

/** What `npm test` leaves out is said by it, not found out later. */
const left = ['packages', 'examples']
  .flatMap((folder) => readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }))
  .filter((path) => path.endsWith('.long.test.ts') && !path.includes('node_modules'));
console.error(
  `Left to npm run test:long: ${left.length} files, ${left
    .map((path) => basename(path, '.long.test.ts'))
    .sort()
    .join(', ')}.`,
);

/** The browser takes minutes: begun last, it would go on alone. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isBrowser = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/browser.test.ts');
    return [...sorted.filter(isBrowser), ...sorted.filter((file) => !isBrowser(file))];
  }
}

export default defineConfig({
  test: {
    // Tests of the browser and the command wait for other processes much of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: BrowserFirst },
    projects: ['core', 'server', 'web', 'cli', 'examples'].map((name) => ({
      test: {
        name,
        root: name === 'examples' ? 'examples' : `packages/${name}`,
        include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
        exclude: [long, '**/node_modules/**'],
        // Files share a process and what it has loaded: a process each costs a second a file.
        isolate: false,
        testTimeout: 30_000,
        hookTimeout: 120_000,
        // A second is too little where other tests want the processors as well.
        expect: { poll: { timeout: 10_000 } },
      },
    })),
  },
});
