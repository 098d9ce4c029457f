/** The line that says what the company does is found among slogans, features, problems and references. */
import { describe, expect, it } from 'vitest';
import { scoreEvidence } from '../scoring/score-evidence.js';
import { evidence, fact, slide } from '../testing/build-fact.js';
import { bestDescription } from './best-description.js';

function told(lines: string[], companyName = 'Nordlicht'): string | undefined {
  const deck = evidence(
    lines.map((text) => fact('solution', { text })),
    { companyName },
  );
  return bestDescription({ evidence: deck, scored: scoreEvidence(deck) }, deck.facts)?.text;
}

describe('bestDescription', () => {
  it('prefers the line that names the company and its product', () => {
    expect(
      told([
        'Easily share results with your colleagues',
        'Nordlicht is a platform that finds leaks in district heating',
        'Lower cost, more comfort, less carbon for everybody',
      ]),
    ).toBe('Nordlicht is a platform that finds leaks in district heating');
  });

  it.each([
    ['a problem', 'Utilities lack tools and fail to find leaks in time'],
    ['what there is not', 'There’s no platform that helps cities to find leaks in district heating'],
    ['what there is not, in Spanish', 'No hay ninguna plataforma que permita encontrar fugas en las redes de calor'],
    ['what there is not, in French', 'Il n’y a aucune plateforme qui permet de trouver les fuites des réseaux'],
    ['a reference', 'Heating networks and losses [3] in: Energy (2021)'],
    ['a torn line', 'Our platform differs from every other tool in'],
    ['the title of a study', 'EHPA : EUROPEAN PLATFORM FOR HEATING OUTLOOK FY24'],
    ['cells run together', 'Leaks | 4,5 | platform for utilities'],
  ])('never takes %s', (_what, line) => {
    expect(told([line])).toBeUndefined();
  });

  it('finds it in Spanish, French and German too', () => {
    expect(told(['Rápido y fácil de usar siempre', 'Una plataforma que detecta fugas en redes de calor'])).toContain(
      'Una plataforma',
    );
    expect(told(['Simple et rapide au quotidien', 'Un logiciel qui détecte les fuites des réseaux'])).toContain(
      'Un logiciel',
    );
    expect(
      told(['Schnell und einfach zu bedienen', 'Eine Plattform, damit Stadtwerke Lecks schneller finden']),
    ).toContain('Eine Plattform');
  });

  it('takes a solution slide over another place when the words tell as much', () => {
    const lines = [
      fact('solution', { text: 'An assistant that answers calls at night for clinics', slide: 7 }),
      fact('solution', { text: 'An assistant that answers mails at night for clinics', slide: 3 }),
    ];
    const slides = [1, 2, 3, 4, 5, 6, 7].map((number) => slide(number, number === 3 ? 'solution' : 'appendix'));
    const deck = evidence(lines, { slides });
    expect(bestDescription({ evidence: deck, scored: scoreEvidence(deck) }, deck.facts)?.fact.slide).toBe(3);
  });
});
