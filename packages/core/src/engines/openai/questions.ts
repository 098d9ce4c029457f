/** What the model is asked: one yes/no question a kind of fact, in groups of steps that one call answers. */
import { FACT_KINDS, type FactKind } from '../../model/fact-kinds.js';
import { NAMES } from '../../model/kind-sets.js';
import { valueTypes } from '../../model/kinds-where.js';
import { SECTORS, type StepId } from '../../model/values.js';

export type GroupId = 'company' | 'market' | 'people' | 'money';

export interface Group {
  id: GroupId;
  /** The steps that rest on its answer. */
  steps: readonly StepId[];
  /** Question by kind of fact. Kinds that only code looks for (orders to the reader, templates, series) are not asked. */
  questions: Partial<Record<FactKind, string>>;
}

export const GROUPS: readonly Group[] = [
  {
    id: 'company',
    steps: ['extract', 'business_model'],
    questions: {
      company_name: 'What is the company called that wrote the deck? (one answer; name: the bare name)',
      sector_signal: `Which words say best in what sector the company is? (one answer; name: one of ${SECTORS.join(', ')})`,
      founded: 'Does it say when the company was founded? (value: the year)',
      hq: 'Does it say where the company is based?',
      problem: 'Does it state the problem that it solves?',
      solution: 'Does it state its solution?',
      one_liner: 'Does one sentence say what it is and for whom?',
      customer_segment: 'Does it say who the customers are?',
      pain: 'Does it describe what the customer suffers from today?',
      pain_cost: 'Does it put a figure on that pain (money, time, percent)?',
      product_stage: 'Does it say how far the product is today? (name: idea, prototype, mvp, live or paying)',
      trl: 'Does it name a technology readiness level? (value: 1 to 9)',
      tech: 'Does it explain how the product works technically?',
      scale_claim: 'Does it claim uptime, processed volume or security?',
      certificate: 'Does it name a certificate or standard that it has or seeks (ISO, SOC 2, CE)?',
      milestone_plan: 'Does it name planned milestones?',
      revenue_model: 'Does it say how it earns (subscription, commission, licence)?',
      price: 'Does it state a price? (value: the amount; not a price of others)',
      payer: 'Does it say who pays?',
      token_sale: 'Does it offer tokens or coins instead of equity?',
    },
  },
  {
    id: 'market',
    steps: ['market_analysis', 'competitive'],
    questions: {
      tam: 'Does it size its total market? (value: amount of money, or number of buyers)',
      sam: 'Does it size its serviceable market?',
      som: 'Does it size the market that it can obtain?',
      market_growth: 'Does it say how fast the market grows? (value: percent a year)',
      buyer_count: 'Does it count possible buyers?',
      market_segment: 'Does it name its market?',
      market_share_claim: 'Does it claim a share of the market that it will win? (value: percent)',
      why_now: 'Does it say why now is the time (a law, a technology, a change)?',
      channel: 'Does it name a way to reach buyers, partners among them?',
      beach_head: 'Does it name its first segment or country?',
      competitor: 'Which competitors does it name? (one answer each; name: the bare name)',
      competitor_category: 'Does it name a class of competitors or alternatives?',
      no_competitor_claim: 'Does it say that it has no competitors?',
      status_quo: 'Does it name what customers use today instead (paper, spreadsheets, nothing)?',
      advantage: 'Does it say what sets it apart?',
      comparison: 'Does it state a measured difference to an alternative? (value: the figure)',
      defensibility: 'Does it say what protects it from imitation?',
      ip: 'Does it name patents, trademarks or other intellectual property?',
      competitive_response: 'Does it say why incumbents will not win, or what switching costs?',
    },
  },
  {
    id: 'people',
    steps: ['team_evaluation', 'risks'],
    questions: {
      person:
        'Which founders and executives does it name? (one answer each; name: the bare name; quote: name with role)',
      advisor: 'Which advisors does it name? (one answer each; name)',
      board_member: 'Which board members does it name? (one answer each; name)',
      headcount: 'Does it say how many people work there? (value)',
      background: 'Does it tell of earlier employers or degrees of its people?',
      domain_experience: 'Does it tell of years or roles of its people in the industry of the customers?',
      track_record: 'Does it tell of companies its people built or scaled before?',
      exit: 'Does it tell of an earlier company of its people that was sold or listed?',
      commitment: 'Does it say whether founders work full time?',
      technical_depth: 'Does it tell of engineers, degrees, papers or systems that its people shipped?',
      open_role: 'Does it name a key role that is not filled?',
      hire_plan: 'Does it name roles that it wants to hire?',
      regulation: 'Does it name laws or licences that govern its business, or say that none does?',
      top_customer_share: 'Does it say which share of revenue its largest customers make? (value: percent)',
      dependency: 'Does it name a supplier or platform that it depends on?',
      execution_risk: 'Does it name risks or gaps of its own?',
      guaranteed_return: 'Does it promise investors a guaranteed or risk-free return?',
    },
  },
  {
    id: 'money',
    steps: ['monetization', 'financial'],
    questions: {
      arr: 'Annual recurring revenue today? (value)',
      mrr: 'Monthly recurring revenue today? (value)',
      revenue: 'Revenue of the company? (value; one answer a year or forecast)',
      bookings: 'Signed but not yet delivered business? (value; no pipeline of hopes)',
      gmv: 'Gross merchandise or transaction volume? (value)',
      tpv: 'Processed payment volume? (value)',
      aum: 'Assets under management? (value)',
      take_rate: 'Commission as a share of volume? (value: percent)',
      growth_yoy: 'Growth of the company over a year? (value: percent)',
      growth_mom: 'Growth of the company over a month? (value: percent)',
      growth_multiple: 'Growth of the company as a multiple? (value)',
      customers: 'Number of customers? (value)',
      paying_customers: 'Number of paying customers? (value)',
      users: 'Number of users? (value)',
      mau: 'Monthly active users? (value)',
      dau: 'Daily active users? (value)',
      signups: 'Sign-ups, downloads or followers? (value)',
      waitlist: 'People on a waiting list? (value)',
      loi: 'Letters of intent or other intents to buy in writing?',
      logo: 'Which customers does it name? (one answer each; name)',
      pilot: 'Pilots with customers?',
      interviews: 'Number of customers interviewed or surveyed? (value)',
      testimonial: 'Does a customer speak for the product?',
      churn: 'Churn? (value: percent)',
      nrr: 'Net revenue retention? (value: percent)',
      grr: 'Gross revenue retention? (value: percent)',
      retention: 'Retention of users? (value: percent)',
      usage: 'Figures of usage, engagement or of how well the product performs in use?',
      nps: 'Net promoter figure (NPS)? (value)',
      cac: 'Cost to acquire a customer? (value)',
      ltv: 'Lifetime value of a customer? (value)',
      ltv_cac: 'Ratio of lifetime value to acquisition cost? (value)',
      payback: 'Months until a customer has paid back its acquisition? (value: months)',
      arpa: 'Average revenue per account or user? (value)',
      acv: 'Annual contract value? (value)',
      gross_margin: 'Gross margin? (value: percent)',
      cost: 'Cost of goods or operating cost? (value)',
      milestone_done: 'Milestones that the company has reached, awards and coverage by the press among them?',
      cash: 'Cash at hand? (value)',
      burn_net: 'Net burn? (value; a month unless stated)',
      burn_gross: 'Gross burn or monthly spending? (value)',
      runway: 'Runway? (value: months)',
      burn_multiple: 'Burn multiple? (value)',
      profitability: 'Profit or break-even?',
      raised_to_date: 'Money raised so far? (value)',
      ask: 'Amount that it raises in this round? (value)',
      pre_money: 'Pre-money valuation? (value)',
      post_money: 'Post-money valuation? (value)',
      val_cap: 'Valuation cap? (value)',
      dilution: 'Share offered to investors? (value: percent)',
      grant: 'Grants or public money received? (value)',
      use_of_funds: 'What the money is for? (one answer an item; value: percent or amount)',
      commitment_of_round: 'Part of the round that is committed already? (value)',
      instrument: 'Instrument of the round (equity, SAFE, convertible)?',
      round_stage: 'Name of the round (pre-seed, seed, series A)?',
      investor: 'Which investors does it name? (one answer each; name)',
      forecast_driver: 'What its forecast rests on?',
    },
  },
];

/** The question of every kind that is asked for. */
export const QUESTION_OF: Readonly<Partial<Record<FactKind, string>>> = Object.assign(
  {},
  ...GROUPS.map(({ questions }) => questions),
) as Partial<Record<FactKind, string>>;

/** How an answer is put: a figure with what it is of, a name, or the quote alone. */
export const FORMS = ['figures', 'names', 'claims'] as const;
export type Form = (typeof FORMS)[number];

/** Answered by a word, from a list or of the deck, that is no name to our rules. */
const WORDED = new Set<FactKind>(['product_stage', 'sector_signal', 'company_name']);

/** The form in which a kind is answered: it follows from its value. */
export function formOf(kind: FactKind): Form {
  if (NAMES.has(kind) || WORDED.has(kind)) return 'names';
  return valueTypes(FACT_KINDS[kind]).some((type) => type !== 'text') ? 'figures' : 'claims';
}
