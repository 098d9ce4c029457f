/** PPTX decks with what old formats store in ways of their own, and their twins as LibreOffice writes them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_DECKS } from './attacks/base-decks.js';
import { writePptx, type PptxChange } from './attacks/base-writer.js';
import { picturePng } from './attacks/picture-png.js';

export interface TwinDeck {
  name: string;
  pptx: Uint8Array;
}

const row = (cells: string[]) => cells.map((text) => ({ text }));

/** What is put on the slides beside their title and lines. */
const FEATURES: Record<string, PptxChange> = {
  plain: {},
  links: {
    over: (page, number) =>
      page.addText(
        [
          { text: 'Read more at ' },
          { text: `example.com/${number}`, options: { hyperlink: { url: `https://example.com/${number}` } } },
          { text: ' or write to us', options: { hyperlink: { url: 'mailto:hello@example.com' } } },
        ],
        { x: 0.7, y: 6, w: 8, h: 0.5, fontSize: 14 },
      ),
  },
  'mixed scripts': {
    over: (page) =>
      page.addText(
        [
          { text: '第一张 市场 ', options: { fontFace: 'SimSun' } },
          { text: 'Market 市场规模 ', options: { fontFace: 'Arial', bold: true } },
          { text: '東京 서울 Ελλάδα Київ ', options: { fontFace: 'MS Gothic', fontSize: 22 } },
          { text: 'año €42 — “déjà”', options: { fontFace: 'Georgia', italic: true } },
        ],
        { x: 0.7, y: 6, w: 10, h: 0.6, fontSize: 16 },
      ),
  },
  footers: {
    over: (page, number) => {
      page.addText('Ledgerly · Confidential · March 2026', { x: 0.7, y: 7, w: 6, h: 0.3, fontSize: 9 });
      page.slideNumber = { x: 12, y: 7, fontSize: 9 };
      page.addNotes(`Say this on slide ${number}.`);
    },
  },
  tables: {
    over: (page, number) => {
      if (number % 3 !== 0) return;
      page.addTable(
        [row(['Year', 'Customers', 'Revenue']), row(['2024', '12', '$140,000']), row(['2025', '31', '$420,000'])],
        { x: 0.7, y: 4.5, w: 8, rowH: 0.4, fontSize: 14 },
      );
    },
  },
  pictures: {
    over: (page, number) => {
      page.addImage({ data: picturePng(), x: 9, y: 4, w: 2, h: 2, altText: `Picture ${number}` });
      page.addShape('rect', { x: 0.5, y: 5.2, w: 4, h: 1, fill: { color: 'E8EEF8' } });
      page.addText(`Card ${number}`, { x: 0.7, y: 5.4, w: 3, h: 0.5, fontSize: 16 });
    },
  },
  lists: {
    over: (page, number) =>
      page.addText(
        ['First', 'Second', 'Third'].map((word, index) => ({
          text: `${word} step of slide ${number}`,
          options: { bullet: true, indentLevel: index, breakLine: true },
        })),
        { x: 0.7, y: 5, w: 8, h: 1.5, fontSize: 14 },
      ),
  },
};

/** Of every base deck one with each feature: 21; `reversed` turns their slides around and makes as many others. */
export async function twinDecks({ reversed = false } = {}): Promise<TwinDeck[]> {
  const made: TwinDeck[] = [];
  for (const base of BASE_DECKS) {
    for (const [feature, change] of Object.entries(FEATURES)) {
      const slides = reversed ? [...base.slides].reverse() : base.slides;
      const name = `${base.name}-${feature.replace(' ', '-')}${reversed ? '-reversed' : ''}`;
      made.push({ name, pptx: await writePptx({ ...base, slides }, change) });
    }
  }
  return made;
}

/**
 * The decks as `kind`, in their order; undefined where LibreOffice is not installed.
 *
 * @throws Error where `VC_REQUIRE_ALL` is set and it is not installed, and when it makes nothing of a deck
 */
export function byOffice(decks: readonly TwinDeck[], kind: 'ppt' | 'pdf' | 'odp'): Uint8Array[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vc-twins-'));
  try {
    const files = decks.map(({ name, pptx }) => {
      const file = join(folder, `${name}.pptx`);
      writeFileSync(file, pptx);
      return file;
    });
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const run = spawnSync('soffice', [profile, '--headless', '--convert-to', kind, '--outdir', folder, ...files], {
      stdio: 'ignore',
    });
    if (run.error) {
      if (process.env.VC_REQUIRE_ALL) throw new Error('soffice is not installed');
      return undefined;
    }
    return decks.map(({ name }) => new Uint8Array(readFileSync(join(folder, `${name}.${kind}`))));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
