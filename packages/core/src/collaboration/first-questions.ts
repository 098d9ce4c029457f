/** What a founder is asked first, where nobody chose. */
import type { Question } from '../model/question.js';

const PROPOSED = 5;

/** Of the open questions those that come first, else the first of all; at most five. */
export function firstQuestions<Q extends Pick<Question, 'status' | 'first'>>(questions: readonly Q[]): Q[] {
  const open = questions.filter(({ status = 'open' }) => status === 'open');
  const first = open.filter((question) => question.first);
  return (first.length > 0 ? first : open).slice(0, PROPOSED);
}
