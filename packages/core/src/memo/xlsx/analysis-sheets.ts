/** An analysis as sheets: summary, scores, facts with slide and quote, questions, flags, checks, corrections. */
import { shownBasis } from '../../model/shown-basis.js';
import { answerName } from '../../i18n/page-name.js';
import { withAnswersNote } from '../../i18n/deck-alone.js';
import type { CriterionResult } from '../../model/scores.js';
import { criterionName } from '../../model/criterion-name.js';
import { verdictName } from '../../i18n/verdict-name.js';
import { correctionText, kindName } from '../../i18n/correction-text.js';
import { figureOrigin } from '../../i18n/figure-origin.js';
import { inLanguage } from '../../i18n/in-language.js';
import { renderMessage } from '../../i18n/render.js';
import type { Analysis } from '../../model/analysis.js';
import type { MessageValue } from '../../model/message.js';
import { SCORE_IDS, type Locale } from '../../model/values.js';
import { shownScore } from '../key-figures.js';
import { dateCell, PERCENT } from '../../drawing/xlsx/cells.js';
import type { Sheet, SheetCell } from '../../drawing/xlsx/workbook.js';

interface Words {
  locale: Locale;
  label: (id: string, values?: Record<string, MessageValue>) => string;
  say: (id: string) => string;
  title: (criterion: Pick<CriterionResult, 'id' | 'titleMessage'>) => string;
  /** "4, 7": slides of facts, each once. */
  slidesOf: (factIds: readonly string[]) => string;
}

export function analysisSheets(source: Analysis, locale: Locale): Sheet[] {
  const analysis = inLanguage(source, locale);
  const slideOf = new Map(analysis.facts.map(({ id, slide }) => [id, slide]));
  const words: Words = {
    locale,
    label: (id, values = {}) => renderMessage({ id: `label.${id}`, values }, locale),
    say: (id) => renderMessage({ id: `export.${id}`, values: {} }, locale),
    title: (criterion) => renderMessage(criterionName(criterion), locale),
    slidesOf: (ids) => slideList(ids.flatMap((id) => slideOf.get(id) ?? [])),
  };
  const corrections = correctionsSheet(analysis, words);
  return [
    summarySheet(analysis, words),
    scoresSheet(analysis, words),
    factsSheet(analysis, words),
    questionsSheet(analysis, words),
    flagsSheet(analysis, words),
    checksSheet(analysis, words),
    ...(corrections.rows.length > 0 ? [corrections] : []),
  ];
}

function slideList(slides: readonly number[]): string {
  return [...new Set(slides)].sort((a, b) => a - b).join(', ');
}

function summarySheet(analysis: Analysis, { locale, label, say }: Words): Sheet {
  const { band, recommendationRule: rule, fit, engine } = analysis;
  const rows: [string, SheetCell][] = [
    [label('company'), analysis.companyName],
    ...(analysis.companyNameFrom === 'file' ? [['', label('nameFromFile')] as [string, SheetCell]] : []),
    [label('recommendation'), label(verdictName(analysis) ?? 'noRecommendation')],
    [label('rule'), rule?.reason],
    [label('wouldChange'), rule?.wouldChange.map(({ text }) => text).join(' ')],
    [label('overall'), analysis.overallScore],
    ...[withAnswersNote(analysis, locale) ?? []].flat().map((note): [string, SheetCell] => ['', note]),
    ...SCORE_IDS.map((score): [string, SheetCell] => [label(`score.${score}`), shownScore(analysis, score)]),
    [say('bandLow'), band?.low],
    [say('bandHigh'), band?.high],
    [label('coverageWord'), { number: analysis.coverage.overall, format: PERCENT }],
    [say('confidence'), label(`confidence.${analysis.confidence}`)],
    [say('summary'), analysis.summary],
    [label('sectorWord'), label(`sector.${analysis.sector}`)],
    [label('stageWord'), label(`stage.${analysis.stage.value}`)],
    ...(fit ? [[renderMessage({ id: 'fit.title', values: {} }, locale), fit.text] satisfies [string, SheetCell]] : []),
    [say('file'), analysis.fileName],
    [say('slideCount'), analysis.slideCount],
    [say('analysed'), dateCell(analysis.createdAt, locale)],
    [say('readingDate'), analysis.readingDate === undefined ? null : dateCell(analysis.readingDate, locale)],
    [say('seconds'), { number: analysis.analysisTime, format: '0.00' }],
    [
      say('engine'),
      [label(`engine.${engine.name}`), engine.model, engine.host, engine.version].filter(Boolean).join(' · '),
    ],
    [say('rubric'), analysis.rubricVersion],
    [say('hash'), analysis.deckHash],
  ];
  return {
    name: say('sheet.summary'),
    columns: [
      { title: say('column.field'), width: 34 },
      { title: label('value'), width: 90 },
    ],
    rows,
  };
}

function scoresSheet(analysis: Analysis, { label, say, title, slidesOf }: Words): Sheet {
  const share = (number: number): SheetCell => ({ number, format: PERCENT });
  const points = (number: number): SheetCell => ({ number, format: '0.0' });
  const totals = analysis.subScores.map(({ score, coverage, weight, reason }): SheetCell[] => {
    const value = shownScore(analysis, score);
    return [
      label(`score.${score}`),
      `${score}Score`,
      label('overall'),
      null,
      value,
      100,
      share(coverage),
      null,
      share(weight / 100),
      reason,
      null,
    ];
  });
  const criteria = analysis.criteria.map((criterion): SheetCell[] => [
    label(`score.${criterion.score}`),
    criterion.id,
    title(criterion),
    say(`state.${criterion.state}`),
    points(criterion.points),
    points(criterion.max),
    share(criterion.coverage),
    points(criterion.pointsAtStake),
    share(criterion.weight / 100),
    criterion.reason,
    slidesOf(criterion.factIds),
  ]);
  return {
    name: say('sheet.scores'),
    columns: [
      { title: say('column.score'), width: 20 },
      { title: say('column.id'), width: 14 },
      { title: label('criterion'), width: 32 },
      { title: say('column.state'), width: 14 },
      { title: label('points'), width: 10 },
      { title: say('column.max'), width: 8 },
      { title: label('coverageWord'), width: 12 },
      { title: say('column.atStake'), width: 14 },
      { title: say('column.weight'), width: 10 },
      { title: label('reason'), width: 70 },
      { title: say('column.slides'), width: 14 },
    ],
    rows: [...totals, ...criteria],
  };
}

function factsSheet(analysis: Analysis, { locale, label, say }: Words): Sheet {
  return {
    name: say('sheet.facts'),
    columns: [
      { title: say('column.slide'), width: 10 },
      { title: say('column.kind'), width: 24 },
      { title: say('column.fact'), width: 44 },
      { title: label('value'), width: 16 },
      { title: say('column.low'), width: 14 },
      { title: say('column.high'), width: 14 },
      { title: say('column.unit'), width: 11 },
      { title: say('column.currency'), width: 10 },
      { title: say('column.period'), width: 12 },
      { title: say('column.asOf'), width: 12 },
      { title: label('status'), width: 12 },
      { title: say('column.cited'), width: 20 },
      { title: say('column.quote'), width: 60 },
      { title: say('column.id'), width: 22 },
      { title: say('column.note'), width: 40 },
    ],
    rows: analysis.facts.map((fact) => [
      answerName(fact.slide, locale) ?? fact.slide,
      kindName(fact.kind, locale),
      fact.text,
      fact.value,
      fact.low,
      fact.high,
      fact.unit === undefined ? null : say(`unit.${fact.unit}`),
      fact.currency,
      fact.period === undefined ? null : say(`period.${fact.period}`),
      fact.asOf === undefined ? null : dateCell(fact.asOf, locale),
      label(`basis.${shownBasis(fact)}`),
      fact.cited,
      fact.quote,
      fact.id,
      figureOrigin(fact, locale),
    ]),
  };
}

function questionsSheet(analysis: Analysis, { locale, label, say }: Words): Sheet {
  return {
    name: say('sheet.questions'),
    columns: [
      { title: say('column.first'), width: 12 },
      { title: say('column.priority'), width: 11 },
      { title: say('column.category'), width: 14 },
      { title: label('question'), width: 70 },
      { title: label('why'), width: 60 },
      { title: say('column.slide'), width: 10 },
      { title: say('column.quote'), width: 50 },
      { title: say('column.atStake'), width: 14 },
      { title: label('status'), width: 12 },
      { title: say('column.answer'), width: 40 },
      { title: say('column.note'), width: 30 },
      { title: say('column.id'), width: 8 },
    ],
    rows: analysis.questions.map((question) => [
      say(question.first ? 'yes' : 'no'),
      label(`priority.${question.priority}`),
      label(`category.${question.category}`),
      question.question,
      question.why,
      question.slide === undefined ? undefined : (answerName(question.slide, locale) ?? question.slide),
      question.quote,
      question.pointsAtStake === undefined ? null : { number: question.pointsAtStake, format: '0.0' },
      renderMessage({ id: `question.status.${question.status ?? 'open'}`, values: {} }, locale),
      question.answer,
      [question.owner, question.notes, question.saidOf && label('saidOf', { version: String(question.saidOf.version) })]
        .filter(Boolean)
        .join(' · '),
      question.id,
    ]),
  };
}

function flagsSheet(analysis: Analysis, { label, say }: Words): Sheet {
  return {
    name: say('sheet.flags'),
    columns: [
      { title: say('column.severity'), width: 12 },
      { title: label('reason'), width: 80 },
      { title: label('points'), width: 10 },
      { title: say('column.slides'), width: 14 },
      { title: say('column.quotes'), width: 70 },
      { title: say('column.id'), width: 26 },
      { title: say('column.rule'), width: 8 },
    ],
    rows: analysis.flags.map(({ severity, reason, points, slides, quotes, id, rule }) => [
      label(`severity.${severity}`),
      reason,
      points,
      slideList(slides),
      quotes.join('\n'),
      id,
      rule,
    ]),
  };
}

function checksSheet(analysis: Analysis, { label, say, slidesOf }: Words): Sheet {
  return {
    name: label('checks'),
    columns: [
      { title: say('column.state'), width: 18 },
      { title: label('reason'), width: 90 },
      { title: say('column.slides'), width: 14 },
      { title: say('column.id'), width: 26 },
    ],
    rows: analysis.checks.map(({ id, status, detail, factIds }) => [
      label(`check.${status}`),
      detail,
      slidesOf(factIds),
      id,
    ]),
  };
}

function correctionsSheet({ corrections = [] }: Analysis, { locale, label, say }: Words): Sheet {
  return {
    name: renderMessage({ id: 'correct.title', values: {} }, locale),
    columns: [
      { title: say('column.correction'), width: 60 },
      { title: label('reason'), width: 50 },
      { title: say('column.by'), width: 24 },
      { title: label('date'), width: 14 },
    ],
    rows: corrections.map(({ change, reason, by, at }) => [
      correctionText(change, locale),
      reason,
      by,
      dateCell(at, locale),
    ]),
  };
}
