/**
 * Kinds of fact that a rule treats alike, each asked of the records by field; `kind-sets.test.ts` shows who is in them.
 * Where two sets differ that might be one, the field says why: none is unified in passing.
 */
import { FACT_KINDS, type FactKind, type FactKindSpec } from './fact-kinds.js';
import { kindsWhere, valueTypes } from './kinds-where.js';

const FIGURE_TYPES: readonly string[] = ['money', 'percent', 'multiple', 'count', 'months'];

function isSoldOrUsed({ tracked, counts }: FactKindSpec): boolean {
  return tracked !== undefined && counts !== 'signups';
}

function showsUse(spec: FactKindSpec): boolean {
  return isSoldOrUsed(spec) || spec.shows === 'use';
}

function isFigure(spec: FactKindSpec): boolean {
  const types = valueTypes(spec);
  return FIGURE_TYPES.includes(types[0]!) && !types.includes('text');
}

/** Nothing without a figure. */
export const FIGURE_KINDS = kindsWhere(isFigure);

/** Figures whose subject is the market, and those whose subject is the round, whatever the slide is about. */
export const MARKET_FIGURES = kindsWhere((spec) => spec.topic === 'market' && isFigure(spec));
export const ROUND_FIGURES = kindsWhere((spec) => spec.topic === 'round' && isFigure(spec));
/** Market sizes: TAM, SAM and SOM. */
export const MARKET_SIZES = kindsWhere((spec) => spec.topic === 'market' && valueTypes(spec).includes('money'));
/** Figures whose subject follows from the kind, whatever a model says of it. */
export const SUBJECT_BY_KIND = kindsWhere(
  (spec) => isFigure(spec) && (spec.topic === 'market' || spec.topic === 'round' || spec.anySubject === true),
);
/** Claims whose subject is another by their kind. */
export const ABOUT_OTHERS = kindsWhere(
  ({ topic, name }) => (topic === 'customer' || topic === 'competitor') && name !== true,
);
/** Figures that the company of the deck alone states, and those that any company has but no market. */
export const OWN_FIGURES = kindsWhere(({ owner }) => owner === 'self');
export const FIRM_FIGURES = kindsWhere(({ owner }) => owner === 'firm');
/** What people also tell of their careers. */
export const CAREER_FIGURES = kindsWhere(({ career }) => career === true);

/** A name; `subjectName` carries it. */
export const NAMES = kindsWhere(({ name }) => name === true);
/** Known by no words of their own. */
export const UNMARKED = kindsWhere(({ unmarked }) => unmarked === true);
/** The one best statement of a deck is taken; or a deck rightly gives several figures. */
export const TOLD_ONCE = kindsWhere(({ occurs }) => occurs === 'once');
export const SEVERAL = kindsWhere(({ occurs }) => occurs === 'several');

/** Summed over a period: a figure of a quarter and one of a year are not the same thing. */
export const FLOWS = kindsWhere(({ time }) => time === 'flow');
/** Flows that are told as the sum of a period; burn is told as the pace of today. */
export const SUMMED_OVER_PERIOD = kindsWhere(({ time, pace }) => time === 'flow' && pace !== true);
/** A balance has no period. */
export const BALANCES = kindsWhere(({ period }) => period === 'never');
/** Totals of a company or round in money: smaller amounts are prices, shares or footnotes. */
export const TOTALS = kindsWhere(({ total }) => total === true);
/** Money that may be told by the unit: other money by the unit is no revenue, market or round. */
export const PER_UNIT = kindsWhere(({ perUnit }) => perUnit === true);
/** Undated they may be of different things. */
export const DATED_ONLY = kindsWhere(({ undated }) => undated === 'incomparable');

/** Heads that are customers or users; a market has them too, as possible buyers. */
export const CUSTOMERS_AND_USERS = kindsWhere(({ counts }) => counts === 'customers' || counts === 'users');
/** Heads that may be told by the wider word: paying customers are customers, who signed up is a user. */
export const HEADS = kindsWhere(({ counts }) => counts === 'customers' || counts === 'users' || counts === 'signups');
/** Pilots and letters of intent. */
export const DEALS = kindsWhere(({ counts }) => counts === 'deals');
/** Heads, also those that only wait: "2.2 customers" is a figure of something else. */
export const WHOLE_HEADS = kindsWhere(
  ({ counts }) => counts === 'customers' || counts === 'users' || counts === 'signups' || counts === 'waitlist',
);

/** Metrics that grow: their series and growth are read. */
export const TRACKED = kindsWhere(({ tracked }) => tracked !== undefined);
/** Of those, the ones of which earlier values, clauses that go on, and forecasts are read too. */
export const CLOSELY_TRACKED = kindsWhere(({ tracked }) => tracked === 'closely');
/** Of those, what is sold or used: who only signed up uses nothing yet. */
export const SALES_AND_USERS = kindsWhere(isSoldOrUsed);
/** Metrics of a document, in its order: of what has happened the newest, or as stated. */
export const ACTUAL_METRICS = asListed(kindsWhere(({ metric }) => metric === 'actual'));
export const STATED_METRICS = kindsWhere(({ metric }) => metric === 'stated');
/** The higher of two conflicting figures scores. */
export const LESS_IS_BETTER = kindsWhere(({ better }) => better === 'less');
/** A round hangs on them. */
export const DECISIVE = kindsWhere(({ decisive }) => decisive === true);
/** Money that grows with a company, and what of it the company earns: of GMV that is a part. */
export const SALES = kindsWhere((spec) => spec.tracked === 'closely' && valueTypes(spec).includes('money'));
export const EARNINGS = kindsWhere((spec) => spec.decisive === true && valueTypes(spec).includes('money'));
/** Never an item of the use of funds. */
export const BESIDE_USES = kindsWhere(({ besideUses }) => besideUses === true);

/** At what value a round is made. */
export const VALUATIONS = kindsWhere(({ measures }) => measures === 'valuation');
/** How fast the company or its market grows. */
export const GROWTHS = kindsWhere(({ measures }) => measures === 'growth');

/** Of what is to come, and of what has happened, whatever the words. */
export const PLANS = kindsWhere(({ tense }) => tense === 'to come');
export const HAPPENED = kindsWhere(({ tense }) => tense === 'happened');
/** Hoped for before the first sale, and before the first use. */
export const HOPED_UNTIL_SALE = kindsWhere(({ hopedUntil }) => hopedUntil === 'sale');
export const HOPED_UNTIL_USE = kindsWhere(({ hopedUntil }) => hopedUntil === 'use');
/** Show that somebody uses the product; and that somebody can buy it. */
export const SIGNS_OF_USE = kindsWhere(showsUse);
export const SIGNS_OF_SALE = kindsWhere((spec) => showsUse(spec) || spec.shows === 'sale');
/** Of today, also on a page of plans. */
export const TODAY_AMONG_PLANS = kindsWhere(({ amongPlans }) => amongPlans === true);
/** No part of a mix. */
export const NEVER_A_PART = kindsWhere(({ neverPart }) => neverPart === true);
/** By which flags and caps accuse. */
export const ACCUSING = kindsWhere(({ accuses }) => accuses === true);
/** May be said of us where a rival is named. */
export const BESIDE_RIVALS = kindsWhere(({ besideRivals }) => besideRivals === true);

/** Each behind the one that its record names, else at its place. */
function asListed(kinds: ReadonlySet<FactKind>): ReadonlySet<FactKind> {
  const listed = [...kinds].filter((kind) => FACT_KINDS[kind].listedAfter === undefined);
  for (const kind of kinds) {
    const { listedAfter } = FACT_KINDS[kind];
    if (listedAfter !== undefined) listed.splice(listed.findIndex((one) => one === listedAfter) + 1, 0, kind);
  }
  return new Set(listed);
}
