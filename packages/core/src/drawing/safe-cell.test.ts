/** What a spreadsheet must not run, and what must stay as it was. */
import { expect, test } from 'vitest';
import { FORMULAS } from '../../test/kit/awkward-texts.js';
import { safeCell } from './safe-cell.js';

test.each(FORMULAS)('%j starts nothing', (text) => {
  const safe = safeCell(text);
  expect(safe).toContain("'");
  for (const cell of safe.split(/[;\t\n]/)) expect(cell.normalize('NFKC')).not.toMatch(/^["\s]*[=+\-−@|]/u);
});

test.each(['-12 %', '+85%', '−3.5', '- 4,2', '-1 200 €', 'ARR of €1.2M', "l'an dernier", 'a = b', 'x; y', '5-10', ''])(
  '%j stays as it is',
  (text) => {
    expect(safeCell(text)).toBe(text);
  },
);

test('signs without a look are taken out', () => {
  expect(safeCell('a\u202eb\u0000c\u200bd\ud800')).toBe('ab cd');
});
