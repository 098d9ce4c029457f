/** Decks in order of their scores, as one page: what a run over many decks hands over. Pure. */
import { saidVerdict } from './common-sections.js';
import type { AnalysisSummary } from '../model/analysis.js';
import type { Cell, ReportDocument } from '../model/report-document.js';
import type { Locale } from '../model/values.js';
import { companyKey } from '../text/company-key.js';
import { mean } from './arithmetic.js';
import { recommendationSplit } from './figures.js';
import { figureCell, sectionWriterFor, SCORE_COLUMNS, type SectionWriter } from './section-writer.js';
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
): ReportDocument {
  const writer = sectionWriterFor(locale);
  const ranked = rankSummaries(summaries);
  const scores = ranked.flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]));
  const { text: title, textMessage: titleMessage } = writer.said('report.title.ranking');
  const { text: subtitle, textMessage: subtitleMessage } = writer.said('report.subtitle.ranking', {
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
      writer.stats('summary', [
        writer.stat('totalAnalyses', 'count', ranked.length),
        writer.stat('averageScore', 'score', mean(scores), {
          note: writer.said('report.note.scoredDecks', { count: scores.length }),
        }),
      ]),
      recommendationTable(writer, ranked),
      rankedTable(writer, ranked),
      writer.text('about', [
        writer.said('report.about.ranking'),
        writer.said('report.note.risk'),
        writer.said('report.note.coverage'),
      ]),
    ],
  };
}

function recommendationTable(writer: SectionWriter, ranked: readonly AnalysisSummary[]) {
  const counts = recommendationSplit(ranked).filter(({ recommendation, count }) => recommendation && count > 0);
  return writer.table('recommendations', {
    columns: [
      ['recommendation', 'text', 'label.recommendation'],
      ['decks', 'count', 'report.column.analyses'],
    ],
    rows: counts.map(({ count, ...of }) => [saidVerdict(writer, of), count]),
    empty: writer.said('report.empty.ranking'),
  });
}

function rankedTable(writer: SectionWriter, ranked: readonly AnalysisSummary[]) {
  return writer.table('rankedDecks', {
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
      saidVerdict(writer, summary),
      Math.round(summary.coverage.overall * 100),
      summary.marketScore,
      summary.teamScore,
      summary.productScore,
      summary.tractionScore,
      summary.riskScore,
      writer.said(`label.sector.${summary.sector}`),
      writer.said(`label.stage.${summary.stage.value}`),
      figureCell(writer, summary.arr, summary.arrMessage),
      summary.fileName,
    ]),
    analysisIds: ranked.map(({ id }) => id),
    empty: writer.said('report.empty.ranking'),
  });
}
