/** What a model may say of a fact beyond what the rules read of it. */
import type { FactDraft } from '../../../model/fact.js';

export type Claimed = Pick<FactDraft, 'period' | 'asOf' | 'low' | 'high' | 'strength'> &
  Partial<Pick<FactDraft, 'basis'>>;
