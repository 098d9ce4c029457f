/** The pages of `vc show`: one analysis as lines of a given width, page by page. Pure, so that they are tested as text. */
import { criteriaByScore, keyFigures, scoreTone, shownScore } from '@vc-analyst/core';
import { factValue, figureOrigin } from '@vc-analyst/core/i18n';
import type { Analysis, CriterionResult } from '@vc-analyst/core/model';
import { clip, columns, paragraph } from '../output/columns.js';
import { correctionLines } from '../output/memo/correction-lines.js';
import { fitLines } from '../output/memo/fit-lines.js';
import { say } from '../output/language.js';
import { questionLines } from '../output/memo/question-lines.js';
import {
  aboutLine,
  criterionTone,
  flagText,
  printableLine,
  reasonOf,
  unjudgedLines,
  scoreLines,
  slideLines,
  statusOf,
  verdictLine,
  warningLines,
  wordsFor,
  type MemoTextOptions,
} from '../output/memo/memo-sections.js';

export interface MemoScreen {
  title: string;
  /** None wider than the page. */
  lines: string[];
}

/** Six pages. `analysis` must be rendered in the locale already. */
export function memoScreens(analysis: Analysis, options: MemoTextOptions): MemoScreen[] {
  const page = (id: string, lines: string[]): MemoScreen => ({
    title: say(`show.page${id}`, {}, options.locale),
    lines: lines.map(printableLine),
  });
  return [
    page('Scores', scores(analysis, options)),
    page('Figures', figures(analysis, options)),
    page('Criteria', waterfall(analysis, options)),
    page('Flags', flags(analysis, options)),
    page('Questions', questionLines(analysis, options).slice(1)),
    page('Slides', slides(analysis, options)),
  ];
}

function scores(analysis: Analysis, options: MemoTextOptions): string[] {
  const { width, paint } = options;
  const { label } = wordsFor(options);
  return [
    ...paragraph(verdictLine(analysis, options), width),
    ...paragraph(aboutLine(analysis, options), width),
    '',
    ...scoreLines(analysis, options),
    '',
    ...paragraph(analysis.summary, Math.min(width, 88)),
    ...fitLines(analysis, options),
    ...correctionLines(analysis, options),
    ...(analysis.warnings.length > 0 ? ['', paint.bold(label('warnings'))] : []),
    ...warningLines(analysis, options),
  ];
}

/** A figure in one line, its quote in the next. */
function figures(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint, locale, width } = options;
  const { label, quoted, reference } = wordsFor(options);
  const shown = keyFigures(analysis);
  const rows = columns(
    shown.map(({ kind, fact }) =>
      fact
        ? [label(`metric.${kind}`), paint.bold(factValue(fact, locale)), statusOf(fact, options), reference(fact.slide)]
        : [label(`metric.${kind}`), paint.dim(label('notInSlides', { count: analysis.slideCount })), '', ''],
    ),
  );
  return rows.flatMap((row, index) => {
    const fact = shown[index]?.fact;
    const quote = fact?.quote.replace(/\s+/g, ' ');
    if (!fact || quote === undefined) return [row];
    const origin = figureOrigin(fact, locale);
    const own = origin === undefined ? [] : paragraph(origin, width, 2);
    return [row, ...own, `  ${paint.dim(quoted(clip(quote, width - 4)))}`];
  });
}

/** Cells of a criterion's title. */
const TITLE = 28;
/** Cells of its points. */
const POINTS = 11;

/** Each score built up criterion by criterion: a bar begins where the one before ends. */
function waterfall(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint, width } = options;
  const { label, number, title, atStake } = wordsFor(options);
  const cells = Math.min(50, Math.max(16, width - TITLE - POINTS - 2));
  const at = (points: number) => Math.round((points / 100) * cells);
  const line = (criterion: CriterionResult, before: number): string => {
    const from = at(before);
    const to = at(before + criterion.points);
    const most = Math.max(to, at(before + criterion.max));
    const bar = ' '.repeat(from) + '█'.repeat(to - from) + '░'.repeat(most - to);
    const name = clip(title(criterion), TITLE).padEnd(TITLE);
    const points = `${number(criterion.points)}/${number(criterion.max)}`.padStart(POINTS - 1);
    return `${name} ${paint[criterionTone(criterion)](bar.padEnd(cells).slice(0, cells))} ${points}`;
  };
  return [
    ...paragraph(paint.dim(say('show.waterfall', {}, options.locale)), width),
    ...criteriaByScore(analysis).flatMap(({ score, judged, ...open }) => {
      const value = shownScore(analysis, score);
      const name = score === 'risk' ? label('score.resilience') : label(`score.${score}`);
      const total = score === 'risk' && value !== null ? 100 - value : value;
      let before = 0;
      return [
        '',
        `${paint.bold(name)}  ${paint[scoreTone(total)](`${total ?? '–'}/100`)}`,
        ...judged.flatMap((criterion) => {
          const drawn = line(criterion, before);
          before += criterion.points;
          const said = [reasonOf(criterion, analysis, options), atStake(criterion.pointsAtStake)].join(' ').trimEnd();
          return [drawn, ...paragraph(paint.dim(said), width, 2)];
        }),
        ...unjudgedLines(open, options).flatMap((line) => paragraph(paint.dim(line), width, 2)),
      ];
    }),
  ];
}

/** Flags with what they rest on, then the checks of figures against each other. */
function flags(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint, width } = options;
  const { label, quoted } = wordsFor(options);
  const tones = { critical: 'poor', high: 'poor', medium: 'fair', low: 'none' } as const;
  const ran = analysis.checks.filter(({ status }) => status !== 'notRun');
  return [
    ...(analysis.flags.length === 0 ? [label('noFlags')] : []),
    ...analysis.flags.flatMap((flag) => [
      ...paragraph(
        `${paint[tones[flag.severity]](label(`severity.${flag.severity}`))} · ${flagText(flag, options)}`,
        width,
      ),
      ...flag.quotes.map((quote) => `  ${paint.dim(quoted(clip(quote.replace(/\s+/g, ' '), width - 4)))}`),
    ]),
    ...(ran.length > 0 ? ['', paint.bold(label('checks'))] : []),
    ...ran.flatMap(({ status, detail }) =>
      paragraph(`${paint[status === 'pass' ? 'good' : 'poor'](label(`check.${status}`))} · ${detail}`, width),
    ),
  ];
}

function slides(analysis: Analysis, options: MemoTextOptions): string[] {
  return analysis.slides.flatMap((slide, index) => [
    ...(index === 0 ? [] : ['']),
    ...(slide.text.trim() === ''
      ? [slideLines(slide, options)[0] ?? '', options.paint.dim(say('show.noText', {}, options.locale))]
      : slideLines(slide, { ...options, wrap: true })),
  ]);
}
