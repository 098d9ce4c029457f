/** Rivals placed by two axes. */
import { describe, expect, it } from 'vitest';
import { makeDeck, makeView, type SlideSketch } from '../../testing/make-view.js';
import { readOutline } from '../outline/read-outline.js';
import { findCompetitors } from './find-competitors.js';

const rivals = (slide: SlideSketch, language = 'en'): string[] =>
  findCompetitors(makeView([slide], { language, companyName: 'Nimbora' })).map(({ name }) => name);

describe('a positioning map', () => {
  const label = (line: string, x: number, y: number) => ({ x, y, w: 0.15, lines: [line] });
  const map = (labels: [string, number, number][], axes: [string, string]): SlideSketch => ({
    title: 'La cancha',
    cards: [...labels.map(([line, x, y]) => label(line, x, y)), label(axes[0], 0.05, 0.18), label(axes[1], 0.45, 0.9)],
  });
  const scattered: [string, number, number][] = [
    ['● Slotwise', 0.12, 0.34],
    ['Calmio (radar)', 0.1, 0.73],
    ['★ Nimbora', 0.39, 0.27],
    ['Pulgaro — from 12 €', 0.33, 0.64],
  ];

  it.each([
    ['en', ['↑ knows the stock', 'lends without papers →']],
    ['es', ['más barato', 'sirve sin señal']],
    ['fr', ['résolution ↑', 'prévision →']],
  ] as const)('shows who stands beside us, whatever the slide is called (%s)', (language, axes) => {
    const slide = map(scattered, [...axes]);
    expect(rivals(slide, language)).toEqual(['Slotwise', 'Calmio', 'Pulgaro']);
    const outline = readOutline(makeDeck([{ title: 'Nimbora' }, slide]), { companyName: 'Nimbora' });
    expect(outline.slides[1]?.section).toBe('competition');
  });

  it.each([
    ['has no axes', map(scattered, ['Knows The Stock', 'Lends Without Papers'])],
    [
      'does not show us',
      map(
        scattered.filter(([line]) => !line.includes('Nimbora')),
        ['cheap', 'quick'],
      ),
    ],
    [
      'is a list',
      map(
        scattered.map(([line], at): [string, number, number] => [line, 0.1, 0.3 + at / 10]),
        ['cheap', 'quick'],
      ),
    ],
    [
      'is a ring around us',
      map(
        [
          ['Nimbora', 0.4, 0.5],
          ['Slotwise', 0.4, 0.2],
          ['Calmio', 0.1, 0.8],
          ['Turnero', 0.7, 0.8],
        ],
        ['cheap', 'quick'],
      ),
    ],
  ])('is none where it %s', (_, slide) => {
    expect(rivals(slide)).toEqual([]);
  });
});
