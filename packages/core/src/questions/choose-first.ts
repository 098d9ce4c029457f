/** Which questions are shown first: few enough to be read, of this deck before of what it lacks, spread and balanced. */
import type { Question } from '../model/question.js';
import type { QuestionCategory } from '../model/values.js';

export const MOST_FIRST = 7;
/** Of what a deck leaves out, more would be a form. */
export const MOST_GAPS = 3;
export const MOST_OF_A_CATEGORY = 3;
/**
 * Least share of questions about what could become. Founders asked mostly about what could go wrong raise less
 * for the same company (Kanze et al., 2018).
 */
export const LEAST_PROMOTION = 0.4;
/** Asked about in every deck that leaves them open. */
const EVERY_TIME: readonly QuestionCategory[] = ['business', 'team', 'market', 'financial'];

type Ranked = Pick<Question, 'id' | 'category' | 'framing' | 'questionMessage' | 'whyMessage'>;

/** Reasons that quote the deck or set two of its figures side by side. */
const OF_THE_DECK: ReadonlySet<string> = new Set([
  'question.why.claim',
  'question.why.there',
  'question.why.topic',
  'question.why.check',
  'question.why.single-founder',
  'question.why.shares',
  'question.why.streams',
]);

/** Whether it asks for what the deck leaves out, rather than about its own words, names and figures. */
export function isGap({ questionMessage, whyMessage }: Pick<Ranked, 'questionMessage' | 'whyMessage'>): boolean {
  return !OF_THE_DECK.has(whyMessage.id) && Object.keys(questionMessage.values).length === 0;
}

/** A gap that is proven: no slide is about it, and none was left unread. */
function mayBeAsked({ whyMessage, ...question }: Ranked): boolean {
  if (whyMessage.id === 'question.why.look-there') return false;
  return !isGap({ whyMessage, ...question }) || (whyMessage.values.unread ?? 0) === 0;
}

/** Ids of the questions shown first. `ranked` is in order of importance. */
export function chooseFirst(ranked: readonly Ranked[]): Set<string> {
  const candidates = ranked.filter(mayBeAsked);
  for (let size = Math.min(MOST_FIRST, candidates.length); size > 0; size--) {
    const chosen = choose(candidates, size);
    if (chosen) return new Set(chosen.map((question) => question.id));
  }
  return new Set();
}

/** Two questions about one line of the deck read as one. */
function sameWords(a: Ranked, b: Ranked): boolean {
  const { claim } = a.questionMessage.values;
  return claim !== undefined && claim === b.questionMessage.values.claim;
}

/** `size` questions within all limits, or undefined when there are not enough that fit. */
function choose(ranked: readonly Ranked[], size: number): Ranked[] | undefined {
  const chosen: Ranked[] = [];
  const most = { promotion: size, prevention: size - Math.ceil(size * LEAST_PROMOTION) };
  const take = (question: Ranked | undefined) => {
    if (question && chosen.length < size && fits(question)) chosen.push(question);
  };
  const count = (test: (question: Ranked) => boolean) => chosen.filter(test).length;
  function fits(question: Ranked): boolean {
    return (
      !chosen.includes(question) &&
      count((one) => one.category === question.category) < MOST_OF_A_CATEGORY &&
      !chosen.some((one) => sameWords(one, question)) &&
      count((one) => one.framing === question.framing) < most[question.framing] &&
      (!isGap(question) || count(isGap) < MOST_GAPS)
    );
  }
  // What the balance asks for is set aside before the rest fills up its category and the few gaps.
  const promotion = ranked.filter((question) => question.framing === 'promotion');
  for (const question of promotion) {
    if (count((one) => one.framing === 'promotion') >= size - most.prevention) break;
    take(question);
  }
  for (const category of EVERY_TIME) take(ranked.find((question) => question.category === category));
  for (const question of ranked) take(question);
  return chosen.length === size ? chosen : undefined;
}
