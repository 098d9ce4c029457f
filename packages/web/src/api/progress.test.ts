/** What a page knows of a run follows from the messages, also when they come twice or a run begins anew. */
import { describe, expect, it } from 'vitest';
import { STEP_IDS } from '@vc-analyst/core/vocabulary';
import { advance, currentStep, NO_PROGRESS, percentDone, type Progress } from './progress.js';

const said = (step: (typeof STEP_IDS)[number] | 'completed', status: 'processing' | 'completed' | 'error') =>
  ({ type: 'progress', analysisId: 'a', step, status }) as const;
const after = (...messages: Parameters<typeof advance>[1][]): Progress =>
  messages.reduce((progress, message, index) => advance(progress, message, index * 1000), NO_PROGRESS);

describe('progress', () => {
  it('counts completed steps of nine, rounded', () => {
    const progress = after(
      said('extract', 'completed'),
      said('business_model', 'completed'),
      said('risks', 'processing'),
    );
    expect(percentDone(progress)).toBe(22);
    expect(currentStep(progress)).toBe('risks');
  });

  it('names the step that comes next between two steps, and none before the first and after the last', () => {
    expect(currentStep(NO_PROGRESS)).toBeUndefined();
    expect(currentStep(after(said('extract', 'completed')))).toBe('business_model');
    expect(currentStep(after(...STEP_IDS.map((step) => said(step, 'completed'))))).toBeUndefined();
  });

  it('is complete when the server says so, whatever was missed', () => {
    const progress = after(said('extract', 'completed'), said('completed', 'completed'));
    expect(percentDone(progress)).toBe(100);
    expect(progress.completed).toBe(true);
  });

  it('begins anew with the first step of another run, and a replay changes nothing', () => {
    const again = after(said('completed', 'completed'), said('extract', 'processing'));
    expect(percentDone(again)).toBe(0);
    expect(again.completed).toBe(false);
    const messages = [said('extract', 'processing'), said('extract', 'completed'), said('team_evaluation', 'error')];
    expect(after(...messages, ...messages)).toEqual(after(...messages));
  });

  it('keeps why a run ended without a report', () => {
    const error = { code: 'password-protected', message: 'The deck asks for a password.' };
    expect(after({ type: 'failed', analysisId: 'a', error }).failure).toEqual(error);
  });

  it('knows when the run began, also when it is first heard of in the middle', () => {
    expect(after(said('extract', 'processing'), said('extract', 'completed')).begunAt).toBe(0);
    const late = after(said('extract', 'processing'), { ...said('extract', 'completed'), elapsedMs: 41_000 });
    expect(late.begunAt).toBe(1000 - 41_000);
    expect(NO_PROGRESS.begunAt).toBeUndefined();
  });
});
