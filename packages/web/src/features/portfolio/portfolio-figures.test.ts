/** Totals say what they leave out; a company counts once. */
import type { Investment } from '@vc-analyst/core/model';
import { describe, expect, it } from 'vitest';
import { groupInvestments, portfolioTotals } from './portfolio-figures.js';

const investment = (change: Partial<Investment>): Investment => ({
  id: Math.random().toString(),
  companyName: 'Vela',
  investmentAmount: 100,
  date: '2026-01-01',
  status: 'active',
  assigneeIds: [],
  history: [],
  createdAt: '2026-01-01T00:00:00Z',
  ...change,
});

describe('portfolio figures', () => {
  it('count a company once and sum the amounts that may be seen', () => {
    const totals = portfolioTotals([
      investment({}),
      investment({ companyName: 'vela ', investmentAmount: null }),
      investment({ companyName: 'Clinera', investmentAmount: 50, status: 'exited' }),
    ]);
    expect(totals).toEqual({ invested: 150, isPart: true, active: 2, exited: 1, companies: 2 });
  });

  it('give no total where every amount is hidden, and zero where there is nothing', () => {
    expect(portfolioTotals([investment({ investmentAmount: null })]).invested).toBeNull();
    expect(portfolioTotals([]).invested).toBe(0);
  });

  it('put the largest group first, what is not given as a group of its own', () => {
    const groups = groupInvestments(
      [investment({ sector: 'ai' }), investment({ investmentAmount: 500 }), investment({ sector: 'ai' })],
      ({ sector }) => sector,
    );
    expect(groups).toEqual([
      { key: undefined, count: 1, amount: 500 },
      { key: 'ai', count: 2, amount: 200 },
    ]);
  });
});
