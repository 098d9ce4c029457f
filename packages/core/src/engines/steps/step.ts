/** What a step of the analysis is: which kinds of fact it looks for. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { StepId } from '../../model/values.js';

export interface Step {
  id: StepId;
  /** Every kind belongs to exactly one step, so that a failed step names what is missing. */
  kinds: readonly FactKind[];
}
