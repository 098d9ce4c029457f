/** One project a package; core's rules, and what must stand alone, have their own. `npm test` runs all of them; `--project core` one. Long tests have their own file. */
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

const testsIn = (folders: readonly string[]): string[] => folders.map((folder) => `src/${folder}/**/*.test.ts`);
/** What computes from facts and words alone. */
const RULES = testsIn(['evidence', 'scoring', 'text']);
/** What keeps data, starts processes or holds locks. */
const APART = testsIn(['store', 'workspace', 'jobs', 'accounts', 'audit', 'config']);
/** Memos are opened in jsdom, which fails once pdf.js has added globals that Node 20 lacks: a process a file. */
const MEMO = testsIn(['memo']);
const ALL = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];

interface Project {
  name: string;
  /** @default the package of that name */
  folder?: string;
  include: string[];
  exclude?: string[];
  /** `false`: its files share a process, since one each costs seconds a file. */
  isolate?: boolean;
}

const PROJECTS: Project[] = [
  { name: 'core', include: ALL, exclude: [...RULES, ...APART, ...MEMO], isolate: false },
  { name: 'apart', folder: 'packages/core', include: APART, isolate: false },
  { name: 'memo', folder: 'packages/core', include: MEMO },
  { name: 'rules', folder: 'packages/core', include: RULES, isolate: false },
  { name: 'server', include: ALL, isolate: false },
  ...['web', 'cli'].map((name) => ({ name, include: ALL })),
  { name: 'examples', folder: 'examples', include: ALL },
];

export default defineConfig({
  test: {
    // Tests of the browser and the command wait for other processes a quarter of the time: one more keeps the processors busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: BrowserFirst },
    projects: PROJECTS.map(({ name, folder = `packages/${name}`, exclude = [], ...options }) => ({
      test: {
        name,
        root: folder,
        ...options,
        exclude: [long, '**/node_modules/**', ...exclude],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        // A second is too little where other tests want the processors as well.
        expect: { poll: { timeout: 10_000 } },
      },
    })),
  },
});
