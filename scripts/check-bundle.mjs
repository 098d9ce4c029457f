/** What a browser loads before a screen stands, gzipped, against its budget. Reads the manifest of the built app. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** Core's texts in the language of most letters; a page loads one. */
const TEXTS = Object.keys(manifest).find((source) => source.endsWith('i18n/texts-fr.js'));

/** JavaScript in kB of 1,000 bytes; what stands in `loads` is loaded beside the entry. */
const BUDGETS = [
  { screen: '/', most: 112, loads: ['src/pages/landing-page.tsx'] },
  { screen: '/dashboard', most: 140, loads: ['src/shell/shell.tsx', 'src/pages/dashboard-page.tsx'] },
  { screen: 'a report', most: 151, loads: ['src/shell/shell.tsx', 'src/pages/report-page.tsx', TEXTS] },
];

let failed = false;
for (const { screen, most, loads } of BUDGETS) {
  const files = new Set();
  for (const source of ['index.html', ...loads]) gather(source, files);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  const size = (bytes / 1000).toFixed(1);
  const fits = bytes <= most * 1000;
  failed ||= !fits;
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${screen.padEnd(12)} ${size.padStart(6)} kB of ${most} kB JavaScript, ${files.size} files`,
  );
}
if (failed) {
  console.error('A screen loads more than its budget: import what it does not need at once where it is needed.');
  process.exit(1);
}

/** A chunk and all that it imports at once; what is imported later does not count. */
function gather(source, files) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The manifest of the app has no ${source}: build it, or mend this list.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) gather(imported, files);
}
