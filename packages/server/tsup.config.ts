/** Builds the server's one entry. */
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  clean: true,
  dts: { entry: { index: 'src/index.ts' }, compilerOptions: { composite: false, ignoreDeprecations: '6.0' } },
});
