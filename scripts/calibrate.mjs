/** `npm run calibrate`: builds and runs `packages/core/test/calibration/run.ts`, then formats what it wrote. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { root } from './set-up.mjs';

const outDir = join(root, 'node_modules', '.cache', 'calibrate');
await build({
  entry: [join(root, 'packages', 'core', 'test', 'calibration', 'run.ts')],
  ...{ outDir, format: 'esm', target: 'node20', config: false, silent: true, dts: false },
});
process.chdir(root);
try {
  await import(pathToFileURL(join(outDir, 'run.js')).href);
} finally {
  rmSync(outDir, { recursive: true });
}
const written = [join('packages', 'core', 'src', 'scoring', 'calibration.ts'), join('docs', 'scoring.md')];
execFileSync(process.execPath, [join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs'), '--write', ...written]);
