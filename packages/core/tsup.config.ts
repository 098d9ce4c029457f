/** Builds the SDK's entries and the worker file that isolates the reading of decks. */
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'model/index': 'src/model/index.ts',
    'contract/index': 'src/contract/index.ts',
    'i18n/index': 'src/i18n/index.ts',
    'report-parts': 'src/report-parts.ts',
    'testing/index': 'src/testing/index.ts',
    'deck-worker': 'src/deck-worker.ts',
    'rescore-worker': 'src/rescore-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      'model/index': 'src/model/index.ts',
      'contract/index': 'src/contract/index.ts',
      'i18n/index': 'src/i18n/index.ts',
      'report-parts': 'src/report-parts.ts',
      'testing/index': 'src/testing/index.ts',
    },
    compilerOptions: { composite: false, ignoreDeprecations: '6.0' },
  },
});
