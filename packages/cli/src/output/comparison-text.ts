/** Two analyses side by side as text for the terminal: scores, figures, criteria and flags that differ, with slides. */
import type { ComparedCriterion, ComparedFigure, Comparison } from '@vc-analyst/core';
import {
  criterionName,
  formatDate,
  formatNumber,
  formatPercent,
  markedValue,
  renderMessage,
  verdictName,
} from '@vc-analyst/core/i18n';
import type { Fact, Flag, Locale, MessageValue } from '@vc-analyst/core/model';
import { clip, columns, paragraph } from './columns.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

export interface ComparisonTextOptions {
  paint: Paint;
  locale: Locale;
  /** Cells. */
  width: number;
  /** Also statements that are no figures. */
  all: boolean;
}

/** Criteria shown: the differences that weigh most. */
const MOST_CRITERIA = 12;
/** Cells of a company's name above a column. */
const NAME = 26;

/** Lines of the comparison, whose texts must be in `locale` already. */
export function comparisonText(comparison: Comparison, options: ComparisonTextOptions): string[] {
  const { paint, locale, width, all } = options;
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const label = (id: string, values: Record<string, MessageValue> = {}) => text(`label.${id}`, values);
  const heading = (id: string) => ['', paint.bold(text(`compare.${id}`))];
  const on = (slides: readonly number[]) => slides.map((number) => label('slideShort', { number })).join(' ');
  const { a, b, sameCompany, scores, figures, criteria, flags, facts } = comparison;
  const [nameA, nameB] = columnNames(comparison);
  const first = criteria.slice(0, MOST_CRITERIA);

  const lines = [
    paint.bold(sameCompany ? a.companyName : `${a.companyName} – ${b.companyName}`),
    ...(sameCompany ? [text('compare.versions', { a: String(a.version), b: String(b.version) })] : []),
    ...columns(
      [a, b].map((head) => [
        clip(head.companyName, NAME),
        head.id.slice(0, 8),
        label(`stage.${head.stage.value}`),
        label(`sector.${head.sector}`),
        clip(head.fileName, 36),
      ]),
    ).map((line) => paint.dim(line)),
    ...heading('scores'),
    ...columns(
      [
        ['', nameA, nameB, text('compare.difference')].map((cell) => paint.dim(cell)),
        ...scores.map(({ score, a, b, difference }) => [
          score === 'overall'
            ? label('overall')
            : score === 'coverage'
              ? label('coverageWord')
              : label(`score.${score}`),
          shown(a, score, locale),
          shown(b, score, locale),
          signed(difference, score, locale),
        ]),
        [
          label('recommendation'),
          ...[a, b].map((head) => {
            const name = verdictName(head);
            return name ? label(name) : '–';
          }),
          '',
        ],
      ],
      [1, 2, 3],
    ),
    ...(figures.length > 0 ? heading('figures') : []),
    ...columns(
      [
        ['', nameA, '', nameB, '', ''].map((cell) => paint.dim(cell)),
        ...figures.map((figure) => figureRow(figure)),
      ].slice(figures.length > 0 ? 0 : 2),
    ),
    ...(first.length > 0 ? heading('criteria') : []),
    ...first.flatMap((criterion) => criterionLines(criterion)),
    ...(flags.onlyA.length + flags.onlyB.length > 0 ? heading('flags') : []),
    ...flags.onlyA.flatMap((flag) => flagLines(nameA, flag)),
    ...flags.onlyB.flatMap((flag) => flagLines(nameB, flag)),
    ...statementLines(),
  ];
  const differs =
    figures.length +
    criteria.length +
    flags.onlyA.length +
    flags.onlyB.length +
    facts.onlyA.length +
    facts.onlyB.length;
  return (differs === 0 ? [...lines, '', text('compare.same')] : lines).map(printableLine);

  function figureRow({ kind, a, b, ratio }: ComparedFigure): string[] {
    const side = (fact: Fact | null) =>
      fact
        ? [
            `${markedValue(fact, locale)}${fact.asOf ? `, ${formatDate(fact.asOf, locale)}` : ''}`,
            paint.dim(label('slideShort', { number: fact.slide })),
          ]
        : [paint.dim(text('compare.notShown')), ''];
    return [metricName(kind), ...side(a), ...side(b), ratio === null ? '' : paint.dim(times(ratio))];
  }

  function metricName(kind: string): string {
    const name = label(`metric.${kind}`);
    return name === `label.metric.${kind}` ? kind.replaceAll('_', ' ') : name;
  }

  function times(ratio: number): string {
    return `${new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(ratio)}×`;
  }

  function criterionLines({ a, b, ...criterion }: ComparedCriterion): string[] {
    const side = (name: string, points: ComparedCriterion['a']) =>
      paragraph(
        points
          ? `${name} · ${formatNumber(points.points, locale)}/${formatNumber(points.max, locale)} · ${points.reason} ${paint.dim(on(points.slides))}`.trimEnd()
          : `${name} · ${text('compare.notAsked')}`,
        width,
        2,
      );
    return [renderMessage(criterionName(criterion), locale), ...side(nameA, a), ...side(nameB, b)];
  }

  function flagLines(name: string, flag: Flag): string[] {
    return paragraph(
      `${name} · ${label(`severity.${flag.severity}`)} · ${flag.reason} ${paint.dim(on(flag.slides.filter((slide) => slide > 0)))}`.trimEnd(),
      width,
      2,
    );
  }

  function statementLines(): string[] {
    const count = facts.onlyA.length + facts.onlyB.length;
    if (count === 0) return [];
    if (!all) return ['', paint.dim(text('compare.more', { count }))];
    const list = (name: string, only: readonly Fact[]) => [
      ...(only.length > 0 ? [paint.dim(text('compare.only', { name }))] : []),
      ...columns(
        only.map((fact) => [
          `  ${label('slideShort', { number: fact.slide })}`,
          fact.kind.replaceAll('_', ' '),
          clip(fact.text.replace(/\s+/g, ' '), 60),
        ]),
      ),
    ];
    return [...heading('statements'), ...list(nameA, facts.onlyA), ...list(nameB, facts.onlyB)];
  }
}

/** Two names that tell the columns apart. */
function columnNames({ a, b, sameCompany }: Comparison): [string, string] {
  if (!sameCompany) return [clip(a.companyName, NAME), clip(b.companyName, NAME)];
  return a.version === b.version ? [a.id.slice(0, 8), b.id.slice(0, 8)] : [`v${a.version}`, `v${b.version}`];
}

function shown(value: number | null, score: string, locale: Locale): string {
  if (value === null) return '–';
  return score === 'coverage' ? formatPercent(value, locale) : formatNumber(value, locale);
}

function signed(difference: number | null, score: string, locale: Locale): string {
  if (difference === null) return '–';
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return `${sign}${shown(Math.abs(difference), score, locale)}`;
}

/** Our own colours survive; anything else that a terminal would obey does not. */
function printableLine(line: string): string {
  return line
    .split(/(\u001b\[\d+m)/)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('');
}
