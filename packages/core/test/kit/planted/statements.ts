/** What a planted sentence states: the facts in it and the figures that are not the company's. */
import type { FactKind } from '../../../src/model/fact-kinds.js';
import type { Happened, Owner } from './planted-deck.js';

export type ValueKey =
  | 'arr'
  | 'arrPrev'
  | 'arrGoal'
  | 'mrr'
  | 'rev'
  | 'revPrev'
  | 'revNext'
  | 'revLater'
  | 'gmv'
  | 'bookings'
  | 'tam'
  | 'sam'
  | 'som'
  | 'pain'
  | 'price'
  | 'acv'
  | 'cac'
  | 'ltv'
  | 'burn'
  | 'cash'
  | 'ask'
  | 'askHigh'
  | 'pre'
  | 'cap'
  | 'committed'
  | 'raised'
  | 'grant'
  | 'rivalRaised'
  | 'rivalArr'
  | 'rivalValue'
  | 'caseRev'
  | 'mGrowth'
  | 'growth'
  | 'take'
  | 'margin'
  | 'churn'
  | 'customers'
  | 'paying'
  | 'buyers'
  | 'months'
  | 'runway';

/** `[kind, key, owner, happened]`. */
export type StatedFact = readonly [kind: FactKind, key: ValueKey, owner: Owner, happened?: Happened];

export interface Statement {
  facts: readonly StatedFact[];
  alsoTrue?: readonly StatedFact[];
  foreign?: readonly ValueKey[];
}

const own = (kind: FactKind, key: ValueKey): StatedFact => [kind, key, 'own', 'actual'];
const ahead = (kind: FactKind, key: ValueKey): StatedFact => [kind, key, 'own', 'ahead'];
const round = (kind: FactKind, key: ValueKey): StatedFact => [kind, key, 'own', undefined];
const market = (kind: FactKind, key: ValueKey): StatedFact => [kind, key, 'market', undefined];

export const STATEMENTS = {
  tam: { facts: [market('tam', 'tam')] },
  tamGrowth: { facts: [market('tam', 'tam'), market('market_growth', 'mGrowth')] },
  samSom: { facts: [market('sam', 'sam'), market('som', 'som')] },
  buyers: { facts: [market('buyer_count', 'buyers')] },
  pain: { facts: [], alsoTrue: [market('pain_cost', 'pain')], foreign: ['pain'] },
  price: { facts: [round('price', 'price')] },
  takeRate: { facts: [own('take_rate', 'take')] },
  acv: { facts: [round('acv', 'acv')] },
  cacLtv: { facts: [round('cac', 'cac'), round('ltv', 'ltv')] },
  arr: { facts: [own('arr', 'arr')] },
  arrFrom: { facts: [own('arr', 'arr')], alsoTrue: [own('arr', 'arrPrev')] },
  mrr: { facts: [own('mrr', 'mrr')] },
  rev: { facts: [own('revenue', 'rev'), own('growth_yoy', 'growth')] },
  revPlan: { facts: [own('revenue', 'rev'), ahead('revenue', 'revNext')] },
  forecast: { facts: [ahead('revenue', 'revLater')] },
  gmvTake: { facts: [own('gmv', 'gmv'), own('take_rate', 'take')] },
  bookings: { facts: [own('bookings', 'bookings')] },
  goal: { facts: [ahead('arr', 'arrGoal')] },
  customers: { facts: [own('customers', 'customers')] },
  churn: { facts: [own('churn', 'churn')] },
  caseStudy: { facts: [], foreign: ['caseRev'] },
  rivalRaised: { facts: [], foreign: ['rivalRaised'] },
  rivalArr: { facts: [], foreign: ['rivalArr'] },
  rivalValue: { facts: [], foreign: ['rivalValue'] },
  margin: { facts: [own('gross_margin', 'margin')] },
  burn: { facts: [own('burn_net', 'burn')] },
  burnCash: { facts: [own('burn_net', 'burn'), own('cash', 'cash')] },
  askPre: { facts: [round('ask', 'ask'), round('pre_money', 'pre')] },
  askRange: { facts: [round('ask', 'ask')] },
  askMonths: { facts: [round('ask', 'ask'), round('runway', 'months')] },
  askCommitted: { facts: [round('ask', 'ask'), round('commitment_of_round', 'committed')] },
  cap: { facts: [round('val_cap', 'cap')] },
  raised: { facts: [own('raised_to_date', 'raised')] },
  grant: { facts: [round('grant', 'grant')] },
  phone: { facts: [] },
  standard: { facts: [] },
  index: { facts: [] },
} as const satisfies Record<string, Statement>;
export type StatementId = keyof typeof STATEMENTS;

/** Labels of cards and of table rows: each stands with one figure. */
export const LABELLED = {
  tam: market('tam', 'tam'),
  sam: market('sam', 'sam'),
  som: market('som', 'som'),
  mGrowth: market('market_growth', 'mGrowth'),
  buyers: market('buyer_count', 'buyers'),
  arr: own('arr', 'arr'),
  mrr: own('mrr', 'mrr'),
  rev: own('revenue', 'rev'),
  revNext: ahead('revenue', 'revNext'),
  gmv: own('gmv', 'gmv'),
  take: own('take_rate', 'take'),
  customers: own('customers', 'customers'),
  churn: own('churn', 'churn'),
  growth: own('growth_yoy', 'growth'),
  margin: own('gross_margin', 'margin'),
  cac: round('cac', 'cac'),
  ltv: round('ltv', 'ltv'),
  price: round('price', 'price'),
  burn: own('burn_net', 'burn'),
  cash: own('cash', 'cash'),
  runway: own('runway', 'runway'),
  ask: round('ask', 'ask'),
  pre: round('pre_money', 'pre'),
  raised: own('raised_to_date', 'raised'),
} as const satisfies Record<string, StatedFact>;
export type LabelId = keyof typeof LABELLED;

/** Words of one language: variants of the development decks, then variants of the held-out ones. */
export interface Words {
  statements: Record<StatementId, readonly [readonly string[], readonly string[]]>;
  labels: Record<LabelId, readonly [readonly string[], readonly string[]]>;
  titles: Record<Title, readonly [readonly string[], readonly string[]]>;
  /** Row heads of plan tables and comparison tables. */
  rows: {
    revenue: string;
    costs: string;
    result: string;
    people: string;
    raised: string;
    founded: string;
    countries: string;
    us: string;
  };
  forecastMark: string;
  cover: string;
  roles: { ceo: string; cto: string; coo: string };
  useOfFunds: readonly [string, string, string];
  inThousands: (currency: string) => string;
}

export type Title =
  | 'problem'
  | 'solution'
  | 'market'
  | 'model'
  | 'traction'
  | 'competition'
  | 'financials'
  | 'plan'
  | 'team'
  | 'ask'
  | 'useOfFunds'
  | 'caseStudy';
