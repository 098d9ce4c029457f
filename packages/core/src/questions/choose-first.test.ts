/** The first questions are few, spread and balanced, whatever stands in the ranking. */
import { describe, expect, it } from 'vitest';
import type { Question } from '../model/question.js';
import { QUESTION_CATEGORIES } from '../model/values.js';
import { message } from '../model/message.js';
import { chooseFirst, isGap, LEAST_PROMOTION, MOST_FIRST, MOST_GAPS, MOST_OF_A_CATEGORY } from './choose-first.js';

type Ranked = Pick<Question, 'id' | 'category' | 'framing' | 'questionMessage' | 'whyMessage'>;

function ranked(list: [Question['category'], Question['framing']][]): Ranked[] {
  return list.map(([category, framing], at) => ({
    id: `Q${String(at).padStart(2, '0')}`,
    category,
    framing,
    questionMessage: message('question.Q53', { claim: `Open site ${at}` }),
    whyMessage: message('question.why.claim', { slide: 1, quote: `Open site ${at}` }),
  }));
}

/** The same question of what the deck leaves out. */
function gap(question: Ranked, why = 'question.why.missing', unread = 0): Ranked {
  return { ...question, questionMessage: message('question.Q35'), whyMessage: message(why, { slides: 9, unread }) };
}

describe('chooseFirst', () => {
  it('keeps every limit over many rankings', () => {
    // A small linear congruence: the same rankings on every run.
    let state = 7;
    const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
    for (let round = 0; round < 300; round++) {
      const questions = ranked(
        Array.from({ length: 1 + next(30) }, () => [
          QUESTION_CATEGORIES[next(6)] ?? 'team',
          next(3) === 0 ? 'promotion' : 'prevention',
        ]),
      ).map((question) => (next(2) === 0 ? gap(question) : question));
      const first = questions.filter((question) => chooseFirst(questions).has(question.id));
      expect(first.length).toBeLessThanOrEqual(MOST_FIRST);
      expect(first.filter(isGap).length).toBeLessThanOrEqual(MOST_GAPS);
      for (const category of QUESTION_CATEGORIES) {
        expect(first.filter((one) => one.category === category).length).toBeLessThanOrEqual(MOST_OF_A_CATEGORY);
      }
      const promotion = first.filter((one) => one.framing === 'promotion').length;
      expect(promotion).toBeGreaterThanOrEqual(first.length * LEAST_PROMOTION);
    }
  });

  it('has one of business, team, market and financial, though they rank last', () => {
    const many = ranked([
      ...Array.from({ length: 8 }, () => ['technical', 'promotion'] as [Question['category'], Question['framing']]),
      ...Array.from({ length: 8 }, () => ['competitive', 'prevention'] as [Question['category'], Question['framing']]),
      ['business', 'prevention'],
      ['team', 'prevention'],
      ['market', 'prevention'],
      ['financial', 'prevention'],
    ]);
    const first = chooseFirst(many);
    const categories = new Set(many.filter((question) => first.has(question.id)).map((question) => question.category));
    expect([...categories]).toEqual(expect.arrayContaining(['business', 'financial', 'market', 'team']));
  });

  it('prefers what ranks higher', () => {
    const questions = ranked([
      ['team', 'promotion'],
      ['team', 'promotion'],
      ['team', 'promotion'],
      ['team', 'promotion'],
      ['team', 'promotion'],
    ]);
    expect([...chooseFirst(questions)]).toEqual(['Q00', 'Q01', 'Q02']);
  });

  it('asks for what is left out only where no slide is about it and none was left unread', () => {
    const two = ranked([
      ['team', 'promotion'],
      ['market', 'promotion'],
    ]);
    expect(chooseFirst(two.map((question) => gap(question))).size).toBe(2);
    expect(chooseFirst(two.map((question) => gap(question, 'question.why.look-there'))).size).toBe(0);
    expect(chooseFirst(two.map((question) => gap(question, 'question.why.missing', 1))).size).toBe(0);
  });

  it('chooses nothing from nothing', () => {
    expect(chooseFirst([]).size).toBe(0);
  });

  it('asks about one line of the deck once', () => {
    const questions = ranked([
      ['team', 'promotion'],
      ['market', 'promotion'],
      ['business', 'promotion'],
    ]);
    const twice = questions.map((question, at) =>
      at === 1 ? { ...question, questionMessage: questions[0]!.questionMessage } : question,
    );
    expect([...chooseFirst(twice)]).toHaveLength(2);
    expect([...chooseFirst(questions)]).toHaveLength(3);
  });
});
