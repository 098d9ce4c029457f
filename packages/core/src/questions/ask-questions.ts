/** Turns gaps and claims of a deck into due-diligence questions, ranked for its stage. */
import { renderMessage } from '../i18n/render.js';
import type { Question } from '../model/question.js';
import type { Locale, Priority } from '../model/values.js';
import { chooseFirst, isGap, LEAST_PROMOTION, MOST_FIRST } from './choose-first.js';
import { CLAIM_RULES, SUM_RULES } from './claims-and-sums.js';
import { createQuestionContext, STAGE_COLUMNS, type QuestionContext, type QuestionInput } from './question-context.js';
import type { Asked, QuestionRule } from './question-rule.js';
import { PRODUCT_RULES } from './product-and-technology.js';
import { STAGE_FOCUS } from './stage-focus.js';
import { MARKET_RULES, TEAM_RULES } from './team-and-market.js';
import { MONEY_RULES } from './round-and-future.js';
import { TRACTION_RULES } from './traction.js';

/** Q01–Q62; a new rule is one entry in one of these lists. */
export const QUESTION_RULES: readonly QuestionRule[] = [
  ...TEAM_RULES,
  ...MARKET_RULES,
  ...PRODUCT_RULES,
  ...TRACTION_RULES,
  ...MONEY_RULES,
  ...CLAIM_RULES,
  ...SUM_RULES,
];

/** Fewer to show first tell a reader little. */
const LEAST_FIRST = 5;
/** Probability from which, where little is sure, a deck is asked about what a model thinks it says. */
const POSSIBLE = 0.35;

const RANKS: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/**
 * Questions in order of importance: those made of this deck's own words and figures, then by priority at the stage,
 * points at stake, and what the stage asks first. Those with `first` are the at most seven to show. Nobody's name is part of a question. With the questions `before`,
 * of the same judgement by other weights and in `locale`, only what depends on weights is asked anew.
 */
export function askQuestions(input: QuestionInput, locale: Locale, before?: readonly Question[]): Question[] {
  const context = createQuestionContext(input);
  const rules = before ? QUESTION_RULES.filter((rule) => rule.byScore) : QUESTION_RULES;
  const kept = (before ?? []).filter(({ id, topUp }) => !topUp && !rules.some((rule) => rule.id === id));
  const born = [
    ...kept.map((question) => atStake(question, context)),
    ...rules.flatMap((rule) => toQuestion(rule, rule.ask(context), context, locale) ?? []),
  ];
  const inOrder = (all: readonly Question[]) => all.toSorted((a, b) => byImportance(a, b, context));
  const sure = [...born, ...topUps(born, context, locale)];
  const enough = chooseFirst(inOrder(sure)).size >= LEAST_FIRST;
  const questions = inOrder(
    enough ? sure : [...sure, ...doubtful(sure, createQuestionContext(input, POSSIBLE), locale)],
  );
  const first = chooseFirst(questions);
  return questions.map((question) => ({ ...question, first: first.has(question.id) }));
}

/** Where little is sure: questions about what the deck says by less than even odds. */
function doubtful(sure: readonly Question[], context: QuestionContext, locale: Locale): Question[] {
  const asked = new Set(sure.map((question) => question.id));
  return QUESTION_RULES.filter((rule) => !asked.has(rule.id)).flatMap((rule) => {
    const question = toQuestion(rule, rule.ask(context), context, locale);
    return question && !isGap(question) ? [{ ...question, topUp: true }] : [];
  });
}

/** Promotion questions with a milder cause, as many as the balance of those shown first lacks. */
function topUps(born: readonly Question[], context: QuestionContext, locale: Locale): Question[] {
  const shown = Math.min(MOST_FIRST, born.length);
  const lacking = Math.ceil(shown * LEAST_PROMOTION) - born.filter((one) => one.framing === 'promotion').length;
  if (lacking <= 0) return [];
  const asked = new Set(born.map((question) => question.id));
  return QUESTION_RULES.filter((rule) => rule.framing === 'promotion' && !asked.has(rule.id))
    .flatMap((rule) => toQuestion(rule, rule.topUp?.(context), context, locale) ?? [])
    .sort((a, b) => byImportance(a, b, context))
    .slice(0, lacking)
    .map((question) => ({ ...question, topUp: true }));
}

function toQuestion(
  rule: QuestionRule,
  found: Asked | undefined,
  context: QuestionContext,
  locale: Locale,
): Question | undefined {
  const priority = rule.priority[STAGE_COLUMNS.indexOf(context.column)];
  if (!found || !priority) return undefined;
  const question: Question = {
    id: rule.id,
    category: rule.category,
    priority,
    question: renderMessage(found.question, locale),
    questionMessage: found.question,
    why: renderMessage(found.why, locale),
    whyMessage: found.why,
    ...(found.fact ? { slide: found.fact.slide, quote: found.fact.quote } : {}),
    ...(rule.criterionId ? { criterionId: rule.criterionId } : {}),
    pointsAtStake: 0,
    framing: rule.framing,
    first: false,
    status: 'open',
  };
  return atStake(question, context);
}

/** With the points of its criterion by the weights at hand, where there are any. */
function atStake(question: Question, context: QuestionContext): Question {
  const { pointsAtStake: _before, ...pointless } = question;
  const pointsAtStake = context.criterion(question.criterionId ?? '')?.pointsAtStake ?? 0;
  return pointsAtStake > 0 ? { ...question, pointsAtStake } : pointless;
}

function byImportance(a: Question, b: Question, context: QuestionContext): number {
  return (
    Number(isGap(a)) - Number(isGap(b)) ||
    RANKS[a.priority] - RANKS[b.priority] ||
    (b.pointsAtStake ?? 0) - (a.pointsAtStake ?? 0) ||
    focusOf(a, context) - focusOf(b, context) ||
    (a.id < b.id ? -1 : 1)
  );
}

function focusOf({ id }: Question, { column }: QuestionContext): number {
  const at = STAGE_FOCUS[column].first.indexOf(id);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
}
