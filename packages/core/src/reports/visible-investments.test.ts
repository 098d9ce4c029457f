/** No amount and no total tells a reader more than its role may see. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Investment } from '../model/investment.js';
import { REPORT_PERIODS, REPORT_TYPES } from '../model/vocabulary.js';
import { investments, summaries } from '../../test/kit/arbitrary-books.js';
import { sampleInvestment } from '../../test/kit/sample-summaries.js';
import { countForDashboard } from '../../test/kit/count-for-dashboard.js';
import { dashboardOf } from './dashboard.js';
import { marketTrends } from './market-trends.js';
import { periodReport } from './period-report.js';
import { portfolioReport } from './portfolio-report.js';
import { visibleTo, type ReportReader } from './visible-investments.js';

const now = new Date('2026-11-21T15:00:00.000Z');
const viewer: ReportReader = { role: 'viewer', accountId: 'ann' };
const analyst: ReportReader = { role: 'analyst', accountId: 'ann' };

/** Everything a reader can be shown. */
function everything(
  held: Investment[],
  reader: ReportReader | undefined,
  summaryList: never[] | Parameters<typeof periodReport>[0]['summaries'] = [],
) {
  const sources = { summaries: summaryList, investments: held };
  const options = { now, locale: 'en', reader } as const;
  return {
    list: visibleTo(held, reader),
    portfolio: portfolioReport(sources, options),
    trends: marketTrends(sources, options),
    dashboards: REPORT_PERIODS.map((period) =>
      dashboardOf(countForDashboard(summaryList), held, { now, reader, period }),
    ),
    reports: REPORT_PERIODS.flatMap((period) =>
      REPORT_TYPES.map((type) => periodReport(sources, { ...options, period, type })),
    ),
  };
}

describe('a viewer', () => {
  it('is shown the same whatever was invested', () => {
    fc.assert(
      fc.property(summaries, investments, fc.integer({ min: 2, max: 999 }), (decks, held, factor) => {
        const others = held.map((one, index) => ({
          ...one,
          investmentAmount: (one.investmentAmount ?? 0) * factor + index * 17,
          stake: factor % 100,
          currentValue: factor,
          valuedOn: '2026-11-20',
        }));
        expect(everything(others, viewer, decks)).toEqual(everything(held, viewer, decks));
      }),
      { numRuns: 25 },
    );
  });

  it('is told null, not 0, even of an empty portfolio', () => {
    const { portfolio, dashboards, reports } = everything([], viewer);
    expect([portfolio.totalInvestment, portfolio.amountsHidden]).toEqual([null, true]);
    expect(dashboards[0]!.capitalDeployed).toBeNull();
    expect(reports[0]).toMatchObject({ totalInvestment: null, investments: { amount: null } });
  });
});

describe('an analyst', () => {
  const mine = sampleInvestment({ id: 'mine', assigneeIds: ['ann', 'bob'], investmentAmount: 250_000 });

  it('is shown the same whatever others are assigned to', () => {
    fc.assert(
      fc.property(summaries, investments, (decks, held) => {
        const others = held.map((one) => ({ ...one, assigneeIds: ['bob'] }));
        expect(everything([mine, ...others], analyst, decks)).toEqual(everything([mine], analyst, decks));
      }),
      { numRuns: 25 },
    );
  });

  it('sees the amounts of its own, in totals too', () => {
    const other = sampleInvestment({ id: 'other', companyName: 'Other', investmentAmount: 1e6 });
    const { portfolio, dashboards } = everything([mine, other], analyst);
    expect(portfolio).toMatchObject({ totalInvestment: 250_000, investments: 1, amountsHidden: false });
    expect(dashboards[0]!.capitalDeployed).toBe(250_000);
  });

  it('without an account has nothing of its own', () => {
    expect(visibleTo([mine], { role: 'analyst' })).toEqual([]);
  });
});

it.each(['partner', 'admin'] as const)('a %s sees what the terminal sees', (role) => {
  fc.assert(
    fc.property(investments, (held) => {
      expect(everything(held, { role, accountId: 'ann' })).toEqual(everything(held, undefined));
    }),
    { numRuns: 10 },
  );
});
