/** The first questions are few, spread and balanced, whatever stands in the ranking. */
import { describe, expect, it } from 'vitest';
import type { Question } from '../model/question.js';
import { QUESTION_CATEGORIES } from '../model/values.js';
import { chooseFirst, LEAST_PROMOTION, MOST_FIRST, MOST_OF_A_CATEGORY } from './choose-first.js';

type Ranked = Pick<Question, 'id' | 'category' | 'framing'>;

function ranked(list: [Question['category'], Question['framing']][]): Ranked[] {
  return list.map(([category, framing], at) => ({ id: `Q${String(at).padStart(2, '0')}`, category, framing }));
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
      );
      const first = questions.filter((question) => chooseFirst(questions).has(question.id));
      expect(first.length).toBeLessThanOrEqual(MOST_FIRST);
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
    expect([...categories].sort()).toEqual(['business', 'competitive', 'financial', 'market', 'team', 'technical']);
  });

  it('prefers what ranks higher', () => {
    const questions = ranked([
      ['team', 'promotion'],
      ['team', 'promotion'],
      ['team', 'promotion'],
      ['team', 'promotion'],
      ['team', 'promotion'],
    ]);
    expect([...chooseFirst(questions)]).toEqual(['Q00', 'Q01', 'Q02', 'Q03']);
  });

  it('chooses nothing from nothing', () => {
    expect(chooseFirst([]).size).toBe(0);
  });
});
