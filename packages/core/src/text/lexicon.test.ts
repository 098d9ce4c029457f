/** Phrase look-up: by words, without case and accents, longest first. */
import { describe, expect, it } from 'vitest';
import { buildLexicon } from './lexicon.js';
import { fold, wordsOf } from './words.js';

const lexicon = buildLexicon({ route: ['go to market', 'market'], team: ['équipe', 'fond* associ*'] });
const found = (text: string): string[] =>
  lexicon.findIn(text).map(({ list, start, end }) => `${list}: ${text.slice(start, end)}`);

describe('buildLexicon', () => {
  it('matches whole words without case, accents and hyphens', () => {
    expect(found('Our GO-TO-MARKET plan')).toEqual(['route: GO-TO-MARKET', 'route: MARKET']);
    expect(found("L'EQUIPE et l'équipe")).toEqual(['team: EQUIPE', 'team: équipe']);
    expect(found('supermarket marketing')).toEqual([]);
  });

  it('takes the longest phrase of a list at one place', () => {
    const nested = buildLexicon({ list: ['seed', 'seed round'] });
    expect(nested.findIn('Seed round').map(({ phrase }) => phrase)).toEqual(['seed round']);
  });

  it('reads words that end in a star as stems', () => {
    expect(found('Fondateurs associés')).toEqual(['team: Fondateurs associés']);
  });
});

describe('fold', () => {
  it('drops case, accents and ligatures', () => {
    expect(['Équipe', 'ŒUVRE', 'Straße', 'Soluci\u00f3n', 'proﬁt'].map(fold)).toEqual([
      'equipe',
      'oeuvre',
      'strasse',
      'solucion',
      'profit',
    ]);
  });

  it('keeps the places of words in the original', () => {
    expect(wordsOf('  Ça va, Zoë?').map(({ folded, start, end }) => [folded, start, end])).toEqual([
      ['ca', 2, 4],
      ['va', 5, 7],
      ['zoe', 9, 12],
    ]);
  });
});
