/** What becomes of a proposal. */
import type { FactDraft } from '../../../model/fact.js';
import type { Rejection } from '../../../model/model-use.js';

export type Verdict =
  /** A fact of the rubric says the same. */
  | { outcome: 'confirmed'; id: string }
  | { outcome: 'accepted'; draft: FactDraft }
  /** True as far as can be told, and said already: of this kind one statement is enough. */
  | { outcome: 'repeated' }
  | { outcome: 'rejected'; code: Rejection; values?: Record<string, string | number> };
