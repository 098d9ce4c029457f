/** Builds the SDK's entries, the worker file that isolates the reading of decks, and what browsers load of it. */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defineConfig, type Options } from 'tsup';

/** A browser loads one language at a time: `i18n/catalogues-browser.ts` stands for `i18n/catalogues.ts`. */
const browserCatalogues: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'browser-catalogues',
  setup(build) {
    build.onResolve({ filter: /\/catalogues\.js$/ }, ({ path, resolveDir }) =>
      build.resolve(path.replace('.js', '-browser.js'), { resolveDir, kind: 'import-statement' }),
    );
  },
};

const ICU = { ignoreTag: true, captureLocation: false };

/** What a browser loads of a language is gathered from rooms and criteria: each file is written as the data that it comes to. */
const shownTexts: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'shown-texts',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]\w+[\\/]shown\.ts$/ }, async ({ path }) => {
      const gathered = await build.esbuild.build({ entryPoints: [path], bundle: true, format: 'esm', write: false });
      const code = encodeURIComponent(gathered.outputFiles[0]!.text);
      const { shown } = (await import(`data:text/javascript,${code}`)) as { shown: Record<string, string> };
      // Plurals and choices are parsed here, so that no browser loads the parser.
      const parsed = Object.entries(shown).map(([id, text]) => {
        const isPlain = !text.includes("'") && parse(text, ICU).every(({ type }) => type <= TYPE.argument);
        return [id, isPlain ? text : parse(text, ICU)];
      });
      return { contents: `export const shown = ${JSON.stringify(Object.fromEntries(parsed))};` };
    });
  },
};

/** Twelve hexadecimal digits that change with any source file or model: `src/pipeline/build-id.ts`. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' }).sort()) {
    if (path.endsWith('.ts')) hash.update(path).update(readFileSync(join('src', path)));
  }
  for (const name of readdirSync('models').sort()) hash.update(name).update(readFileSync(join('models', name)));
  return hash.digest('hex').slice(0, 12);
}

/** What a package holds beside its code: documents that messages name, what is used of pdfjs, licences of what comes along. */
function copyBeside(): Promise<void> {
  for (const name of readdirSync('../../docs').filter((one) => one.endsWith('.md')))
    cpSync(`../../docs/${name}`, `dist/docs/${name}`);
  const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  for (const part of ['legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs', 'cmaps', 'standard_fonts', 'LICENSE'])
    cpSync(join(pdfjs, part), join('dist/pdfjs', part), { recursive: true });
  for (const name of ['openai', 'gpt-tokenizer', 'pdf-parse'])
    cpSync(join(dirname(pdfjs), name, 'LICENSE'), `dist/licenses/${name}.txt`);
  return Promise.resolve();
}

/** What pdf-parse loads of pdfjs is what `copyBeside` puts there. */
const pdfjsBeside: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pdfjs-beside',
  setup(build) {
    build.onResolve({ filter: /^pdfjs-dist\/legacy\/build\/pdf\.mjs$/ }, () => ({
      path: './pdfjs/legacy/build/pdf.mjs',
      external: true,
    }));
  },
};

const common: Options = { format: 'esm', sourcemap: true };

export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      'model/index': 'src/model/index.ts',
      'contract/index': 'src/contract/index.ts',
      'i18n/index': 'src/i18n/index.ts',
      'memo-parts': 'src/memo-parts.ts',
      'typed-number': 'src/evidence/numbers/typed-number.ts',
      'testing/index': 'src/testing/index.ts',
      training: 'src/training/index.ts',
      'deck-worker': 'src/workers/deck-worker.ts',
      'rescore-worker': 'src/workers/rescore-worker.ts',
      'score-worker': 'src/workers/score-worker.ts',
    },
    target: 'node20',
    // Of these a small part is used, which comes along: whoever installs the SDK is spared the rest.
    noExternal: ['openai', 'gpt-tokenizer', 'pdf-parse'],
    esbuildPlugins: [pdfjsBeside],
    onSuccess: copyBeside,
    define: { VC_ANALYST_BUILD: JSON.stringify(buildId()) },
    clean: ['!browser/**', '!plain/**'],
    dts: {
      entry: {
        index: 'src/index.ts',
        'model/index': 'src/model/index.ts',
        'contract/index': 'src/contract/index.ts',
        'i18n/index': 'src/i18n/index.ts',
        'memo-parts': 'src/memo-parts.ts',
        'typed-number': 'src/evidence/numbers/typed-number.ts',
        'plain/vocabulary': 'src/model/vocabulary.ts',
        'plain/terms': 'src/i18n/terms.ts',
        'testing/index': 'src/testing/index.ts',
      },
      compilerOptions: { composite: false, ignoreDeprecations: '6.0' },
    },
  },
  {
    ...common,
    entry: {
      'i18n/index': 'src/i18n/index.ts',
      'memo-parts': 'src/memo-parts.ts',
      'typed-number': 'src/evidence/numbers/typed-number.ts',
      'i18n/texts-en': 'src/i18n/en/shown.ts',
      'i18n/texts-es': 'src/i18n/es/shown.ts',
      'i18n/texts-fr': 'src/i18n/fr/shown.ts',
    },
    outDir: 'dist/browser',
    platform: 'browser',
    target: 'es2022',
    clean: true,
    esbuildPlugins: [browserCatalogues, shownTexts],
  },
  {
    ...common,
    // Plain data, each file whole: a command line and a first screen load nothing beside it.
    entry: { vocabulary: 'src/model/vocabulary.ts', terms: 'src/i18n/terms.ts' },
    outDir: 'dist/plain',
    target: 'es2022',
    splitting: false,
    clean: true,
  },
]);
