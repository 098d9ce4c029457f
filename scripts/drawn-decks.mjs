/**
 * The decks that we drew to learn from: `packages/core/training/drawn`, a page of slides each with what every line says in
 * its markup. Printed by Chromium as founders print theirs, then read like any deck; kept in `.cache/` once read.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { openDeckReader } from '../packages/core/dist/index.js';
import { readerHash } from './reader-hash.mjs';
import { root } from './set-up.mjs';

const BROWSERS = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Every drawn deck as training takes it: labels, lines and the deck as it is read today. */
export async function drawnDecks(folder = join(root, 'packages', 'core', 'training', 'drawn')) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  if (names.length === 0) return [];
  const kept = join(root, '.cache', 'drawn');
  mkdirSync(kept, { recursive: true });
  const thisFile = readFileSync(fileURLToPath(import.meta.url));
  const code = readerHash();
  const path = BROWSERS.find((candidate) => candidate && existsSync(candidate));
  if (!path) throw new Error('Chromium is needed to print the decks that we drew: say where it is in CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const reader = openDeckReader({ workers: 2 });
  try {
    const page = await browser.newPage();
    const decks = [];
    for (const name of names.sort()) {
      const file = join(folder, name);
      // As labels are taken from the page by this file, they are taken anew when it changes, or the reading of decks does.
      const hash = createHash('sha256').update(readFileSync(file)).update(thisFile).update(code).digest('hex');
      const known = join(kept, `${hash}.json`);
      if (!existsSync(known)) {
        await page.goto(pathToFileURL(file).href);
        const { labels, lines } = await page.evaluate(labelsOfPage);
        const bytes = new Uint8Array(await page.pdf({ width: '1280px', height: '720px', printBackground: true }));
        const deck = await reader.read([{ fileName: 'deck.pdf', bytes }]);
        writeFileSync(known, JSON.stringify({ labels: { id: name.slice(0, -5), ...labels }, lines, deck }));
      }
      decks.push({ ...JSON.parse(readFileSync(known, 'utf8')), written: 'slides' });
    }
    return decks;
  } finally {
    await browser.close();
    await reader.close();
  }
}

/* global document */
/** Runs in the page: `data-s` of a slide, `data-k` of a line, `data-f` of a figure and `data-n` of a name. */
function labelsOfPage() {
  const clean = (text) => text.replace(/\s+/g, ' ').trim();
  const words = (list = '') => list.split(/[\s,]+/).filter(Boolean);
  const { company, language, kind } = JSON.parse(document.querySelector('#truth').textContent);
  const labels = { company, language, kind, sections: {}, lines: {}, names: [], figures: [] };
  const lines = [];
  document.querySelectorAll('section.slide').forEach((slide, at) => {
    labels.sections[at + 1] = words(slide.dataset.s);
    let count = 0;
    for (const line of slide.querySelectorAll('[data-k]')) {
      const text = clean(line.innerText);
      if (text === '') continue;
      const ref = `${at + 1}.${++count}`;
      lines.push({ slide: at + 1, ref, text });
      if (words(line.dataset.k).length > 0) labels.lines[ref] = words(line.dataset.k);
      for (const named of [line, ...line.querySelectorAll('[data-n]')].filter(({ dataset }) => dataset.n)) {
        const [type, as] = named.dataset.n.split('|').map(clean);
        labels.names.push({ ref, name: clean(named.innerText), type, as });
      }
      for (const figure of line.querySelectorAll('[data-f]')) {
        const [kind, role, value = '', unit, currency] = figure.dataset.f.split('|').map(clean);
        const [low, high] = value.split('..').map(Number);
        const amount = high === undefined ? { value: low } : { low, high };
        labels.figures.push({
          ref,
          text: clean(figure.innerText),
          kind,
          role,
          ...amount,
          unit,
          currency: currency || null,
        });
      }
    }
  });
  return { labels, lines };
}
