/** Analysis: the scores of a period in detail, sector by sector, and how much the decks showed. */
import type { ScoreAverages } from '../../model/report-figures.js';
import { SCORE_IDS } from '../../model/values.js';
import { counted, scoreTable } from '../common-sections.js';
import { confidenceSplit, coverageAverages, scoreAverages, scoreBins, sectorFigures } from '../figures.js';
import { SCORE_COLUMNS, type SectionWriter } from '../section-writer.js';
import { moved, type ReportInput, type TypedReport } from '../report-input.js';

const SCORES = ['overall', ...SCORE_IDS] as const;

export function analysisReport(input: ReportInput, writer: SectionWriter): TypedReport<'analysis'> {
  const { companies } = input.now;
  const figures = {
    averages: scoreAverages(companies),
    scores: scoreBins(companies),
    sectors: sectorFigures(companies),
    coverage: coverageAverages(companies),
    confidence: confidenceSplit(companies),
  };
  const name = (score: (typeof SCORES)[number]) =>
    writer.said(score === 'overall' ? 'label.overall' : `label.score.${score}`);
  const row = (score: keyof ScoreAverages) => {
    const movement = moved(input, (stretch) => scoreAverages(stretch.companies)[score]);
    return [
      name(score),
      figures.averages[score],
      ...(movement ? [movement.before, movement.absolute] : []),
      figures.coverage[score],
    ];
  };
  const ranked = SCORE_IDS.flatMap((id) => {
    const average = figures.averages[id];
    // Low is good there.
    return id === 'risk' || average === null ? [] : [{ score: { message: name(id).textMessage }, average }];
  }).sort((a, b) => b.average - a.average);
  const [strongest, weakest] = [ranked[0], ranked.at(-1)];
  return {
    figures,
    finding:
      strongest && weakest && strongest.average > weakest.average
        ? [
            writer.said('report.headline.scores', {
              strongest: strongest.score,
              high: strongest.average,
              weakest: weakest.score,
              low: weakest.average,
            }),
          ]
        : [],
    sections: [
      writer.table('averages', {
        columns: [
          ['score', 'text'],
          ['average', 'score'],
          ...(input.before
            ? ([
                ['before', 'score'],
                ['change', 'points'],
              ] as const)
            : []),
          ['coverage', 'percent', 'label.coverageWord'],
        ],
        rows: companies.length === 0 ? [] : SCORES.map(row),
        chart: { form: 'bars', label: 'score', values: ['average'] },
        notes: [writer.said('report.note.risk'), writer.said('report.note.coverage')],
      }),
      scoreTable(writer, figures.scores),
      writer.table('sectorScores', {
        columns: [
          ['sector', 'text', 'label.sectorWord'],
          ['companies', 'count'],
          ['average', 'score'],
          ['lowest', 'score'],
          ['highest', 'score'],
          ...SCORE_COLUMNS,
          ['coverage', 'percent', 'label.coverageWord'],
        ],
        rows: figures.sectors.map(({ sector, companies, averages, lowest, highest, coverage }) => [
          writer.said(`label.sector.${sector}`),
          companies,
          averages.overall,
          lowest,
          highest,
          ...SCORE_IDS.map((id) => averages[id]),
          coverage,
        ]),
        chart: { form: 'bars', label: 'sector', values: ['average'] },
      }),
      writer.table('confidence', {
        columns: [
          ['confidence', 'text'],
          ['companies', 'count'],
          ['share', 'percent'],
        ],
        rows: counted(figures.confidence).map(({ confidence, count, percentage }) => [
          writer.said(`label.confidence.${confidence}`),
          count,
          percentage,
        ]),
        chart: { form: 'bars', label: 'confidence', values: ['share'] },
      }),
    ],
  };
}
