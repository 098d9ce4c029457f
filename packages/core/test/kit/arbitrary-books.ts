/** Summaries and investments of every kind that reports may meet, for property tests. */
import fc from 'fast-check';
import { DECISIONS } from '../../src/model/fund.js';
import { INVESTMENT_STATUSES } from '../../src/model/vocabulary.js';
import { recommendationSchema, SECTORS, STAGES } from '../../src/model/values.js';
import { sampleInvestment, sampleSummary } from './sample-summaries.js';

/** Few companies, so that most have several decks; some are named as no program likes it. */
export const COMPANY_NAMES = [
  'Alpha',
  'ALPHA Inc.',
  'Béta SARL',
  '🚀🚀',
  'شركة النور',
  '=HYPERLINK("http://x")',
  'x'.repeat(500),
  'Gamma\nDelta',
  'Zeta {count}',
];

const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const moment = fc.date({ min: new Date('2023-12-20'), max: new Date('2026-12-10'), noInvalidDate: true });
const counts = fc.record({ high: fc.nat(5), medium: fc.nat(5), low: fc.nat(5) });

/** Unique ids; more of the last two years than of any other time. */
export const summaries = fc
  .array(
    fc.record({
      companyName: fc.constantFrom(...COMPANY_NAMES),
      status: fc.constantFrom('completed', 'completed', 'completed', 'failed', 'processing', 'pending'),
      createdAt: moment.map((date) => date.toISOString()),
      analysisTime: fc.double({ min: 0, max: 90, noNaN: true }),
      recommendation: fc.option(fc.constantFrom(...recommendationSchema.options), { nil: null }),
      overallScore: score,
      teamScore: score,
      riskScore: score,
      sector: fc.constantFrom(...SECTORS),
      stage: fc.constantFrom(...STAGES, 'unknown' as const).map((value) => ({ value, basis: 'label', factIds: [] })),
      confidence: fc.constantFrom('high', 'medium', 'low', 'insufficient'),
      ratings: fc.option(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }).map((stars) => {
          return { count: stars.length, sum: stars.reduce((sum, one) => sum + one, 0) };
        }),
        { nil: undefined },
      ),
      decision: fc.option(
        fc.record({ value: fc.constantFrom(...DECISIONS), at: moment.map((date) => date.toISOString()) }),
        { nil: undefined },
      ),
      questionCounts: fc.record({ open: fc.record({ market: counts }), dismissed: fc.record({ team: counts }) }),
      flagCounts: fc.record({ critical: fc.nat(2), high: fc.nat(2), medium: fc.nat(2), low: fc.nat(2) }),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ ratings, decision, stage, ...fields }, index) =>
      sampleSummary({
        ...fields,
        id: `made-${index}`,
        version: index + 1,
        stage: { ...stage, basis: 'label' },
        ...(ratings ? { ratings } : {}),
        ...(decision ? { decision: { ...decision, by: { firstName: 'Ada' } } } : {}),
      }),
    ),
  );

export const investments = fc
  .array(
    fc.record({
      companyName: fc.constantFrom(...COMPANY_NAMES, 'Never analysed'),
      investmentAmount: fc.integer({ min: 1, max: 1e9 }).map((cents) => cents / 100),
      date: moment.map((date) => date.toISOString().slice(0, 10)),
      status: fc.constantFrom(...INVESTMENT_STATUSES),
      sector: fc.option(fc.constantFrom(...SECTORS), { nil: undefined }),
      round: fc.option(fc.constantFrom(...STAGES), { nil: undefined }),
      analysisId: fc.option(fc.constantFrom('made-0', 'made-3', 'gone'), { nil: undefined }),
      assigneeIds: fc.subarray(['ann', 'bob']),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ sector, round, analysisId, ...fields }, index) =>
      sampleInvestment({
        ...fields,
        id: `investment-${index}`,
        ...(sector ? { sector } : {}),
        ...(round ? { round } : {}),
        ...(analysisId ? { analysisId } : {}),
      }),
    ),
  );
