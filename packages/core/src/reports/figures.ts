/** Figures that several reports give: distributions, funnel, time, accuracy, averages by sector. Pure. */
import type { AnalysisSummary } from '../model/analysis.js';
import { DECISIONS } from '../model/fund.js';
import type { RiskBands } from '../model/fund-reports.js';
import type { Accuracy, Funnel, RecommendationShare, ScoreAverages, Timing } from '../model/report-figures.js';
import type { ReportFigures } from '../model/report.js';
import { verdictName, type Recommended } from '../i18n/verdict-name.js';
import { CONFIDENCES, SECTORS, type ScoreId, type Sector } from '../model/values.js';
import { mean, median, percentile, round1, wholeShares } from './arithmetic.js';
import { decisionOn, scoresOf, type Books, type Counted } from './companies.js';

/** Seconds in which the product promises an analysis. */
const PROMISED_SECONDS = 60;

/** Sectors with at least one company: the most companies first, then in the order of the vocabulary. */
export function sectorDistribution(companies: readonly Counted[]) {
  const bySector = groupBySector(companies);
  const shares = wholeShares(bySector.map(({ members }) => members.length));
  return bySector.map(({ sector, members }, index) => {
    return { name: sector, count: members.length, percentage: shares[index]! };
  });
}

export function groupBySector(companies: readonly Counted[]): { sector: Sector; members: Counted[] }[] {
  return SECTORS.map((sector) => ({ sector, members: companies.filter(({ summary }) => summary.sector === sector) }))
    .filter(({ members }) => members.length > 0)
    .sort((a, b) => b.members.length - a.members.length);
}

/** Ten bins of ten points; 100 is in the last. */
export function scoreBins(companies: readonly Counted[]) {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const score of scoresOf(companies)) counts[Math.min(9, Math.floor(score / 10))]! += 1;
  const shares = wholeShares(counts);
  return counts.map((count, index) => ({ low: index * 10, high: index * 10 + 10, count, percentage: shares[index]! }));
}

/** Low risk from 80 points of the overall score, medium from 60, high below. */
export function riskBands(companies: readonly Counted[]): RiskBands {
  const bands = { low: 0, medium: 0, high: 0 };
  for (const score of scoresOf(companies)) bands[score >= 80 ? 'low' : score >= 60 ? 'medium' : 'high'] += 1;
  return bands;
}

/** Bands in whole percent of the scored; null without any. */
export function riskShares({ low, medium, high }: RiskBands): RiskBands | null {
  if (low + medium + high === 0) return null;
  const [first, second, third] = wholeShares([low, medium, high]);
  return { low: first!, medium: second!, high: third! };
}

/** Every recommendation, a follow-up by what it is for; last, where there are such, none and a follow-up of before it said so. */
export function recommendationSplit(summaries: readonly Recommended[]): RecommendationShare[] {
  const counts = VERDICTS.map((of) => summaries.filter((one) => verdictName(one) === verdictName(of)).length);
  const shares = wholeShares(counts);
  return VERDICTS.map((of, index) => ({ ...of, count: counts[index]!, percentage: shares[index]! })).filter(
    ({ count }, index) => count > 0 || index < ALWAYS,
  );
}

const VERDICTS: readonly Recommended[] = [
  { recommendation: 'invest' },
  { recommendation: 'follow-up', recommendationReason: 'call' },
  { recommendation: 'follow-up', recommendationReason: 'thin' },
  { recommendation: 'pass' },
  { recommendation: 'follow-up' },
  { recommendation: null },
];
/** So many of them are named also where no company has them. */
const ALWAYS = 4;

/** Every decision, and null for companies on which there is none. */
export function decisionSplit(books: Books, companies: readonly Counted[], until: number) {
  return splitBy([...DECISIONS, null], companies, ({ company }) => decisionOn(books, company, until) ?? null).map(
    ({ value, ...rest }) => ({ decision: value, ...rest }),
  );
}

export function confidenceSplit(companies: readonly Counted[]): ReportFigures<'analysis'>['confidence'] {
  return splitBy(CONFIDENCES, companies, ({ summary }) => summary.confidence).map(({ value, ...rest }) => {
    return { confidence: value, ...rest };
  });
}

/** How many companies have each of `values`; null is left out when none has it. */
function splitBy<T>(values: readonly T[], companies: readonly Counted[], valueOf: (company: Counted) => T) {
  const counts = values.map((value) => companies.filter((company) => valueOf(company) === value).length);
  const shares = wholeShares(counts);
  return values
    .map((value, index) => ({ value, count: counts[index]!, percentage: shares[index]! }))
    .filter(({ value, count }) => value !== null || count > 0);
}

/**
 * Companies analysed; of them, those taken further; of them, those invested in. A person's decision goes before the
 * recommendation: taken further is what was decided so, or is recommended and not passed on. Invested in is what was
 * decided so or stands in the portfolio, by the moment `until`.
 */
export function funnelOf(books: Books, companies: readonly Counted[], until: number): Funnel {
  const funnel = { analysed: companies.length, followUp: 0, invested: 0 };
  for (const { company, summary } of companies) {
    const decision = decisionOn(books, company, until);
    const invested = decision === 'invested' || books.investedIn.has(company);
    const recommended = summary.recommendation === 'invest' || summary.recommendation === 'follow-up';
    if (invested) funnel.invested += 1;
    if (invested || decision === 'pipeline' || (decision !== 'passed' && recommended)) funnel.followUp += 1;
  }
  return funnel;
}

/** Of every completed analysis given. */
export function timingOf(analyses: readonly Counted[]): Timing {
  const seconds = analyses.map(({ summary }) => summary.analysisTime);
  return {
    count: seconds.length,
    mean: mean(seconds),
    median: median(seconds),
    p95: percentile(seconds, 0.95),
    underMinute: seconds.filter((time) => time < PROMISED_SECONDS).length,
  };
}

/** How many ratings the analyses given have, and the sum of their stars. */
export function ratingsOf(analyses: readonly Counted[]): Ratings {
  const ratings = { count: 0, sum: 0 };
  for (const { summary } of analyses) {
    ratings.count += summary.ratings?.count ?? 0;
    ratings.sum += summary.ratings?.sum ?? 0;
  }
  return ratings;
}

type Ratings = NonNullable<AnalysisSummary['ratings']>;

/** Mean stars of five in percent. */
export function accuracyOf({ count, sum }: Ratings): Accuracy {
  return { value: count === 0 ? null : round1((100 * sum) / (5 * count)), count };
}

export function scoreAverages(companies: readonly Counted[]): ScoreAverages {
  const of = (field: 'overallScore' | `${ScoreId}Score`) =>
    mean(companies.flatMap(({ summary }) => summary[field] ?? []));
  return {
    overall: of('overallScore'),
    market: of('marketScore'),
    team: of('teamScore'),
    product: of('productScore'),
    traction: of('tractionScore'),
    risk: of('riskScore'),
  };
}

/** Mean share of what the rubric asks for that decks show, in percent. */
export function coverageAverages(companies: readonly Counted[]): ScoreAverages {
  const of = (field: keyof AnalysisSummary['coverage']) =>
    mean(companies.map(({ summary }) => 100 * summary.coverage[field]));
  return {
    overall: of('overall'),
    market: of('market'),
    team: of('team'),
    product: of('product'),
    traction: of('traction'),
    risk: of('risk'),
  };
}

export function sectorFigures(companies: readonly Counted[]): ReportFigures<'analysis'>['sectors'] {
  return groupBySector(companies).map(({ sector, members }) => {
    const scores = scoresOf(members);
    return {
      sector,
      companies: members.length,
      scored: scores.length,
      averages: scoreAverages(members),
      lowest: scores.length === 0 ? null : scores.reduce((a, b) => Math.min(a, b)),
      highest: scores.length === 0 ? null : scores.reduce((a, b) => Math.max(a, b)),
      coverage: coverageAverages(members).overall,
    };
  });
}
