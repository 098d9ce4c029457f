/** Where a statement ends: what of a text box runs on, and what is a line of its own. */
import { expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
import { statementsOf } from './statements.js';

/** Lines of one box, wide apart or not: what a wrapped text and a list without bullets both look like. */
const inOneBox = (...lines: string[]): string[] => statementsOf(makeView([{ lines: [lines] }])).map(({ raw }) => raw);
const inBoxes = (...lines: string[]): string[] =>
  statementsOf(
    makeView([{ cards: lines.map((text, index) => ({ x: 0.1, y: 0.3 + index * 0.06, lines: [text] })) }]),
  ).map(({ raw }) => raw);

it.each([
  ['a list without bullets', ['A hub prices each lot', 'Buyers bid within four hours of it', 'We book the carrier']],
  [
    'a line that had room for the next word',
    ['Vertical software sees the cash it moves', 'We turn most of the applications down at once'],
  ],
])('%s is a line a statement', (_, lines) => {
  expect(inOneBox(...lines)).toEqual(lines);
});

it.each([
  ['in the middle of a sentence', ['Our software reads every invoice that a', 'French craftsman is sent']],
  ['within brackets', ['Se paga solo con nueve usuarios (equilibrio en el año', '1 del plan)']],
  [
    'a bullet',
    ['• We sell through the WhatsApp groups that our own', 'Request & Respond flow feeds', '• Two sales partners'],
  ],
  ['prose', ['It is made by people who have all worked on', 'Web 3.0 for years.']],
])('%s a text runs on', (_, lines) => {
  expect(inOneBox(...lines)[0]).toBe(`${lines[0]} ${lines[1]}`);
});

it.each([
  ['a word ending in an accent and a vowel', ['Aprende a tocar en diez minutos al día', 'Ronda semilla 2026']],
  ['the letter of a round', ['We are raising a $15M Series A', 'Led by an investor of ours, Nyca']],
])('%s opens no sentence', (_, lines) => {
  expect(inBoxes(...lines)).toEqual(lines);
});

it('joins lines in capitals, whose first letters say nothing', () => {
  const lines = [
    'WE HELP HOSPITALS OF EUROPE TO TRACK',
    'EVERY DEVICE THAT THEY OWN AT ALL',
    'SITES WHERE THEY NEED ONE',
  ];
  expect(inOneBox(...lines)).toEqual([lines.join(' ')]);
});

it('joins boxes of a line each only where the wording runs on', () => {
  expect(inBoxes('Fiona Galbraith, CEO: led Drax Biomass', 'Owen Tregear, CTO: eleven patents held')).toHaveLength(2);
  expect(inBoxes('We store the wind that grids cannot take and', 'sell it as steam')).toEqual([
    'We store the wind that grids cannot take and sell it as steam',
  ]);
});
