/** Runs the criteria: each is judged by its own facts, and failed when its step failed. What it weighs comes after. */
import { renderMessage } from '../i18n/render.js';
import type { Fact } from '../model/fact.js';
import { message } from '../model/message.js';
import type { CheckResult } from '../model/scores.js';
import type { Locale } from '../model/values.js';
import type { ScoringContext } from './context.js';
import { criteria } from './criteria/index.js';
import type { Judgement, ScoringText } from './criterion.js';
import { weightsFor, type JudgedCriterion } from './criterion-weights.js';
import { relevantSlides } from './relevant-slides.js';

/** Level from which a criterion counts as met. */
const MET = 0.75;
/** OCR confidence from which a fact counts as read. */
const SURELY_READ = 0.8;

/** One judgement a criterion, in the order of the rubric. Of the weights it asks only which are 0. */
export function judgeCriteria(
  context: ScoringContext,
  checks: readonly CheckResult[],
  locale: Locale,
): JudgedCriterion[] {
  const weights = weightsFor(context.rubric, context.profile, context.evidence);
  const facts = new Map(context.facts.map((fact) => [fact.id, fact]));
  const text = (id: ScoringText) => ({ reasonMessage: message(id), reason: renderMessage(message(id), locale) });
  const criterionContext = { ...context, checks };
  return criteria.map((criterion): JudgedCriterion => {
    const { id, score } = criterion.meta;
    const blank = { id, score, level: 0, coverage: 0, factIds: [] };
    if (weights[id] === 0) return { ...blank, state: 'notApplicable', ...text('scoring.not-asked') };
    if (criterion.meta.steps.some((step) => context.evidence.failedSteps.includes(step))) {
      return { ...blank, state: 'failed', ...text('scoring.step-failed') };
    }
    const judgement = pointToSlide(criterion.judge(context, criterionContext), id, context);
    return {
      id,
      score,
      level: judgement.level,
      coverage: coverageOf(judgement, facts),
      state: judgement.level >= MET ? 'met' : judgement.level > 0 ? 'partial' : 'missing',
      reason: renderMessage(judgement.reason, locale),
      reasonMessage: judgement.reason,
      factIds: judgement.factIds,
    };
  });
}

/** Nothing was found, yet a slide is about the very thing: then it is our reading that has no answer, not the deck. */
function pointToSlide(judgement: Judgement, id: string, { evidence }: ScoringContext): Judgement {
  const slides = judgement.reason.id.endsWith('.none') ? relevantSlides(id, evidence.slides) : [];
  if (slides.length === 0) return judgement;
  return { ...judgement, reason: message('scoring.look-there', { n: slides.length, slides: { list: slides } }) };
}

/** A hint covers half; so does what was read badly, or what only a model says. */
function coverageOf(judgement: Judgement, facts: ReadonlyMap<string, Fact>): number {
  if (judgement.level === 0) return 0;
  if (judgement.hint) return 0.5;
  const carrying = judgement.factIds.flatMap((id) => facts.get(id) ?? []);
  return carrying.length > 0 && carrying.every(isWeaklyRead) ? 0.5 : 1;
}

function isWeaklyRead(fact: Fact): boolean {
  const byModelOnly = fact.foundBy?.length === 1 && fact.foundBy[0] === 'openai';
  return fact.source === 'vision' || byModelOnly || (fact.confidence ?? 1) < SURELY_READ;
}
