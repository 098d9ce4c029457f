/** Decks in order of their scores, as one page: what a run over many decks hands over. Pure. */
import type { AnalysisSummary } from '../model/analysis.js';
import type { Cell, ReportPage } from '../model/report-document.js';
import { recommendationSchema, type Locale } from '../model/values.js';
import { companyKey } from '../text/company-key.js';
import { mean } from './arithmetic.js';
import { figureCell, penFor, SCORE_COLUMNS, type Pen } from './section-writer.js';
import { dayOf } from './period.js';

/** Best first; of equal scores the deck that shows more comes first, and one without a score last. */
export function rankSummaries(summaries: readonly AnalysisSummary[]): AnalysisSummary[] {
  return summaries.toSorted(
    (a, b) =>
      (b.overallScore ?? -1) - (a.overallScore ?? -1) ||
      b.coverage.overall - a.coverage.overall ||
      a.companyName.localeCompare(b.companyName, 'en'),
  );
}

/** Companies of which several decks are among `summaries`, each with its decks, in their order. */
export function severalDecksOf(summaries: readonly AnalysisSummary[]): AnalysisSummary[][] {
  const decks = new Map<string, AnalysisSummary[]>();
  for (const summary of summaries) {
    const company = companyKey(summary);
    decks.set(company, [...(decks.get(company) ?? []), summary]);
  }
  return [...decks.values()].filter((found) => found.length > 1);
}

/** Every one of `summaries` stands in it, also several decks of one company. */
export function rankingReport(
  summaries: readonly AnalysisSummary[],
  { locale, now }: { locale: Locale; now: Date },
): ReportPage {
  const pen = penFor(locale);
  const ranked = rankSummaries(summaries);
  const scores = ranked.flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]));
  const { text: title, textMessage: titleMessage } = pen.said('report.title.ranking');
  const { text: subtitle, textMessage: subtitleMessage } = pen.said('report.subtitle.ranking', {
    count: ranked.length,
    date: { date: dayOf(now.getTime()) },
  });
  return {
    title,
    titleMessage,
    subtitle,
    subtitleMessage,
    textLanguage: locale,
    generatedAt: now.toISOString(),
    amountsHidden: false,
    sections: [
      pen.stats('summary', [
        pen.stat('totalAnalyses', 'count', ranked.length),
        pen.stat('averageScore', 'score', mean(scores), {
          note: pen.said('report.note.scoredDecks', { count: scores.length }),
        }),
      ]),
      recommendationTable(pen, ranked),
      rankedTable(pen, ranked),
      pen.text('about', [
        pen.said('report.about.ranking'),
        pen.said('report.note.risk'),
        pen.said('report.note.coverage'),
      ]),
    ],
  };
}

function recommendationTable(pen: Pen, ranked: readonly AnalysisSummary[]) {
  const counts = recommendationSchema.options
    .map((id) => ({
      id,
      count: ranked.filter(({ recommendation }) => recommendation === id).length,
    }))
    .filter(({ count }) => count > 0);
  return pen.table('recommendations', {
    columns: [
      ['recommendation', 'text', 'label.recommendation'],
      ['decks', 'count', 'report.column.analyses'],
    ],
    rows: counts.map(({ id, count }) => [pen.said(`label.recommendation.${id}`), count]),
    empty: pen.said('report.empty.ranking'),
  });
}

function rankedTable(pen: Pen, ranked: readonly AnalysisSummary[]) {
  return pen.table('rankedDecks', {
    columns: [
      ['rank', 'count'],
      ['company', 'text'],
      ['overall', 'score', 'label.overall'],
      ['recommendation', 'text', 'label.recommendation'],
      ['coverage', 'percent', 'label.coverageWord'],
      ...SCORE_COLUMNS,
      ['sector', 'text', 'label.sectorWord'],
      ['stage', 'text', 'label.stageWord'],
      ['arr', 'text', 'label.metric.arr'],
      ['deck', 'text', 'label.deckWord'],
    ],
    rows: ranked.map((summary, index): Cell[] => [
      index + 1,
      summary.companyName,
      summary.overallScore,
      summary.recommendation && pen.said(`label.recommendation.${summary.recommendation}`),
      Math.round(summary.coverage.overall * 100),
      summary.marketScore,
      summary.teamScore,
      summary.productScore,
      summary.tractionScore,
      summary.riskScore,
      pen.said(`label.sector.${summary.sector}`),
      pen.said(`label.stage.${summary.stage.value}`),
      figureCell(pen, summary.arr, summary.arrMessage),
      summary.fileName,
    ]),
    analysisIds: ranked.map(({ id }) => id),
    empty: pen.said('report.empty.ranking'),
  });
}
