/** The name of a deck's file changes nothing: the same bytes give the same document and score under every name. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyzeDeck, openDeckReader, rubricEngine, type Analysis, type Deck, type DeckReader } from '@vc-analyst/core';
import { afterAll, expect, test } from 'vitest';
import { deckFolder, sampleDecks } from '../scripts/golden.mjs';

const NAMES = ['deck', 'scan0001', 'Pitch Deck Final v3', 'Dermalook', 'Ñandú Énergie S.A.S. (2)', 'Quaylane'];

const reader = openDeckReader();
afterAll(() => reader.close());

/** All that the file's name may change: itself, what it alone says of the company, and what every run changes. */
function withoutName(analysis: Analysis): object {
  const isOfFile = ['file', 'unknown'].includes(analysis.companyNameFrom);
  const ofName = isOfFile ? ['companyName', 'companyNameFrom', 'companyNameMessage'] : [];
  const left = new Set(['fileName', 'files', 'id', 'createdAt', 'analysisTime', 'steps', 'judgedBy', ...ofName]);
  return Object.fromEntries(Object.entries(analysis).filter(([key]) => !left.has(key)));
}

/** Reading is done once a deck: the reader only takes the name over. */
function readerOf(deck: Deck, fileName: string): Pick<DeckReader, 'read'> {
  return { read: () => Promise.resolve({ ...deck, fileName }) };
}

test.each(sampleDecks().filter((name) => !name.includes('escaneado')))('%s', async (own) => {
  const bytes = await readFile(join(deckFolder, own));
  const deck = await reader.read([{ fileName: own, bytes }]);
  const analysed = async (fileName: string) =>
    analyzeDeck([{ fileName, bytes }], { reader: readerOf(deck, fileName), engine: rubricEngine });
  const expected = withoutName(await analysed(own));
  const ending = own.slice(own.lastIndexOf('.'));
  for (const name of NAMES) expect(withoutName(await analysed(`${name}${ending}`)), name).toEqual(expected);
});

test('a deck that names nobody is of an unknown company, or of the one that its file is named after, which scores nothing', async () => {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const analysed = (fileName: string, locale: 'en' | 'es' = 'en') =>
    analyzeDeck([{ fileName, bytes }], { reader, engine: rubricEngine }, { locale });
  const unknown = await analysed('deck.png');
  expect([unknown.companyName, unknown.companyNameFrom]).toEqual(['Unknown company', 'unknown']);
  expect((await analysed('scan0001.png', 'es')).companyName).toBe('Empresa desconocida');
  const named = await analysed('Northwind pitch.png');
  expect([named.companyName, named.companyNameFrom]).toEqual(['Northwind', 'file']);
  expect(withoutName(named)).toEqual(withoutName(unknown));
  expect(named.facts.filter(({ kind }) => kind === 'company_name')).toEqual([]);
  expect(JSON.stringify(named.summaryMessages)).not.toContain('Northwind');
});
