/** Whether a step of a plan says when: by a date, or counted from a beginning ("Months 1-3"). */
import type { Fact } from './fact.js';

export const isDatedPlan = ({ asOf, detail, strength }: Fact): boolean =>
  asOf !== undefined || detail?.when !== undefined || strength === 'specific';
