/** The nine steps of an analysis, in their order: which kinds of fact each looks for. */
import type { FactKind } from '../model/fact-kinds.js';
import { kindsWhere } from '../model/kinds-where.js';
import { STEP_IDS, type StepId } from '../model/values.js';

export interface Step {
  id: StepId;
  /** Every kind names its one step, so that a failed step says what is missing. The last looks for none: it scores. */
  kinds: readonly FactKind[];
}

export const steps: readonly Step[] = STEP_IDS.map((id) => ({ id, kinds: [...kindsWhere(({ step }) => step === id)] }));
