/** Who is in each set of kinds: a new kind, or another field, shows here which rules take it up. */
import { expect, test } from 'vitest';
import * as kindSets from './kind-sets.js';

const kinds = (words: string) => words.split(/\s+/);

const TABLE: Record<keyof typeof kindSets, string[]> = {
  FIGURE_KINDS: kinds(
    `tam sam som market_growth buyer_count market_share_claim
     trl interviews price arr mrr revenue bookings carr gmv tpv aum tvl take_rate
     growth_yoy growth_mom growth_multiple customers paying_customers users mau dau signups waitlist
     churn nrr grr retention nps cac ltv ltv_cac payback arpa acv gross_margin headcount
     cash burn_net burn_gross runway burn_multiple raised_to_date ask pre_money post_money val_cap
     dilution grant use_of_funds commitment_of_round cost top_customer_share`,
  ),

  // What they tell of.
  MARKET_FIGURES: kinds('tam sam som market_growth buyer_count'),
  MARKET_SIZES: kinds('tam sam som'),
  ROUND_FIGURES: kinds('ask pre_money post_money val_cap dilution use_of_funds commitment_of_round'),
  SUBJECT_BY_KIND: kinds(
    'tam sam som market_growth buyer_count market_share_claim ask pre_money post_money val_cap dilution use_of_funds commitment_of_round',
  ),
  ABOUT_OTHERS: kinds(
    'customer_segment pain pain_cost competitor_category competition_matrix status_quo problem testimonial competitive_response',
  ),
  OWN_FIGURES: kinds('trl interviews pilot waitlist loi cash burn_net burn_gross runway burn_multiple grant'),
  FIRM_FIGURES: kinds('price arr mrr aum tvl take_rate churn nrr grr cac ltv ltv_cac'),
  CAREER_FIGURES: kinds(
    'arr mrr revenue bookings gmv tpv aum growth_multiple customers paying_customers users mau dau raised_to_date',
  ),

  // How they are told.
  NAMES: kinds('competitor person advisor board_member investor logo'),
  UNMARKED: kinds('problem solution'),
  TOLD_ONCE: kinds('problem solution one_liner company_name sector_signal'),
  SEVERAL: kinds(
    'market_growth buyer_count market_other pain_cost comparison price growth_yoy growth_mom growth_multiple retention grant use_of_funds commitment_of_round cost description',
  ),

  // Time and amount. Of the flows, only some are compared with one another (`COMPARED_METRICS`).
  FLOWS: kinds('revenue bookings gmv tpv burn_net burn_gross cost'),
  SUMMED_OVER_PERIOD: kinds('revenue bookings gmv tpv cost'),
  BALANCES: kinds('aum tvl cash raised_to_date ask pre_money post_money val_cap'),
  TOTALS: kinds(
    'arr revenue bookings carr gmv tpv aum tvl cash burn_net burn_gross raised_to_date ask pre_money post_money val_cap grant commitment_of_round',
  ),
  PER_UNIT: kinds('price cac ltv arpa acv burn_net burn_gross cost'),
  DATED_ONLY: kinds('revenue gmv tpv users churn cac ltv gross_margin headcount'),

  // Heads: three sets, each one wider.
  CUSTOMERS_AND_USERS: kinds('customers paying_customers users mau dau'),
  HEADS: kinds('customers paying_customers users mau dau signups'),
  DEALS: ['loi', 'pilot'],
  WHOLE_HEADS: kinds('customers paying_customers users mau dau signups waitlist'),

  // Growth and scoring.
  TRACKED: kinds('arr mrr revenue bookings gmv tpv customers paying_customers users mau dau signups'),
  SALES_AND_USERS: kinds('arr mrr revenue bookings gmv tpv customers paying_customers users mau dau'),
  CLOSELY_TRACKED: kinds('arr mrr revenue gmv customers paying_customers users mau'),
  ACTUAL_METRICS: kinds(
    `arr mrr revenue bookings carr gmv tpv aum tvl take_rate growth_yoy growth_mom growth_multiple
     customers paying_customers users mau dau signups waitlist churn nrr grr retention nps cac ltv ltv_cac payback
     arpa acv gross_margin headcount cash burn_net burn_gross burn_multiple raised_to_date top_customer_share`,
  ),
  STATED_METRICS: kinds('tam sam som market_growth runway pre_money post_money val_cap dilution'),
  LESS_IS_BETTER: kinds('churn cac payback burn_net burn_gross burn_multiple top_customer_share'),
  DECISIVE: kinds('arr mrr revenue customers paying_customers'),
  VALUATIONS: kinds('pre_money post_money val_cap'),
  GROWTHS: kinds('market_growth growth_yoy growth_mom growth_multiple'),
  BESIDE_USES: kinds(
    `arr mrr bookings gmv tpv growth_yoy loi gross_margin cash burn_net burn_gross runway raised_to_date
     ask pre_money post_money val_cap dilution grant commitment_of_round`,
  ),
  SALES: kinds('arr mrr revenue gmv'),
  EARNINGS: kinds('arr mrr revenue'),

  // What words of them tell, whatever their grammar.
  PLANS: kinds('milestone_plan hire_plan use_of_funds'),
  HAPPENED: kinds('pilot milestone_done testimonial'),
  HOPED_UNTIL_SALE: kinds('price take_rate'),
  HOPED_UNTIL_USE: kinds('gross_margin ltv cac ltv_cac payback nrr grr churn arpa acv cost comparison'),
  SIGNS_OF_USE: kinds('arr mrr revenue bookings gmv tpv customers paying_customers users mau dau usage retention'),
  SIGNS_OF_SALE: kinds(
    `arr mrr revenue bookings gmv tpv customers paying_customers users mau dau usage retention
     logo testimonial product_stage`,
  ),
  TODAY_AMONG_PLANS: kinds('price take_rate cash burn_net burn_gross runway grant raised_to_date'),
  NEVER_A_PART: kinds('take_rate gross_margin churn retention price'),
  ACCUSING: kinds('guaranteed_return no_competitor_claim token_sale commitment'),
  BESIDE_RIVALS: kinds('advantage competitive_response competitor_category status_quo'),
};

test.each(Object.entries(kindSets).map(([name, set]) => ({ name, set })))('$name', ({ name, set }) => {
  expect([...set].toSorted()).toEqual(TABLE[name as keyof typeof kindSets].toSorted());
});

// Documents write their metrics in this order.
test.each(['ACTUAL_METRICS', 'STATED_METRICS'] as const)('%s keep their order', (name) => {
  expect([...kindSets[name]]).toEqual(TABLE[name]);
});
