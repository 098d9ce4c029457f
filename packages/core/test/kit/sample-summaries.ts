/** Summaries of analyses and investments as lists hold them, for what works on many of them. */
import type { AnalysisSummary } from '../../src/model/analysis.js';
import type { Investment } from '../../src/model/investment.js';
import { SECTORS, STAGES } from '../../src/model/values.js';

/** A completed analysis of the first day of 2026; `fields` say what is else of it. */
export function sampleSummary(fields: Partial<AnalysisSummary> = {}): AnalysisSummary {
  return {
    id: 'sample-1',
    companyName: 'Sample',
    companyNameFrom: 'deck',
    fileName: 'sample.pdf',
    status: 'completed',
    createdAt: '2026-01-01T12:00:00.000Z',
    analysisTime: 2,
    recommendation: 'follow-up',
    summary: '',
    summaryMessages: [],
    overallScore: 50,
    marketScore: 55,
    teamScore: 60,
    productScore: 45,
    tractionScore: 40,
    riskScore: 50,
    coverage: { overall: 0.5, market: 0.5, team: 0.5, product: 0.5, traction: 0.5, risk: 0.5 },
    confidence: 'medium',
    band: { low: 40, high: 70 },
    marketSize: null,
    arr: null,
    growthRate: null,
    burnRate: null,
    sector: 'saas',
    stage: { value: 'seed', basis: 'label', factIds: [] },
    language: 'en',
    textLanguage: 'en',
    deckHash: 'a'.repeat(64),
    slideCount: 10,
    version: 1,
    rubricVersion: '1.0.0',
    engine: { name: 'rubric', version: '1.0.0' },
    businessModel: 'saas',
    ...fields,
  };
}

export function sampleInvestment(fields: Partial<Investment> = {}): Investment {
  const date = fields.date ?? '2026-01-15';
  const status = fields.status ?? 'active';
  return {
    id: 'investment-1',
    companyName: 'Sample',
    investmentAmount: 100_000,
    date,
    status,
    assigneeIds: [],
    history: [{ status, at: `${date}T00:00:00.000Z` }],
    createdAt: '2026-01-15T09:00:00.000Z',
    ...fields,
  };
}

const DAY = 86_400_000;

/**
 * `count` summaries of the two years before `until`, the same for the same numbers: every sector and stage, companies
 * with several decks, some without score, some failed.
 */
export function manySummaries(count: number, until: Date): AnalysisSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const score = (index * 7919) % 101;
    const failed = index % 97 === 13;
    const overallScore = failed || index % 53 === 7 ? null : score;
    const open = { market: { high: index % 4, medium: 2, low: 1 }, team: { high: 1, medium: index % 3, low: 0 } };
    return sampleSummary({
      id: `many-${String(index).padStart(6, '0')}`,
      companyName: `Company ${Math.floor(index / 1.2)}`,
      createdAt: new Date(until.getTime() - ((index * 104_729) % 730) * DAY - (index % DAY)).toISOString(),
      status: failed ? 'failed' : 'completed',
      analysisTime: 1 + (index % 90) / 2,
      overallScore,
      recommendation: overallScore === null ? 'follow-up' : score >= 75 ? 'invest' : score >= 45 ? 'follow-up' : 'pass',
      sector: SECTORS[(index * 31) % SECTORS.length]!,
      stage: { value: STAGES[(index * 17) % STAGES.length]!, basis: 'label', factIds: [] },
      questionCounts: index % 5 === 0 ? { open, answered: { financial: { high: 1, medium: 0, low: 0 } } } : { open },
      ...(index % 3 === 0 ? { flagCounts: { critical: 0, high: index % 2, medium: 1, low: 1 } } : {}),
      ...(index % 6 === 0 ? { ratings: { count: 2, sum: 4 + (index % 6) } } : {}),
    });
  });
}
