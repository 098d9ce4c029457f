/** Other weights over a kept judgement: the same document as judging again, and only where this build judged. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Analysis } from '../model/analysis.js';
import { rescoreAnalysis, reweighAnalysis } from './score-document.js';
import { PUBLISHED_RULES, rulesOf } from './scoring-rules.js';
import { arbitraryEvidence } from '../../test/kit/arbitrary-evidence.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { strongSeed } from '../../test/kit/sample-evidence.js';

const BUILD = 'build-1';

const RULES = [
  PUBLISHED_RULES,
  rulesOf({ stages: ['seed'], weights: { criteria: { G4: 25, R6: 3 } } }),
  // A criterion that weighs nothing is not judged, so this one needs a judgement of its own.
  rulesOf({ dealBreakers: { flags: ['token-sale'] }, weights: { criteria: { G4: 0, M1: 0 } } }),
  rulesOf({ weights: { scores: { seed: { market: 10, product: 10, traction: 10, team: 60, risk: 10 } } } }),
  rulesOf({
    weights: {
      criteria: { M3: 60, P3: 60, G2: 60 },
      scores: { seed: { market: 50, team: 10, product: 15, traction: 15, risk: 10 } },
    },
  }),
];

/** A good deck without some of its kinds of facts: scores on both sides of what makes a company promising. */
const thinnedDeck = fc
  .subarray([...new Set(strongSeed().facts.map(({ kind }) => kind))])
  .map((kinds) => ({ ...strongSeed(), facts: strongSeed().facts.filter(({ kind }) => !kinds.includes(kind)) }));

function judgedBy(build: string | undefined, analysis: Analysis): Analysis {
  return { ...analysis, ...(build === undefined ? {} : { judgedBy: build }) };
}

/** Somebody has answered the last question. */
function withAnswer(analysis: Analysis): Analysis {
  const questions = analysis.questions.map((question, index, { length }) =>
    index < length - 1 ? question : { ...question, status: 'answered' as const, answer: 'Yes', owner: 'Ana' },
  );
  return { ...analysis, questions };
}

test('weighed by other rules, a document is what judging it again by them makes of it', () => {
  const rules = fc.constantFrom(...RULES);
  fc.assert(
    fc.property(
      fc.oneof(arbitraryEvidence, thinnedDeck),
      fc.constantFrom('en' as const, 'fr' as const),
      rules,
      rules,
      (evidence, locale, first, then) => {
        const stored = withAnswer(rescoreAnalysis(sampleAnalysis(evidence), locale, first));
        expect(reweighAnalysis(judgedBy(BUILD, stored), then, BUILD)).toEqual(rescoreAnalysis(stored, locale, then));
      },
    ),
    { numRuns: 200, seed: 7 },
  );
});

test.each([
  ['by the same build is kept', BUILD, BUILD, true],
  ['by another build is made anew', 'build-0', BUILD, false],
  ['by an unknown build is made anew', undefined, BUILD, false],
  ['is made anew where the build is unknown', undefined, undefined, false],
])('a judgement %s', (_, before, build, kept) => {
  const analysis = sampleAnalysis(strongSeed());
  const [first, ...others] = analysis.criteria;
  const otherwise = { ...first!, reason: 'As an earlier program put it' };
  const stored = judgedBy(before, { ...analysis, criteria: [otherwise, ...others] });
  const again = reweighAnalysis(stored, RULES[1], build);
  expect(again.criteria[0]?.reason === otherwise.reason).toBe(kept);
  expect(again.rubricVersion).toContain('+thesis-');
});
