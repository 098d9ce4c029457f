/** Times and limits are those of the specification, section 9; toasts come one at a time and are forgotten when it says. */
import { expect, it, vi } from 'vitest';
import { INVESTMENT_STATUSES, LOCALES, ROLES, SECTORS, STAGES, STEP_IDS } from '@vc-analyst/core/vocabulary';
import {
  FRESH_FOR,
  LEAVE_AFTER,
  POLL_EVERY,
  REFRESH_AFTER,
  SHOWN,
  SUMMARY_LENGTH,
  TOAST,
  TOOLTIP,
  UPLOAD,
} from './timings.js';
import { dismissToast, shownToast, toast } from './toast.js';

it('are as the specification gives them', () => {
  expect({ FRESH_FOR, POLL_EVERY, REFRESH_AFTER, LEAVE_AFTER }).toEqual({
    FRESH_FOR: 300_000,
    POLL_EVERY: 5000,
    REFRESH_AFTER: 2000,
    LEAVE_AFTER: 500,
  });
  expect(TOAST).toEqual({ shownFor: 5000, removeAfter: 1_000_000, swipe: 50, hotkey: 'F8' });
  expect(TOOLTIP).toEqual({ delay: 700, skipDelay: 300 });
  expect({ ...SHOWN, SUMMARY_LENGTH }).toEqual({ analyses: 5, activities: 5, inSidebar: 3, SUMMARY_LENGTH: 150 });
  expect(UPLOAD.maxBytes).toBe(50 * 1024 * 1024);
  expect(UPLOAD.extensions).toEqual(['.pdf', '.ppt', '.pptx', '.png', '.jpg', '.jpeg']);
});

it('and so are the vocabularies', () => {
  expect(STEP_IDS.join()).toBe(
    'extract,business_model,market_analysis,team_evaluation,monetization,competitive,financial,risks,ai_scoring',
  );
  expect(SECTORS.join()).toBe('fintech,healthtech,edtech,ai,ecommerce,marketplace,saas,mobility,energy,other');
  expect(STAGES.join()).toBe('pre-seed,seed,series-a,series-b,series-c,growth');
  expect([...ROLES].sort()).toEqual(['admin', 'analyst', 'partner', 'viewer']);
  expect([...INVESTMENT_STATUSES]).toEqual(['active', 'exited', 'failed']);
  expect([...LOCALES]).toEqual(['en', 'es', 'fr']);
});

it('a toast takes the place of the one shown; a dismissed one is forgotten after a million milliseconds', () => {
  vi.useFakeTimers();
  toast({ title: 'first' });
  toast({ title: 'second' });
  const second = shownToast()!;
  expect(second.title).toBe('second');
  dismissToast(second.id);
  vi.advanceTimersByTime(TOAST.removeAfter - 1);
  expect(shownToast()).toMatchObject({ title: 'second', open: false });
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeUndefined();
  vi.useRealTimers();
});
