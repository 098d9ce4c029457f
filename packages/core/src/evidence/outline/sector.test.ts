/** Which sector a company is of, in three languages, beside decks that only use its words. */
import { describe, expect, it } from 'vitest';
import { makeView } from '../../testing/make-view.js';
import { readSector } from './sector.js';

const sectorOf = (language: string, cover: string, ...lines: string[]): string =>
  readSector(
    makeView(
      [
        { section: 'cover', lines: [cover] },
        { section: 'solution', lines },
      ],
      { language },
    ),
  ).sector;

describe('the sector', () => {
  it.each([
    ['en', 'Nimbora: software that fills the diary of dental clinics', 'Patients book', 'Clinics pay a subscription'],
    [
      'es',
      'Nimbora: software que llena la agenda de clínicas dentales',
      'Los pacientes reservan',
      'Las clínicas pagan',
    ],
    ['fr', 'Nimbora : le logiciel des cliniques dentaires', 'Les patients réservent', 'Les cliniques paient'],
  ])('is what it serves, not what it works with (%s)', (language, cover, ...lines) => {
    expect(sectorOf(language, cover, ...lines)).toBe('healthtech');
  });

  it.each([
    [
      'en',
      'Nimbora: AI agents for any team',
      'Our LLM agents read, write and file',
      'Machine learning models of your own',
    ],
    [
      'es',
      'Nimbora: agentes de IA para todo equipo',
      'Nuestros agentes de IA leen y archivan',
      'Inteligencia artificial propia',
    ],
    [
      'fr',
      'Nimbora : des agents IA pour toute équipe',
      'Nos agents IA lisent et classent',
      'Une intelligence artificielle à vous',
    ],
  ])('is AI where nothing else is served (%s)', (language, cover, ...lines) => {
    expect(sectorOf(language, cover, ...lines)).toBe('ai');
  });

  it.each([
    ['en', 'Nimbora: games for everyone', 'Gamers run a hospital', 'An esports league in spring'],
    ['es', 'Nimbora: videojuegos para todos', 'Los jugadores dirigen un hospital', 'Una liga de esports en primavera'],
    ['fr', 'Nimbora : des jeux video pour tous', 'Les joueurs dirigent un hôpital', 'Une ligue d’esports au printemps'],
  ])('is none that is only mentioned (%s)', (language, cover, ...lines) => {
    expect(sectorOf(language, cover, ...lines)).toBe('other');
  });
});
