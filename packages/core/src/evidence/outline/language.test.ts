/** Languages of slides and decks. */
import { describe, expect, it } from 'vitest';
import { detectLanguages } from './language.js';

describe('detectLanguages', () => {
  it.each([
    ['en', 'We help clinics to fill their empty appointments with the patients that need them most.'],
    ['es', 'Ayudamos a las clínicas a llenar sus citas vacías con los pacientes que más las necesitan.'],
    ['fr', 'Nous aidons les cliniques à remplir leurs créneaux vides avec les patients qui en ont besoin.'],
    ['de', 'Wir helfen Kliniken, ihre leeren Termine mit den Patienten zu füllen, die sie brauchen.'],
    ['pt', 'Ajudamos as clínicas a preencher as suas consultas vazias com os pacientes que mais precisam.'],
    ['it', 'Aiutiamo le cliniche a riempire gli appuntamenti vuoti con i pazienti che ne hanno più bisogno.'],
    ['nl', 'Wij helpen klinieken om hun lege afspraken te vullen met de patiënten die ze nodig hebben.'],
    ['ca', 'Ajudem les clíniques a omplir les seves cites buides amb els pacients que més les necessiten.'],
    ['zh', '我们帮助诊所填补空缺的预约'],
    ['ja', '私たちはクリニックの空き予約を埋めます'],
  ])('knows %s', (language, text) => {
    expect(detectLanguages([text]).deck).toBe(language);
  });

  it('reads Spanish that was typed without accents', () => {
    expect(
      detectLanguages(['Plataforma educativa inclusiva con IA adaptativa para ninos', 'El problema', 'La solucion'])
        .deck,
    ).toBe('es');
  });

  it('knows a deck of bare headings', () => {
    expect(detectLanguages(['Problème', 'Solution', 'Marché', 'Équipe', 'Feuille de route']).deck).toBe('fr');
    expect(detectLanguages(['Problema', 'Solución', 'Mercado', 'Equipo', 'Hoja de ruta']).deck).toBe('es');
  });

  it('gives a slide in another language its own, and a slide that does not tell the language of the deck', () => {
    const { deck, texts } = detectLanguages([
      'Nuestra plataforma permite que las empresas gestionen sus pagos con los proveedores de toda la región.',
      'El equipo lleva diez años en el sector y conoce a los clientes que más lo necesitan.',
      'This is what our customers say about the product that they use every day in their stores.',
      'MVP 2.0',
    ]);
    expect(deck).toBe('es');
    expect(texts).toEqual(['es', 'es', 'en', 'es']);
  });

  it('says that it does not know rather than guess', () => {
    expect(detectLanguages(['', '12 34 %']).deck).toBe('und');
  });
});
