/** All consistency checks, in the order in which they are shown. */
import type { CheckResult } from '../../model/scores.js';
import type { ScoringContext } from '../context.js';
import { arrCustomersAcv } from './arr-customers-acv.js';
import { askRunwayBurn } from './ask-runway-burn.js';
import { bottomUpMarket } from './bottom-up-market.js';
import { cashBurnRunway } from './cash-burn-runway.js';
import type { Check } from './check.js';
import { customersPaying } from './customers-paying.js';
import { dauMau } from './dau-mau.js';
import { foundedExperience } from './founded-experience.js';
import { gmvTakeRevenue } from './gmv-take-revenue.js';
import { growthBaseEnd } from './growth-base-end.js';
import { ltvCacRatio } from './ltv-cac-ratio.js';
import { momYoy } from './mom-yoy.js';
import { mrrArr } from './mrr-arr.js';
import { nrrGrr } from './nrr-grr.js';
import { preAskPost } from './pre-ask-post.js';
import { priceCustomersRevenue } from './price-customers-revenue.js';
import { revenueCostMargin } from './revenue-cost-margin.js';
import { sameMetricAgrees } from './same-metric-agrees.js';
import { tamSamSom } from './tam-sam-som.js';
import { teamCountNames } from './team-count-names.js';
import { useOfFundsSum } from './use-of-funds-sum.js';

export const CHECKS: readonly Check[] = [
  sameMetricAgrees,
  tamSamSom,
  bottomUpMarket,
  mrrArr,
  arrCustomersAcv,
  priceCustomersRevenue,
  growthBaseEnd,
  momYoy,
  gmvTakeRevenue,
  revenueCostMargin,
  ltvCacRatio,
  nrrGrr,
  customersPaying,
  dauMau,
  cashBurnRunway,
  askRunwayBurn,
  preAskPost,
  useOfFundsSum,
  foundedExperience,
  teamCountNames,
];

/** Runs every check; one that lacks an input says so and counts neither for nor against the deck. */
export function runChecks(context: ScoringContext): CheckResult[] {
  return CHECKS.map((check) => check.run(context));
}
