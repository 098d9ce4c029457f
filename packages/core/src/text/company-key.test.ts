/** Spellings of one company meet, and companies without letters stay apart. */
import { expect, it } from 'vitest';
import { nameKey } from './company-key.js';

it.each([
  ['Acme', 'ACME, Inc.'],
  ['Café Élan S.A.S.', 'cafe elan'],
  ['Open-Door GmbH', 'opendoor'],
  ['شركة النور', ' شركة  النور '],
])('takes %s and %s for one', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

it.each([
  ['🚀', '🦄'],
  ['Co.', 'SA'],
  ['北京', '上海'],
])('keeps %s and %s apart', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));
