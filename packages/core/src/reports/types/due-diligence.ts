/** Due diligence: which questions are open over all companies of a period, and what was flagged. */
import type { AnalysisSummary } from '../../model/analysis.js';
import type { ReportFigures } from '../../model/report.js';
import { QUESTION_STATUSES, type QuestionStatus } from '../../model/summary-counts.js';
import { prioritySchema, QUESTION_CATEGORIES, severitySchema, type Priority } from '../../model/values.js';
import { movementOf } from '../arithmetic.js';
import { compareText, type Counted } from '../companies.js';
import { counted } from '../common-sections.js';
import type { SectionWriter } from '../section-writer.js';
import type { ReportInput, TypedReport } from '../report-input.js';

/** Companies listed: those where most is left to ask. */
const MOST_LISTED = 15;

export function dueDiligenceReport(input: ReportInput, writer: SectionWriter): TypedReport<'due-diligence'> {
  const { companies } = input.now;
  const tally = tallyOf(companies.map(({ summary }) => summary));
  const figures = figuresOf(companies, tally);
  const before = input.before && tallyOf(input.before.companies.map(({ summary }) => summary));
  const openOf = (priority?: Priority) =>
    before ? movementOf(sum(tally, 'open', { priority }), sum(before, 'open', { priority })) : undefined;
  const note = writer.said('report.note.companies', { count: companies.length });
  const { open } = figures.questions;
  const [most] = figures.mostOpen;
  return {
    figures,
    finding: [
      writer.said('report.headline.questions', { open, high: figures.priorities[0]!.open }),
      ...(most && companies.length > 1
        ? [writer.said('report.headline.mostOpen', { name: most.companyName, count: most.open })]
        : []),
    ],
    sections: [
      writer.stats('questions', [
        writer.stat('open', 'count', figures.questions.open, { movement: openOf(), note }),
        writer.stat('openHigh', 'count', figures.priorities[0]!.open, {
          movement: openOf('high'),
        }),
        writer.stat('answered', 'count', figures.questions.answered),
        writer.stat('dismissed', 'count', figures.questions.dismissed),
      ]),
      writer.table('categories', {
        columns: [
          ['category', 'text'],
          ['open', 'count'],
          ['openHigh', 'count'],
          ['answered', 'count'],
          ['dismissed', 'count'],
        ],
        rows: asked(figures.categories).map(({ category, open, openHigh, answered, dismissed }) => [
          writer.said(`label.category.${category}`),
          open,
          openHigh,
          answered,
          dismissed,
        ]),
        chart: { form: 'bars', label: 'category', values: ['open'] },
      }),
      writer.table('priorities', {
        columns: [
          ['priority', 'text'],
          ['open', 'count'],
          ['answered', 'count'],
          ['dismissed', 'count'],
        ],
        rows: asked(figures.priorities).map(({ priority, open, answered, dismissed }) => [
          writer.said(`label.priority.${priority}`),
          open,
          answered,
          dismissed,
        ]),
      }),
      writer.table('flags', {
        columns: [
          ['severity', 'text'],
          ['flags', 'count', 'label.flags'],
          ['companies', 'count'],
        ],
        rows: counted(figures.flags).map(({ severity, count, companies }) => [
          writer.said(`label.severity.${severity}`),
          count,
          companies,
        ]),
        chart: { form: 'bars', label: 'severity', values: ['flags'] },
        empty: writer.said('label.noFlags'),
      }),
      writer.table('mostOpen', {
        columns: [
          ['company', 'text'],
          ['openHigh', 'count'],
          ['open', 'count'],
          ['answered', 'count'],
          ['flags', 'count', 'label.flags'],
          ['overall', 'score', 'label.overall'],
        ],
        rows: figures.mostOpen.map((one) => [
          one.companyName,
          one.openHigh,
          one.open,
          one.answered,
          one.flags,
          one.score,
        ]),
        analysisIds: figures.mostOpen.map(({ id }) => id),
        notes:
          companies.length > figures.mostOpen.length && figures.mostOpen.length > 0
            ? [writer.said('report.note.first', { shown: figures.mostOpen.length, count: companies.length })]
            : [],
      }),
    ],
  };
}

function figuresOf(companies: readonly Counted[], tally: Tally): ReportFigures<'due-diligence'> {
  const byStatus = (which: Which) => ({
    open: sum(tally, 'open', which),
    answered: sum(tally, 'answered', which),
    dismissed: sum(tally, 'dismissed', which),
  });
  return {
    questions: byStatus({}),
    categories: QUESTION_CATEGORIES.map((category) => ({
      category,
      ...byStatus({ category }),
      openHigh: sum(tally, 'open', { category, priority: 'high' }),
    })),
    priorities: prioritySchema.options.map((priority) => ({ priority, ...byStatus({ priority }) })),
    flags: severitySchema.options.map((severity) => {
      const counts = companies.map(({ summary }) => summary.flagCounts?.[severity] ?? 0);
      return {
        severity,
        count: counts.reduce((all, count) => all + count, 0),
        companies: counts.filter((count) => count > 0).length,
      };
    }),
    mostOpen: companies
      .map(({ summary }) => openIn(summary))
      .filter(({ open }) => open > 0)
      .sort((a, b) => b.openHigh - a.openHigh || b.open - a.open || compareText(a.companyName, b.companyName))
      .slice(0, MOST_LISTED),
  };
}

function openIn(summary: AnalysisSummary): ReportFigures<'due-diligence'>['mostOpen'][number] {
  const tally = tallyOf([summary]);
  return {
    id: summary.id,
    companyName: summary.companyName,
    open: sum(tally, 'open', {}),
    openHigh: sum(tally, 'open', { priority: 'high' }),
    answered: sum(tally, 'answered', {}),
    flags: Object.values(summary.flagCounts ?? {}).reduce((all, count) => all + count, 0),
    score: summary.overallScore,
  };
}

type Category = (typeof QUESTION_CATEGORIES)[number];
/** Questions of all that were tallied. */
type Tally = Record<QuestionStatus, Partial<Record<Category, Record<Priority, number>>>>;
interface Which {
  category?: Category | undefined;
  priority?: Priority | undefined;
}

/** One pass over thousands of summaries, from which every count then follows. */
function tallyOf(summaries: readonly AnalysisSummary[]): Tally {
  const tally: Tally = { open: {}, answered: {}, dismissed: {} };
  for (const { questionCounts } of summaries) {
    for (const status of QUESTION_STATUSES) {
      const counts = questionCounts?.[status];
      if (!counts) continue;
      for (const category of QUESTION_CATEGORIES) {
        const mine = counts[category];
        if (!mine) continue;
        const all = (tally[status][category] ??= { high: 0, medium: 0, low: 0 });
        all.high += mine.high;
        all.medium += mine.medium;
        all.low += mine.low;
      }
    }
  }
  return tally;
}

function sum(tally: Tally, status: QuestionStatus, { category, priority }: Which): number {
  let count = 0;
  for (const one of category ? [category] : QUESTION_CATEGORIES) {
    const counts = tally[status][one];
    if (counts) count += priority ? counts[priority] : counts.high + counts.medium + counts.low;
  }
  return count;
}

function asked<T extends { open: number; answered: number; dismissed: number }>(parts: readonly T[]): readonly T[] {
  return parts.filter(({ open, answered, dismissed }) => open + answered + dismissed > 0);
}
