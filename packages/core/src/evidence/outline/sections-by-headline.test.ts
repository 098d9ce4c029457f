/** Slides whose headline is a claim, in three languages: the section comes from labels, words and shape. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../model/values.js';
import { makeDeck, type SlideSketch } from '../../testing/make-view.js';
import { readSections } from './sections.js';

function sectionsOf(sketch: SlideSketch, companyName = 'Nimbora'): Section[] {
  // A first slide keeps the one in question from being read as the cover.
  const [, read] = readSections(makeDeck([{ title: companyName }, sketch]).slides, companyName);
  return read === undefined ? [] : [read.section, ...read.alsoSections];
}

describe('headlines that are claims', () => {
  it.each<[Section, string, string[]]>([
    [
      'problem',
      'Bakers throw away a fifth of their bread',
      [
        'Orders are written by hand the night before',
        'Nobody knows what will sell',
        'Bread that is late goes to waste',
      ],
    ],
    [
      'problem',
      'La formación en obra está rota',
      ['Los encargados tardan semanas', 'Los partes se pierden en papel', 'Nadie sabe quién falta'],
    ],
    [
      'problem',
      'Les kinés passent leurs soirées à écrire',
      [
        'Les comptes rendus sont sur papier',
        'Erreurs et retards à chaque envoi',
        'Les mutuelles refusent un dossier sur dix',
      ],
    ],
    ['solution', 'We match spare ovens with bakers', ['In minutes, one platform turns idle hours into income']],
    ['product', 'En ligne depuis mars 2025', ['Trois connecteurs en service', 'Écran de l’application']],
    [
      'traction',
      '340 clínicas en once meses',
      ['MRR de 41.000 €', '340 clientes activos', '12 pilotos', 'Churn del 1 %'],
    ],
    ['traction', '8,200 orders a week', ['Active customers: 96', 'Net revenue retention 112%', 'Waitlist of 300']],
    [
      'competition',
      'Plus rapides que les autres',
      [
        'Aucun acteur ne couvre la nuit',
        'Notre avance est considérable',
        'Face aux rivaux, un service sans équivalent',
      ],
    ],
    ['ask', 'Raising $3M to open four cities', ['18 months of work']],
    ['ask', 'Buscamos 1,2 M€ para salir de Madrid', ['Dieciocho meses']],
    ['ask', 'Nous levons entre 2 et 3 M€', ['Dix-huit mois']],
    ['ask', '¡Súmate!', ['Buscamos inversores que crean en esto']],
    [
      'businessModel',
      'Clinics pay for each patient',
      ['Subscription of £9 per month', 'Commission on orders', 'No free plan'],
    ],
  ])('reads %s from "%s"', (section, title, lines) => {
    expect(sectionsOf({ title, lines })).toContain(section);
  });

  it.each<[Section, string, string]>([
    ['problem', 'Le problème', 'Les petites entreprises font crédit aux grandes'],
    ['whyNow', 'Le moment', 'La facture change de forme'],
    ['businessModel', 'Le modèle', 'Une part de chaque vente'],
    ['financials', 'Les prévisions', 'À l’équilibre en trois ans'],
    ['market', 'El mercado', 'Cien mil talleres'],
    ['team', 'The team', 'Two nurses and an engineer'],
  ])('takes the section (%s) from a small label above the headline', (section, label, headline) => {
    const lines = [{ text: label, size: 12 }];
    const deck = makeDeck([{ title: 'Nimbora' }, { title: headline, cards: [{ x: 0.05, y: 0.01, lines }] }]);
    expect(readSections(deck.slides)[1]?.section).toBe(section);
  });

  it.each<[Section, string]>([
    ['solution', 'La solución: cargar barato, dar calor durante todo el día'],
    ['problem', 'El problema: la caldera ata a las fábricas al gas durante años'],
    ['market', 'Market: 95,000 workshops that still order by phone every day'],
  ])('takes the section (%s) from the words before the colon: %s', (section, title) => {
    expect(sectionsOf({ title, lines: ['Nada más que decir'] })[0]).toBe(section);
  });

  it('reads joined headings as both', () => {
    expect(sectionsOf({ title: 'Mercado y competencia', lines: ['Nada más'] })).toEqual(['market', 'competition']);
  });
});

describe('what a slide shows', () => {
  it('reads years over results as financials and unit economics as business model', () => {
    const results = [
      ['Million USD', '2024 actual', '2025 actual', '2026 forecast'],
      ['Revenue', '0.4', '0.9', '2.2'],
      ['Operating cost', '1.0', '1.4', '2.0'],
    ];
    expect(sectionsOf({ title: 'Actuals to 2025, plan to 2026', table: results })).toContain('financials');
    const economics = [
      ['Per buyer', 'Figure'],
      ['Acquisition cost (CAC)', '$310'],
      ['Lifetime value (LTV)', '$1,278'],
    ];
    expect(sectionsOf({ title: 'We keep 58% after costs', table: economics })).toContain('businessModel');
  });

  it('reads a table in which we stand beside two others as competition, marks or not', () => {
    const table = [
      ['', 'Nimbora', 'Globex', 'QuickFill'],
      ['Minimum order', '$500', '$2,000', '$1,000'],
      ['Answer within', '2 minutes', '3 weeks', '1 day'],
    ];
    expect(sectionsOf({ title: 'Small orders welcome', table })).toContain('competition');
    expect(sectionsOf({ title: 'Small orders welcome', table }, 'Ferrovia')).not.toContain('competition');
  });

  it.each([
    ['Nous nous levons tous mal', 'ask'],
    ['We are looking for a head of regulatory affairs', 'ask'],
    ['We sent these invoices ourselves', 'ask'],
  ] as [string, Section][])('does not take "%s" for %s', (title, section) => {
    expect(sectionsOf({ title, lines: ['Six of ten people say so'] })).not.toContain(section);
  });

  it('does not take numbered steps for headings, or a table’s head for a roadmap', () => {
    const steps = ['1 Photograph', '2 Measure', '3 Ask', '4 Record'];
    expect(sectionsOf({ title: 'Photograph and measure in two minutes', lines: steps })).not.toContain('ask');
    const plans = [
      ['Plan', 'Price'],
      ['Harbor', '$1,500 / month'],
      ['Ocean', '$6,500 / month'],
    ];
    expect(sectionsOf({ title: 'A subscription per month', table: plans })).not.toContain('roadmap');
  });
});

describe('a numbered label above the title', () => {
  it.each<[Section, string, string, string[]]>([
    ['roadmap', '07 · ROADMAP', 'From idea to market in 6 months', ['6 weeks', '4 weeks', '8 weeks']],
    ['roadmap', '07 · HOJA DE RUTA', 'De la idea al mercado en 6 meses', ['6 semanas', '4 semanas', '8 semanas']],
    ['roadmap', '07 · FEUILLE DE ROUTE', 'De l’idée au marché en 6 mois', ['6 semaines', '4 semaines', '8 semaines']],
  ])('names %s, and is no step of a list: %s', (section, label, title, lines) => {
    const [cover, slide] = makeDeck([{ title: 'Nimbora' }, { title, lines }]).slides;
    const above = { id: 'label', source: 'text' as const, box: { x: 0.1, y: 0.01, w: 0.2, h: 0.02 } };
    const size = 10;
    const blocks = [{ ...above, lines: [{ text: label, box: above.box, size }] }, ...slide!.blocks];
    const [, read] = readSections([cover!, { ...slide!, blocks }], 'Nimbora');
    expect(read?.section).toBe(section);
  });
});
