/** Which date a step of a plan stands under, and what is none. */
import { describe, expect, it } from 'vitest';
import { makeView, type CardSketch, type SlideSketch } from '../../testing/make-view.js';
import { statementsOf } from '../view/statements.js';
import { isDateAlone, plannedDate } from './planned-date.js';

/** The date of the statement that holds `words`. */
function whenOf(words: string, ...slides: SlideSketch[]) {
  const found = statementsOf(makeView(slides)).find(({ text }) => text.includes(words));
  if (found === undefined) throw new Error(`no statement with ${words}`);
  return plannedDate(found);
}
const roadmap = (...lines: string[]): SlideSketch => ({ section: 'roadmap', title: 'Roadmap', lines });
const card = (x: number, y: number, ...lines: string[]): CardSketch => ({ x, y, w: 0.18, lines });

describe('a step of a plan is dated', () => {
  it.each([
    ['Q2 2026: launch in Lyon', { when: 'Q2 2026', asOf: '2026-Q2' }],
    ['Lanzamiento en marzo de 2027', { when: 'marzo de 2027', asOf: '2027-03' }],
    ['Months 1-3: beta with ten clinics', { when: 'Months 1-3' }],
    ['12-month goal: 5 paying clinics', { when: '12-month' }],
    ['Phase 2 (Mes 4-9): suscripciones', { when: 'Mes 4-9' }],
    ['Sous 6 mois : ouvrir Nantes', { when: '6 mois' }],
    ['By December a trial with 50 riders', { when: 'December' }],
    ['Order the umbrellas (Dec-Feb)', { when: 'Dec-Feb' }],
  ])('by its own words: %s', (line, date) => {
    expect(whenOf(line.slice(-8), roadmap(line))).toEqual(date);
  });

  it.each(['Six months of runway left', 'A plan of 18 months of runway', 'We may open a shop', 'Step 3: hire a nurse'])(
    'and not by a length of time or a word that is a month too: %s',
    (line) => {
      expect(whenOf(line.slice(-8), roadmap(line))).toBeUndefined();
    },
  );

  it('by the date that stands alone over its card, a quarter over its year', () => {
    const cards = [
      card(0.05, 0.3, 'Q2'),
      card(0.05, 0.35, '2026'),
      card(0.05, 0.4, 'MVP launch', 'First 50 providers'),
      card(0.4, 0.3, 'Q4'),
      card(0.4, 0.35, '2026'),
      card(0.4, 0.4, 'Marketplace live', 'Five lenders sign'),
    ];
    const slide: SlideSketch = { section: 'roadmap', title: 'Path to market', cards };
    expect(whenOf('First 50', slide)).toEqual({ when: 'Q2 2026', asOf: '2026-Q2' });
    expect(whenOf('Five lenders', slide)).toEqual({ when: 'Q4 2026', asOf: '2026-Q4' });
  });

  it('by the date at its left, and not by one under it', () => {
    const cards = [
      card(0.05, 0.3, 'Mes 1'),
      card(0.3, 0.3, 'Prototipo con tres talleres'),
      card(0.3, 0.6, 'Primer cliente que paga'),
      card(0.3, 0.8, '2029'),
    ];
    const slide: SlideSketch = { section: 'roadmap', title: 'Hoja de ruta', cards };
    expect(whenOf('Prototipo', slide)).toEqual({ when: 'Mes 1' });
    expect(whenOf('Primer cliente', slide)).toBeUndefined();
  });

  it('by a column of time, whatever its unit', () => {
    const table = [
      ['Phase', 'Weeks', 'Goal'],
      ['Starter', '5–12', 'First paying workshop'],
    ];
    expect(whenOf('First paying', { section: 'roadmap', title: 'Plan', table })).toEqual({ when: '5–12' });
  });
});

it.each(['Q3 2026', 'Phase 2 – Months 4 to 6', 'fin 2027', 'January 2022', 'Mes 0-6'])(
  'a date is no step: %s',
  (text) => {
    expect(isDateAlone(text)).toBe(true);
  },
);

it.each(['Launch in 2026', 'Phase 2: pilots', 'Year 2 revenue €2M'])('a step is no date: %s', (text) => {
  expect(isDateAlone(text)).toBe(false);
});
