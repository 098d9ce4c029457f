/** Shares out 100 points in proportion, in steps that a reader can add up. */

/** Halves of a point: what weights are shown in. */
const STEP = 0.5;

/**
 * Weights that add up to 100: those `named` as they are, the others in proportion to `published`, in steps of `step`.
 * What is 0 stays at 0.
 */
export function shareOut(
  published: readonly number[],
  named: readonly (number | undefined)[],
  step: number = STEP,
): number[] {
  const fixed = published.map((weight, row) => (weight === 0 ? 0 : named[row]));
  const left = 100 - fixed.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const whole = published.reduce((sum, weight, row) => (fixed[row] === undefined ? sum + weight : sum), 0);
  const exact = published.map((weight, row) => fixed[row] ?? (weight / whole) * left);
  const weights = exact.map((weight, row) => (fixed[row] === undefined ? Math.floor(weight / step) * step : weight));
  let missing = 100 - weights.reduce((sum, weight) => sum + weight, 0);
  const order = [...weights.keys()]
    .filter((row) => fixed[row] === undefined)
    .sort((a, b) => exact[b]! - weights[b]! - (exact[a]! - weights[a]!) || a - b);
  for (const row of order) {
    const more = Math.min(step, missing);
    weights[row]! += more;
    missing -= more;
  }
  return weights;
}
