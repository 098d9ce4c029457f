/** Builds `vc`. commander is bundled so that `--help` starts fast; everything heavy is imported when a command needs it. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** What `vc demo` shows: it must also run where nothing but the packed program is installed. */
const DEMO_DECKS = [
  ...['aubelle.pdf', 'fluxandre-amorcage.pdf', 'quaylane-series-a.pdf', 'rackhaven-seed.pptx'],
  ...['pizarrea.pdf', 'termalida-semilla.pdf', 'wrenlow-pre-seed.pdf'],
];

export default defineConfig({
  entry: { vc: 'src/vc.ts' },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  splitting: true,
  noExternal: ['commander'],
  define: { VC_VERSION: JSON.stringify(version) },
  // commander is CommonJS: bundled into ESM it still wants a require.
  banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  onSuccess() {
    for (const deck of DEMO_DECKS) cpSync(`../../examples/decks/${deck}`, `dist/demo/${deck}`);
    // Help and messages name them; the checkout's folder is not installed.
    for (const name of readdirSync('../../docs').filter((one) => one.endsWith('.md')))
      cpSync(`../../docs/${name}`, `dist/docs/${name}`);
    return Promise.resolve();
  },
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
