/** What a rule for a question is, and the reasons it can give. */
import type { DerivedSum } from '../model/derived-sum.js';
import type { Fact } from '../model/fact.js';
import { message, type Message, type MessageValue } from '../model/message.js';
import { isUnclear } from '../model/plain-gap.js';
import type { CheckResult } from '../model/scores.js';
import type { Priority, QuestionCategory } from '../model/values.js';
import { plainLine } from '../text/plain-line.js';
import { readableText, TORN_END } from '../text/readable-text.js';
import type { QuestionContext } from './question-context.js';

/** What one deck makes of a rule. */
export interface Asked {
  question: Message;
  why: Message;
  /** The statement that it starts from. */
  fact?: Fact | undefined;
}

export interface QuestionRule {
  /** `Q01` … `Q62`. */
  id: string;
  category: QuestionCategory;
  /** At pre-seed, seed, series A, series B and later; null where the answer would be premature. */
  priority: readonly [Priority | null, Priority | null, Priority | null, Priority | null];
  framing: 'promotion' | 'prevention';
  /** The criterion that a good answer would raise. */
  criterionId?: string;
  /** The cause is the score, which moves with the weights; every other cause is what was judged. */
  byScore?: true;
  /** The question, when the deck gives cause for it. */
  ask(context: QuestionContext): Asked | undefined;
  /** A milder cause, used only to reach the balance of promotion and prevention. */
  topUp?(context: QuestionContext): Asked | undefined;
}

export function asked(id: string, why: Message, values: Record<string, MessageValue> = {}, fact?: Fact): Asked {
  // A question that quotes the line already needs no more than its slide.
  const told = typeof values.claim === 'string' && values.claim.replace(/[.;:,\s]+$/, '') === why.values.quote;
  const reason = told && why.values.slide ? message('question.why.there', { slide: why.values.slide }) : why;
  return { question: message(`question.${id}`, values), why: reason, fact };
}

/** Longest quote inside a reason; the whole one stands beside it. */
const LONGEST_QUOTE = 140;
/** Words up to which a quote does not speak for itself. */
const SHORT_QUOTE = 3;

/** With `criterionId` a quote of a word or two, a bare figure, says what it is about. */
export function whyClaim(fact: Fact, criterionId?: string): Message {
  const quote = quoteOf(fact);
  if (criterionId !== undefined && quote.split(' ').length <= SHORT_QUOTE) {
    const topic = { message: message(`summary.topic.${criterionId}`) };
    return message('question.why.topic', { slide: fact.slide, quote, topic });
  }
  return message('question.why.claim', { slide: fact.slide, quote: quoteOf(fact) });
}

/** "Not found in n slides", or the statement that answers only in part. */
export function whyGap(criterionId: string, context: QuestionContext): { why: Message; fact?: Fact } {
  const topic = { message: message(`summary.topic.${criterionId}`) };
  const criterion = context.criterion(criterionId);
  if (criterion?.level === 0 && criterion.candidates) {
    return { why: message('question.why.check', { detail: { message: criterion.reasonMessage } }) };
  }
  if (!criterion || criterion.level === 0) return { why: whyMissing(criterionId, topic, context) };
  const spoken = [...new Set(criterion.candidates?.map(({ slide }) => slide))];
  if (spoken.length > 0) {
    return { why: message('question.why.look-there', { n: spoken.length, slides: { list: spoken }, topic }) };
  }
  if (criterion.candidates)
    return { why: message(isUnclear(criterion) ? 'question.why.unclear' : 'question.why.open', { topic }) };
  const fact = criterion.factIds.map(context.fact).find((one) => one !== undefined);
  if (!fact) return { why: message('question.why.thin', { topic }) };
  return { why: message('question.why.partial', { topic, slide: fact.slide, quote: quoteOf(fact) }), fact };
}

function whyMissing(criterionId: string, topic: MessageValue, { evidence, relevantSlides }: QuestionContext): Message {
  const slides = relevantSlides(criterionId, evidence.slides);
  if (slides.length > 0)
    return message('question.why.look-there', { n: slides.length, slides: { list: slides }, topic });
  const unread = evidence.slides.filter((slide) => slide.readBy === 'unread').length;
  const ofDeck = evidence.slides.filter(({ readBy }) => readBy !== 'answer').length;
  return message('question.why.missing', { slides: ofDeck, unread, topic });
}

export function whySum(sum: DerivedSum): Message {
  return message('question.why.check', { detail: { message: sum.textMessage } });
}

export function whyCheck(check: CheckResult): Message {
  return message('question.why.check', { detail: { message: check.detailMessage } });
}

/** A rule born from a criterion at or below a level. */
export function gapQuestion(
  id: string,
  criterionId: string,
  context: QuestionContext,
  most = 0,
  values: Record<string, MessageValue> = {},
): Asked | undefined {
  if (!context.gap(criterionId, most)) return undefined;
  const { why, fact } = whyGap(criterionId, context);
  return asked(id, why, values, fact);
}

/** The first name of `facts` that can stand in a question. */
export function slotName(context: QuestionContext, facts: readonly Fact[]): string | undefined {
  const own = context.evidence.companyName.toLowerCase();
  const names = facts.map((fact) => fact.subjectName ?? '');
  return (
    names
      .map((name) => name.trim())
      // Several words in capitals are a heading.
      .filter((name) => !name.includes(' ') || /\p{Ll}/u.test(name))
      .filter((name) => name.length <= 40 && name.toLowerCase() !== own)
      .map((name) => readableText(name, { most: 40, leastWords: 1, cut: false }))
      .find((name) => name !== undefined)
  );
}

/** The quote on one line; a line that breaks off in the middle of a phrase says so. */
function quoteOf(fact: Fact): string {
  const words = plainLine(fact.quote).replace(/[.;:,\s]+$/, '');
  const whole = words.replace(TORN_END, '');
  if (words.length <= LONGEST_QUOTE) return whole === words ? words : `${whole.trimEnd()}…`;
  return `${words.slice(0, words.lastIndexOf(' ', LONGEST_QUOTE - 1)).trimEnd()}…`;
}
