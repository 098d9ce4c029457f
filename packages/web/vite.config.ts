/** Builds the app into dist/: hashed assets, nothing from another host, nothing inlined that a strict policy would refuse. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { writeBoot } from './build/boot.js';
import { cutFonts, preloadFonts } from './build/fonts.js';
import { sampleReport } from './build/sample-report.js';

const server = process.env.VC_SERVER ?? '127.0.0.1:3200';

/**
 * Few files where the bundler would make a hundred: a phone asks for six at a time. `react` and `base` are what the first
 * screen needs, `frame` what signed-in screens share, `overlays` dialogs and menus, which come after it, `report` what the
 * report shares with its shared link; the rest goes with its screen. `scripts/check-bundle.mjs` says when one of them has grown too large.
 */
const CHUNKS = [
  { name: 'react', test: packages('react|react-dom|scheduler') },
  {
    name: 'base',
    test: anyOf(
      packages('@tanstack|wouter|use-sync-external-store|regexparam'),
      /core[\\/]dist[\\/]plain[\\/]/,
      /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|[\\/]icons[\\/](file-search|rotate-ccw|upload|users|x)\.mjs/,
      sources('routes|api/(?!check-answer|push-channel|progress|use-progress)|lib/|i18n/(?!texts|use-core-locale)'),
      sources(
        'i18n/texts/(common|domain|shell)|components/(app-link|page|score-tone)|components/ui/(badge|bar|button|card|field|segmented|states|overlays)',
      ),
      sources(
        'components/ui/toaster|shell/(brand|language-choice|signed-out-frame|site-footer|skip-link|use-choose|navigation)',
      ),
    ),
  },
  {
    name: 'frame',
    minShareCount: 2,
    test: anyOf(
      packages('lucide-react'),
      sources(
        'api/(?!check-answer)|components/(?!password|use-(?:typed|deck)|deal|second-factor|view-switch|step-track|elapsed|due-date|share-visits|progressive-render|mini-scores|copy-field|settings-subpage|highlight|ui/(combobox|chips|\\w+-parts|tabs|stat|avatar|sort-heading|side-scroll))|i18n/use-core-locale',
      ),
      /core[\\/]dist[\\/]browser[\\/](?!i18n[\\/]texts|typed-number)/,
    ),
  },
  {
    name: 'overlays',
    test: anyOf(sources('components/ui/\\w+-parts'), packages('@radix-ui|@floating-ui|react-remove-scroll')),
  },
  {
    name: 'report',
    minShareCount: 2,
    // What stands below the first view comes after it.
    test: sources(
      'features/analysis/(?!all-facts|criteria|fit|flags|key-figures|questions|reading-notes|score-shape|radar|correct)',
    ),
  },
].map((chunk, index, { length }) => ({ ...chunk, priority: length - index }));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    sampleReport(),
    cutFonts(),
    preloadFonts(),
    loadAfterFrame(),
    writeBoot(),
    compress(),
  ],
  // Core's texts come parsed (`tsup.config.ts` there).
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts/check-bundle.mjs reads there what belongs to a screen.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } } },
});

function packages(names: string): RegExp {
  return new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
}

function sources(paths: string): RegExp {
  return new RegExp(`web[\\\\/]src[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);
}

function anyOf(...tests: readonly RegExp[]): (id: string) => boolean {
  return (id) => tests.some((test) => test.test(id));
}

/** The frame in `index.html` is drawn while the app is on its way: style and fonts come first. */
function loadAfterFrame(): Plugin {
  return {
    name: 'load-after-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

/** Beside every text file what the server sends of it: compressing as well as can be takes too long for an answer. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg)$/.test(name)) continue;
        const path = join(dir, name);
        const bytes = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
