/**
 * `npm run bench:reading -- --twins [folder or PPTX …]`: how many slides of PPTX decks (by default the samples and forty of
 * `bench-reading-decks.mjs`) are read alike from the PPT and the PDF that LibreOffice makes of them, where it is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeDecks } from './bench-reading-decks.mjs';
import { root } from './set-up.mjs';

const KINDS = ['ppt', 'pdf'];
/** Whether a slide and its twin agree. A PDF has what the master draws as well, so words of the slide count there. */
const MEASURES = {
  titles: (slide, twin) => slide.title === twin.title,
  words: (slide, twin) => wordsOf(slide).every((word) => twin.text.includes(word)),
  letters: (slide, twin) => lettersOf(slide) === lettersOf(twin),
  lines: (slide, twin) => linesOf(slide) === linesOf(twin),
  links: (slide, twin) => slide.links.join(' ') === twin.links.join(' '),
};

export async function benchTwins(given) {
  if (spawnSync('soffice', ['--version'], { stdio: 'ignore' }).error) {
    console.error('LibreOffice (soffice) makes the twins, and is not installed.');
    process.exitCode = 1;
    return;
  }
  const { openDeckReader } = await import('@vc-analyst/core');
  const folder = mkdtempSync(join(tmpdir(), 'vc-twins-'));
  const paths = given.length > 0 ? given : [join(root, 'examples', 'decks'), ...(await makeDecks(folder))];
  const decks = paths.flatMap(filesIn).filter((path) => path.toLowerCase().endsWith('.pptx'));
  const reader = openDeckReader();
  const read = (path) =>
    reader.read([{ fileName: basename(path), bytes: new Uint8Array(readFileSync(path)) }], { ocr: false });
  const none = Object.fromEntries(Object.keys(MEASURES).map((name) => [name, 0]));
  const rows = KINDS.map((kind) => ({ twin: kind, decks: 0, slides: 0, ...none }));
  try {
    for (const kind of KINDS) convert(decks, kind, folder);
    for (const path of decks) {
      const { slides } = await read(path);
      for (const row of rows) {
        const file = join(folder, `${basename(path).slice(0, -'.pptx'.length)}.${row.twin}`);
        if (!existsSync(file)) continue;
        const twin = await read(file);
        row.decks += 1;
        row.slides += slides.length;
        for (const [name, agree] of Object.entries(MEASURES)) {
          row[name] += slides.filter((slide, at) => twin.slides[at] && agree(slide, twin.slides[at])).length;
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

/** LibreOffice leaves out a deck of which it makes nothing. */
function convert(decks, kind, folder) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  spawnSync('soffice', [profile, '--headless', '--convert-to', kind, '--outdir', folder, ...decks], {
    stdio: 'ignore',
  });
}

/** Without the slide's number, which is filled in or not. */
function wordsOf({ text, number }) {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== String(number));
}

function lettersOf(slide) {
  return [...wordsOf(slide).join('')].sort().join('');
}

function linesOf({ text }) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}
