/** The outline of a deck: company name, language, rivals. */
import { describe, expect, it } from 'vitest';
import { makeDeck } from '../../testing/make-view.js';
import { nameOfFile } from './company-name.js';
import { readOutline } from './read-outline.js';

describe('readOutline', () => {
  it('takes the name that a person gave', () => {
    expect(readOutline(makeDeck([{ title: 'Nimbus' }]), { companyName: ' Acme ' })).toMatchObject({
      companyName: 'Acme',
      shownName: { name: 'Acme', from: 'user' },
    });
  });

  it('finds the name on the title slide and in sentences that say what it is', () => {
    const deck = makeDeck([
      { title: 'Nimbora', lines: ['Investor presentation'] },
      { title: 'Solution', lines: ['Nimbora is a platform for clinics that fills empty appointments.'] },
    ]);
    expect(readOutline(deck)).toMatchObject({
      companyName: 'Nimbora',
      shownName: { name: 'Nimbora', from: 'deck' },
      language: 'en',
    });
  });

  it('finds the name behind an address and writes it as the slides do', () => {
    const deck = makeDeck([
      { title: 'A new era', lines: ['Blue Harbor Pay makes it simple'] },
      { title: 'Today', lines: ['Two ports use Blue Harbor Pay'] },
      { title: 'Contact', lines: ['hello@blueharborpay.com', 'ana@gmail.com'] },
    ]);
    expect(readOutline(deck).companyName).toBe('Blue Harbor Pay');
  });

  it('reads a name that the cover breaks on two lines', () => {
    const cover = { lines: ['Hello', 'Orchard'] };
    expect(readOutline(makeDeck([cover, { title: 'Team', lines: ['We are four.'] }])).companyName).toBe(
      'Hello Orchard',
    );
  });

  it('takes the one name that sentences define where the cover has a claim', () => {
    const deck = makeDeck([
      { title: 'Save while you spend' },
      { title: 'What we do', lines: ['Zavvo is an app that rounds up what people pay.'] },
      { title: 'Today', lines: ['Zavvo has 2,000 users.'] },
    ]);
    expect(readOutline(deck).companyName).toBe('Zavvo');
  });

  it.each([
    ['a claim', [{ title: 'Save while you spend' }, { title: 'Team', lines: ['We are four.'] }]],
    ['a torn heading', [{ title: 'How it' }, { title: 'How it' }, { title: 'works' }]],
    ['a word of design', [{ title: 'DESIGN' }, { title: 'Design', lines: ['Design is the key.'] }]],
    [
      'a place where code lies',
      [
        { title: 'Demo', lines: ['github.com/acme', 'GitHub'] },
        { title: 'Code', lines: ['GitHub'] },
      ],
    ],
    ['a claim in Spanish', [{ title: 'Ahorra tiempo y dinero' }, { title: 'Equipo', lines: ['Somos cuatro.'] }]],
    ['a heading inside', [{ lines: [] }, { title: 'Chaque euro compte' }, { title: 'Équipe', lines: ['Quatre.'] }]],
    ['the tool it was made with', [{ lines: ['Made with Gamma', 'gamma.app'] }, { lines: ['gamma.app'] }]],
    ['a partner’s address', [{ lines: [] }, { lines: [] }, { lines: ['northbank.com'] }, { lines: [] }, { lines: [] }]],
  ])('does not take %s for a name: the file’s is shown, and known as such', (_, slides) => {
    const deck = { ...makeDeck(slides), fileName: 'northwind_pitch-deck_v2 (1).pdf' };
    const outline = readOutline(deck);
    expect(outline.shownName).toEqual({ name: 'Northwind', from: 'file' });
    expect(outline.companyName).toBeUndefined();
  });

  it.each([
    [
      'en',
      { title: 'Less paper, more patients', lines: ['Seed round'] },
      { title: 'The problem', lines: ['Clinics lose a tenth of their appointments.', 'Velmora'] },
      { title: 'What we do', lines: ['Velmora is a calendar that fills itself.', 'Velmora'] },
      { title: 'Contact', lines: ['ana@velmora.com', 'Velmora'] },
    ],
    [
      'es',
      { title: 'Menos papel, más pacientes', lines: ['Ronda semilla'] },
      { title: 'El problema', lines: ['Las clínicas pierden una décima parte de sus citas.', 'Velmora'] },
      { title: 'La solución', lines: ['Velmora es una agenda que se llena sola.', 'Velmora'] },
      { title: 'Contacto', lines: ['ana@velmora.com', 'Velmora'] },
    ],
    [
      'fr',
      { title: 'Moins de papier, plus de patients', lines: ["Tour d'amorçage"] },
      { title: 'Le problème', lines: ['Les cliniques perdent un dixième de leurs rendez-vous.', 'Velmora'] },
      { title: 'La solution', lines: ['Velmora est un agenda qui se remplit seul.', 'Velmora'] },
      { title: 'Contact', lines: ['ana@velmora.com', 'Velmora'] },
    ],
  ])('prefers what runs through the deck to the claim on its cover (%s)', (_, ...slides) => {
    expect(readOutline(makeDeck(slides)).companyName).toBe('Velmora');
  });

  it.each([
    ['with a letter too many', 'Velmorat', 'Velmora'],
    ['with one taken for another', 'Ve1mora', 'Velmora'],
    ['with the beginning of what follows', 'VelmoraFi', 'Velmora'],
  ])('writes the name as the text does where the cover’s picture was read %s', (_, misread, name) => {
    const named = (cover: string, source: 'ocr' | 'text') => {
      const deck = makeDeck([
        { title: cover },
        { title: 'Today', lines: [`${name} has 2,000 users.`] },
        { title: 'Next', lines: [`Clinics ask for ${name} in two cities.`] },
      ]);
      deck.slides[0]!.blocks[0]!.source = source;
      return readOutline(deck).companyName;
    };
    expect(named(misread, 'ocr')).toBe(name);
    // What is written is as it is meant.
    expect(named('Velmorat', 'text')).toBe('Velmorat');
  });

  it('takes everyday words for the name where the cover shows them alone', () => {
    const deck = makeDeck([
      { title: 'LA DOCE' },
      { title: 'El problema', lines: ['Los hinchas no tienen voz en su club.'] },
      { title: 'La solución', lines: ['Los hinchas invierten en su club.'] },
      { title: 'LA DOCE', lines: ['hola@ladoce.com'] },
    ]);
    expect(readOutline(deck).companyName).toBe('LA DOCE');
  });

  it.each([
    ['a personal address', [{ title: 'Contact', lines: ['ana.perez@gmail.com'] }]],
    ['a chain it is built on', [{ title: 'Stack', lines: ['Solana', 'React'] }]],
  ])('takes no name from %s', (_, slides) => {
    const claim = { title: 'Save while you spend', lines: ['Seed round'] };
    expect(readOutline(makeDeck([claim, ...slides])).companyName).toBeUndefined();
  });

  it('reads the same whatever the file is called', () => {
    const deck = makeDeck([
      { title: 'Clinics lose money', lines: ['Empty appointments cost 8% of revenue.'] },
      { title: 'Competition', lines: ['Competitors: QuickFill, Slotwise, Calmio'] },
    ]);
    const read = (fileName: string) => {
      const { shownName: _shown, ...outline } = readOutline({ ...deck, fileName });
      return outline;
    };
    const plain = read('deck.pdf');
    expect(plain.competitorNames).toContain('Slotwise');
    for (const name of ['slotwise.pdf', 'Clinics lose money.pdf', 'Ñandú S.A..pdf']) expect(read(name)).toEqual(plain);
  });

  it('does not take the company or its customers for rivals', () => {
    const deck = makeDeck([
      { title: 'Competition', lines: ['Unlike QuickFill, Nimbora learns from cancellations.'] },
      { title: 'Our customers', lines: ['Trusted by', 'Clinica Norte'] },
    ]);
    expect(readOutline(deck, { companyName: 'Nimbora' }).competitorNames).toEqual(['QuickFill']);
  });
});

describe('a name out of a file’s', () => {
  it.each([
    ['Acme_Pitch_Deck_2024_v3.pdf', 'Acme'],
    ['pitch deck - Blue Harbor - seed round.pptx', 'Blue Harbor'],
    ['tipjar-slide01.jpg', 'Tipjar'],
    ['Élan Santé (final).pdf', 'Élan Santé'],
  ])('%s', (file, name) => {
    expect(nameOfFile(file)).toEqual({ name, from: 'file' });
  });

  it.each([
    ...['deck.pdf', 'deck2.pdf', 'scan0001.pdf', 'Scan 12.pdf', 'Pitch Deck Final v3.pdf', 'IMG_2041.jpg'],
    ...['document(1).pdf', 'presentación.pptx', '2026-11-23.pdf', '7f3c9a12d4e8.pdf', 'Download.pdf'],
  ])('%s names nobody', (file) => {
    expect(nameOfFile(file)).toEqual({ name: '', from: 'unknown' });
  });
});
