/** All red flags, in the order of the rubric. A new one is a file and an entry here. */
import { renderMessage } from '../../i18n/render.js';
import type { CheckResult, Flag } from '../../model/scores.js';
import type { Locale } from '../../model/values.js';
import type { ScoringContext } from '../context.js';
import type { JudgedCriterion } from '../criterion-weights.js';
import { advisorsExceedTeam } from './advisors-exceed-team.js';
import { askWithoutStage } from './ask-without-stage.js';
import { askWithoutUse } from './ask-without-use.js';
import { auditWithoutProduct } from './audit-without-product.js';
import { bookingsAsArr } from './bookings-as-arr.js';
import { hiddenText, promptInjection } from './concealed-text.js';
import { contradiction } from './contradiction.js';
import { cumulativeOnly } from './cumulative-only.js';
import { customerConcentration } from './customer-concentration.js';
import type { FlagRule, RaisedFlag } from './flag.js';
import { flatteringMatrix } from './flattering-matrix.js';
import { friendlyRevenue } from './friendly-revenue.js';
import { growthWithoutBase } from './growth-without-base.js';
import { guaranteedReturn } from './guaranteed-return.js';
import { highBurnMultiple } from './high-burn-multiple.js';
import { hockeyStick } from './hockey-stick.js';
import { impossiblePercentage } from './impossible-percentage.js';
import { keyRoleOpen } from './key-role-open.js';
import { noCompetitorsClaimed } from './no-competitors-claimed.js';
import { oversizedMarket } from './oversized-market.js';
import { placeholderPeopleFlag } from './placeholder-people.js';
import { platformDependence } from './platform-dependence.js';
import { prestigeOnly } from './prestige-only.js';
import { regulationSilent } from './regulation-silent.js';
import { relativeAsPilot } from './relative-as-pilot.js';
import { repeatedPraise } from './repeated-praise.js';
import { roundInTwoCurrencies } from './round-in-two-currencies.js';
import { servicesAsSoftware } from './services-as-software.js';
import { shortRunway } from './short-runway.js';
import { sizesNotNested } from './sizes-not-nested.js';
import { staleFigures } from './stale-figures.js';
import { templateLeftIn } from './template-left-in.js';
import { thinRunRate } from './thin-run-rate.js';
import { tokenSale } from './token-sale.js';
import { topDownMarket } from './top-down-market.js';
import { unexplainedPivot } from './unexplained-pivot.js';
import { unitEconomicsMismatch } from './unit-economics-mismatch.js';
import { unitsApart } from './units-apart.js';
import { unsourcedSuperlatives } from './unsourced-superlatives.js';
import { unusualRound } from './unusual-round.js';
import { useOfFundsSumFlag } from './use-of-funds-sum.js';
import { valuationMismatch } from './valuation-mismatch.js';
import { vanityMetric } from './vanity-metric.js';
import { volumeAsRevenue } from './volume-as-revenue.js';

export const FLAG_RULES: readonly FlagRule[] = [
  sizesNotNested,
  topDownMarket,
  oversizedMarket,
  noCompetitorsClaimed,
  flatteringMatrix,
  vanityMetric,
  volumeAsRevenue,
  bookingsAsArr,
  thinRunRate,
  growthWithoutBase,
  hockeyStick,
  cumulativeOnly,
  unitEconomicsMismatch,
  impossiblePercentage,
  useOfFundsSumFlag,
  contradiction,
  shortRunway,
  highBurnMultiple,
  askWithoutUse,
  unusualRound,
  valuationMismatch,
  keyRoleOpen,
  advisorsExceedTeam,
  prestigeOnly,
  customerConcentration,
  platformDependence,
  regulationSilent,
  guaranteedReturn,
  templateLeftIn,
  staleFigures,
  unexplainedPivot,
  tokenSale,
  promptInjection,
  hiddenText,
  unsourcedSuperlatives,
  servicesAsSoftware,
  friendlyRevenue,
  placeholderPeopleFlag,
  repeatedPraise,
  relativeAsPilot,
  auditWithoutProduct,
  askWithoutStage,
  roundInTwoCurrencies,
  unitsApart,
];

/**
 * Every flag that the evidence raises. Points are those of its severity in the rubric (0 for hidden or
 * instructing text); whoever adds them up applies the limit of all flags together.
 */
export function runFlags(
  context: ScoringContext,
  criteria: readonly JudgedCriterion[],
  checks: readonly CheckResult[],
  locale: Locale = 'en',
): Flag[] {
  const known = new Map<string, number>();
  return FLAG_RULES.flatMap((rule) =>
    rule.raise({ context, criteria, checks }).map((raised) => {
      const id = raised.id ?? rule.meta.id;
      const count = (known.get(id) ?? 0) + 1;
      known.set(id, count);
      return toFlag(count === 1 ? id : `${id}-${count}`, rule.meta.rule, raised, context, locale);
    }),
  );
}

function toFlag(id: string, rule: string, raised: RaisedFlag, context: ScoringContext, locale: Locale): Flag {
  return {
    id,
    rule,
    severity: raised.severity,
    points: raised.free ? 0 : context.rubric.flags.points[raised.severity],
    slides: [...new Set(raised.slides ?? raised.facts.map((fact) => fact.slide))].sort((a, b) => a - b),
    quotes: [...new Set(raised.quotes ?? raised.facts.map((fact) => fact.quote))],
    factIds: [...new Set(raised.facts.map((fact) => fact.id))],
    reason: renderMessage(raised.reason, locale),
    reasonMessage: raised.reason,
  };
}
