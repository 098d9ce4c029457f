/** [R38] Lock-outs last as long as they should, whatever becomes of the clock. */
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../src/services/limits.js';
import { makeThrottles } from '../src/services/throttles.js';

afterEach(() => void vi.useRealTimers());

test('[R38] a clock that is set back by days makes nobody wait for days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const { adminPassword } = makeThrottles({ ...DEFAULT_LIMITS, adminTries: 1, lockOutSeconds: 900 });
  await adminPassword.count('198.51.100.7');
  vi.setSystemTime(new Date('2026-11-19T12:00:00Z'));
  const refused = await adminPassword.count('198.51.100.7').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'too-many-attempts', data: { seconds: 900 } });
});
