/** "11" over "months of runway" are eleven months, not eleven of something. */
import type { Figure } from '../numbers/figure.js';
import { LASTING, MONTHS } from '../words/figures/as-duration.js';

/** The figure as a duration when `label` (accent-free) says that it counts months of cash or payback. */
export function asDuration(figure: Figure, label: string): Figure {
  if (figure.type !== 'count' || figure.scaled || figure.value > 120) return figure;
  return MONTHS.test(label) && LASTING.test(label) ? { ...figure, type: 'duration', durationUnit: 'month' } : figure;
}
