/** The sample decks are what their scripts draw, and show what the truth file says of them. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDecks } from '../scripts/make-decks.mjs';

const deckFolder = fileURLToPath(new URL('../decks/', import.meta.url));
const PDF_PAGES: Record<string, number> = {
  'aubelle.pdf': 11,
  'fluxandre-amorcage.pdf': 12,
  'olivanta-escaneado.pdf': 6,
  'pizarrea.pdf': 10,
  'quaylane-series-a.pdf': 15,
  'termalida-semilla.pdf': 15,
  'wrenlow-pre-seed.pdf': 10,
};
const LARGEST_TOTAL = 3_000_000;

interface Stated {
  text: string;
  page: number;
}

/** The parts of a line of truth that the slides can be asked about. */
interface Truth {
  company: string;
  files: string[];
  teamMembers: string[];
  competitors: string[];
  ask: Stated | null;
  marketSize: (Stated & { alternatives?: Stated[] }) | null;
  arr: Stated | null;
  growthRate: Stated | null;
  burnRate: Stated | null;
  users: Stated | null;
}

let library: PDFiumLibrary;
let truths: Truth[];

beforeAll(async () => {
  library = await PDFiumLibrary.init();
  const lines = (await readFile(join(deckFolder, 'truth.jsonl'), 'utf8')).trimEnd().split('\n');
  truths = lines.map((line) => JSON.parse(line) as Truth);
});
afterAll(() => library.destroy());

test('the scripts draw the committed files byte for byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sample-decks-'));
  try {
    await makeDecks(folder);
    const drawn = await filesOf(folder);
    expect(drawn).toEqual(await filesOf(deckFolder));
    for (const file of drawn) {
      const [now, committed] = await Promise.all([readFile(join(folder, file)), readFile(join(deckFolder, file))]);
      expect(now.equals(committed), `${file} differs: run examples/scripts/make-decks.mjs`).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

test('every file belongs to a line of truth, and all of them stay small', async () => {
  const files = (await filesOf(deckFolder)).filter((file) => file !== 'truth.jsonl');
  expect(truths.flatMap(({ files: own }) => own).sort()).toEqual(files);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(deckFolder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_TOTAL);
});

test('every PDF has its pages and names its company', async () => {
  const pdfs = (await filesOf(deckFolder)).filter((file) => file.endsWith('.pdf'));
  expect(pdfs).toEqual(Object.keys(PDF_PAGES));
  for (const file of pdfs) {
    const pages = await pageTexts(file);
    expect(pages, file).toHaveLength(PDF_PAGES[file] ?? 0);
    const company = truths.find(({ files }) => files.includes(file))?.company ?? '';
    if (isScan(file)) expect(pages.join('').trim(), `${file} is a scan`).toBe('');
    else expect(pages[0]?.toLowerCase(), file).toContain(company.toLowerCase());
  }
});

test('what the truth file states stands on the slide that it names', async () => {
  for (const truth of truths) {
    const file = truth.files[0] ?? '';
    if (!file.endsWith('.pdf') || isScan(file)) continue;
    const pages = await pageTexts(file);
    const { ask, marketSize, arr, growthRate, burnRate, users } = truth;
    const stated = [ask, marketSize, ...(marketSize?.alternatives ?? []), arr, growthRate, burnRate, users];
    for (const item of stated) {
      const words = pages[(item?.page ?? 0) - 1] ?? '';
      for (const word of wordsOf(item?.text ?? '')) expect(wordsOf(words), `${file}: ${item?.text}`).toContain(word);
    }
    for (const name of [...truth.teamMembers, ...truth.competitors]) expect(pages.join('\n'), file).toContain(name);
  }
});

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length)).sort();
}

async function pageTexts(file: string): Promise<string[]> {
  const document = await library.loadDocument(await readFile(join(deckFolder, file)));
  try {
    return [...document.pages()].map((page) => page.getText());
  } finally {
    document.destroy();
  }
}

/** Words without case and punctuation at their ends; the truth file quotes across line breaks and cells. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[(“«]|[),.:;”»¹²³]+$/g, ''))
    .filter((word) => word !== '');
}

function isScan(file: string): boolean {
  return file.includes('escaneado');
}
