/** What both halves of the financial questions ask alike: does it sell? */
import type { FactKind } from '../model/fact-kinds.js';
import type { QuestionContext } from './question-context.js';

export const RECURRING = ['arr', 'mrr', 'revenue'] as const satisfies readonly FactKind[];
export const SELLING = [...RECURRING, 'paying_customers', 'customers', 'gmv'] as const satisfies readonly FactKind[];

/** Whether the company states an actual figure of one of the kinds. */
export function sells(context: QuestionContext, kinds: readonly FactKind[]): boolean {
  return kinds.some((kind) => context.actual(kind).length > 0);
}
