/** Of several prices the one to show: what is paid month by month before fees by the piece, and of those the middle one. */
import type { Fact } from './fact.js';

/** Undefined of none. */
export function mainPrice<F extends Fact>(prices: readonly F[]): F | undefined {
  const recurring = prices.filter(
    ({ period, detail }) => (period === 'month' || period === 'year') && detail?.unit === undefined,
  );
  const shown = (recurring.length > 0 ? recurring : prices).toSorted((a, b) => yearly(a) - yearly(b));
  return shown[Math.floor(shown.length / 2)];
}

function yearly({ value, low, high, period }: Fact): number {
  return (value ?? low ?? high ?? 0) * (period === 'month' ? 12 : 1);
}
