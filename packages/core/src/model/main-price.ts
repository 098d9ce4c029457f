/** Of several prices the one to show, and those that stand beside it: the plans of one page. */
import type { Fact } from './fact.js';

/** "+149 €" comes on top of a plan. */
const isOnTop = ({ quote }: Fact): boolean => /\+ ?(?:\p{Sc} ?)?\d/u.test(quote);

/** What is paid month by month before fees by the piece, and of those the middle one. Undefined of none. */
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

const MOST = 6;

/** The main price and the others of its slide as they stand there, each amount once. Of more than six the first. */
export function pricesBeside<F extends Fact>(prices: readonly F[]): F[] {
  const main = mainPrice(prices);
  const beside = prices.filter(({ slide }) => slide === main?.slide);
  const known = new Map(
    beside.map((price) => [JSON.stringify([price.value, price.low, price.high, price.period]), price]),
  );
  return beside.filter((price) => [...known.values()].includes(price)).slice(0, MOST);
}
