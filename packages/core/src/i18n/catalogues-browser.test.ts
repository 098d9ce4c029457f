/** What browsers load of the texts: one language at a time, and every text that a page renders by itself. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../model/analysis.js';
import { LOCALES } from '../model/values.js';
import * as browser from './catalogues-browser.js';
import * as everywhere from './catalogues.js';

const golden = fileURLToPath(new URL('../../../../examples/golden/', import.meta.url));

/** Ids of the messages below a part of a document, those inside of values as well. */
function idsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  const own = 'id' in node && 'values' in node && typeof node.id === 'string' ? [node.id] : [];
  return [...own, ...Object.values(node).flatMap(idsIn)];
}

describe('the texts for browsers', () => {
  it('stand in for those of everywhere else', () => {
    expect(Object.keys(browser).sort()).toEqual(Object.keys(everywhere).sort());
  });

  it('are there language by language, once they are asked for', async () => {
    for (const locale of LOCALES) {
      expect(browser.hasTexts(locale)).toBe(false);
      expect(browser.catalogues[locale]).toEqual({});
      const load = browser.loadTexts(locale);
      expect(browser.loadTexts(locale)).toBe(load);
      await load;
      expect(browser.hasTexts(locale)).toBe(true);
      for (const [id, text] of Object.entries(browser.catalogues[locale]))
        expect(`${id} ${text}`).toBe(`${id} ${everywhere.catalogues[locale][id]}`);
    }
  });

  it('hold what a page renders of any document: summary, flags inside of it, names of criteria and kinds', async () => {
    await browser.loadTexts('en');
    const asked = new Set(
      Object.keys(everywhere.catalogues.en).filter((id) => /^label\.|^scoring\.\w+\.title$/.test(id)),
    );
    for (const name of await readdir(golden)) {
      const analysis = JSON.parse(await readFile(`${golden}/${name}`, 'utf8')) as Analysis;
      const rendered = [
        analysis.summaryMessages,
        analysis.flags.map(({ reasonMessage }) => reasonMessage),
        analysis.rejected,
      ];
      for (const id of idsIn(rendered)) asked.add(id);
    }
    expect([...asked].filter((id) => id.startsWith('summary.')).length).toBeGreaterThan(20);
    expect([...asked].filter((id) => browser.catalogues.en[id] === undefined)).toEqual([]);
  });
});
