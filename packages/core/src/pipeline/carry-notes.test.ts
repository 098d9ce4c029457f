/** A new version of a deck keeps what people said of the last one, and says of which it was said. */
import { expect, test } from 'vitest';
import type { Analysis } from '../model/analysis.js';
import { carryNotes, withMarkedCorrections } from './carry-notes.js';
import { keepAnswers } from './score-document.js';

const user = { firstName: 'Ada' };
const at = '2026-03-02T10:00:00.000Z';
const document = (id: string, version: number, fields: object = {}) =>
  ({ id, version, facts: [], comments: [], questions: [], ...fields }) as unknown as Analysis;
const comment = (id: string, fields: object = {}) => ({ id, content: `about ${id}`, createdAt: at, user, ...fields });
const passed = { value: 'passed' as const, at, by: user };

test('comments come along with their slide as one of the earlier deck, the decision with its date', () => {
  const first = document('a', 1, {
    facts: [{ id: 'arr-7-1', slide: 7 }],
    comments: [comment('c1', { slide: 3 }), comment('c2', { factId: 'arr-7-1' }), comment('c3')],
    decision: passed,
  });
  const second = carryNotes(document('b', 2), first);
  const said = { version: 1, analysisId: 'a' };
  expect(second.comments).toEqual([
    comment('c1', { saidOf: { ...said, slide: 3 } }),
    comment('c2', { saidOf: { ...said, slide: 7 } }),
    comment('c3', { saidOf: said }),
  ]);
  expect(second.decision).toEqual({ ...passed, saidOf: said });
  // A third version says of which one it was said, not who carried it.
  const third = carryNotes(document('c', 3), second);
  expect(third.comments[0]?.saidOf).toEqual({ ...said, slide: 3 });
  expect(third.decision?.saidOf).toEqual(said);
});

test('the owner comes along where nobody handed in the new version', () => {
  const first = document('a', 1, { ownerId: 'ada' });
  expect(carryNotes(document('b', 2), first).ownerId).toBe('ada');
  expect(carryNotes(document('b', 2, { ownerId: 'luc' }), first).ownerId).toBe('luc');
  expect(carryNotes(document('b', 2), document('a', 1))).not.toHaveProperty('ownerId');
});

test('what was said of the new version goes before, and nothing is told twice', () => {
  const first = document('a', 1, { comments: [comment('c1')], decision: passed });
  const own = { value: 'pipeline' as const, at, by: user };
  const second = carryNotes(document('b', 2, { comments: [comment('c9')], decision: own }), first);
  expect(second.comments.map(({ id }) => id)).toEqual(['c1', 'c9']);
  expect(second.decision).toEqual(own);
  expect(carryNotes(second, first).comments).toHaveLength(2);
});

test('an answer of the last version is marked until somebody says something of the question again', () => {
  const answered = { by: 'Ada', at, reason: '', change: { of: 'question', questionId: 'Q01', set: { answer: 'Two' } } };
  const { corrections } = withMarkedCorrections(document('a', 1, { corrections: [answered] }));
  const question = { id: 'Q01' } as Analysis['questions'][number];
  const [carried] = keepAnswers([question], document('b', 2, { corrections }));
  expect(carried).toMatchObject({ answer: 'Two', saidOf: { version: 1, analysisId: 'a' } });
  const again = document('b', 2, { questions: [carried], corrections: [...(corrections ?? []), answered] });
  expect(keepAnswers([carried!], again)[0]).toEqual({ id: 'Q01', answer: 'Two' });
});
