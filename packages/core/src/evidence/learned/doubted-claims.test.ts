/** A claim that a rule finds by its words stands only where the model does not refuse it. */
import { expect, it } from 'vitest';
import { makeDeck } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';
import { ruleDrafts } from '../facts/rule-drafts.js';
import { readOutline } from '../outline/read-outline.js';
import { viewDeck } from '../view/deck-view.js';

const slides = [
  { title: 'Velmora', lines: [['The booking desk for small ferries']] },
  { title: 'The problem', lines: [['Skippers write every passenger down by hand', 'Half of the seats leave empty']] },
  {
    title: 'The solution',
    lines: [
      [
        'The skipper scans the ticket at the gangway',
        'Very soon in every app store near you',
        'Questions and answers about our company',
      ],
    ],
  },
  { title: 'Team', lines: [['Marit Solheim, founder', 'Ten years at Nordlink Ferries']] },
];

it('of what a rule takes for the solution a head of questions is dropped, and what is done stays', () => {
  const deck = makeDeck(slides);
  const view = viewDeck(deck, readOutline(deck));
  const of = (facts: readonly { kind: string; quote: string }[]) =>
    facts.filter(({ kind }) => kind === 'solution').map(({ quote }) => quote);
  expect(of(ruleDrafts(view))).toContain('Questions and answers about our company');
  expect(of(gatherFacts(view))).toContain('The skipper scans the ticket at the gangway');
  expect(of(gatherFacts(view))).not.toContain('Questions and answers about our company');
});

it('what a card says of a person by name is left to the rules', () => {
  const deck = makeDeck(slides);
  const view = viewDeck(deck, readOutline(deck));
  const ofPeople = (facts: readonly { kind: string; subjectName?: string | undefined }[]) =>
    facts.filter(({ kind, subjectName }) => kind === 'domain_experience' && subjectName !== undefined).length;
  expect(ofPeople(gatherFacts(view))).toBe(ofPeople(ruleDrafts(view)));
  expect(ofPeople(ruleDrafts(view))).toBeGreaterThan(0);
});

it.each([
  ['en', 'The jury price of €25,000 pays two of us for six months', 'Price: €49 a month for each skipper'],
  ['es', 'El precio del jurado, 25.000 €, paga seis meses a dos de nosotros', 'Precio: 49 € al mes por barco'],
  [
    'fr',
    'Le prix du jury, 25.000 €, paie deux d’entre nous six mois à mi-temps.',
    'Prix : 49 € par mois et par bateau',
  ],
])(
  '%s: of two prices that a rule finds the prize is dropped, and ours stays with what the model thinks',
  (_, prize, ours) => {
    const deck = makeDeck([
      { title: 'Velmora', lines: [['The booking desk for small ferries']] },
      { title: 'How it works', lines: [[prize]] },
      { title: 'Pricing', lines: [[ours]] },
    ]);
    const view = viewDeck(deck, readOutline(deck));
    const prices = (facts: readonly { kind: string; quote: string }[]) =>
      facts.filter(({ kind }) => kind === 'price').map(({ quote }) => quote);
    expect(prices(ruleDrafts(view))).toEqual([prize, ours]);
    expect(prices(gatherFacts(view))).toEqual([ours]);
    expect(gatherFacts(view).find(({ kind }) => kind === 'price')?.decided?.seconded).toBeGreaterThan(0.5);
  },
);
