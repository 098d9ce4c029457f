/** One analysis as text for the terminal: verdict, scores, figures, criteria, flags, questions, each with its slide. */
import { factValue, formatDate, formatNumber, formatPercent, renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, Fact, Locale, MessageValue } from '@vc-analyst/core/model';
import { criteriaByScore, keyFigures, scoreTone, shownScore } from '@vc-analyst/core';
import { clip, columns, paragraph } from './columns.js';
import { correctionLines } from './correction-lines.js';
import { fitLines } from './fit-lines.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';

export interface ReportTextOptions {
  paint: Paint;
  locale: Locale;
  /** Cells. */
  width: number;
}

const BAR_CELLS = 20;

/** Lines of the report. `analysis` must be rendered in `locale` already. */
export function reportText(analysis: Analysis, options: ReportTextOptions): string[] {
  const { paint, locale, width } = options;
  const label = (id: string, values: Record<string, MessageValue> = {}) =>
    renderMessage({ id: `label.${id}`, values }, locale);
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  const percent = (share: number) => formatPercent(Math.round(share * 100), locale);
  const number = (value: number) => formatNumber(value, locale);
  const quoted = (quote: string) => renderMessage({ id: 'export.quoted', values: { quote } }, locale);
  const heading = (text: string) => ['', paint.bold(text)];
  const reference = (slide: number) => paint.dim(label('slideShort', { number: slide }));
  const { overallScore: overall, recommendationRule: rule, band } = analysis;

  return [
    paint.bold(analysis.companyName),
    paint.dim(
      [
        label(`sector.${analysis.sector}`),
        label(`stage.${analysis.stage.value}`),
        `${analysis.fileName}, ${label('slides', { count: analysis.slideCount })}`,
        label('seconds', { value: number(analysis.analysisTime) }),
      ].join(' · '),
    ),
    '',
    [
      paint[scoreTone(overall)](`${overall ?? '–'}/100`),
      paint.bold(label(analysis.recommendation ? `recommendation.${analysis.recommendation}` : 'noRecommendation')) +
        (rule?.borderline ? ` (${label('borderline')})` : ''),
      label('coverage', { value: percent(analysis.coverage.overall) }),
      ...(band ? [label('band', { low: band.low, high: band.high })] : []),
    ].join('  '),
    '',
    ...paragraph(analysis.summary, Math.min(width, 88)),
    '',
    ...columns(
      analysis.subScores.map(({ score, coverage, weight }) => {
        const value = shownScore(analysis, score);
        return [
          label(`score.${score}`),
          paint[scoreTone(value, score)](bar(value)),
          String(value ?? '–'),
          paint.dim(
            `${label('coverageWord')} ${percent(coverage)} · ${label('weight', { value: percent(weight / 100) })}`,
          ),
        ];
      }),
      [2],
    ),
    ...fitLines(analysis, options),
    ...correctionLines(analysis, options),
    ...heading(label('keyFigures')),
    ...columns(
      keyFigures(analysis).map(({ kind, fact }) =>
        fact
          ? [
              label(`metric.${kind}`),
              paint.bold(factValue(fact, locale)),
              statusOf(fact, label, locale),
              reference(fact.slide),
              quoted(clip(fact.quote.replace(/\s+/g, ' '), 60)),
            ]
          : [label(`metric.${kind}`), paint.dim(label('notInSlides', { count: analysis.slideCount })), '', '', ''],
      ),
    ),
    ...criteriaByScore(analysis).flatMap(({ score, criteria }) => [
      ...heading(label('carries', { score: score === 'risk' ? label('score.resilience') : label(`score.${score}`) })),
      ...criteria.flatMap((criterion) => {
        const slides = [
          ...new Set(criterion.factIds.map((id) => facts.get(id)?.slide).filter((slide) => slide !== undefined)),
        ];
        const tone =
          criterion.level >= 0.75 ? 'good' : criterion.level >= 0.5 ? 'fair' : criterion.level > 0 ? 'poor' : 'none';
        const points = `${number(criterion.points).padStart(5)}/${number(criterion.max).padEnd(3)}`;
        const title = renderMessage({ id: `scoring.${criterion.id}.title`, values: {} }, locale);
        const stake =
          criterion.pointsAtStake > 0
            ? ` ${label('atStake', { points: number(Math.round(criterion.pointsAtStake * 10) / 10) })}`
            : '';
        return [
          `${paint[tone](points)} ${title}${stake ? paint.dim(stake) : ''}`,
          ...paragraph(
            `${criterion.reason}${slides.length > 0 ? ` ${slides.map(reference).join(' ')}` : ''}`,
            width,
            10,
          ),
        ];
      }),
    ]),
    ...heading(label('flags')),
    ...(analysis.flags.length === 0 ? [label('noFlags')] : []),
    ...analysis.flags.flatMap((flag) =>
      paragraph(
        `${label(`severity.${flag.severity}`)} · ${flag.reason} ${flag.slides
          .filter((slide) => slide > 0)
          .map(reference)
          .join(' ')}`.trimEnd(),
        width,
      ),
    ),
    ...heading(label('questions')),
    ...analysis.questions
      .filter((question) => question.first)
      .flatMap((question, index) => [
        ...paragraph(`${index + 1}. ${question.question}`, width),
        ...paragraph(paint.dim(`${label(`priority.${question.priority}`)} · ${question.why}`), width, 3),
      ]),
    ...(analysis.warnings.length > 0 ? heading(label('warnings')) : []),
    ...analysis.warnings.flatMap((warning) => paragraph(warning.text, width)),
  ].map((line) => printableLine(line));
}

function bar(value: number | null): string {
  const full = Math.round(((value ?? 0) / 100) * BAR_CELLS);
  return '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
}

function statusOf(fact: Fact, label: (id: string) => string, locale: Locale): string {
  return `${label(`basis.${fact.basis}`)}${fact.asOf ? `, ${formatDate(fact.asOf, locale)}` : ''}`;
}

/** Our own colours survive; anything else that a terminal would obey does not. */
function printableLine(line: string): string {
  return line
    .split(/(\u001b\[\d+m)/)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('');
}
