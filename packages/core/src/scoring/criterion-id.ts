/** Id of a criterion, as the list of their texts names it: M market, T team, P product, G traction, R risk (as resilience). */
import type * as texts from './criteria/texts.js';

export type CriterionId = keyof typeof texts;
