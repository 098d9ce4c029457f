/** Many analyses as a ranked table for the terminal and as CSV. */
import { formatPercent, renderMessage, verdictName } from '@vc-analyst/core/i18n';
import { FIGURE_NAMES, type AnalysisSummary, type Locale } from '@vc-analyst/core/model';
import { scoreTone, toCsv } from '@vc-analyst/core';
import stringWidth from 'string-width';
import { clip, columns } from './columns.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

export interface RankingTableOptions {
  paint: Paint;
  locale: Locale;
  /** Cells; columns that do not fit are left out, the least telling first. @default no limit */
  width?: number | undefined;
}

interface Column {
  heading: string;
  cell: (summary: AnalysisSummary, index: number) => string;
  /** Figures stand at the right of their column. */
  figure?: boolean;
  /** When the table is too wide, the column with the highest goes first. @default it always stays */
  leaves?: number;
}

/** A heading row and one row a summary, in the order given. */
export function rankingTable(summaries: readonly AnalysisSummary[], options: RankingTableOptions): string[] {
  const { paint, width = Infinity } = options;
  let shown = rankingColumns(summaries, options);
  for (;;) {
    const rows = [
      shown.map(({ heading }) => paint.dim(heading)),
      ...summaries.map((summary, index) => shown.map(({ cell }) => cell(summary, index))),
    ];
    const lines = columns(
      rows,
      shown.flatMap(({ figure }, index) => (figure ? [index] : [])),
    );
    const first = Math.max(0, ...shown.map(({ leaves = 0 }) => leaves));
    if (first === 0 || lines.every((line) => stringWidth(line) <= width)) return lines;
    shown = shown.filter(({ leaves }) => leaves !== first);
  }
}

function rankingColumns(summaries: readonly AnalysisSummary[], { paint, locale }: RankingTableOptions): Column[] {
  const text = (id: string) => renderMessage({ id, values: {} }, locale);
  const label = (id: string) => text(`label.${id}`);
  const score = (id: string, value: (summary: AnalysisSummary) => number | null): Column => ({
    heading: label(`score.${id}`),
    cell: (summary) => String(value(summary) ?? '–'),
    figure: true,
    leaves: 1,
  });
  const judged = summaries.some((summary) => summary.fit);
  return [
    { heading: '#', cell: (_, index) => String(index + 1), figure: true },
    {
      heading: label('company'),
      cell: ({ companyName, version }) => {
        const name = paint.bold(printable(clip(companyName, 28)).replace(/\s+/g, ' '));
        return version > 1 ? `${name} ${paint.dim(`v${version}`)}` : name;
      },
    },
    {
      heading: label('overall'),
      // With answers of the founder; what the deck scores alone stands behind it.
      cell: ({ overallScore, deckAlone }) =>
        paint[scoreTone(overallScore)](String(overallScore ?? '–')) +
        (deckAlone ? paint.dim(` (${label('deckWord')} ${deckAlone.overallScore ?? '–'})`) : ''),
      figure: true,
    },
    {
      heading: label('recommendation'),
      cell: (summary) => {
        const { status } = summary;
        if (status !== 'completed')
          return status === 'failed' ? paint.poor(label('status.failed')) : label(`status.${status}`);
        const name = verdictName(summary);
        return name ? label(name) : '–';
      },
      leaves: 0.5,
    },
    {
      heading: label('coverageWord'),
      cell: ({ coverage }) => formatPercent(Math.round(coverage.overall * 100), locale),
      figure: true,
      leaves: 0.75,
    },
    score('market', (summary) => summary.marketScore),
    score('team', (summary) => summary.teamScore),
    score('product', (summary) => summary.productScore),
    score('traction', (summary) => summary.tractionScore),
    score('resilience', ({ riskScore }) => (riskScore === null ? null : 100 - riskScore)),
    ...(judged
      ? [
          {
            heading: text('fit.word'),
            cell: ({ fit }: AnalysisSummary) => (fit ? text(`fit.name.${fit.verdict}`) : '–'),
          },
        ]
      : []),
    ...(summaries.some(({ decision }) => decision)
      ? [
          {
            heading: text('report.column.decision'),
            cell: ({ decision }: AnalysisSummary) =>
              decision
                ? `${text(`report.decision.${decision.value}`)}${decision.saidOf ? ` (v${decision.saidOf.version})` : ''}`
                : '–',
            leaves: 4,
          },
        ]
      : []),
    { heading: label('sectorWord'), cell: ({ sector }) => label(`sector.${sector}`), leaves: 2 },
    { heading: 'id', cell: ({ id }) => id.slice(0, 8) },
    { heading: label('deckWord'), cell: ({ fileName }) => printable(clip(fileName, 36)), leaves: 3 },
  ];
}

/** What of a figure a table of numbers holds, in columns of its own. */
const FIGURE_COLUMNS = ['value', 'unit', 'currency', 'period', 'asOf', 'basis'] as const;

/** One row a summary, headings first: texts as people read them, then every figure as a number; nothing in a cell can run in a spreadsheet. */
export function rankingCsv(summaries: readonly AnalysisSummary[], paths?: ReadonlyMap<string, string>): Uint8Array {
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
      ...FIGURE_NAMES.flatMap((name) => FIGURE_COLUMNS.map((field) => `${name}.${field}`)),
      'fileName',
      'deckHash',
      'createdAt',
      'id',
      ...(paths ? ['path'] : []),
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
      ...FIGURE_NAMES.flatMap((name) => FIGURE_COLUMNS.map((field) => summary.figures?.[name]?.[field] ?? null)),
      summary.fileName,
      summary.deckHash,
      summary.createdAt,
      summary.id,
      ...(paths ? [paths.get(summary.id) ?? null] : []),
    ]),
  ]);
}
