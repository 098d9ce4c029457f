/** What stands like a name on a page of people and is nobody's, and who is named in a way of their own. */
import { describe, expect, it } from 'vitest';
import { makeView, type SlideSketch } from '../../testing/make-view.js';
import { findPeople } from './find-people.js';

const found = (sketch: SlideSketch, language = 'en'): string[] =>
  findPeople(makeView([{ section: 'cover', lines: ['Nimbora'] }, sketch], { language, companyName: 'Nimbora' })).map(
    ({ name, founder }) => `${name.bare}${founder ? ', founder' : ''}`,
  );

describe('on a page of the team', () => {
  const team = (lines: string[]): SlideSketch => ({ section: 'team', title: 'Team', lines });
  it.each([
    ['fr', ['Recrutements Prioritaires', 'CTO : expert en IA'], 'a head over posts that are open'],
    ['en', ['Neon Postgres', 'Serverless APIs'], 'what it is built with'],
    ['fr', ['Conseillers', 'Ordre des Infirmiers (en cours)'], 'a body'],
    ['es', ['Asesores', 'Universidad Austral'], 'a school'],
    ['en', ['Presented By', 'Founder & CTO'], 'a caption'],
    ['es', ['Presentado Por', 'Fundador y CTO'], 'a caption'],
    ['fr', ['Préparé Par', 'Fondateur et CTO'], 'a caption'],
    ['fr', ['ANCF (Conservation Foncière)', 'Directeur régional'], 'what letters stand for'],
  ])('%s: %j names nobody: %s', (language, lines) => {
    expect(found(team(['Anna Kowalska', 'CEO', ...lines]), language)).toEqual(['Anna Kowalska']);
  });

  it.each([
    ['en', 'Founder: Anna', 'Kowalska, who ran two ports'],
    ['es', 'Fundadora: Anna', 'Kowalska, que dirigió dos puertos'],
    ['fr', 'Fondatrice : Anna', 'Kowalska, qui a dirigé deux ports'],
  ])('%s: a name that its line breaks is one', (language, line, next) => {
    const cards = [{ x: 0.1, y: 0.3, w: 0.2, lines: [line, next] }];
    expect(found({ section: 'team', title: 'Team', cards }, language)).toEqual(['Anna Kowalska, founder']);
  });

  it('shares of a cap table are no people, its founders are', () => {
    const lines = ['Founders & team', '80%', 'Globex Torino', '12%', 'Anna Kowalska, CEO'];
    expect(found({ section: 'team', title: 'Cap table', lines })).toEqual(['Anna Kowalska, founder']);
    expect(found({ section: 'team', title: 'Team', lines: ['Anna Kowalska, CEO', 'Marc Tan, CTO'] })).toHaveLength(2);
  });
});

describe('a story that is told as “I”', () => {
  const story = (line: string, name = 'ANNA KOWALSKA'): SlideSketch => ({
    section: 'problem',
    title: 'Why this exists',
    lines: [name, line],
  });
  it.each([
    ['en', 'When my brother was cheated, I built Nimbora for him.', '“I built a house”, says a neighbour.'],
    ['es', 'Cuando engañaron a mi hermano, creé Nimbora para él.', 'Ella cree que el puerto está lejos.'],
    ['fr', 'Quand on a trompé mon frère, j’ai créé Nimbora pour lui.', 'Elle a créé une association de quartier.'],
  ])('%s: is the founder’s, who is named over it', (language, said, other) => {
    expect(found(story(said), language)).toEqual(['ANNA KOWALSKA, founder']);
    expect(found(story(other), language)).toEqual([]);
  });
});

describe('an occupation or everyday words', () => {
  it.each([
    ['en', 'Theoretical Physicist', 'Golf Professional'],
    ['es', 'EVIDENCIA DE EJECUCIÓN', 'Contador Profesional'],
    ['fr', 'Physicien Scientifique', 'Avocat Comptable'],
  ])('%s: “%s” and “%s” are nobody, whose name is like them is somebody', (language, one, other) => {
    const team = (name: string): SlideSketch => ({
      section: 'team',
      title: 'Team',
      lines: [
        ['Anna Kowalska', 'CEO'],
        [name, 'CTO'],
      ],
    });
    for (const name of [one, other]) expect(found(team(name), language)).toEqual(['Anna Kowalska']);
    for (const name of ['Rose Bell', 'Reto Caduff', 'Long Wu', 'Young Kovac'])
      expect(found(team(name), language)).toContain(name);
  });
});
