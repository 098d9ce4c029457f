/** A new analysis knows its company's earlier decks and the same file seen before. */
import { expect, test } from 'vitest';
import { assignVersion } from './assign-version.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';

const summary = (id: string, companyName: string, deckHash: string, version = 1) =>
  ({ id, companyName, deckHash, version, createdAt: '2026-03-02T10:00:00.000Z' }) as AnalysisSummary;
const analysis = (companyName: string, deckHash: string) =>
  ({ id: 'new', companyName, deckHash, version: 1, warnings: [], textLanguage: 'en' }) as unknown as Analysis;

test('another deck of a known company becomes its next version, whatever the spelling', () => {
  const others = [
    summary('a', 'Termálida', 'h1'),
    summary('b', 'Termalida S.L.', 'h2', 2),
    summary('c', 'Other', 'h3', 9),
  ];
  expect(assignVersion(analysis('TERMALIDA', 'h4'), others)).toMatchObject({
    version: 3,
    previousId: 'b',
    warnings: [],
  });
});

test('the same content again is said, with the date of the first', () => {
  const placed = assignVersion(analysis('Acme', 'h1'), [summary('a', 'Acme', 'h1')]);
  expect(placed.warnings).toMatchObject([
    { code: 'duplicate-of', text: 'The same file was analysed on Mar 2, 2026 (a).' },
  ]);
});

test('the first deck of a company is version 1 without a predecessor', () => {
  expect(assignVersion(analysis('Acme', 'h1'), [])).not.toHaveProperty('previousId');
});
