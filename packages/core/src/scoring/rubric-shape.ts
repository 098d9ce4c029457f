/** What a rubric holds: the published one, or one with a fund's own weights. */
import type { Sector, Severity } from '../model/values.js';
import type * as benchmarks from './benchmarks.js';
import type { CapId, CapLimits } from './cap-limits.js';
import type { CriterionId } from './criterion-id.js';
import type { OwnCriteria } from './own-criterion.js';
import type { Thresholds } from './thresholds.js';
import type { CriterionWeights, ProfileId, SubScoreWeights } from './weights.js';

export interface Rubric {
  version: string;
  subScores: Record<ProfileId, SubScoreWeights>;
  criteria: Record<CriterionId, CriterionWeights>;
  /** Criteria of plugins; what they weigh is taken from the published ones of the same sub-score. */
  own?: OwnCriteria;
  /** Sectors whose regulation weighs `shift` points more, taken in halves from R9 and R5. */
  regulated: { sectors: readonly Sector[]; shift: number; reason: string };
  thresholds: Thresholds;
  caps: Record<CapId, CapLimits>;
  /** Points taken off the risk sub-score a flag, and at most in all. */
  flags: { points: Record<Severity, number>; max: number; reason: string };
  recommendation: {
    /** Overall score from which a deck is worth a meeting of partners, a call, or at least the question for more evidence. */
    invest: number;
    followUp: number;
    open: number;
    /** Conditions of an invest beside the overall score. */
    investCoverage: number;
    investSubScore: number;
    investResilience: number;
    /** Coverage from which a band of outcomes that crosses a mark is called borderline. */
    surelyLowCoverage: number;
    /** Coverage under which a low score of a deck in another language says more of the reader than of the deck. */
    otherLanguageCoverage: number;
    /** Distance to a threshold that is called borderline. */
    margin: number;
    reason: string;
  };
  /** Least coverage for each confidence; more unread slides than `unreadShare` lower it by one. */
  confidence: { high: number; medium: number; low: number; unreadShare: number; reason: string };
  /** Level that a good answer to something missing is taken to earn. */
  goodAnswer: number;
  rates: Readonly<Record<string, number>>;
  ratesDate: string;
  ratesSource: string;
  benchmarks: typeof benchmarks;
}
