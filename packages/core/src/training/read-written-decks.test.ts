/** The decks that we wrote to learn from: what stands in a file is what is learned, and every one of ours can be read. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseWrittenDeck, readWrittenDecks } from './read-written-decks.js';

const DECK = `company: Velmora
language: es
kind: hackathon-pitch

=== cover, solution
Velmora
La mesa de reservas de los ferris ## one_liner, solution

=== problem
El problema
`;

it('gives every line with its kinds, slide by slide', () => {
  const { labels, lines, deck, written } = parseWrittenDeck('velmora.txt', DECK);
  expect(labels).toMatchObject({ company: 'Velmora', language: 'es', kind: 'hackathon-pitch' });
  expect(labels.sections).toEqual({ 1: ['cover', 'solution'], 2: ['problem'] });
  expect(labels.lines).toEqual({ 1.2: ['one_liner', 'solution'] });
  expect(lines.map(({ ref, text }) => `${ref} ${text}`)).toEqual([
    '1.1 Velmora',
    '1.2 La mesa de reservas de los ferris',
    '2.1 El problema',
  ]);
  expect(deck.slides.map(({ title }) => title)).toEqual(['Velmora', 'El problema']);
  expect(written).toBe('text');
});

it.each([
  ['a file without a head', '=== cover\nVelmora', /velmora\.txt: company, language and kind/u],
  ['words before the first slide', 'company: Velmora\nour deck', /velmora\.txt:2: .*expected/u],
])('says what is wrong with %s', (_, text, said) => {
  expect(() => parseWrittenDeck('velmora.txt', text)).toThrow(said);
});

it('our own can all be read, and say only what the corpus has words for', () => {
  const decks = readWrittenDecks(fileURLToPath(new URL('../../training', import.meta.url)));
  const [sections, kinds] = [new Map<string, number>(), new Map<string, number>()];
  for (const { labels } of decks) {
    for (const name of Object.values(labels.sections).flat()) sections.set(name, (sections.get(name) ?? 0) + 1);
    for (const name of Object.values(labels.lines).flat()) kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  expect(new Set(decks.map(({ labels }) => labels.language))).toEqual(new Set(['de', 'en', 'es', 'fr', 'pt']));
  // A word misspelt stands in one deck or two.
  expect([...sections].filter(([, count]) => count < 5)).toEqual([]);
  expect([...kinds].filter(([, count]) => count < 5)).toEqual([]);
});
