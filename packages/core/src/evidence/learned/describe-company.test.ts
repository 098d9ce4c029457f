/** Of all statements of a deck those that say what the company does: not its slogan, its problem, its people or a torn line. */
import { describe, expect, it } from 'vitest';
import { makeDeck } from '../../testing/make-view.js';
import { readOutline } from '../outline/read-outline.js';
import { viewDeck } from '../view/deck-view.js';
import { descriptionDrafts } from './describe-company.js';

const DECKS = {
  en: {
    slides: [
      { title: 'Velmora', lines: ['Make every crossing count!'] },
      { title: 'The problem', lines: ['Skippers of small ferries write every passenger down by hand'] },
      {
        title: 'Our solution',
        lines: ['Velmora is a booking app with which small ferries sell seats and board passengers without paper'],
      },
      {
        title: 'How it works',
        lines: ['The skipper scans the ticket at the gangway', 'Seats of small ferries are released again'],
      },
      { title: 'Team', lines: ['Ana Ruiz, CEO', 'Ten years at the ferries of Vigo'] },
    ],
    says: /^Velmora is a booking app/u,
    more: /scans the ticket|Seats of small ferries/u,
  },
  es: {
    slides: [
      { title: 'Velmora', lines: ['¡Que cada travesía cuente!'] },
      { title: 'El problema', lines: ['Los patrones de los ferris pequeños apuntan a mano a cada pasajero'] },
      {
        title: 'Nuestra solución',
        lines: [
          'Velmora es una aplicación de reservas con la que los ferris pequeños venden plazas y embarcan sin papel',
        ],
      },
      {
        title: 'Cómo funciona',
        lines: ['El patrón escanea el billete en la pasarela', 'Las plazas de los ferris se liberan solas'],
      },
      { title: 'Equipo', lines: ['Ana Ruiz, CEO', 'Diez años en los ferris de Vigo'] },
    ],
    says: /^Velmora es una aplicación/u,
    more: /escanea el billete|Las plazas/u,
  },
  fr: {
    slides: [
      { title: 'Velmora', lines: ['Que chaque traversée compte !'] },
      { title: 'Le problème', lines: ['Les patrons des petits ferries notent chaque passager à la main'] },
      {
        title: 'Notre solution',
        lines: [
          'Velmora est une application de réservation avec laquelle les petits ferries vendent leurs places sans papier',
        ],
      },
      {
        title: 'Comment ça marche',
        lines: ['Le patron scanne le billet à la passerelle', 'Les places des ferries sont libérées'],
      },
      { title: 'Équipe', lines: ['Ana Ruiz, CEO', 'Dix ans dans les ferries de Vigo'] },
    ],
    says: /^Velmora est une application/u,
    more: /scanne le billet|Les places/u,
  },
};

const described = (slides: { title: string; lines: string[] }[]) => {
  const deck = makeDeck(slides.map(({ title, lines }) => ({ title, lines: [lines] })));
  return descriptionDrafts(viewDeck(deck, readOutline(deck)));
};

describe.each(Object.entries(DECKS))('what the company does, in %s', (_, { slides, says, more }) => {
  const drafts = described(slides);

  it('is the statement that says it, first', () => {
    expect(drafts[0]).toMatchObject({ kind: 'description', slide: 3, detail: { rank: 1 } });
    expect(drafts[0]!.text).toMatch(says);
    expect(drafts[0]!.decided?.by).toMatch(/^description of statements [0-9a-f]{8}$/u);
  });

  it('and after it more of the product, never the problem or the people', () => {
    for (const { text } of drafts.slice(1)) expect(text).toMatch(more);
    expect(drafts.map(({ detail }) => detail?.rank)).toEqual(drafts.map((_, at) => at + 1));
    expect(drafts.length).toBeLessThanOrEqual(3);
  });

  it('and nothing of a deck without a statement that reads as words', () => {
    expect(described([{ title: 'Velmora', lines: ['2026', '€ 4.2M | 31 %'] }])).toEqual([]);
  });
});
