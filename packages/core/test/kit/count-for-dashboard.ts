/** What a store would count of summaries for the dashboard. */
import type { AnalysisSummary } from '../../src/model/analysis.js';
import type { DashboardCounts } from '../../src/reports/dashboard.js';
import type { StoredSummary } from '../../src/search/stored-summary.js';
import { aggregateSummaries } from '../../src/store/aggregate.js';
import { summaryMatcher } from '../../src/store/query.js';
import { companyKey } from '../../src/text/company-key.js';
import { dashboardCounts, DAYS, DECIDED, SCORES } from '../../src/workspace/dashboard-counts.js';

export function countForDashboard(summaries: readonly AnalysisSummary[]): DashboardCounts {
  const stored = summaries
    .map((summary): StoredSummary => ({ ...summary, company: companyKey(summary) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return dashboardCounts(
    aggregateSummaries(stored, DAYS),
    aggregateSummaries(stored, SCORES),
    stored.filter(summaryMatcher<StoredSummary>(DECIDED)),
  );
}
