/** README, ARCHITECTURE, CONTRIBUTING and docs/ say what is there: paths, links, names, lists and counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROUTES } from '@vc-analyst/core/contract';
import {
  LOCALES,
  MEMO_DOWNLOADS,
  MEMO_FORMATS,
  REPORT_FORMATS,
  REPORT_PERIODS,
  REPORT_TYPES,
  SCORE_IDS,
  STEP_IDS,
} from '@vc-analyst/core/vocabulary';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every file and folder of the repository from its root, without what is installed, built or hidden. */
const entries = new Set(walk(''));
const sources = [...entries].filter((path) => /^(packages|scripts|examples)\/.*\.(tsx?|mjs|js)$/.test(path));
const code = sources.filter((path) => !path.endsWith('documents.test.ts')).map(read);

const tops = new Set([...readdirSync(root), ...readdirSync(join(root, 'packages'))]);
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...[...entries].filter((path) => /^docs\/.*\.md$/.test(path)),
];
const spansOf = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
const sectionOf = (page: string, heading: string) => read(page).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The first cells of the rows of a table, where they are code. */
const rowsOf = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell!);
const wordsIn = (text = '') => text.match(/[a-z]+/g) ?? [];

describe('paths', () => {
  test.each(pages)('of %s exist', (page) => {
    const paths = spansOf(read(page)).filter(isOurPath);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  test('are found in the documents, and miss where there are none', () => {
    expect(spansOf(read('ARCHITECTURE.md')).filter(isOurPath).length).toBeGreaterThan(60);
    expect(spansOf(read('CONTRIBUTING.md')).filter(isOurPath).length).toBeGreaterThan(30);
    expect(
      ['packages/core/src/exports/', 'reports/types/weather.ts', 'i18n/*/moods.ts', 'gone.ts'].filter(exists),
    ).toEqual([]);
  });
});

describe('links', () => {
  test.each(pages)('of %s lead somewhere', (page) => {
    const targets = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
    const lost = targets.filter((target) => {
      if (/^https?:/.test(target)) return false;
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : posix.join(dirname(page), path);
      return !entries.has(file) || (anchor !== undefined && !headingsOf(file).includes(anchor));
    });
    expect(lost).toEqual([]);
  });
});

describe('names', () => {
  const all = pages.map(read).join('\n');

  test('every npm script that a document or a script names is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const texts = [
      all,
      ...['.ci/run', ...[...entries].filter((path) => /^scripts\/.*\.mjs$/.test(path))].map(read),
    ].join('\n');
    const named = [...texts.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(([, run, short]) => run ?? short!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('every variable of the environment is read, and every one that is read is documented', () => {
    const variables = (text: string) => new Set(text.match(/\bVC_[A-Z_]+\b/g) ?? []);
    const used = variables([...code, read('compose.yaml')].join('\n'));
    expect([...variables(all)].filter((name) => !used.has(name))).toEqual([]);
    const shipped = sources.filter((path) => /^packages\/\w+\/src\//.test(path) && !path.includes('.test.'));
    // What a build puts in is none: it is neither a text nor read of the environment.
    const needed = new Set(
      shipped.flatMap((path) => [...read(path).matchAll(/(?:'|env\.)(VC_[A-Z_]+)\b/g)].map(([, name]) => name!)),
    );
    expect([...needed].filter((name) => !variables(all).has(name))).toEqual([]);
  });

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('identifiers of %s stand in the code', (page) => {
    const named = spansOf(read(page)).filter((span) => /^(?:[A-Z]+_[A-Z_]+|[a-z]+[A-Z]\w+(?:\(\))?)$/.test(span));
    const missing = named.filter((name) => !code.some((text) => text.includes(name.replace('()', ''))));
    expect(missing).toEqual([]);
  });

  test('calls of the API are routes', () => {
    const routes = Object.values(ROUTES).map(({ method, path }) => ({
      method,
      pattern: path.replace(/\{\w+\}/g, '[^/]+'),
    }));
    const isRoute = (method: string, path: string) =>
      routes.some((one) => method.includes(one.method) && new RegExp(`^${one.pattern}$`).test(path));
    const spoken = [...all.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api\/[^\s`?]+)/g)].map(([, method, path]) => [
      method!,
      path!,
    ]);
    const curled = [...all.matchAll(/^curl .*?localhost:\d+(\/api\/[^\s'?]+)/gm)].map(([, path]) => [
      'GET POST',
      path!,
    ]);
    expect(spoken.length + curled.length).toBeGreaterThan(10);
    expect(
      [...spoken, ...curled].filter(([method, path]) => !isRoute(method!, path!) && path !== '/api/openapi.json'),
    ).toEqual([]);
  });
});

describe('lists', () => {
  test('formats of a memo', () => {
    const formats = [...MEMO_FORMATS].sort();
    expect(rowsOf(sectionOf('docs/exports.md', 'An analysis')).sort()).toEqual(formats);
    expect(wordsIn(/as a file \((.*)\)/.exec(read('README.md'))?.[1]).sort()).toEqual(formats);
    expect(wordsIn(/export\?format=\S+\s+# (.*)/.exec(read('docs/api.md'))?.[1])).toEqual(MEMO_DOWNLOADS);
  });

  test('formats and types of a report', () => {
    const named = spansOf(sectionOf('docs/exports.md', 'A report')).filter((span) => /^[a-z]+$/.test(span));
    expect(named.sort()).toEqual([...REPORT_FORMATS].sort());
    const line = /vc report year --format (.*);/.exec(read('docs/reports.md'))?.[1]?.replace('# or', '');
    expect(wordsIn(line).sort()).toEqual([...REPORT_FORMATS].sort());
    expect(rowsOf(read('docs/reports.md'))).toEqual(REPORT_TYPES);
    const periods = spansOf(sectionOf('docs/reports.md', 'Periods')).filter((span) => /^[a-z]+$/.test(span));
    expect([...new Set(periods)]).toEqual(REPORT_PERIODS);
    expect(read('docs/sdk.md')).toContain(`in ${COUNTED[REPORT_TYPES.length]} types`);
  });

  test('criteria, sub-scores, steps and limits of the score', () => {
    const criteria = [...entries].filter((path) =>
      /^packages\/core\/src\/scoring\/criteria\/[a-z]\d+-[^/]*\/criterion\.ts$/.test(path),
    );
    expect(read('docs/scoring.md')).toContain(
      `${criteria.length} criteria, in ${COUNTED[SCORE_IDS.length]} sub-scores`,
    );
    expect(read('README.md')).toContain(`their ${COUNTED[STEP_IDS.length]} steps`);
    const limits = [...sectionOf('docs/scoring.md', 'Limits').matchAll(/^\| (C\d+) /gm)].map(([, id]) => id!);
    const caps = [...entries].filter((path) =>
      /^packages\/core\/src\/scoring\/(?:caps\/|recommend|cap-limits).*(?<!\.test)\.ts$/.test(path),
    );
    const ids = new Set(caps.flatMap((path) => read(path).match(/\bC\d+\b/g) ?? []));
    expect(limits.sort()).toEqual([...ids].sort());
  });

  test('languages, tools for assistants and example scripts', () => {
    const named = LOCALES.map((locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale)!);
    expect(read('README.md')).toContain(`In ${new Intl.ListFormat('en-GB').format(named)}`);
    const tools = filesIn('packages/cli/src/mcp/tools')
      .filter((name) => !['index.ts', 'inputs.ts'].includes(name))
      .map((name) => name.replace('.ts', '').replaceAll('-', '_'));
    expect(rowsOf(sectionOf('docs/mcp.md', 'Tools')).sort()).toEqual(tools.sort());
    const scripts = filesIn('examples').filter((name) => name.endsWith('.mjs'));
    expect(
      rowsOf(read('docs/sdk.md'))
        .filter((name) => name.endsWith('.mjs'))
        .sort(),
    ).toEqual(scripts.sort());
  });
});

const COUNTED: Record<number, string> = { 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' };

/** A source, script or document of this repository, or a folder of it; not a file of a user's. */
function isOurPath(span: string): boolean {
  if (!/^\.?[\w@*-][\w.@*<>-]*(?:\/[\w.@*<>-]+)*\/?$/.test(span) || span.startsWith('@')) return false;
  if (/\.(tsx?|mjs|cjs|js)$/.test(span)) return true;
  if (/^(?:model-answers|backups|files|decks|inbox)\//.test(span)) return false;
  return span.endsWith('/') || (/^[\w.-]+\//.test(span) && tops.has(span.split('/')[0]!));
}

/** Whether a path is there: from the root, from a package or its `src`; a single name anywhere; `*` and `<…>` are any name. */
function exists(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  const pattern = plain.replace(/[.+]/g, '\\$&').replace(/\*|<\w+>/g, '[^/]*');
  const from = plain.includes('/') ? '(?:packages/(?:[^/]+/(?:src/|test/)?)?)?' : '(?:.*/)?';
  const wanted = new RegExp(`^${from}${pattern.replace(/^core\//, 'core/(?:src/)?')}(?:\\.ts)?$`);
  return [...entries].some((entry) => wanted.test(entry));
}

function filesIn(folder: string): string[] {
  return [...entries].filter((path) => dirname(path) === folder).map((path) => basename(path));
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (['node_modules', 'dist', '.git', '.vc-analyst'].includes(entry.name)) return [];
    return entry.isDirectory() ? [path, ...walk(path)] : [path];
  });
}

/** As GitHub makes them of headings. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
