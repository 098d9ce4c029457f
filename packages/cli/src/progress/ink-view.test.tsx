/** What the terminal shows of a run: decks in work with their step, ended decks, the overall bar, within its height. */
import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import type { Analysis, BatchEvent } from '@vc-analyst/core/model';
import { RunView } from './ink-view.js';
import { advance, remaining, startState, type RunState } from './run-state.js';

const events: BatchEvent[] = [
  { type: 'started', fileName: 'a.pdf', index: 0, total: 2 },
  { type: 'progress', fileName: 'a.pdf', index: 0, event: { type: 'step', step: 'extract', status: 'completed' } },
  {
    type: 'progress',
    fileName: 'a.pdf',
    index: 0,
    event: { type: 'step', step: 'business_model', status: 'processing' },
  },
  { type: 'started', fileName: 'b\u001b[31m.pdf', index: 1, total: 2 },
];
const analysis = { companyName: 'Acme', overallScore: 61, recommendation: 'follow-up' } as Analysis;

function stateAfter(seen: BatchEvent[], total = 2): RunState {
  return seen.reduce((state, event, at) => advance(state, event, 1000 + at * 500), startState(total, 0));
}
function frameOf(state: RunState, size = { columns: 80, rows: 24 }): string {
  return render(<RunView state={state} locale="en" now={3500} colors={false} {...size} />).lastFrame() ?? '';
}

test('a deck in work shows its steps, the current one by name, and its time', () => {
  const frame = frameOf(stateAfter(events));
  expect(frame).toMatch(/› a\.pdf +●◐○○○○○○○ +11% Business model +2\.5 s/);
  expect(frame).toContain('0/2');
});

test('a deck that ended shows company, recommendation, time and score, and names cannot steer the terminal', () => {
  const frame = frameOf(
    stateAfter([
      ...events,
      { type: 'completed', fileName: 'a.pdf', index: 0, analysis },
      { type: 'failed', fileName: 'b.pdf', index: 1, error: new Error('b.pdf is damaged.') },
    ]),
  );
  expect(frame).toMatch(/✓ a\.pdf +Acme · Follow-up +2\.0 s +61/);
  expect(frame).toContain('✗ b.pdf is damaged.');
  expect(frame).toContain('1 analysed, 0 known, 1 failed');
  expect(frameOf(stateAfter(events))).not.toContain('\u001b');
});

test.each([
  [40, 12],
  [80, 24],
  [200, 60],
])('hundreds of decks on %i × %i stay within its lines and cells', (columns, rows) => {
  const many = Array.from({ length: 300 }, (_, index): BatchEvent[] => {
    const deck = { fileName: `a deck with a rather long name of its own ${index}.pdf`, index };
    const started: BatchEvent = { type: 'started', ...deck, total: 400 };
    return index < 290 ? [started, { type: 'completed', ...deck, analysis }] : [started];
  }).flat();
  const lines = frameOf(stateAfter(many, 400), { columns, rows }).split('\n');
  expect(lines.length).toBeLessThan(rows);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(lines.join('\n')).toContain('290/400');
  expect(lines.join('\n')).toMatch(/› a d.*\.pdf/);
});

test('what is left is told by what the last decks took, and known decks take nothing', () => {
  const known = { ...analysis, id: 'x' } as never;
  const begun = stateAfter([{ type: 'started', fileName: 'a', index: 0, total: 11 }], 11);
  expect(remaining(begun)).toBeUndefined();
  const one = advance(begun, { type: 'completed', fileName: 'a', index: 0, analysis }, 5000);
  expect(remaining(one)).toBe(10 * 4000);
  const skipped = advance(one, { type: 'skipped', fileName: 'b', index: 1, analysisId: 'x', known }, 5001);
  expect(remaining(skipped)).toBe(9 * 4000);
});
