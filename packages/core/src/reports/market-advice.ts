/** What the trends suggest to an investor: sentences that follow from the figures, each with the figures it follows from. Pure. */
import type { MarketTrends, RiskBands } from '../model/fund-reports.js';
import type { Said } from '../model/report-document.js';
import type { Sector } from '../model/values.js';
import { scoresOf, type Counted } from './companies.js';
import { coverageAverages, groupBySector, riskBands } from './figures.js';
import type { SectionWriter } from './section-writer.js';

/** Scored companies below which shares and averages are left to chance. */
const ENOUGH_COMPANIES = 5;
/** Percent from which on a band or a sector is most of the deal flow. */
const MOST = 50;
/** Percentage points by which a band's share must have changed. */
const CHANGE = 10;
/** Percent of what the rubric asks for, below which decks leave most open. */
const LOW_COVERAGE = 50;

/** Sectors named for each reason: more is no advice. */
const MOST_SECTORS = 3;

interface Findings extends Pick<MarketTrends, 'sectorTrends' | 'emergingSectors'> {
  all: readonly Counted[];
  recentCompanies: readonly Counted[];
  distribution: RiskBands | null;
  recentShares: RiskBands | null;
}

/** Nothing but the caution when there are too few companies to advise anything. */
export function adviceOf(findings: Findings, writer: SectionWriter): Said[] {
  const { sectorTrends, emergingSectors, all, recentCompanies, distribution, recentShares } = findings;
  const scored = scoresOf(all).length;
  if (all.length === 0) return [];
  if (scored < ENOUGH_COMPANIES || !distribution) {
    return [writer.said('report.advice.few', { count: scored, enough: ENOUGH_COMPANIES })];
  }
  const sector = (name: Sector) => ({ message: writer.said(`label.sector.${name}`).textMessage });
  const bands = riskBands(all);
  const enoughRecent = scoresOf(recentCompanies).length >= ENOUGH_COMPANIES;
  const riskier = enoughRecent && recentShares ? recentShares.high - distribution.high : 0;
  const largest = groupBySector(all).find(({ sector: name }) => name !== 'other');
  const largestShare = largest ? Math.round((100 * largest.members.length) / all.length) : 0;
  const coverage = coverageAverages(enoughRecent ? recentCompanies : all).overall ?? 100;
  return [
    ...sectorTrends
      .filter(({ sector: name, trend }) => name !== 'other' && (trend === 'up' || trend === 'down'))
      .sort((a, b) => changeOf(b) - changeOf(a))
      .slice(0, MOST_SECTORS)
      .map(({ sector: name, trend, recent, earlier }) =>
        writer.said(`report.advice.${trend}`, {
          sector: sector(name),
          now: recent.averageScore ?? 0,
          before: earlier.averageScore ?? 0,
          count: recent.scored,
        }),
      ),
    ...emergingSectors
      .filter(({ sector: name }) => name !== 'other')
      .slice(0, MOST_SECTORS)
      .map(({ sector: name, count, before }) =>
        writer.said('report.advice.emerging', { sector: sector(name), count, before }),
      ),
    ...(distribution.high >= MOST
      ? [writer.said('report.advice.highRisk', { share: { percent: distribution.high }, count: bands.high })]
      : []),
    ...(distribution.low >= MOST
      ? [writer.said('report.advice.lowRisk', { share: { percent: distribution.low }, count: bands.low })]
      : []),
    ...(Math.abs(riskier) >= CHANGE && recentShares
      ? [
          writer.said(riskier > 0 ? 'report.advice.riskier' : 'report.advice.safer', {
            now: { percent: recentShares.high },
            before: { percent: distribution.high },
          }),
        ]
      : []),
    ...(largest && largestShare >= MOST
      ? [
          writer.said('report.advice.concentrated', {
            sector: sector(largest.sector),
            share: { percent: largestShare },
          }),
        ]
      : []),
    ...(coverage < LOW_COVERAGE ? [writer.said('report.advice.coverage', { share: { percent: coverage } })] : []),
  ];
}

/** Points between the two averages, up or down. */
function changeOf({ recent, earlier }: MarketTrends['sectorTrends'][number]): number {
  return Math.abs((recent.averageScore ?? 0) - (earlier.averageScore ?? 0));
}
