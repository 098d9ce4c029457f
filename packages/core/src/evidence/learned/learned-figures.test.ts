/** Figures without a metric word: told of the market and its problem where slide and statement are, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { makeDeck } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { readOutline } from '../outline/read-outline.js';
import { viewDeck } from '../view/deck-view.js';

function figures(...slides: { title: string; lines: string[] }[]): string[] {
  const deck = makeDeck(slides.map(({ title, lines }) => ({ title, lines: [lines] })));
  return gatherFacts(viewDeck(deck, readOutline(deck)), ['market_other', 'pain_cost', 'usage']).map(
    ({ kind, value, unit, basis, quote }) => [kind, value, unit, basis, quote].join(' | '),
  );
}

const COVER = { title: 'Velmora', lines: ['The booking desk for small ferries'] };

describe('a figure that no rule names', () => {
  it.each([
    [
      'Market size',
      '62% of all islanders travel by ferry every month, and demand grows',
      'market_other | 62 | percent | external',
    ],
    [
      'Tamaño del mercado',
      'El 62% de los habitantes de las islas toma un ferri cada mes, y la demanda crece',
      'market_other | 62 | percent | external',
    ],
    [
      'Taille du marché',
      '62 % des habitants des îles prennent le ferry chaque mois, et la demande croît',
      'market_other | 62 | percent | external',
    ],
    ['Problem', 'Every empty crossing wastes $4,000 of fuel and crew', 'pain_cost | 4000 | money | external'],
    ['Problema', 'Cada travesía vacía desperdicia 4.000 € de combustible', 'pain_cost | 4000 | money | external'],
    ['Problème', 'Chaque traversée à vide gaspille 4 000 € de carburant', 'pain_cost | 4000 | money | external'],
  ])('is told of the outside on a slide about it: %s', (title, line, told) => {
    expect(figures(COVER, { title, lines: [line] })).toEqual([`${told} | ${line}`]);
  });

  it.each([
    ['Pricing', 'We keep 62% of the fare and pay out the rest'],
    ['Team', 'Raised crews for 62% of all ferries before Velmora'],
    ['Market', 'We serve 62% of all ferries today'],
    ['Market', 'Our aim: 62% of all ferries by 2028'],
    ['Mercado', 'Nuestro objetivo: el 62% de los ferris en 2028'],
    ['Marché', 'Notre objectif : 62 % des ferries en 2028'],
    ['Market', 'Ferries since 1962, in 3 easy steps'],
  ])('is none of the outside where it is the company’s, an aim or a number of steps: %s, "%s"', (title, line) => {
    expect(figures(COVER, { title, lines: [line] })).toEqual([]);
  });
});

describe('the size of a market that no page is about', () => {
  const sizes = (...slides: { title: string; lines: string[] }[]): string[] => {
    const deck = makeDeck(slides.map(({ title, lines }) => ({ title, lines: [lines] })));
    return gatherFacts(viewDeck(deck, readOutline(deck)), ['tam']).map(({ value, quote }) => `${value} | ${quote}`);
  };

  it.each([
    ['The problem', '$28B ferry industry, and no desk that books a single crossing'],
    ['El problema', 'Una industria de 28.000 millones de euros, y nadie sabe cuándo sale su barco'],
    ['Le problème', 'Une industrie de 28 milliards d’euros, et aucun guichet qui réserve une traversée'],
  ])('is the market where the deck names no other: %s', (title, line) => {
    expect(sizes(COVER, { title, lines: [line] })).toEqual([`28000000000 | ${line}`]);
    const market = { title: 'Market size', lines: ['TAM: $40B of ferry tickets'] };
    expect(sizes(COVER, { title, lines: [line] }, market)).toEqual(['40000000000 | TAM: $40B of ferry tickets']);
  });

  it('is none where the amount is no market’s', () => {
    expect(
      sizes(COVER, { title: 'The problem', lines: ['Every year $28M of fuel is burnt on empty crossings'] }),
    ).toEqual([]);
  });
});
