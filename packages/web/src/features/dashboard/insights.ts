/** What stands out among the analyses, most pressing first. Derived from data alone; nothing is said without enough of it. */
import type { ScoreId, Sector } from '@vc-analyst/core/model';
import { SCORE_IDS, SECTORS } from '@vc-analyst/core/vocabulary';
import type { RecentAnalysis } from './recent.js';

export type Insight =
  | { kind: 'failed'; count: number; companies: string[] }
  | { kind: 'call'; count: number; company: string; score: number; analysisId: string }
  | { kind: 'borderline'; company: string; score: number; high: number; analysisId: string }
  | { kind: 'thin'; count: number; companies: string[] }
  | { kind: 'sector'; sector: Sector; count: number; total: number; average: number }
  | { kind: 'weak'; score: ScoreId; average: number; count: number };

/** Insights shown at once. */
const MOST = 4;
/** Names listed before the rest is only counted. */
const NAMES = 3;
/** Companies without which an average says nothing. */
const ENOUGH = 3;
/** A company stands at the door with this score, if filling the gaps could lift it to the other. */
const DOOR = { score: 60, high: 80 } as const;

export function findInsights(analyses: readonly RecentAnalysis[]): Insight[] {
  const newest = newestOfCompanies(analyses.filter(({ status }) => status === 'completed'));
  const scored = newest.filter((one): one is Scored => one.overallScore !== null);
  const found = [
    failed(analyses),
    worthACall(scored),
    borderline(scored),
    thin(newest),
    leadingSector(scored),
    weakest(scored),
  ];
  return found.filter((insight) => insight !== undefined).slice(0, MOST);
}

type Scored = RecentAnalysis & { overallScore: number };

/** Analyses come newest first: a company's first is its newest. */
function newestOfCompanies(analyses: readonly RecentAnalysis[]): RecentAnalysis[] {
  const seen = new Set<string>();
  return analyses.filter(({ companyName }) => {
    const key = companyName.trim().toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

function failed(analyses: readonly RecentAnalysis[]): Insight | undefined {
  const ones = analyses.filter(({ status }) => status === 'failed');
  return ones.length === 0 ? undefined : { kind: 'failed', count: ones.length, companies: names(ones) };
}

function worthACall(scored: readonly Scored[]): Insight | undefined {
  const ones = scored.filter(({ recommendation }) => recommendation === 'invest');
  const best = highest(ones, ({ overallScore }) => overallScore);
  if (!best) return undefined;
  return { kind: 'call', count: ones.length, company: best.companyName, score: best.overallScore, analysisId: best.id };
}

function borderline(scored: readonly Scored[]): Insight | undefined {
  const near = scored.filter(
    ({ recommendation, overallScore, band }) =>
      recommendation !== 'invest' && overallScore >= DOOR.score && (band?.high ?? 0) >= DOOR.high,
  );
  const best = highest(near, ({ band }) => band?.high ?? 0);
  if (!best?.band) return undefined;
  const high = Math.round(best.band.high);
  return { kind: 'borderline', company: best.companyName, score: best.overallScore, high, analysisId: best.id };
}

function thin(newest: readonly RecentAnalysis[]): Insight | undefined {
  const ones = newest.filter(({ recommendationReason }) => recommendationReason === 'thin');
  return ones.length === 0 ? undefined : { kind: 'thin', count: ones.length, companies: names(ones) };
}

function leadingSector(scored: readonly Scored[]): Insight | undefined {
  if (scored.length < ENOUGH) return undefined;
  const averages = SECTORS.map((sector) => {
    const ones = scored.filter((one) => one.sector === sector);
    return { sector, count: ones.length, average: mean(ones.map(overall)) };
  }).filter(({ count }) => count > 1);
  // One sector alone leads nobody.
  if (averages.length < 2) return undefined;
  const best = highest(averages, ({ average }) => average);
  return best && { kind: 'sector', ...best, total: scored.length };
}

function weakest(scored: readonly Scored[]): Insight | undefined {
  const averages = SCORE_IDS.map((score) => {
    const values = scored.map((one) => one[`${score}Score`]).filter((value) => value !== null);
    // Low risk is good: it is compared as safety.
    const good = values.map((value) => (score === 'risk' ? 100 - value : value));
    return { score, count: values.length, average: mean(good) };
  }).filter(({ count }) => count >= ENOUGH);
  const worst = highest(averages, ({ average }) => -average);
  return worst && { kind: 'weak', ...worst };
}

const overall = ({ overallScore }: Scored) => overallScore;

function names(ones: readonly RecentAnalysis[]): string[] {
  return ones.slice(0, NAMES).map(({ companyName }) => companyName);
}

function highest<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || value(item) > value(best) ? item : best),
    undefined,
  );
}

/** One decimal. */
function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}
