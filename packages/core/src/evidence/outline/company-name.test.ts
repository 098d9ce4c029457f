/** Whose deck it is where the cover does not say so: behind a project's name, a course, an event; and where nothing says so. */
import { describe, expect, it } from 'vitest';
import { makeDeck, type SlideSketch } from '../../testing/make-view.js';
import { readCompanyName } from './company-name.js';

const named = (slides: SlideSketch[]) => readCompanyName(makeDeck(slides));

const covers = {
  en: { title: 'Project Heron', lines: ['Discussion materials', 'Strictly private and confidential', 'March 2026'] },
  es: { title: 'Proyecto Garza', lines: ['Presentación a inversionistas', 'Estrictamente confidencial'] },
  fr: { title: 'Projet HÉRON', lines: ['Présentation du management', 'Strictement confidentiel'] },
};

describe('a company behind a project’s name', () => {
  it.each([
    ['en', 'Dorvane Ltd. (the “Company”) sells pumps with which dairies recover heat.', 'Dorvane'],
    ['es', 'Dorvane, S.A. de C.V. (la «Sociedad») vende bombas a las lecherías de la región.', 'Dorvane'],
    ['fr', 'La société Dorvane SAS (ci-après la « Société ») vend des pompes aux laiteries.', 'Dorvane'],
  ] as const)('is said to be the company (%s)', (language, line, company) => {
    const slides = [covers[language], { title: 'Summary', lines: [line] }, { title: 'Market', lines: ['12 %'] }];
    expect(named(slides)).toEqual({ name: company, from: 'deck' });
  });

  it.each(['en', 'es', 'fr'] as const)(
    'is not called as the project is where nothing else is named (%s)',
    (language) => {
      const slides = [covers[language], { title: 'Summary', lines: ['Heat pumps for dairies'] }];
      expect(named(slides).name).not.toMatch(/project|proyecto|projet/iu);
    },
  );
});

describe('a product behind a course or an event', () => {
  it.each([
    ['BUS 4470: New Venture Planning', 'Dorvane is a mobile app that rents tools to neighbours.'],
    ['Creación de Empresas: trabajo final', 'Dorvane es una aplicación móvil para alquilar herramientas.'],
    ['Concours des jeunes pousses, édition 2026', 'Dorvane est une application qui loue des outils aux voisins.'],
  ])('is what a sentence says to be one: %s', (title, line) => {
    const slides = [
      { title, lines: ['Group 6', 'Spring 2026'] },
      { title: 'Problem', lines: ['Tools lie idle.'] },
    ];
    expect(named([...slides, { title: 'Solution', lines: [line] }])).toEqual({ name: 'Dorvane', from: 'deck' });
  });
});

describe('a name with what it is behind it', () => {
  it.each([
    ['Dorvane — heat pumps for small dairies', 'A warmer kind of milk', 'Heat is lost in every dairy'],
    ['Dorvane — bombas de calor para lecherías', 'Una leche más cálida', 'Cada lechería pierde calor'],
    ['Dorvane – des pompes à chaleur pour laiteries', 'Un lait plus chaud', 'Chaque laiterie perd sa chaleur'],
  ])('at both ends of the deck is the company’s: %s', (line, headline, problem) => {
    const slides = [{ title: headline, lines: [line] }, { title: problem, lines: ['12 %'] }, { lines: [line] }];
    expect(named(slides)).toEqual({ name: 'Dorvane', from: 'deck' });
  });

  it('may be two everyday words, where the cover shows them largest', () => {
    const slides: SlideSketch[] = [
      { title: 'OUT MOBILITY', lines: ['Screens for taxis', 'Lagos, May 2026'] },
      { title: 'Problem', lines: ['Nobody counts who looks.'] },
      { title: 'Model', lines: ['OUT MOBILITY keeps 65%'] },
    ];
    expect(named(slides).name).toBe('OUT MOBILITY');
    expect(named([{ title: 'About us', lines: ['Lagos, May 2026'] }, slides[1]!]).from).not.toBe('deck');
  });
});

describe('short capitals behind a name', () => {
  const slides = (lines: string[]) => [
    { title: 'Korvex', lines: ['Trips by budget'] },
    { title: 'Solution', lines },
    { title: 'Contact', lines: ['hello@korvex.ai'] },
  ];

  it.each([
    ['en', ['Korvex AI plans your trip', 'Why Korvex AI'], ['Korvex plans your trip', 'Why Korvex']],
    ['es', ['Korvex IA planea tu viaje', 'Por qué Korvex IA'], ['Korvex planea tu viaje', 'Por qué Korvex']],
    ['fr', ['Korvex IA prévoit ton voyage', 'Pourquoi Korvex IA'], ['Korvex prévoit ton voyage', 'Pourquoi Korvex']],
  ])('are part of it where it nearly always stands before them (%s)', (language, often, never) => {
    const full = language === 'en' ? 'Korvex AI' : 'Korvex IA';
    const cover = [{ title: full, lines: ['Trips by budget'] }, ...slides(often).slice(1)];
    expect(named(cover).name).toBe(full);
    expect(named(slides(never)).name).toBe('Korvex');
  });
});

describe('a name that only an address writes together', () => {
  const slides = (name: string): SlideSketch[] => [
    { title: 'I want to sail out and come back with a working boat', lines: [name, 'Ana · ana@sail.example'] },
    { title: 'Product', lines: ['Speak into a wearable pendant', '72%'] },
    { title: 'The ask', lines: ['$300K', 'sail.example · code.example.org/OpenSailPBC · ana@sail.example'] },
  ];

  it('is apart where the deck writes it so, and together where it writes it so', () => {
    expect(named(slides('OPEN SAIL, PBC')).name).toMatch(/^open sail$/iu);
    expect(named(slides('OpenSailPBC')).name).toMatch(/^OpenSail/u);
  });
});

describe('a name before “pitch deck” on the cover', () => {
  const rest: SlideSketch[] = [
    { title: '1', lines: ['9 in 10 children cannot read at ten years'] },
    { title: '2', lines: ['40,000 schools without a line'] },
  ];

  it.each([
    ['en', 'Dorvane — Pitch Deck', 'The internet is out. Class is still on.', 'A chatbot forgets your child.'],
    ['es', 'Dorvane — Presentación para inversores', 'Sin internet hay clase.', 'Un chat olvida a su hijo.'],
    ['fr', 'Dorvane — Dossier investisseurs', 'Sans internet, la classe continue.', 'Un robot oublie votre enfant.'],
  ] as const)('is the company’s, told once (%s)', (_language, cover, claim, thesis) => {
    expect(named([{ title: claim, lines: [cover, thesis] }, ...rest])).toEqual({ name: 'Dorvane', from: 'deck' });
  });

  it.each([
    ['en', 'Investor Presentation'],
    ['en', 'Sales Deck'],
    ['en', 'Marketing Presentation'],
    ['en', 'Hackathon Presentation 2026'],
    ['en', 'Final Presentation'],
    ['es', 'Presentación comercial'],
    ['es', 'Presentación del equipo'],
    ['fr', 'Dossier de financement'],
    ['fr', 'Présentation commerciale'],
  ] as const)('is none where every word says what the deck is (%s: %s)', (_language, cover) => {
    const slides = [{ title: 'Class is still on, whatever the line does', lines: [cover] }, ...rest];
    expect(named(slides).from).not.toBe('deck');
  });
});

describe('a founder named on the cover', () => {
  it.each([
    ['en', 'Founder', 'The system of doctors who work alone.', 'Records, calendar and payments for doctors'],
    ['es', 'Fundadora', 'El sistema de los médicos que trabajan solos.', 'Historias, agenda y pagos para médicos'],
    ['fr', 'Fondatrice', 'Le système des médecins qui exercent seuls.', 'Dossiers, agenda et paiements pour médecins'],
  ] as const)('is no company, however often she is named (%s)', (_language, founder, title, rest) => {
    const slides: SlideSketch[] = [
      { title, lines: ['2026', 'Ana María Solano', founder] },
      { title: rest, lines: ['Dorvane Medical CRM', 'Ana María Solano'] },
      { title: 'Demo', lines: [`Ana María Solano · ${founder}`] },
      { title: '2026', lines: [`Ana María Solano · ${founder}`, 'ana@example.com'] },
    ];
    expect(named(slides).name).not.toMatch(/Solano/u);
  });

  it('is one where the company bears her name', () => {
    const slides: SlideSketch[] = [
      { title: 'Ana Solano', lines: ['Ceramics made by hand'] },
      { title: 'Problem', lines: ['Ana Solano is a studio that sells ceramics to hotels'] },
      { title: 'Market', lines: ['Hotels buy from Ana Solano every season'] },
    ];
    expect(named(slides).name).toBe('Ana Solano');
  });
});
