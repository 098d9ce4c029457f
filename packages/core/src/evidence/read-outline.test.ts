/** The outline of a deck: company name, language, rivals. */
import { describe, expect, it } from 'vitest';
import { makeDeck } from '../testing/make-view.js';
import { companyNameFrom } from './company-name.js';
import { readOutline } from './read-outline.js';

describe('readOutline', () => {
  it('takes the name that a person gave', () => {
    expect(readOutline(makeDeck([{ title: 'Nimbus' }]), { companyName: ' Acme ' })).toMatchObject({
      companyName: 'Acme',
      companyNameFrom: 'user',
    });
  });

  it('finds the name on the title slide and in sentences that say what it is', () => {
    const deck = makeDeck([
      { title: 'Nimbora', lines: ['Investor presentation'] },
      { title: 'Solution', lines: ['Nimbora is a platform for clinics that fills empty appointments.'] },
    ]);
    expect(readOutline(deck)).toMatchObject({ companyName: 'Nimbora', companyNameFrom: 'deck', language: 'en' });
  });

  it('finds the name behind an address and writes it as the slides do', () => {
    const deck = makeDeck([
      { title: 'A new era', lines: ['Blue Harbor Pay makes it simple'] },
      { title: 'Contact', lines: ['hello@blueharborpay.com', 'ana@gmail.com'] },
    ]);
    expect(readOutline(deck).companyName).toBe('Blue Harbor Pay');
  });

  it('falls back on the file name rather than on a heading', () => {
    const deck = {
      ...makeDeck([
        { title: 'Problem', lines: ['Clinics lose money.'] },
        { title: 'Team', lines: ['We are four.'] },
      ]),
      fileName: 'northwind_pitch-deck_v2 (1).pdf',
    };
    expect(readOutline(deck)).toMatchObject({ companyName: 'Northwind', companyNameFrom: 'file' });
  });

  it('does not take the company or its customers for rivals', () => {
    const deck = makeDeck([
      { title: 'Competition', lines: ['Unlike QuickFill, Nimbora learns from cancellations.'] },
      { title: 'Our customers', lines: ['Trusted by', 'Clinica Norte'] },
    ]);
    expect(readOutline(deck, { companyName: 'Nimbora' }).competitorNames).toEqual(['QuickFill']);
  });
});

describe('companyNameFrom', () => {
  it.each([
    ['Acme_Pitch_Deck_2024_v3.pdf', 'Acme'],
    ['pitch deck - Blue Harbor - seed round.pptx', 'Blue Harbor'],
    ['tipjar-slide01.jpg', 'Tipjar'],
    ['deck.pdf', 'deck'],
  ])('makes a name of %s', (file, name) => {
    expect(companyNameFrom(file)).toBe(name);
  });
});
