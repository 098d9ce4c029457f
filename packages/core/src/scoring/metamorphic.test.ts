/** What must hold whatever the deck: silence never pays, order and repetition change nothing, plans are no traction. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { CriterionResult } from '../model/scores.js';
import type { Evidence, Scored } from '../model/scoring.js';
import { SCORE_IDS, type ScoreId } from '../model/values.js';
import { arbitraryEvidence } from '../../test/kit/arbitrary-evidence.js';
import { fact, slide } from '../testing/build-fact.js';
import { criteria } from './criteria/index.js';
import { RUBRIC, profileOf } from './rubric.js';
import { scoreEvidence } from './score-evidence.js';

const RUNS = { numRuns: 100, seed: 7 };

const SCORES = ['overallScore', 'marketScore', 'teamScore', 'productScore', 'tractionScore', 'riskScore'] as const;

function scoresOf(scored: Scored) {
  return {
    ...Object.fromEntries(SCORES.map((name) => [name, scored[name]])),
    coverage: scored.coverage,
    levels: scored.criteria.map(({ id, level, state }) => `${id} ${level} ${state}`),
    recommendation: scored.recommendation,
    flags: scored.flags.map(({ rule, severity }) => `${rule} ${severity}`).sort(),
  };
}

function pointsOf(list: readonly CriterionResult[], score: ScoreId): number {
  return list.filter((one) => one.score === score).reduce((total, one) => total + one.points, 0);
}

function withFacts(evidence: Evidence, facts: Fact[]): Evidence {
  return { ...evidence, facts };
}

/** Kinds that can lower a level by their size, whatever else is shown. */
const TAKE_LOWER: readonly FactKind[] = [
  ...(['runway', 'pre_money', 'post_money', 'val_cap', 'payback', 'use_of_funds', 'ltv_cac', 'ltv', 'cac'] as const),
];
/** Kinds of which the lower of several figures counts although they are not the company's past. */
const LOWEST_OF: readonly FactKind[] = ['sam', 'som', 'ask', 'buyer_count', 'price', 'arpa', 'acv'];
/** Kinds that give one metric. */
const SAME_METRIC: Partial<Record<FactKind, FactKind>> = {
  mrr: 'arr',
  burn_gross: 'burn_net',
  arpa: 'price',
  acv: 'price',
};

/** Facts that the rule of silence does not speak of: part of a failed check, or of figures that conflict. */
function outOfScope(evidence: Evidence, scored: Scored): Set<string> {
  const ids = new Set(scored.checks.filter(({ status }) => status === 'fail').flatMap(({ factIds }) => factIds));
  const metric = (one: Fact) => SAME_METRIC[one.kind] ?? one.kind;
  const figures = new Map<string, Set<number>>();
  const counted = evidence.facts.filter((one) => one.basis === 'actual' || LOWEST_OF.includes(one.kind));
  for (const one of counted) {
    if (one.value !== undefined) figures.set(metric(one), (figures.get(metric(one)) ?? new Set()).add(one.value));
  }
  for (const one of evidence.facts) {
    if (TAKE_LOWER.includes(one.kind) || (counted.includes(one) && (figures.get(metric(one))?.size ?? 0) > 1)) {
      ids.add(one.id);
    }
  }
  return ids;
}

describe('silence never pays', () => {
  it('deleting a slide raises no sub-score and no coverage (MT1)', () => {
    let compared = 0;
    fc.assert(
      fc.property(arbitraryEvidence, fc.integer({ min: 1, max: 10 }), (evidence, deleted) => {
        const before = scoreEvidence(evidence);
        const scope = outOfScope(evidence, before);
        const kept = evidence.facts.filter((one) => one.slide !== deleted || scope.has(one.id));
        const after = scoreEvidence(withFacts(evidence, kept));
        const failed = (scored: Scored) => scored.checks.filter(({ status }) => status === 'fail').length;
        if (failed(after) !== failed(before)) return;
        compared += kept.length < evidence.facts.length ? 1 : 0;
        for (const score of SCORE_IDS) {
          expect(pointsOf(after.criteria, score)).toBeLessThanOrEqual(pointsOf(before.criteria, score) + 1e-6);
          expect(after.coverage[score]).toBeLessThanOrEqual(before.coverage[score] + 1e-9);
        }
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns / 5);
  });

  it('a fuller deck never gets a worse verdict than its thinner version', () => {
    const ORDER = ['pass', 'thin', 'call', 'invest'];
    const verdict = ({ recommendation, recommendationReason }: Scored) =>
      ORDER.indexOf(recommendationReason ?? recommendation ?? '');
    let compared = 0;
    fc.assert(
      fc.property(arbitraryEvidence, fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 8 }), (full, cut) => {
        const before = scoreEvidence(full);
        const scope = outOfScope(full, before);
        const facts = full.facts.filter((one) => !cut.includes(one.slide) || scope.has(one.id));
        const slides = full.slides.map((one) => (cut.includes(one.number) ? slide(one.number) : one));
        const after = scoreEvidence({ ...full, facts, slides });
        // What proves something bad may cost the meeting; leaving it out is no thinner version of the same deck.
        const proven = (scored: Scored) =>
          scored.checks.filter(({ status }) => status === 'fail').length +
          scored.flags.reduce((sum, flag) => sum + flag.points, 0) +
          scored.caps.filter(({ id }) => ['C6', 'C7', 'C11', 'C12'].includes(id)).length;
        if (proven(before) > proven(after)) return;
        compared += facts.length < full.facts.length ? 1 : 0;
        expect(verdict(before)).toBeGreaterThanOrEqual(verdict(after));
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns / 5);
  });

  it('removing all evidence of a criterion puts exactly its points at stake (MT16)', () => {
    fc.assert(
      fc.property(arbitraryEvidence, fc.constantFrom(...criteria), (evidence, criterion) => {
        const { id, kinds, score } = criterion.meta;
        const kept = id === 'R8' ? [] : evidence.facts.filter((one) => !kinds.includes(one.kind));
        const result = scoreEvidence(withFacts(evidence, kept)).criteria.find((one) => one.id === id)!;
        const share = RUBRIC.subScores[profileOf(evidence.stage.value)].weights[score];
        if (result.state === 'notApplicable') return;
        expect(result).toMatchObject({ level: 0, points: 0, coverage: 0, state: 'missing', factIds: [] });
        expect(result.pointsAtStake).toBeCloseTo((share * result.weight * 0.75) / 100, 5);
      }),
      RUNS,
    );
  });

  it('without an ask the overall score stays under the mark for investing (MT15)', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const silent = evidence.facts.filter(({ kind }) => kind !== 'ask' && kind !== 'ask_text');
        const scored = scoreEvidence(withFacts(evidence, silent));
        expect(scored.overallScore).toBeLessThanOrEqual(79);
        expect(scored.recommendation).not.toBe('invest');
        expect(scored.criteria.find(({ id }) => id === 'R3')!.level).toBe(0);
      }),
      RUNS,
    );
  });

  it('a good fact more lowers no sub-score (MT12)', () => {
    const good: Fact[] = [
      fact('pilot', { text: 'paid pilot with Omega', subjectName: 'Omega', strength: 'specific' }),
      fact('logo', { subjectName: 'Omega', subject: 'customer' }),
      fact('why_now', { text: 'The 2024 payments law', strength: 'specific' }),
      fact('advisor', { subjectName: 'Dr Mora', strength: 'specific' }),
      fact('milestone_done', { text: 'ISO audit passed', asOf: '2025-06', strength: 'specific' }),
      fact('regulation', { text: 'EMI licence', strength: 'specific', detail: { status: 'obtained' } }),
      fact('testimonial', { text: 'Nora at Omega saved 30 hours', strength: 'specific' }),
      fact('tech', { text: 'Solves drift under load', strength: 'specific' }),
    ];
    fc.assert(
      fc.property(arbitraryEvidence, fc.constantFrom(...good), (evidence, one) => {
        const before = scoreEvidence(evidence);
        const after = scoreEvidence(withFacts(evidence, [...evidence.facts, { ...one, id: 'added' }]));
        for (const score of SCORE_IDS) {
          expect(pointsOf(after.criteria, score)).toBeGreaterThanOrEqual(pointsOf(before.criteria, score) - 1e-6);
        }
      }),
      RUNS,
    );
  });
});

describe('order and repetition change nothing', () => {
  it('re-ordering slides (MT4)', () => {
    fc.assert(
      fc.property(arbitraryEvidence, fc.integer({ min: 1, max: 9 }), (evidence, shift) => {
        const moved = evidence.facts
          .map((one) => ({ ...one, slide: ((one.slide - 1 + shift) % 10) + 1, id: `moved-${one.id}` }))
          .reverse();
        expect(scoresOf(scoreEvidence(withFacts(evidence, moved)))).toEqual(scoresOf(scoreEvidence(evidence)));
      }),
      RUNS,
    );
  });

  it('duplicating a slide or adding filler (MT7)', () => {
    fc.assert(
      fc.property(arbitraryEvidence, fc.integer({ min: 1, max: 10 }), (evidence, repeated) => {
        const copies = evidence.facts
          .filter((one) => one.slide === repeated)
          .map((one) => ({ ...one, slide: 11, id: `copy-${one.id}` }));
        const filler = Array.from({ length: 20 }, (_, index) => slide(11 + index));
        const longer = { ...evidence, facts: [...evidence.facts, ...copies], slides: [...evidence.slides, ...filler] };
        expect(scoresOf(scoreEvidence(longer))).toEqual(scoresOf(scoreEvidence(evidence)));
      }),
      RUNS,
    );
  });

  it('other names for the same people and firms (MT9)', () => {
    const other: Record<string, string> = {
      'Ana Ruiz': 'Zoë Diallo',
      'Marc Petit': 'Aarav Singh',
      'Lena Koch': 'Mei Lin',
      'Ivo Sala': 'Bo Ek',
      Alpha: 'Zeta',
      Beta: 'Yps',
      Gamma: 'Xon',
      Delta: 'Wev',
    };
    const rename = (text: string) => text.replace(/[A-Z]\w+( [A-Z]\w+)?/g, (name) => other[name] ?? name);
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const renamed = evidence.facts.map((one) => ({
          ...one,
          text: rename(one.text),
          quote: rename(one.quote),
          ...(one.subjectName ? { subjectName: rename(one.subjectName) } : {}),
        }));
        expect(scoresOf(scoreEvidence(withFacts(evidence, renamed)))).toEqual(scoresOf(scoreEvidence(evidence)));
      }),
      RUNS,
    );
  });

  it('hidden facts count for nothing (MT6)', () => {
    fc.assert(
      fc.property(arbitraryEvidence, arbitraryEvidence, (evidence, planted) => {
        const hidden = planted.facts.map((one) => ({ ...one, id: `hidden-${one.id}`, visible: false }));
        const { flags: _before, recommendation: _same, ...before } = scoresOf(scoreEvidence(evidence));
        const after = scoresOf(scoreEvidence(withFacts(evidence, [...evidence.facts, ...hidden])));
        expect(after).toMatchObject(before);
      }),
      RUNS,
    );
  });
});

describe('figures move what they should and nothing else', () => {
  it.each([10, 0.1])('recurring revenue × %s (MT2, MT3)', (factor) => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const scaled = evidence.facts.map((one) =>
          (one.kind === 'arr' || one.kind === 'mrr') && one.value !== undefined
            ? { ...one, value: one.value * factor }
            : one,
        );
        const before = scoreEvidence(evidence);
        const after = scoreEvidence(withFacts(evidence, scaled));
        const [low, high] = factor > 1 ? [before, after] : [after, before];
        expect(pointsOf(low.criteria, 'traction')).toBeLessThanOrEqual(pointsOf(high.criteria, 'traction') + 1e-6);
        for (const name of ['marketScore', 'teamScore', 'productScore'] as const)
          expect(after[name]).toBe(before[name]);
      }),
      RUNS,
    );
  });

  it('a forecast in place of an actual figure raises no score of market, team, product or traction (MT10)', () => {
    fc.assert(
      fc.property(arbitraryEvidence, fc.nat(), (evidence, pick) => {
        const actual = evidence.facts.filter((one) => one.basis === 'actual' && one.subject === 'company');
        const chosen = actual[pick % Math.max(actual.length, 1)];
        const before = scoreEvidence(evidence);
        if (!chosen || outOfScope(evidence, before).has(chosen.id)) return;
        const planned = evidence.facts.map((one) => (one === chosen ? { ...one, basis: 'forecast' as const } : one));
        const after = scoreEvidence(withFacts(evidence, planned));
        for (const score of ['market', 'team', 'product', 'traction'] as const) {
          expect(pointsOf(after.criteria, score)).toBeLessThanOrEqual(pointsOf(before.criteria, score) + 1e-6);
        }
      }),
      RUNS,
    );
  });
});

describe('every deck gets an answer', () => {
  it('scores are whole numbers from 0 to 100, and every text is rendered in every language', () => {
    fc.assert(
      fc.property(
        arbitraryEvidence,
        fc.constantFrom('en' as const, 'es' as const, 'fr' as const),
        (evidence, locale) => {
          const scored = scoreEvidence(evidence, { locale });
          for (const name of SCORES) {
            expect(scored[name]).toBeGreaterThanOrEqual(0);
            expect(scored[name]).toBeLessThanOrEqual(100);
            expect(Number.isInteger(scored[name])).toBe(true);
          }
          expect(scored.band!.high).toBeGreaterThanOrEqual(scored.overallScore!);
          const texts = [
            ...scored.criteria.map(({ reason }) => reason),
            ...scored.caps.map(({ reason }) => reason),
            scored.recommendationRule!.reason,
            ...scored.recommendationRule!.wouldChange.map(({ text }) => text),
          ];
          for (const text of texts) expect(text).not.toMatch(/scoring\.|undefined|NaN|\{/);
        },
      ),
      RUNS,
    );
  });
});
