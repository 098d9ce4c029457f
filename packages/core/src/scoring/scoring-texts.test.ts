/** Every text of the scoring exists in all languages, with the same values and no mark left over. */
import { describe, expect, it } from 'vitest';
import { catalogues } from '../i18n/catalogues.js';
import { renderMessage } from '../i18n/render.js';
import { message } from '../model/message.js';
import { LOCALES } from '../model/values.js';
import { criteria } from './criteria/index.js';

const ids = Object.keys(catalogues.en).filter((id) => id.startsWith('scoring.'));

function valuesOf(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1]!))].sort();
}

describe('texts of the scoring', () => {
  it('name every criterion and what it asks', () => {
    for (const { meta } of criteria) expect(ids).toEqual(expect.arrayContaining([meta.title, meta.asks]));
  });

  it.each(LOCALES)('use the same values in %s and render for one and many', (locale) => {
    for (const id of ids) {
      const names = valuesOf(catalogues.en[id]!);
      expect(`${id} ${valuesOf(catalogues[locale][id]!).join()}`).toBe(`${id} ${names.join()}`);
      for (const amount of [0, 1, 2, 1_000]) {
        const text = renderMessage(message(id, Object.fromEntries(names.map((name) => [name, amount]))), locale);
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });
});
