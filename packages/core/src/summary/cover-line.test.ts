/** What a cover says of the company, and what on a cover is no such line. */
import { describe, expect, it } from 'vitest';
import { RUBRIC } from '../scoring/rubric.js';
import { scoreEvidence } from '../scoring/score-evidence.js';
import { evidence, fact, slide } from '../testing/build-fact.js';
import { coverLine } from './cover-line.js';

function lineOf(text: string, facts = [fact('solution', { text: 'It sorts parcels', slide: 2 })]) {
  const known = evidence(facts, {
    companyName: 'Orvela',
    slides: [{ ...slide(1), text, words: text.split(/\s+/).length }, slide(2)],
  });
  return coverLine({ evidence: known, scored: scoreEvidence(known, { rubric: RUBRIC }) })?.text;
}

describe('the line on the cover', () => {
  it.each([
    [
      'Orvela\n\nSoftware that plans\nthe tours of couriers\n\nSeries A, May 2026',
      'Software that plans the tours of couriers',
    ],
    [
      'Orvela\n\nTejas solares para cubiertas antiguas\nRonda semilla, abril de 2026',
      'Tejas solares para cubiertas antiguas',
    ],
    [
      'Orvela\n\nLa plateforme de paie des petites équipes de chantier',
      'La plateforme de paie des petites équipes de chantier',
    ],
  ])('is found in %j', (text, line) => expect(lineOf(text)).toBe(line));

  it.each([
    ['Orvela\n\nPitch deck for investors, May 2026'],
    ['Orvela\n\nVoici notre équipe et ses trois métiers'],
    ['Orvela\n\nThe future of work is here for everybody'],
    ['Orvela\n\nBuilt for all. Loved by the people who work'],
    ['ORVELA\n\nTHE PLATFORM FOR SAFE BUILDING SITES'],
    [`Orvela\n\nA platform for building sites ${'that says much more on its first slide '.repeat(12)}`],
  ])('is not taken from %j', (text) => expect(lineOf(text)).toBeUndefined());

  it('is not a line with the name of somebody of the team', () => {
    const person = fact('person', { text: 'Ada Moreau', subjectName: 'Ada Moreau' });
    expect(lineOf('Orvela\n\nAda Moreau presents the platform for payroll', [person])).toBeUndefined();
  });
});
