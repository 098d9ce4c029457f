/** What becomes of a proposal. */
import type { FactDraft } from '../../../model/fact.js';
import type { Rejection } from '../../../model/model-use.js';
import type { Claimed } from './claimed.js';

export type Verdict =
  /** A fact of the rubric says the same. */
  | { outcome: 'confirmed'; id: string }
  | { outcome: 'accepted'; draft: FactDraft; claimed?: Claimed }
  /**
   * It stands there, but the rules alone do not read it so (`code` says why): it counts when the critic upholds it.
   * `rival` is the rules' other figure of its kind, which must have fallen then.
   */
  | {
      outcome: 'doubted';
      draft: FactDraft;
      code: Rejection;
      values?: Record<string, string | number>;
      rival?: string;
      claimed?: Claimed;
    }
  /** True as far as can be told, and said already: of this kind one statement is enough. */
  | { outcome: 'repeated' }
  | { outcome: 'rejected'; code: Rejection; values?: Record<string, string | number> };
