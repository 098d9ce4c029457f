/** What a slide may be about by what the first look found on it together: a price beside a market is another thing than one alone. */
import type { LikelySection } from '../view/view-types.js';

/** Probabilities that make a difference. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.85, 0.95];

/** Features of a slide, from what was likely at first. Other slides say nothing: a deck without them is read alike. */
export function sectionFeatures(likely: readonly LikelySection[]): Set<string> {
  return new Set(
    likely.flatMap(({ label, probability }) =>
      STEPS.filter((step) => probability >= step).map((step) => `${label} ${step}`),
    ),
  );
}
