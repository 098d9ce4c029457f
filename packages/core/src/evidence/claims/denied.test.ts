/** What a deck says it has not, has not been confirmed or is still to do, each beside an honest twin. */
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../../model/fact-kinds.js';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { gatherFacts } from '../facts/gather-facts.js';

const told = (language: string, sketch: SlideSketch, kind: FactKind): string[] =>
  gatherFacts(makeView([sketch], { language, companyName: 'Nimbora' }), [kind]).map(({ quote }) => quote);

describe('what is denied has not happened', () => {
  it.each([
    ['en', 'traction', 'No customers or signed pilots established.', 'Pilot signed with the harbour office.', 'pilot'],
    ['es', 'traction', 'Aún no hay pilotos firmados.', 'Piloto firmado con la autoridad portuaria.', 'pilot'],
    ['fr', 'traction', 'Pas encore de pilote signé.', 'Pilote signé avec la capitainerie du port.', 'pilot'],
    ['en', 'traction', 'Letters of intent: none yet.', 'Letters of intent with the harbour office.', 'loi'],
    ['en', 'product', 'We have not filed any patent yet.', 'We have filed a patent on the sensor.', 'ip'],
  ] as const)('%s, %s: “%s”, unlike “%s”', (language, section, not, so, kind) => {
    expect(told(language, { section, lines: [not] }, kind)).toEqual([]);
    expect(told(language, { section, lines: [so] }, kind)).not.toEqual([]);
  });

  it('is only what the denial is of', () => {
    const en = ['Pilot with the harbour office signed and not yet started.'];
    expect(told('en', { section: 'traction', lines: en }, 'pilot')).toEqual(en);
    const first = ['From zero to a signed pilot with the harbour office'];
    expect(told('en', { section: 'traction', lines: first }, 'pilot')).toEqual(first);
    const es = ['Piloto firmado con el puerto que aún no factura.'];
    expect(told('es', { section: 'traction', lines: es }, 'pilot')).toEqual(es);
  });
});

describe('exits', () => {
  const team = (line: string): SlideSketch => ({
    section: 'team',
    title: 'Team',
    lines: ['Jane Roe', 'Founder & CEO', line],
  });
  it.each([
    ['en', 'No prior exits or credentials are claimed', 'An exit to Globex in 2019 with her last firm'],
    ['en', 'Exit pathways: a sale to Globex or Initech', 'Exit via a sale to Globex in 2019'],
    ['es', 'Sin exit previo en su carrera', 'Su empresa anterior fue adquirida por Globex'],
    ['fr', 'Aucun exit à ce jour dans sa carrière', 'Sa société a été rachetée par Globex'],
  ])('%s: “%s” is none, unlike “%s”', (language, not, so) => {
    expect(told(language, team(not), 'exit')).toEqual([]);
    expect(told(language, team(so), 'exit')).toHaveLength(1);
  });
});

describe('what is still open', () => {
  const table = (status: string, item: string): SlideSketch => ({
    section: 'traction',
    title: 'Traction',
    table: [
      ['Item', 'Description', 'Status'],
      ['Pipeline', item, status],
    ],
  });
  it.each([
    ['en', '[NEEDS CONFIRMATION]', 'Signed letters of intent', 'loi'],
    ['es', '[POR CONFIRMAR]', 'Cartas de intención firmadas', 'loi'],
    ['fr', '[À CONFIRMER]', 'Lettres d’intention signées', 'loi'],
  ] as const)('%s: “%s” confirms nothing', (language, status, item, kind) => {
    expect(told(language, table(status, item), kind)).toEqual([]);
    expect(told(language, table('2026-04', item), kind)).not.toEqual([]);
  });

  it.each([
    ['en', 'What we need to complete', 'What we have completed', 'FDA approval'],
    ['es', 'Lo que nos falta', 'Lo que tenemos', 'Certificación ISO 27001'],
    ['fr', 'Ce qu’il nous reste à faire', 'Ce que nous avons', 'Certification ISO 27001'],
  ])('%s: under “%s” stands what is still to come', (language, open, done, line) => {
    const cards = (head: string): SlideSketch => ({
      section: 'product',
      title: 'Status',
      cards: [
        { x: 0.1, y: 0.3, w: 0.3, lines: [head] },
        { x: 0.1, y: 0.36, w: 0.3, lines: [line] },
      ],
    });
    expect(told(language, cards(open), 'certificate')).toEqual([]);
    expect(told(language, cards(done), 'certificate')).toEqual([line]);
  });
});

describe('the words over a title', () => {
  it.each([
    ['en', 'ECONOMIC PAIN / PROPOSED BEACHHEAD', 'Our beachhead is the marinas of Florida'],
    ['es', 'DOLOR / NICHO INICIAL', 'Nuestro nicho inicial son los puertos de Galicia'],
    ['fr', 'DOULEUR / MARCHÉ DE NICHE', 'Notre tête de pont : les ports de Bretagne'],
  ])('%s: “%s” says nothing, unlike “%s”', (language, kicker, said) => {
    const slide = (line: string): SlideSketch[] => [
      { section: 'cover', lines: ['Nimbora'] },
      { section: 'market', lines: [line, 'Harbours spend more on cleaning every year'] },
    ];
    const found = (line: string) =>
      gatherFacts(makeView(slide(line), { language, companyName: 'Nimbora' }), ['beach_head'])
        .map(({ quote }) => quote)
        .filter((quote) => quote === line);
    expect(found(kicker)).toEqual([]);
    expect(found(said)).toHaveLength(1);
  });
});

describe('a blank of a template says nothing', () => {
  it.each([
    ['en', 'Security: [Target: 10 years at a bank]', 'Security: 10 years at a bank'],
    ['es', 'Seguridad: [Objetivo: 10 años de experiencia en banca]', 'Seguridad: 10 años de experiencia en banca'],
    ['fr', 'Sécurité : [Cible : 10 ans d’expérience en banque]', 'Sécurité : 10 ans d’expérience en banque'],
  ])('%s: “%s”, unlike “%s”', (language, blank, said) => {
    expect(told(language, { section: 'team', title: 'Team', lines: [blank] }, 'domain_experience')).toEqual([]);
    expect(told(language, { section: 'team', title: 'Team', lines: [said] }, 'domain_experience')).not.toEqual([]);
  });
});
