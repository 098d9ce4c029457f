/**
 * `npm run bench:reading -- --twins [folder or PPTX …]`: how many slides of PPTX decks (by default the samples) are read
 * alike from the PPT and the PDF that LibreOffice makes of them, where it is installed: letters, titles and links.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './set-up.mjs';

const KINDS = ['ppt', 'pdf'];
const MEASURES = {
  letters: lettersOf,
  titles: ({ title }) => title,
  links: ({ links }) => links.join(' '),
};

export async function benchTwins(given) {
  if (spawnSync('soffice', ['--version'], { stdio: 'ignore' }).error) {
    console.error('LibreOffice (soffice) makes the twins, and is not installed.');
    process.exitCode = 1;
    return;
  }
  const { openDeckReader } = await import('@vc-analyst/core');
  const paths = given.length > 0 ? given : [join(root, 'examples', 'decks')];
  const decks = paths.flatMap(filesIn).filter((path) => path.toLowerCase().endsWith('.pptx'));
  const folder = mkdtempSync(join(tmpdir(), 'vc-twins-'));
  const reader = openDeckReader();
  const read = (path) =>
    reader.read([{ fileName: basename(path), bytes: new Uint8Array(readFileSync(path)) }], { ocr: false });
  const rows = KINDS.map((kind) => ({ twin: kind, decks: 0, slides: 0, letters: 0, titles: 0, links: 0 }));
  try {
    for (const path of decks) {
      const { slides } = await read(path);
      for (const row of rows) {
        const file = convert(path, row.twin, folder);
        if (file === undefined) continue;
        const twin = await read(file);
        row.decks += 1;
        row.slides += slides.length;
        for (const [name, of] of Object.entries(MEASURES)) {
          row[name] += slides.filter((slide, at) => twin.slides[at] && of(slide) === of(twin.slides[at])).length;
        }
      }
    }
  } finally {
    await reader.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  console.table(rows);
}

function filesIn(path) {
  return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
}

/** The twin's path; undefined when LibreOffice makes nothing of the deck. */
function convert(path, kind, folder) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const options = [profile, '--headless', '--convert-to', kind, '--outdir', folder, path];
  spawnSync('soffice', options, { stdio: 'ignore' });
  const file = join(folder, `${basename(path).slice(0, -'.pptx'.length)}.${kind}`);
  return existsSync(file) ? file : undefined;
}

/** Sorted: a PDF has words where they stand, and a slide's number is filled in or not. */
function lettersOf({ text, number }) {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== String(number));
  return [...words.join('')].sort().join('');
}
