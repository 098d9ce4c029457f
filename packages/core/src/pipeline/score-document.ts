/** From evidence to the scored part of the document; a new analysis and `rescore` both end here. */
import { countedAnswers, deckPages, withAnswerPages } from './answer-pages.js';
import { BUILD_ID } from './build-id.js';
import { VcError } from '../errors/vc-error.js';
import { renderMessage } from '../i18n/render.js';
import { summaryText } from '../i18n/summary-text.js';
import { DOCUMENT_VERSION, type Analysis } from '../model/analysis.js';
import { isNotUpheld, isOnlySeen } from '../model/only-seen.js';
import type { FactKind } from '../model/fact-kinds.js';
import { figuresOf } from '../model/figures.js';
import type { Fact } from '../model/fact.js';
import type { QuestionPatch } from '../model/correction.js';
import { writeMemo } from '../memo/content/write-memo.js';
import { message } from '../model/message.js';
import type { ModelSummary } from '../model/model-use.js';
import type { Question } from '../model/question.js';
import type { Evidence } from '../model/scoring.js';
import type { SaidOf } from '../model/said-of.js';
import type { Locale } from '../model/values.js';
import { askQuestions } from '../questions/ask-questions.js';
import { metricTexts } from '../scoring/choose-metrics.js';
import { relevantSlides } from '../scoring/relevant-slides.js';
import { judgesAlike, scoreEvidence, weighJudged, type Judged } from '../scoring/score-evidence.js';
import { PUBLISHED_RULES, type ScoringRules } from './scoring-rules.js';
import { workOutSums } from '../sums/work-out-sums.js';
import { writeSummary } from '../summary/summarize.js';
import { judgeFit } from '../thesis/judge-fit.js';

/** Fields of the document that do not follow from the evidence: what was read, when, by whom. */
export type RunFields =
  | 'id'
  | 'createdAt'
  | 'companyName'
  | 'companyNameFrom'
  | 'companyNameMessage'
  | 'fileName'
  | 'files'
  | 'deckHash'
  | 'deckKind'
  | 'engine'
  | 'steps'
  | 'analysisTime';

/** What was judged of a document and what it said then: other weights leave all but a few of its texts as they are. */
type JudgedDocument = Judged & Pick<Analysis, 'summaryMessages' | 'questions'>;

/**
 * Scores the evidence and writes everything the document says about it, in `locale`. Pure. Evidence that comes with
 * how it was `judged`, in that language, is only weighed.
 */
export function scoreDocument(
  given: Evidence,
  locale: Locale,
  rules: ScoringRules = PUBLISHED_RULES,
  judged?: JudgedDocument,
): Omit<Analysis, RunFields> {
  const evidence = { ...given, facts: given.facts.filter((fact) => !isOnlySeen(fact) && !isNotUpheld(fact)) };
  const options = { locale, rubric: rules.rubric };
  const scored = judged ? weighJudged(judged, evidence, options) : scoreEvidence(evidence, options);
  const fit =
    rules.thesis &&
    judgeFit({ ...evidence, ...scored }, rules.thesis.thesis, {
      mark: rules.thesis.mark,
      rates: rules.rubric.rates,
      locale,
    });
  const sums = workOutSums({ facts: evidence.facts, ...scored }, locale);
  const summaryMessages = writeSummary({ evidence, scored }, judged?.summaryMessages);
  const modelSummary = stillCarried(evidence, summaryMessages, scored.metrics);
  const document: Omit<Analysis, RunFields | 'memo'> = {
    documentVersion: DOCUMENT_VERSION,
    status: 'completed',
    ...scored,
    ...(BUILD_ID ? { judgedBy: BUILD_ID } : {}),
    ...(rules.plugins ? { plugins: [...rules.plugins] } : {}),
    ...(fit ? { fit } : {}),
    ...metricTexts(evidence.facts, scored.metrics, locale),
    figures: figuresOf({ facts: evidence.facts, metrics: scored.metrics }),
    summary: summaryText({ summaryMessages, modelSummary }, locale),
    summaryMessages,
    ...(modelSummary ? { modelSummary } : {}),
    sums,
    ...(evidence.judgements ? { judgements: evidence.judgements } : {}),
    questions: askQuestions({ evidence, scored, sums, relevantSlides }, locale, judged?.questions),
    sector: evidence.sector,
    ...(evidence.sectorRunnerUp ? { sectorRunnerUp: evidence.sectorRunnerUp } : {}),
    stage: evidence.stage,
    businessModel: evidence.businessModel,
    language: evidence.language,
    textLanguage: locale,
    ...(evidence.readingDate ? { readingDate: evidence.readingDate } : {}),
    slideCount: evidence.slides.filter(({ readBy }) => readBy !== 'answer').length,
    version: 1,
    slides: evidence.slides,
    hiddenText: evidence.hidden.map(({ slide, text, hiddenBy }) => ({ slide, text, hiddenBy })),
    facts: given.facts,
    rejected: [],
    warnings: evidence.warnings.map(({ code, slide, data }) => {
      const textMessage = message(`warning.${code}`, { ...(slide === undefined ? {} : { slide }), ...data });
      return { code, ...(slide === undefined ? {} : { slide }), text: renderMessage(textMessage, locale), textMessage };
    }),
    comments: [],
  };
  return { ...document, memo: writeMemo({ ...document, companyName: evidence.companyName }, locale) };
}

/** What we say that we did not find: whoever tells of it contradicts the memo. */
const SILENCES: readonly { ours: RegExp; kinds: readonly FactKind[] }[] = [
  {
    ours: /^summary\.reports\.(?:none|forecast-only)/u,
    kinds: ['arr', 'mrr', 'revenue', 'paying_customers', 'customers', 'users', 'mau'],
  },
  { ours: /^summary\.reports\.none\.no-/u, kinds: ['ask'] },
  { ours: /^summary\.(?:team\.none|reports\.none\.no-team)/u, kinds: ['person'] },
];

/** A model's sentences as far as the facts they were written from stand as they were read, and none against ours. */
function stillCarried(
  { modelSummary, facts }: Evidence,
  ours: Analysis['summaryMessages'],
  metrics: Analysis['metrics'],
): ModelSummary | undefined {
  if (!modelSummary) return undefined;
  const asRead = new Set(facts.filter(({ foundBy }) => !foundBy?.includes('person')).map(({ id }) => id));
  const unfound = SILENCES.filter((one) => ours.some(({ message: { id } }) => one.ours.test(id)));
  const silent = new Set(unfound.flatMap(({ kinds }) => kinds));
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const against = new Set(
    facts
      .filter(
        (fact) =>
          (silent.has(fact.kind) && (fact.kind === 'ask' || fact.basis === 'actual')) ||
          isToldOtherwise(fact, byId.get(metrics[fact.kind] ?? '')),
      )
      .map(({ id }) => id),
  );
  const sentences = modelSummary.sentences.filter(({ factIds }) =>
    factIds.every((id) => asRead.has(id) && !against.has(id)),
  );
  return sentences.length > 0 ? { ...modelSummary, sentences } : undefined;
}

/** Of one time, and no plan: another figure than the one that the document gives for its kind. */
function isToldOtherwise({ value, basis, asOf }: Fact, metric: Fact | undefined): boolean {
  return metric !== undefined && value !== metric.value && basis === metric.basis && asOf === metric.asOf;
}

/** The evidence that a document was scored from. */
export function evidenceOf(analysis: Analysis): Evidence {
  return {
    companyName: ['user', 'deck'].includes(analysis.companyNameFrom) ? analysis.companyName : '',
    facts: analysis.facts,
    slides: analysis.slides,
    stage: analysis.stage,
    sector: analysis.sector,
    ...(analysis.sectorRunnerUp ? { sectorRunnerUp: analysis.sectorRunnerUp } : {}),
    businessModel: analysis.businessModel,
    language: analysis.language,
    ...(analysis.readingDate ? { readingDate: analysis.readingDate } : {}),
    hidden: analysis.hiddenText,
    ...(analysis.modelSummary ? { modelSummary: analysis.modelSummary } : {}),
    ...(analysis.judgements ? { judgements: analysis.judgements } : {}),
    failedSteps: analysis.steps.filter((step) => step.status === 'error').map((step) => step.step),
    warnings: analysis.warnings.map(({ code, slide, textMessage }) => ({
      code,
      ...(slide === undefined ? {} : { slide }),
      data: textMessage.values,
    })),
  };
}

/**
 * Scores a stored document again with today's rubric, or by other rules: from the document alone, no file, no model
 * call. What people added (corrections, answers, comments) and what the run recorded stay, and answers of the founder that
 * count do so again.
 */
export function rescoreAnalysis(
  analysis: Analysis,
  locale: Locale = analysis.textLanguage,
  rules: ScoringRules = PUBLISHED_RULES,
): Analysis {
  return scoreAgain(analysis, locale, rules);
}

/**
 * As `rescoreAnalysis`, for rules that differ from those before in weights and thesis alone: what this very build has
 * judged of an unchanged document is not judged again, only weighed.
 */
export function reweighAnalysis(
  analysis: Analysis,
  rules: ScoringRules = PUBLISHED_RULES,
  build: string | undefined = BUILD_ID,
): Analysis {
  const alike = build !== undefined && analysis.judgedBy === build && judgesAlike(analysis, analysis, rules.rubric);
  return scoreAgain(analysis, analysis.textLanguage, rules, alike ? analysis : undefined);
}

/** What `rescore` makes of a stored document: what somebody may have edited by hand is judged again whole. */
export function rescoreStored(analysis: Analysis, writtenByThisBuild: boolean, rules?: ScoringRules): Analysis {
  return writtenByThisBuild
    ? reweighAnalysis(analysis, rules)
    : rescoreAnalysis(analysis, analysis.textLanguage, rules);
}

function scoreAgain(analysis: Analysis, locale: Locale, rules: ScoringRules, judged?: JudgedDocument): Analysis {
  if (analysis.status !== 'completed') {
    throw new VcError('not-finished', { fileName: analysis.fileName });
  }
  const counted = countedAnswers(analysis).length;
  if (counted === 0 && !analysis.deckAlone) return scoreOnce(analysis, locale, rules, judged);
  const { deckAlone, ...pages } = deckPages(analysis);
  const { modelSummary, ...deck } = pages;
  const sentences = deckAlone ? deckAlone.modelSummary : modelSummary;
  const alone = scoreOnce({ ...deck, ...(sentences ? { modelSummary: sentences } : {}) }, locale, rules);
  if (counted === 0) return alone;
  const { overallScore, marketScore, teamScore, productScore, tractionScore, riskScore } = alone;
  const { recommendation, recommendationReason } = alone;
  return {
    ...scoreOnce(withAnswerPages(alone), locale, rules),
    deckAlone: {
      answers: counted,
      ...{ overallScore, marketScore, teamScore, productScore, tractionScore, riskScore, recommendation },
      ...(recommendationReason ? { recommendationReason } : {}),
      ...(sentences ? { modelSummary: sentences } : {}),
    },
  };
}

function scoreOnce(analysis: Analysis, locale: Locale, rules: ScoringRules, judged?: JudgedDocument): Analysis {
  const scored = scoreDocument(evidenceOf(analysis), locale, rules, judged);
  // What the scored part holds only sometimes must not stay from before.
  const {
    judgedBy: _judgedBy,
    plugins: _plugins,
    fit: _fit,
    modelSummary: _summary,
    recommendationReason: _reason,
    marketSizeMessage: _marketSize,
    arrMessage: _arr,
    growthRateMessage: _growthRate,
    burnRateMessage: _burnRate,
    ...kept
  } = analysis;
  return {
    ...kept,
    ...scored,
    version: analysis.version,
    rejected: analysis.rejected,
    comments: analysis.comments,
    questions: keepAnswers(scored.questions, analysis),
  };
}

/** The questions with what people said of them, also of one that an earlier rubric asked and this one asks again. */
export function keepAnswers(questions: Question[], { questions: before, corrections = [] }: Analysis): Question[] {
  const answers = new Map<string, QuestionPatch & { saidOf?: SaidOf | undefined }>();
  for (const { id, status, owner, ownerId, due, notes, answer, saidOf } of before)
    answers.set(id, { status, owner, ownerId, due, notes, answer, saidOf });
  for (const { change, saidOf } of corrections) {
    if (change.of !== 'question') continue;
    answers.set(change.questionId, { ...answers.get(change.questionId), ...change.set, saidOf });
  }
  return questions.map(({ saidOf: _earlier, ...question }) => {
    const said = Object.entries(answers.get(question.id) ?? {}).filter(([, value]) => value !== undefined);
    return said.length === 0 ? question : { ...question, ...Object.fromEntries(said) };
  });
}
