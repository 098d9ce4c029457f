/** Further figures of `npm run bench`: start-up of `vc`, and what reading, OCR and drawing cost a page beside poppler. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const STARTS = 15;

/** The command, as `npm start` built it. */
export const vc = join(root, 'packages', 'cli', 'dist', 'vc.js');

/** Median start-up of `vc --version` and `vc --help` beside bare Node, taken in turns. */
export function startUp() {
  const ways = { 'node -e 0': ['-e', '0'], 'vc --version': [vc, '--version'], 'vc --help': [vc, '--help'] };
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let turn = 0; turn < STARTS; turn += 1) {
    for (const [way, args] of Object.entries(ways)) times[way].push(timeSync(() => spawnSync(process.execPath, args)));
  }
  const bare = median(times['node -e 0']);
  console.log('\nstart-up');
  console.table(
    Object.entries(times).map(([way, all]) => ({
      '': way,
      'median ms': round(median(all)),
      '× node -e 0': round(median(all) / bare),
    })),
  );
}

/**
 * Milliseconds a page of reading and drawing, beside pdftotext and pdftoppm where they are installed, and of OCR on
 * decks without text.
 */
export async function perPage(decks, pictured, openDeckReader) {
  const reader = openDeckReader();
  const folder = mkdtempSync(join(tmpdir(), 'vc-bench-pages-'));
  const rows = [];
  try {
    let pages = 0;
    const files = decks.map(({ fileName, bytes }) => {
      const path = join(folder, fileName);
      writeFileSync(path, bytes);
      return path;
    });
    const readMs = await time(async () => {
      for (const deck of decks) pages += (await reader.read([deck], { ocr: false })).slides.length;
    });
    rows.push({ '': 'reading', 'ms a page': round(readMs / pages), pages });
    const tool = (name, args) => {
      if (spawnSync(name, ['-v']).error) return;
      const ms = timeSync(() => files.forEach((file) => spawnSync(name, args(file))));
      rows.push({ '': name, 'ms a page': round(ms / pages), pages });
    };
    tool('pdftotext', (file) => [file, join(folder, 'text')]);
    const few = decks.slice(0, 4);
    let drawn = 0;
    const drawMs = await time(async () => {
      for (const deck of few) {
        for (let slide = 1; slide <= 5; slide += 1, drawn += 1) await reader.picture(deck, slide, 1280).catch(() => {});
      }
    });
    rows.push({ '': 'drawing, 1280 px', 'ms a page': round(drawMs / drawn), pages: drawn });
    if (!spawnSync('pdftoppm', ['-v']).error) {
      const ms = timeSync(() =>
        few.forEach(({ fileName }) =>
          spawnSync('pdftoppm', [
            '-png',
            '-l',
            '5',
            '-scale-to-x',
            '1280',
            '-scale-to-y',
            '-1',
            join(folder, fileName),
            join(folder, 'page'),
          ]),
        ),
      );
      rows.push({ '': 'pdftoppm, 1280 px', 'ms a page': round(ms / drawn), pages: drawn });
    }
    let seen = 0;
    const ocrMs = await time(async () => {
      for (const deck of pictured)
        seen += (await reader.read([deck])).slides.filter(({ readBy }) => readBy === 'ocr').length;
    });
    if (seen > 0) rows.push({ '': 'OCR', 'ms a page': round(ocrMs / seen), pages: seen });
  } finally {
    await reader.close();
    rmSync(folder, { recursive: true });
  }
  console.table(rows);
}

function timeSync(work) {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

export async function time(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values) {
  return percentile(values, 0.5);
}

export function round(value) {
  return Math.round(value * 10) / 10;
}
