/** The parts of an analysis as a model gets them: short enough to read, every point with its slides and quotes. */
import { criteriaByScore, keyFigures, type Analysis, type AnalysisSummary, type Fact } from '@vc-analyst/core';
import { criterionName, factValue, figureOrigin, inLanguage, renderMessage } from '@vc-analyst/core/i18n';
import type { Locale } from '@vc-analyst/core/model';

export const PARTS = ['overview', 'facts', 'criteria', 'flags', 'questions', 'fund', 'whole'] as const;
export type Part = Exclude<(typeof PARTS)[number], 'whole'>;

/** `part` of the document, in `locale`. */
export function partOf(analysis: Analysis, part: Part, locale: Locale): object {
  const document = inLanguage(analysis, locale);
  const { id, companyName } = document;
  switch (part) {
    case 'overview':
      return overviewOf(document, locale);
    case 'facts':
      return { id, companyName, facts: document.facts };
    case 'criteria':
      return { id, companyName, criteria: criteriaOf(document, locale) };
    case 'flags':
      return { id, companyName, flags: document.flags, checks: document.checks, caps: document.caps };
    case 'questions':
      return { id, companyName, questions: document.questions };
    case 'fund': {
      const { decision = null, comments, feedback = [], corrections = [], fit = null } = document;
      return { id, companyName, decision, comments, feedback, corrections, fit };
    }
  }
}

/** The verdict with what it rests on: what one would read first. */
function overviewOf(analysis: Analysis, locale: Locale): object {
  const { flags, questions, recommendationRule, fit } = analysis;
  return {
    ...rowOf(analysis),
    companyNameFrom: analysis.companyNameFrom,
    recommendationWhy: recommendationRule?.reason ?? null,
    wouldChange: recommendationRule?.wouldChange.map(({ text }) => text) ?? [],
    summary: analysis.summary,
    coverageByScore: analysis.coverage,
    band: analysis.band,
    businessModel: analysis.businessModel,
    language: analysis.language,
    slideCount: analysis.slideCount,
    engine: analysis.engine,
    rubricVersion: analysis.rubricVersion,
    keyFigures: figuresOf(analysis, locale),
    flags: flags.map(({ id, severity, reason, slides, quotes }) => ({ id, severity, reason, slides, quotes })),
    firstQuestions: questions
      .filter(({ first }) => first)
      .map(({ id, priority, question, why, slide }) => ({ id, priority, question, why, slide })),
    ...(fit ? { fit: { verdict: fit.verdict, text: fit.text } } : {}),
    ...(analysis.decision ? { decision: analysis.decision } : {}),
    warnings: analysis.warnings.map(({ text }) => text),
  };
}

/** One line of a list: no deck text but the name and the figures. */
export function rowOf(summary: Omit<AnalysisSummary, 'fit'> & { fit?: { verdict: string } | undefined }) {
  return {
    id: summary.id,
    companyName: summary.companyName,
    fileName: summary.fileName,
    deckHash: summary.deckHash,
    status: summary.status,
    recommendation: summary.recommendation,
    scores: {
      overall: summary.overallScore,
      // Only where answers of the founder count in it.
      ...(summary.deckAlone ? { overallOfDeckAlone: summary.deckAlone.overallScore } : {}),
      market: summary.marketScore,
      team: summary.teamScore,
      product: summary.productScore,
      traction: summary.tractionScore,
      risk: summary.riskScore,
    },
    coveragePercent: Math.round(summary.coverage.overall * 100),
    confidence: summary.confidence,
    sector: summary.sector,
    stage: summary.stage.value,
    ...(summary.fit ? { fitsThesis: summary.fit.verdict } : {}),
    figures: summary.figures ?? {},
    createdAt: summary.createdAt,
    version: summary.version,
  };
}

/** The figures that an investor looks for first; `value` is null where the deck does not show one, `note` says what is not the deck's own. */
export function figuresOf(analysis: Analysis, locale: Locale): object[] {
  return keyFigures(analysis).map(({ kind, fact, from }) => {
    const name = renderMessage({ id: `label.metric.${kind}`, values: {} }, locale);
    if (!fact) return { name, value: null };
    const note = figureOrigin(fact, locale);
    return {
      name,
      value: factValue(fact, locale),
      ...(note === undefined ? {} : { note }),
      ...evidenceOf(from ?? fact),
    };
  });
}

/** What a fact rests on. */
export function evidenceOf({ id, kind, basis, slide, quote }: Fact) {
  return { factId: id, kind, basis, slide, quote };
}

export function criteriaOf(analysis: Analysis, locale: Locale): object[] {
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  return criteriaByScore(analysis).flatMap(({ criteria }) =>
    criteria.map(({ id, titleMessage, score, state, points, max, pointsAtStake, reason, factIds }) => ({
      ...{ id, score, title: renderMessage(criterionName({ id, titleMessage }), locale) },
      ...{ state, points, max, pointsAtStake, reason },
      evidence: factIds.flatMap((factId) => {
        const fact = facts.get(factId);
        return fact ? [{ factId, slide: fact.slide, quote: fact.quote }] : [];
      }),
    })),
  );
}
