/** Insights follow from the analyses, the newest deck of a company standing for it, and are silent without enough. */
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.js';
import { findInsights } from './insights.js';
import type { RecentAnalysis } from './recent.js';

let made = 0;
function analysis(change: Partial<RecentAnalysis>): RecentAnalysis {
  made += 1;
  const scores = { marketScore: 50, teamScore: 50, productScore: 50, tractionScore: 50, riskScore: 50 };
  return {
    id: `a${made}`,
    companyName: `Company ${made}`,
    status: 'completed',
    overallScore: 50,
    recommendation: 'pass',
    sector: 'other',
    band: null,
    ...scores,
    ...change,
  } as RecentAnalysis;
}
const kinds = (...analyses: RecentAnalysis[]) => findInsights(analyses).map(({ kind }) => kind);

describe('insights', () => {
  it('say nothing of one ordinary deck', () => {
    expect(kinds(analysis({}))).toEqual([]);
  });

  it('put failures first and name the best of those worth a call', () => {
    const found = findInsights([
      analysis({ recommendation: 'invest', overallScore: 81, companyName: 'Good' }),
      analysis({ recommendation: 'invest', overallScore: 88, companyName: 'Best' }),
      analysis({ status: 'failed', overallScore: null, companyName: 'Torn' }),
    ]);
    expect(found[0]).toEqual({ kind: 'failed', count: 1, companies: ['Torn'] });
    expect(found[1]).toMatchObject({ kind: 'call', count: 2, company: 'Best', score: 88 });
  });

  it('judge a company by its newest deck alone', () => {
    const newest = analysis({ companyName: 'Vela' });
    const older = analysis({ companyName: 'vela', recommendation: 'invest', overallScore: 90 });
    expect(kinds(newest, older)).toEqual([]);
  });

  it('see who is nearly there, and which decks show too little', () => {
    const near = analysis({ overallScore: 68, recommendation: 'follow-up', band: { low: 68, high: 83.4 } });
    const thin = analysis({ recommendation: 'follow-up', recommendationReason: 'thin', overallScore: 20 });
    expect(findInsights([near, thin])).toMatchObject([
      { kind: 'borderline', high: 83 },
      { kind: 'thin', count: 1 },
    ]);
  });

  it('let a sector lead only where another could', () => {
    const energy = [90, 80].map((overallScore) => analysis({ sector: 'energy', overallScore }));
    const others = [70, 40].map((overallScore) => analysis({ sector: 'saas', overallScore }));
    expect(kinds(...energy, analysis({ sector: 'saas' }))).not.toContain('sector');
    expect(findInsights([...energy, ...others])[0]).toEqual({
      kind: 'sector',
      sector: 'energy',
      count: 2,
      total: 4,
      average: 85,
    });
  });

  it('compare risk as safety when they look for what is weakest', () => {
    const risky = [1, 2, 3].map(() => analysis({ riskScore: 90 }));
    expect(findInsights(risky).at(-1)).toEqual({ kind: 'weak', score: 'risk', average: 10, count: 3 });
  });
});

describe('an excerpt', () => {
  it('has at most 150 characters and an ellipsis, and cuts no character in two', () => {
    expect(excerpt('short.')).toBe('short.');
    const cut = excerpt('👩‍🔬'.repeat(160));
    expect([...new Intl.Segmenter().segment(cut)]).toHaveLength(151);
    expect(excerpt(`${'a'.repeat(148)}, and so on`)).toBe(`${'a'.repeat(148)}…`);
  });
});
