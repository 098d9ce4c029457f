/** What the model is asked: 32 topics, each with the kinds of fact that answer it, in groups of steps that one call answers. */
import { FACT_KINDS, type FactKind } from '../../model/fact-kinds.js';
import { NAMES } from '../../model/kind-sets.js';
import { valueTypes } from '../../model/kinds-where.js';
import { SECTORS, type StepId } from '../../model/values.js';

export type GroupId = 'company' | 'market' | 'people' | 'money';

/** One thing that is asked about. */
export interface Topic {
  asks: string;
  /** What each kind is of which an answer may be; the critic is told the same. */
  kinds: Partial<Record<FactKind, string>>;
}

export interface Group {
  id: GroupId;
  /** The steps that rest on its answer. */
  steps: readonly StepId[];
  /** Kinds that only code looks for (orders to the reader, templates) are in none. */
  topics: readonly Topic[];
}

const COMPANY: Group = {
  id: 'company',
  steps: ['extract', 'business_model'],
  topics: [
    {
      asks: 'Who it is',
      kinds: {
        company_name: 'the company that wrote the deck (one answer, name: the bare name)',
        sector_signal: `the words that say best in what sector it is (one answer, name: one of ${SECTORS.join(', ')})`,
        hq: 'where the company is based',
        founded: 'when the company was founded (value: the year)',
      },
    },
    {
      asks: 'The need',
      kinds: {
        problem: 'the problem that it solves',
        pain: 'what the customer suffers from today',
        pain_cost: 'a figure on that pain: money, time or percent',
      },
    },
    {
      asks: 'What it offers',
      kinds: {
        solution: 'its solution',
        one_liner: 'one sentence on what it is and for whom',
        tech: 'how the product works technically',
      },
    },
    { asks: 'Its customers', kinds: { customer_segment: 'who the customers are', payer: 'who pays' } },
    {
      asks: 'How far the product is',
      kinds: {
        product_stage: 'how far it is today (name: idea, prototype, mvp, live or paying)',
        trl: 'a technology readiness level (value: 1 to 9)',
      },
    },
    {
      asks: 'What speaks for the product',
      kinds: {
        scale_claim: 'uptime, processed volume or security',
        certificate: 'a certificate or standard that it has or seeks (ISO, SOC 2, CE)',
      },
    },
    { asks: 'What it plans', kinds: { milestone_plan: 'planned milestones' } },
    {
      asks: 'How it earns',
      kinds: {
        revenue_model: 'how it earns (subscription, commission, licence)',
        token_sale: 'an offer of tokens or coins instead of equity',
        price: 'a price of its own (value: the amount)',
      },
    },
  ],
};

const MARKET: Group = {
  id: 'market',
  steps: ['market_analysis', 'competitive'],
  topics: [
    {
      asks: 'Size of the market',
      kinds: {
        tam: 'total market (value: amount of money, or number of buyers)',
        sam: 'serviceable market',
        som: 'market that it can obtain',
        buyer_count: 'number of possible buyers',
        market_growth: 'how fast the market grows (value: percent a year)',
        market_share_claim: 'a share of the market that it will win (value: percent)',
      },
    },
    {
      asks: 'The market',
      kinds: {
        market_segment: 'which market it is in',
        beach_head: 'its first segment or country',
        why_now: 'why now is the time (a law, a technology, a change)',
      },
    },
    { asks: 'Ways to buyers', kinds: { channel: 'a way to reach buyers, partners among them' } },
    {
      asks: 'Competitors and alternatives',
      kinds: {
        competitor: 'a competitor (one answer each, name: the bare name)',
        competitor_category: 'a class of competitors or alternatives',
        no_competitor_claim: 'it says that it has no competitors',
        status_quo: 'what customers use today instead (paper, spreadsheets, nothing)',
      },
    },
    {
      asks: 'Comparison',
      kinds: {
        competition_matrix: 'a table that compares it with competitors, row by row',
        comparison: 'a measured difference to an alternative (value: the figure)',
      },
    },
    {
      asks: 'What sets it apart',
      kinds: {
        advantage: 'what sets it apart',
        defensibility: 'what protects it from imitation',
        ip: 'patents, trademarks or other intellectual property',
        competitive_response: 'why incumbents will not win, or what switching costs',
      },
    },
  ],
};

const PEOPLE: Group = {
  id: 'people',
  steps: ['team_evaluation', 'risks'],
  topics: [
    {
      asks: 'People',
      kinds: {
        person: 'a founder or executive (one answer each, name: the bare name, quote: name with role)',
        advisor: 'an advisor (one answer each, name)',
        board_member: 'a board member (one answer each, name)',
        headcount: 'how many people work there (value)',
      },
    },
    {
      asks: 'What they bring',
      kinds: {
        background: 'earlier employers or degrees of its people',
        domain_experience: 'years or roles of its people in the industry of the customers',
        track_record: 'companies that its people built or scaled before',
        exit: 'an earlier company of its people that was sold or listed',
        technical_depth: 'engineers, degrees, papers or systems that its people shipped',
        commitment: 'whether founders work full time',
      },
    },
    { asks: 'Hiring', kinds: { open_role: 'a key role that is not filled', hire_plan: 'roles that it wants to hire' } },
    {
      asks: 'Risks',
      kinds: {
        regulation: 'laws or licences that govern its business, or that none does',
        dependency: 'a supplier or platform that it depends on',
        execution_risk: 'risks or gaps of its own that it names',
        guaranteed_return: 'a guaranteed or risk-free return promised to investors',
        top_customer_share: 'the share of revenue that its largest customers make (value: percent)',
      },
    },
  ],
};

const MONEY: Group = {
  id: 'money',
  steps: ['monetization', 'financial'],
  topics: [
    {
      asks: 'Sales',
      kinds: {
        arr: 'annual recurring revenue',
        mrr: 'monthly recurring revenue',
        revenue: 'revenue of the company (one answer a year or forecast)',
        bookings: 'signed but not yet delivered business (no pipeline of hopes)',
      },
    },
    {
      asks: 'Volume',
      kinds: {
        gmv: 'gross merchandise or transaction volume',
        tpv: 'processed payment volume',
        aum: 'assets under management',
        take_rate: 'commission as a share of volume',
      },
    },
    {
      asks: 'Growth of the company',
      kinds: {
        growth_yoy: 'growth over a year',
        growth_mom: 'growth over a month',
        growth_multiple: 'growth as a multiple',
      },
    },
    { asks: 'Series', kinds: { monthly_series: 'figures of one metric for three or more months or quarters' } },
    {
      asks: 'Customers and users',
      kinds: {
        customers: 'number of customers',
        paying_customers: 'number of paying customers',
        users: 'number of users',
        mau: 'monthly active users',
        dau: 'daily active users',
        signups: 'sign-ups, downloads or followers',
        waitlist: 'people on a waiting list',
        interviews: 'number of customers interviewed or surveyed',
        logo: 'a customer (one answer each, name)',
      },
    },
    {
      asks: 'Demand',
      kinds: {
        loi: 'letters of intent or other intents to buy in writing',
        pilot: 'pilots with customers',
        testimonial: 'words of a customer for the product',
      },
    },
    {
      asks: 'Loyalty and use',
      kinds: {
        churn: 'churn',
        nrr: 'net revenue retention',
        grr: 'gross revenue retention',
        retention: 'retention of users',
        usage: 'how much it is used by those who have it (sessions, orders, hours), not what it can do or how well',
        nps: 'net promoter figure (NPS)',
      },
    },
    {
      asks: 'Unit economics',
      kinds: {
        cac: 'cost to acquire a customer',
        ltv: 'lifetime value of a customer',
        ltv_cac: 'ratio of lifetime value to acquisition cost',
        payback: 'months until a customer has paid back its acquisition',
        arpa: 'average revenue per account or user',
        acv: 'annual contract value',
        gross_margin: 'gross margin',
        cost: 'cost of goods or operating cost',
      },
    },
    {
      asks: 'Cash',
      kinds: {
        cash: 'cash at hand',
        burn_net: 'net burn (a month unless stated)',
        burn_gross: 'gross burn or monthly spending',
        runway: 'runway (value: months)',
        burn_multiple: 'burn multiple',
        profitability: 'profit or break-even',
      },
    },
    {
      asks: 'What it has reached',
      kinds: { milestone_done: 'milestones reached, awards and coverage by the press among them' },
    },
    { asks: 'What the forecast rests on', kinds: { forecast_driver: 'what its forecast rests on' } },
    {
      asks: 'The round',
      kinds: {
        ask: 'amount that it raises in this round',
        raised_to_date: 'money raised so far',
        grant: 'grants or public money received',
        commitment_of_round: 'part of the round that is committed already',
        dilution: 'share offered to investors',
        use_of_funds: 'what the money is for (one answer an item, value: percent or amount)',
      },
    },
    {
      asks: 'Valuation and terms',
      kinds: {
        pre_money: 'pre-money valuation',
        post_money: 'post-money valuation',
        val_cap: 'valuation cap',
        instrument: 'instrument of the round (equity, SAFE, convertible)',
        round_stage: 'name of the round (pre-seed, seed, series A)',
      },
    },
    { asks: 'Investors', kinds: { investor: 'an investor (one answer each, name)' } },
  ],
};

export const GROUPS: readonly Group[] = [COMPANY, MARKET, PEOPLE, MONEY];

/** The kinds that a group asks for. */
export function kindsOf({ topics }: Group): FactKind[] {
  return topics.flatMap(({ kinds }) => Object.keys(kinds) as FactKind[]);
}

/** What every kind is that is asked for. */
export const MEANING_OF: Readonly<Partial<Record<FactKind, string>>> = Object.assign(
  {},
  ...GROUPS.flatMap(({ topics }) => topics.map(({ kinds }) => kinds)),
) as Partial<Record<FactKind, string>>;

/** How an answer is put: a figure with what it is of, a name, the quote with how strong it is, a metric by dates, a table. */
export const FORMS = ['figures', 'names', 'claims', 'series', 'tables'] as const;
export type Form = (typeof FORMS)[number];

/** Answered by a word, from a list or of the deck, that is no name to our rules. */
const WORDED = new Set<FactKind>(['product_stage', 'sector_signal', 'company_name']);

/** The form in which a kind is answered: it follows from its value. */
export function formOf(kind: FactKind): Form {
  if (kind === 'monthly_series') return 'series';
  if (kind === 'competition_matrix') return 'tables';
  if (NAMES.has(kind) || WORDED.has(kind)) return 'names';
  return valueTypes(FACT_KINDS[kind]).some((type) => type !== 'text') ? 'figures' : 'claims';
}
