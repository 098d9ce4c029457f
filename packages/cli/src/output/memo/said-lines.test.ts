/** What was said of an earlier version of a deck says so in the terminal, with the analysis it was said of. */
import type { Analysis } from '@vc-analyst/core/model';
import { expect, test } from 'vitest';
import { paintFor } from '../paint.js';
import { saidLines } from './said-lines.js';

const user = { firstName: 'Inés' };
const at = '2026-03-02T10:00:00.000Z';
const saidOf = { version: 1, analysisId: '299b6f98-ce30-46f8' };
const document = (fields: object) => ({ comments: [], ...fields }) as unknown as Analysis;
const lines = (fields: object, locale: 'en' | 'es' | 'fr' = 'en') =>
  saidLines(document(fields), { paint: paintFor(process.stdout, { color: false }), locale, width: 200 }).join('\n');
const decision = { value: 'pipeline', note: 'Call on Friday', at, by: user };
const comment = { id: 'c', content: 'Ask for cohorts', createdAt: at, user };

test.each([
  ['en', 'In the pipeline: Call on Friday', 'said of version 1 (299b6f98) · s. 6'],
  ['es', 'Call on Friday', 'dicho de la versión 1 (299b6f98)'],
  ['fr', 'Call on Friday', 'dit de la version 1 (299b6f98)'],
] as const)('of an earlier version, in %s', (locale, told, mark) => {
  const said = lines(
    { decision: { ...decision, saidOf }, comments: [{ ...comment, saidOf: { ...saidOf, slide: 6 } }] },
    locale,
  );
  expect(said).toContain(told);
  expect(said.split('\n').filter((line) => line.includes(mark.split(' · ')[0]!))).toHaveLength(2);
  expect(said).toContain(mark);
});

test('of this version it bears no mark, and of silence there is no line', () => {
  expect(lines({ decision, comments: [comment] })).not.toContain('version');
  expect(lines({})).toBe('');
});
