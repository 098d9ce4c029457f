/** Many analyses as a ranked table for the terminal and as CSV. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { AnalysisSummary, Locale } from '@vc-analyst/core/model';
import { scoreTone, toCsv } from '@vc-analyst/core';
import { clip, columns } from './columns.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

/** Best first; a deck without a score last. */
export function rank(summaries: AnalysisSummary[]): AnalysisSummary[] {
  return summaries.toSorted(
    (a, b) =>
      (b.overallScore ?? -1) - (a.overallScore ?? -1) ||
      b.coverage.overall - a.coverage.overall ||
      a.companyName.localeCompare(b.companyName, 'en'),
  );
}

/** A heading row and one row a summary, in the order given. */
export function rankingTable(
  summaries: readonly AnalysisSummary[],
  { paint, locale }: { paint: Paint; locale: Locale },
): string[] {
  const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);
  const fit = summaries.some((summary) => summary.fit);
  const text = (id: string) => renderMessage({ id, values: {} }, locale);
  const heading = [
    '#',
    label('company'),
    label('overall'),
    label('recommendation'),
    label('coverageWord'),
    label('score.market'),
    label('score.team'),
    label('score.product'),
    label('score.traction'),
    label('score.resilience'),
    ...(fit ? [text('fit.word')] : []),
    label('sectorWord'),
    'id',
    label('deckWord'),
  ];
  return columns(
    [
      heading.map((text) => paint.dim(text)),
      ...summaries.map((summary, index) => [
        String(index + 1),
        paint.bold(printable(clip(summary.companyName, 28))),
        paint[scoreTone(summary.overallScore)](String(summary.overallScore ?? '–')),
        summary.recommendation ? label(`recommendation.${summary.recommendation}`) : '–',
        `${Math.round(summary.coverage.overall * 100)} %`,
        String(summary.marketScore ?? '–'),
        String(summary.teamScore ?? '–'),
        String(summary.productScore ?? '–'),
        String(summary.tractionScore ?? '–'),
        String(summary.riskScore === null ? '–' : 100 - summary.riskScore),
        ...(fit ? [summary.fit ? text(`fit.name.${summary.fit.verdict}`) : '–'] : []),
        label(`sector.${summary.sector}`),
        summary.id.slice(0, 8),
        printable(clip(summary.fileName, 36)),
      ]),
    ],
    [0, 2, 4, 5, 6, 7, 8, 9],
  );
}

/** One row a summary, headings first; nothing in a cell can run in a spreadsheet. */
export function rankingCsv(summaries: readonly AnalysisSummary[]): Uint8Array {
  return toCsv([
    [
      'rank',
      'company',
      'overallScore',
      'recommendation',
      'coverage',
      'marketScore',
      'teamScore',
      'productScore',
      'tractionScore',
      'riskScore',
      'fit',
      'sector',
      'stage',
      'arr',
      'growthRate',
      'burnRate',
      'marketSize',
      'fileName',
      'id',
    ],
    ...summaries.map((summary, index) => [
      index + 1,
      summary.companyName,
      summary.overallScore,
      summary.recommendation,
      summary.coverage.overall,
      summary.marketScore,
      summary.teamScore,
      summary.productScore,
      summary.tractionScore,
      summary.riskScore,
      summary.fit?.verdict ?? null,
      summary.sector,
      summary.stage.value,
      summary.arr,
      summary.growthRate,
      summary.burnRate,
      summary.marketSize,
      summary.fileName,
      summary.id,
    ]),
  ]);
}
