/** What the terminal shows of a run: decks in work with their step, ended decks, the overall bar. */
import { render } from 'ink-testing-library';
import { expect, test } from 'vitest';
import type { Analysis, BatchEvent } from '@vc-analyst/core/model';
import { advance, RunView, startState } from './ink-view.js';

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

function frameAfter(seen: BatchEvent[]): string {
  const state = seen.reduce((state, event) => advance(state, event, 'en', 1000), startState(2));
  return render(<RunView state={state} locale="en" now={3500} />).lastFrame() ?? '';
}

test('a deck in work shows its steps, the current one by name, and its time', () => {
  const frame = frameAfter(events);
  expect(frame).toContain('●◐○○○○○○○ a.pdf Business model 2.5 s');
  expect(frame).toContain('0/2');
});

test('a deck that ended stands above with its outcome, and names cannot steer the terminal', () => {
  const analysis = {
    companyName: 'Acme',
    overallScore: 61,
    recommendation: 'follow-up',
    analysisTime: 0.4,
  } as Analysis;
  const frame = frameAfter([
    ...events,
    { type: 'completed', fileName: 'a.pdf', index: 0, analysis },
    { type: 'failed', fileName: 'b.pdf', index: 1, error: new Error('b.pdf is damaged.') },
  ]);
  expect(frame).toContain('✓ a.pdf: Acme, 61/100, Follow up, 0.4 s');
  expect(frame).toContain('✗ b.pdf is damaged.');
  expect(frameAfter(events)).not.toContain('\u001b[31m.pdf');
});
