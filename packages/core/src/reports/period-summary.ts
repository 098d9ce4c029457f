/** The part that all period reports share: the summary of the specification, its movements and what is said of it. */
import type { Movement, ReportSection, Said } from '../model/report-document.js';
import type { ReportSummary } from '../model/report.js';
import { mean, movementOf } from './arithmetic.js';
import { basisOf, byScore, scoresOf, type Counted } from './companies.js';
import { sectorDistribution } from './figures.js';
import { totalOf } from './money.js';
import { dayOf, isoWeek, type Period } from './period.js';
import type { SectionWriter } from './section-writer.js';
import { moved, type ReportInput } from './report-input.js';
import { nameKey } from '../text/company-key.js';

/** Analyses listed as recent. */
const MOST_RECENT = 10;

/** The newest analyses first. */
export function recentOf(analyses: readonly Counted[]): Counted[] {
  return analyses.slice(-MOST_RECENT).reverse();
}

/**
 * The portfolio is what it was at the end of the period; its movement is told from the beginning, so that it is what
 * was invested in the period. In a running period an investment dated tomorrow counts: somewhere it is tomorrow.
 */
export function summaryOf(input: ReportInput): ReportSummary {
  const { books, period, hidden, now, before } = input;
  const until = dayAfter(period);
  const held = books.investments.filter(({ date }) => date < until);
  const from = period.id === 'all' ? '' : dayOf(period.from);
  const heldBefore = held.filter(({ date }) => date < from);
  const made = held.filter(({ date }) => date >= from);
  const companies = (investments: typeof held) =>
    new Set(investments.map(({ companyName }) => nameKey(companyName))).size;
  const averageScore = mean(scoresOf(now.companies));
  const required = (movement: Movement | undefined) => movement ?? movementOf(null, null);
  return {
    basis: basisOf(books, period),
    totalAnalyses: now.analyses.length,
    averageScore,
    portfolioCompanies: companies(held),
    totalInvestment: totalOf(held, hidden),
    investments: { count: made.length, amount: totalOf(made, hidden) },
    sectorDistribution: sectorDistribution(now.companies),
    recentAnalyses: recentOf(now.analyses).map(({ summary }) => ({
      id: summary.id,
      companyName: summary.companyName,
      score: summary.overallScore,
      date: summary.createdAt,
    })),
    ...(before
      ? {
          movements: {
            totalAnalyses: required(moved(input, ({ analyses }) => analyses.length)),
            averageScore: required(moved(input, (stretch) => mean(scoresOf(stretch.companies)))),
            portfolioCompanies: movementOf(companies(held), companies(heldBefore)),
            totalInvestment: movementOf(totalOf(held, hidden), totalOf(heldBefore, hidden)),
          },
        }
      : {}),
  };
}

/** First day after the period, which investments of it are before. */
function dayAfter(period: Period): string {
  // Greater than every date.
  return period.id === 'all' ? '~' : dayOf(period.until);
}

/** The four figures that every report begins with, and what is found, in words. */
export function openingSections(
  summary: ReportSummary,
  input: ReportInput,
  writer: SectionWriter,
  finding?: Said[],
): ReportSection[] {
  const { basis, movements, investments } = summary;
  return [
    writer.stats('summary', [
      writer.stat('totalAnalyses', 'count', summary.totalAnalyses, {
        movement: movements?.totalAnalyses,
        note: writer.said('report.note.companies', { count: basis.companies }),
      }),
      writer.stat('averageScore', 'score', summary.averageScore, {
        movement: movements?.averageScore,
        note: writer.said('report.note.scored', { count: basis.scored }),
      }),
      writer.stat('portfolioCompanies', 'count', summary.portfolioCompanies, {
        movement: movements?.portfolioCompanies,
        note: writer.said('report.note.invested', { count: investments.count }),
      }),
      writer.stat('totalInvestment', 'money', summary.totalInvestment, {
        movement: movements?.totalInvestment,
        ...(input.hidden ? { note: writer.said('report.note.hidden') } : {}),
      }),
    ]),
    writer.text('headline', basis.analyses > 0 && finding?.length ? finding : headline(summary, input, writer)),
  ];
}

function headline(summary: ReportSummary, { now, before }: ReportInput, writer: SectionWriter): Said[] {
  const { basis, movements, averageScore, sectorDistribution: sectors } = summary;
  if (basis.analyses === 0) return [writer.said('report.headline.none')];
  const best = byScore(now.companies)[0];
  const change = movements?.totalAnalyses;
  const points = movements?.averageScore.absolute ?? null;
  return [
    writer.said('report.headline.analysed', { analyses: basis.analyses, companies: basis.companies }),
    ...(before && change
      ? [
          writer.said(`report.headline.${directionOf(change.absolute ?? 0)}`, {
            difference: Math.abs(change.absolute ?? 0),
            before: change.before ?? 0,
          }),
        ]
      : []),
    ...(averageScore === null
      ? []
      : [
          points === null || points === 0
            ? writer.said('report.headline.average', { score: averageScore })
            : writer.said(`report.headline.average.${directionOf(points)}`, {
                score: averageScore,
                points: Math.abs(points),
              }),
        ]),
    ...(best ? [writer.said('report.headline.best', { name: best.summary.companyName, score: best.score })] : []),
    ...(isLargest(sectors)
      ? [
          writer.said('report.headline.sector', {
            sector: { message: writer.said(`label.sector.${sectors[0]!.name}`).textMessage },
            share: { percent: sectors[0]!.percentage },
          }),
        ]
      : []),
  ];
}

/** Whether one sector, and not a mixture of others, has more companies than any other. */
function isLargest([first, second]: ReportSummary['sectorDistribution']): boolean {
  return first !== undefined && first.name !== 'other' && first.count > Math.max(1, second?.count ?? 0);
}

function directionOf(difference: number): 'more' | 'fewer' | 'same' {
  return difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same';
}

/** What the figures count and how the period is bounded: a report is read by people who never saw the tool. */
export function aboutSection(
  summary: ReportSummary,
  { period, hidden }: ReportInput,
  writer: SectionWriter,
): ReportSection {
  const { basis } = summary;
  const between = (from: number, until: number) => ({ from: { date: dayOf(from) }, to: { date: dayOf(until - 1) } });
  return writer.text('about', [
    writer.said(`report.about.${period.id}`),
    ...(period.before
      ? [
          writer.said(
            `report.about.before.${period.running ? 'running' : 'whole'}`,
            between(period.before.from, Math.max(period.before.until, period.before.from + 1)),
          ),
        ]
      : []),
    ...aboutBasis(basis, writer),
    writer.said('report.about.portfolio'),
    ...(hidden ? [writer.said('report.about.hidden')] : []),
  ]);
}

/** How companies are counted, and what is in no figure. */
export function aboutBasis(basis: ReportSummary['basis'], writer: SectionWriter): Said[] {
  return [
    writer.said('report.about.companies'),
    ...(basis.unscored > 0 ? [writer.said('report.about.unscored', { count: basis.unscored })] : []),
    ...(basis.failed > 0 ? [writer.said('report.about.failed', { count: basis.failed })] : []),
    ...(basis.running > 0 ? [writer.said('report.about.unfinished', { count: basis.running })] : []),
  ];
}

/** The period in words, such as “Q4 2026, up to Nov 21, 2026”. */
export function subtitleOf(period: Period, writer: SectionWriter): Said {
  const to = { date: dayOf(period.now) };
  if (period.id === 'all') return writer.said('report.period.all', { to });
  const whole = writer.said(`report.period.${period.id}`, dateOf(period));
  return period.running ? writer.said('report.period.running', { period: { message: whole.textMessage }, to }) : whole;
}

function dateOf({ id, from, until }: Period) {
  const day = dayOf(from);
  const month = new Date(from).getUTCMonth();
  const { week, year } = isoWeek(from);
  switch (id) {
    case 'week':
      return { week: String(week), year: String(year), from: { date: day }, to: { date: dayOf(until - 1) } };
    case 'quarter':
      return { date: { date: `${day.slice(0, -6)}-Q${Math.floor(month / 3) + 1}` } };
    case 'year':
      return { date: { date: day.slice(0, -6) } };
    default:
      return { date: { date: day.slice(0, -3) } };
  }
}
