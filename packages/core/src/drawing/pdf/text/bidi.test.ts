/** The order of lines that mix directions, as the Unicode algorithm gives it for a left-to-right page. */
import { expect, test } from 'vitest';
import { directionRuns, hasRightToLeft, visualOrder } from './bidi.js';

/** Visual order of `text`, with the letters of right-to-left runs still as they are read. */
const order = (text: string) => visualOrder(directionRuns(text)).map(({ text: run }) => run);

test('left-to-right text stays', () => {
  expect(order('Round of 3 (seed)').join('')).toBe('Round of 3 (seed)');
  expect(hasRightToLeft('Łódź Ω Ж 中 123')).toBe(false);
});

test('Hebrew words stand from right to left inside an English line', () => {
  expect(order('by אבג דהו Ltd')).toEqual(['by', ' ', 'דהו', ' ', 'אבג', ' ', 'Ltd']);
});

test('a number keeps its digits in order inside right-to-left text', () => {
  expect(order('אבג 123 דהו')).toEqual(['דהו', ' ', '123', ' ', 'אבג']);
});

test('brackets around right-to-left text are turned, those around the whole are not', () => {
  expect(order('אבג (דהו) וזח')).toEqual(['וזח', ' ', '(', 'דהו', ')', ' ', 'אבג']);
  expect(order('x (אבג) y').join('')).toBe('x (אבג) y');
  expect(order('אבג (דהו)')).toEqual(['(', 'דהו', ')', ' ', 'אבג']);
  expect(order('אבג (x)').join('')).toBe('אבג (x)');
});

test('a full stop after right-to-left text ends the line on the right', () => {
  expect(order('אבג.')).toEqual(['אבג', '.']);
});

test('marks stay with their letters', () => {
  expect(directionRuns('שָׁלוֹם')).toHaveLength(1);
});
