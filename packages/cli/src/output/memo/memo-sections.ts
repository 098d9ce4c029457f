/** The parts of one analysis as lines for the terminal; the whole report and the pages of `vc show` are made of them. */
import {
  criterionName,
  factValue,
  figureOrigin,
  formatDate,
  formatNumber,
  formatPercent,
  readingNotes,
  renderMessage,
  verdictName,
  withAnswersNote,
} from '@vc-analyst/core/i18n';
import type { Analysis, CriterionResult, Fact, Flag, Locale, MessageValue } from '@vc-analyst/core/model';
import {
  criteriaByScore,
  keyFigures,
  outboundNotes,
  refusedNotes,
  scoreTone,
  shownBasis,
  shownScore,
} from '@vc-analyst/core';
import { clip, columns, paragraph } from '../columns.js';
import type { Paint } from '../paint.js';
import { printable } from '../printable.js';

export interface MemoTextOptions {
  paint: Paint;
  locale: Locale;
  /** Cells. */
  width: number;
}

/** Cells of a score's bar; the shorter one on a narrow terminal. */
const BAR_CELLS = 20;
const SHORT_BAR_CELLS = 12;
const NARROW = 90;

/** Words and figures in the reader's language. */
export function wordsFor({ paint, locale }: Pick<MemoTextOptions, 'paint' | 'locale'>) {
  const label = (id: string, values: Record<string, MessageValue> = {}) =>
    renderMessage({ id: `label.${id}`, values }, locale);
  const number = (value: number) => formatNumber(value, locale);
  return {
    label,
    number,
    percent: (share: number) => formatPercent(Math.round(share * 100), locale),
    quoted: (quote: string) => renderMessage({ id: 'export.quoted', values: { quote: onOneLine(quote) } }, locale),
    reference: (slide: number) => paint.dim(label('slideShort', { number: slide })),
    title: (criterion: Pick<CriterionResult, 'id' | 'titleMessage'>) => renderMessage(criterionName(criterion), locale),
    atStake: (points: number) => (points > 0 ? label('atStake', { points: number(Math.round(points * 10) / 10) }) : ''),
  };
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Score and recommendation. */
export function shortVerdict(analysis: Analysis, options: Pick<MemoTextOptions, 'paint' | 'locale'>): string {
  const { label } = wordsFor(options);
  const { paint } = options;
  const { overallScore: overall, recommendationRule: rule } = analysis;
  const borderline = rule?.borderline ? ` (${label('borderline')})` : '';
  const said = label(verdictName(analysis) ?? 'noRecommendation');
  return `${paint[scoreTone(overall)](`${overall ?? '–'}/100`)}  ${paint.bold(said)}${borderline}`;
}

/** Score, recommendation, coverage, band. */
export function verdictLine(analysis: Analysis, options: MemoTextOptions): string {
  const { label, percent } = wordsFor(options);
  const { band, coverage } = analysis;
  return [
    shortVerdict(analysis, options),
    ...[withAnswersNote(analysis, options.locale) ?? []].flat(),
    label('coverage', { value: percent(coverage.overall) }),
    ...(band ? [label('band', { low: band.low, high: band.high })] : []),
  ].join('  ');
}

/** Sector, round, file, time. */
export function aboutLine(analysis: Analysis, options: MemoTextOptions): string {
  const { label, number } = wordsFor(options);
  return options.paint.dim(
    [
      ...(analysis.companyNameFrom === 'file' ? [label('nameFromFile')] : []),
      label(`sector.${analysis.sector}`),
      label(`stage.${analysis.stage.value}`),
      `${analysis.fileName}, ${label('slides', { count: analysis.slideCount })}`,
      ...versionWords(analysis, label),
      label('seconds', { value: number(analysis.analysisTime) }),
    ].join(' · '),
  );
}

function versionWords({ version, previousId }: Analysis, label: ReturnType<typeof wordsFor>['label']): string[] {
  if (version <= 1) return [];
  const id = previousId?.slice(0, 8);
  return [label(id ? 'versionAfter' : 'version', { version: String(version), ...(id ? { id } : {}) })];
}

/** The five scores as bars with coverage and weight. */
export function scoreLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { label, percent } = wordsFor(options);
  const { paint, width } = options;
  const cells = width < NARROW ? SHORT_BAR_CELLS : BAR_CELLS;
  return columns(
    analysis.subScores.map(({ score, coverage, weight }) => {
      const value = shownScore(analysis, score);
      return [
        label(`score.${score}`),
        paint[scoreTone(value, score)](bar(value, cells)),
        String(value ?? '–'),
        paint.dim(
          `${label('coverageWord')} ${percent(coverage)} · ${label('weight', { value: percent(weight / 100) })}`,
        ),
      ];
    }),
    [2],
  );
}

/** A row a figure, with its quote beside it. */
export function figureLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { label, quoted, reference } = wordsFor(options);
  const { paint, locale } = options;
  return columns(
    keyFigures(analysis).map(({ kind, fact }) =>
      fact
        ? [
            label(`metric.${kind}`),
            paint.bold(factValue(fact, locale)),
            statusOf(fact, options),
            reference(fact.slide),
            beside(figureOrigin(fact, locale), (cells) => quoted(clip(onOneLine(fact.quote), cells))),
          ]
        : [label(`metric.${kind}`), paint.dim(label('notInSlides', { count: analysis.slideCount })), '', '', ''],
    ),
  );
}

/** The quote of a figure, short where it stands behind what the figure is instead of the deck's word. */
export function beside(origin: string | undefined, quoteIn: (cells: number) => string): string {
  return origin === undefined ? quoteIn(60) : `${origin} · ${quoteIn(24)}`;
}

/** Actual or forecast, and of when. */
export function statusOf(fact: Fact, options: MemoTextOptions): string {
  const { label } = wordsFor(options);
  return `${label(`basis.${shownBasis(fact)}`)}${fact.asOf ? `, ${formatDate(fact.asOf, options.locale)}` : ''}`;
}

export function criterionTone({ level }: Pick<CriterionResult, 'level'>): keyof Paint {
  return level >= 0.75 ? 'good' : level >= 0.5 ? 'fair' : level > 0 ? 'poor' : 'none';
}

/** The reason of a criterion with the slides it rests on. */
export function reasonOf(criterion: CriterionResult, analysis: Analysis, options: MemoTextOptions): string {
  const { reference } = wordsFor(options);
  const slideOf = new Map(analysis.facts.map((fact) => [fact.id, fact.slide]));
  const slides = [...new Set(criterion.factIds.flatMap((id) => slideOf.get(id) ?? []))];
  return [criterion.reason, ...slides.map(reference)].join(' ');
}

/** A line for the criteria of a score that could not be judged, each with slides to look at, and one for those on which nothing clear was found. */
export function unjudgedLines(
  {
    unjudged,
    unclear,
  }: {
    unjudged: readonly (CriterionResult & { lookAt: readonly number[] })[];
    unclear: readonly CriterionResult[];
  },
  options: MemoTextOptions,
): string[] {
  const { label, title, reference } = wordsFor(options);
  const each = unjudged.map((one) => [title(one), ...one.lookAt.map(reference)].join(' '));
  return [
    ...(each.length > 0 ? [label('unjudged', { n: each.length, list: each.join(', ') })] : []),
    ...(unclear.length > 0 ? [label('unclear', { n: unclear.length, list: unclear.map(title).join(', ') })] : []),
  ];
}

/** Every judged criterion by score, with its points and its reason. */
export function criteriaLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { label, number, title, atStake } = wordsFor(options);
  const { paint, width } = options;
  return criteriaByScore(analysis).flatMap(({ score, judged, ...open }) => [
    '',
    paint.bold(label('carries', { score: score === 'risk' ? label('score.resilience') : label(`score.${score}`) })),
    ...judged.flatMap((criterion) => {
      const points = `${number(criterion.points).padStart(5)}/${number(criterion.max).padEnd(3)}`;
      const stake = atStake(criterion.pointsAtStake);
      return [
        `${paint[criterionTone(criterion)](points)} ${title(criterion)}${stake ? paint.dim(` ${stake}`) : ''}`,
        ...paragraph(reasonOf(criterion, analysis, options), width, 10),
      ];
    }),
    ...unjudgedLines(open, options).flatMap((line) => paragraph(paint.dim(line), width, 10)),
  ]);
}

export function flagLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { label } = wordsFor(options);
  if (analysis.flags.length === 0) return [label('noFlags')];
  return analysis.flags.flatMap((flag) =>
    paragraph([label(`severity.${flag.severity}`), flagText(flag, options)].join(' · '), options.width),
  );
}

/** The reason of a flag with its slides. */
export function flagText(flag: Flag, options: MemoTextOptions): string {
  const { reference } = wordsFor(options);
  return [flag.reason, ...flag.slides.filter((slide) => slide > 0).map(reference)].join(' ');
}

export function firstQuestionLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { label } = wordsFor(options);
  const { paint, width } = options;
  return analysis.questions
    .filter((question) => question.first)
    .flatMap((question, index) => [
      ...paragraph(`${index + 1}. ${question.question}`, width),
      ...paragraph(paint.dim(`${label(`priority.${question.priority}`)} · ${question.why}`), width, 3),
    ]);
}

export function warningLines(analysis: Analysis, { width }: MemoTextOptions): string[] {
  return analysis.warnings.flatMap((warning) => paragraph(warning.text, width));
}

/** Refused proposals that are listed; the files that can be exported hold more of them. */
const MOST_REFUSED = 5;

/** What left the machine, and what a model proposed in vain; nothing where none was asked. */
export function modelLines(analysis: Analysis, options: MemoTextOptions): string[] {
  const { paint, width, locale } = options;
  const { label, quoted } = wordsFor(options);
  const sent = outboundNotes(analysis, locale);
  const { notes, more } = refusedNotes(analysis, locale, MOST_REFUSED);
  const refused = notes.map(({ kind, quote, slide, reason }) => {
    const where = slide === undefined ? '' : ` (${label('slideShort', { number: slide })})`;
    return `${kind}${where}: ${quote === '' ? '' : `${quoted(quote)} `}${reason}`;
  });
  const listed = [...refused, ...(more === undefined ? [] : [more])];
  return [
    ...(sent.length > 0 ? ['', paint.bold(label('outbound'))] : []),
    ...sent.flatMap((note) => paragraph(note, width)),
    ...(listed.length > 0 ? ['', paint.bold(label('rejected'))] : []),
    ...listed.flatMap((note) => paragraph(note, width)),
  ];
}

/** What was read on a slide, under a heading with its number, section and way of reading. */
export function slideLines(slide: Analysis['slides'][number], options: MemoTextOptions & { wrap?: boolean }): string[] {
  const { label } = wordsFor(options);
  const about = [
    label('slide', { number: slide.number }),
    label(`section.${slide.section}`),
    ...readingNotes(slide, options.locale),
  ].join(' · ');
  const lines = slide.text.split('\n');
  return [
    options.paint.bold(about),
    ...(options.wrap ? lines.flatMap((line) => paragraph(line, options.width)) : lines),
  ];
}

function bar(value: number | null, cells: number): string {
  const full = Math.round(((value ?? 0) / 100) * cells);
  return '█'.repeat(full) + '░'.repeat(cells - full);
}

/** Our own colours survive; anything else that a terminal would obey does not. */
export function printableLine(line: string): string {
  return line
    .split(/(\u001b\[\d+m)/)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('');
}
