/** Of several prices the one to show: what is paid month by month before fees by the piece, and of those the middle one. */
import type { Fact } from './fact.js';

/** "+149 €" comes on top of a plan. */
const isOnTop = ({ quote }: Fact): boolean => /\+ ?(?:\p{Sc} ?)?\d/u.test(quote);

/** Undefined of none. */
export function mainPrice<F extends Fact>(prices: readonly F[]): F | undefined {
  const recurring = prices.filter(
    ({ period, detail }) => (period === 'month' || period === 'year') && detail?.unit === undefined,
  );
  const plans = recurring.filter((price) => !isOnTop(price));
  const told = [plans, recurring, prices].find((some) => some.length > 0) ?? [];
  const shown = told.toSorted((a, b) => yearly(a) - yearly(b));
  return shown[Math.floor(shown.length / 2)];
}

function yearly({ value, low, high, period }: Fact): number {
  return (value ?? low ?? high ?? 0) * (period === 'month' ? 12 : 1);
}
