/** English sentences of planted decks. `{key}` is a figure of the company, written in one of many ways. */
import type { Words } from './statements.js';

export const EN: Words = {
  statements: {
    tam: [
      ['{Category} is a {tam} market today.', 'Total addressable market: {tam} a year spent on {category}.'],
      ['Every year {tam} goes into {category} worldwide.', 'TAM of {tam} across all the countries we can sell to.'],
    ],
    tamGrowth: [
      [
        'The market for {category} grows {mGrowth} a year and will be worth {tam} by 2030.',
        'TAM: {tam} ({mGrowth} CAGR, Grand Insight 2025)',
      ],
      [
        'Analysts see {category} expanding at a {mGrowth} CAGR to {tam} in 2031.',
        'An industry of {tam}, growing {mGrowth} annually according to Frost Bureau.',
      ],
    ],
    samSom: [
      ['SAM {sam}; SOM {som} within five years.', 'Of this, {sam} is serviceable (SAM) and {som} obtainable (SOM).'],
      [
        'Serviceable market: {sam}. Obtainable share: {som}.',
        'Our SAM is {sam}, and the beach-head we can win first (SOM) is {som}.',
      ],
    ],
    buyers: [
      ['{buyers} {buyer} in the five countries we target.', 'There are {buyers} {buyer} in our region.'],
      ['We count {buyers} {buyer} that fit our profile.', '{buyers} {buyer} could buy tomorrow.'],
    ],
    pain: [
      [
        '{Buyer} lose {pain} every year to avoidable mistakes.',
        '{pain} is wasted each year because of paper processes.',
      ],
      ['Errors cost {buyer} {pain} annually.', 'The bill for doing nothing: {pain} a year for {buyer} worldwide.'],
    ],
    price: [
      ['Subscription: {price} per month per site.', 'We charge {price} a month for each location.'],
      ['Each customer pays {price} per site per month.', 'Pricing starts at {price}/month per location.'],
    ],
    takeRate: [
      ['We keep a {take} commission on each order.', 'Take rate: {take} of every transaction.'],
      ['Our take rate is {take}.', 'For each booking we earn a {take} commission.'],
    ],
    acv: [
      ['Average contract value of {acv} a year.', 'ACV: {acv}'],
      ['The average customer signs for an ACV of {acv}.', 'Annual contract value averages {acv}.'],
    ],
    cacLtv: [
      ['It costs us {cac} to win a customer (CAC) who is worth {ltv} (LTV).', 'CAC {cac} · LTV {ltv}'],
      ['Customer acquisition cost: {cac}; lifetime value: {ltv}.', 'LTV is {ltv} against a CAC of {cac}.'],
    ],
    arr: [
      ['We closed December 2025 with {arr} in annual recurring revenue.', 'ARR of {arr} at the end of 2025.'],
      ['Recurring revenue stands at {arr} ARR.', 'At year-end 2025 our ARR reached {arr}.'],
    ],
    arrFrom: [
      ['ARR went from {arrPrev} to {arr} in twelve months.', '{arr} ARR, up from {arrPrev} a year ago.'],
      ['Twelve months took us from {arrPrev} ARR to {arr} ARR.', 'ARR: {arr} (a year earlier: {arrPrev}).'],
    ],
    mrr: [
      ['MRR in January 2026: {mrr}.', 'We now bill {mrr} in monthly recurring revenue.'],
      ['Monthly recurring revenue reached {mrr} in February 2026.', 'Today: {mrr} MRR.'],
    ],
    rev: [
      ['Revenue of {rev} in 2025, {growth} more than in 2024.', '2025 revenue: {rev} (+{growth} YoY).'],
      [
        'We ended 2025 with sales of {rev}, up {growth} year over year.',
        'In 2025 we made {rev} in revenue, growing {growth} on 2024.',
      ],
    ],
    revPlan: [
      ['Revenue was {rev} in 2025 and we expect {revNext} in 2026.', '2025 revenue {rev}; 2026 plan {revNext}.'],
      [
        'After {rev} of revenue in 2025 we budget {revNext} for 2026.',
        'Sales: {rev} in 2025, {revNext} forecast for 2026.',
      ],
    ],
    forecast: [
      ['We project revenue of {revLater} in 2028.', 'By 2028 the plan takes us to {revLater} in revenue.'],
      ['Revenue should reach {revLater} by 2028.', '2028E revenue: {revLater}.'],
    ],
    gmvTake: [
      ['{gmv} of GMV in 2025 at a {take} take rate.', 'GMV reached {gmv}; our commission is {take}.'],
      [
        'Gross merchandise volume: {gmv} in 2025, of which we keep {take}.',
        'Customers moved {gmv} in GMV through us; we keep a {take} take rate.',
      ],
    ],
    bookings: [
      ['Signed contracts worth {bookings} not yet live.', '{bookings} in signed contracts to be delivered in 2026.'],
      ['Bookings of {bookings}, not yet invoiced.', 'Our order book holds {bookings}.'],
    ],
    goal: [
      ['Goal for December 2026: {arrGoal} ARR.', 'We will reach {arrGoal} in ARR by the end of 2027.'],
      ['Target: {arrGoal} ARR by Q4 2027.', 'If all pilots convert we get to {arrGoal} ARR.'],
    ],
    customers: [
      ['{customers} customers in four countries.', 'We serve {customers} customers today.'],
      ['{customers} active customers as of January 2026.', 'Already {customers} clients use it every day.'],
    ],
    churn: [
      ['Monthly churn of {churn}.', 'Churn is {churn} a month.'],
      ['We lose {churn} of customers a month (churn).', 'Churn: {churn} monthly'],
    ],
    caseStudy: [
      [
        'Our customer {client} grew its own revenue to {caseRev} with us.',
        '{client}, a customer, turns over {caseRev} a year.',
      ],
      ['With our tool {client} saved {caseRev} last year.', 'Customer story: {client} raised its sales to {caseRev}.'],
    ],
    rivalRaised: [
      ['{rival} raised {rivalRaised} last year.', '{rival}: {rivalRaised} raised, sells only to large groups.'],
      [
        'Investors put {rivalRaised} into {rival} in 2024.',
        '{rival} has raised {rivalRaised} and ignores small buyers.',
      ],
    ],
    rivalArr: [
      [
        '{rival} had {rivalArr} ARR when it raised its Series A.',
        '{rival} is at {rivalArr} in ARR with a product from 2009.',
      ],
      ['{rival} makes {rivalArr} of revenue a year, mostly from services.', 'The ARR of {rival} is about {rivalArr}.'],
    ],
    rivalValue: [
      [
        '{rival} was valued at {rivalValue} in its last round.',
        '{rival} ({rivalValue} valuation) proves that the need exists.',
      ],
      ['A fund bought {rival} for {rivalValue}.', '{rival} is now worth {rivalValue}.'],
    ],
    margin: [
      ['Gross margin of {margin}.', 'We keep {margin} gross margin.'],
      ['Gross margin stands at {margin}.', 'Gross margin: {margin}'],
    ],
    burn: [
      ['Net burn: {burn} per month.', 'We burn {burn} a month.'],
      ['Our net burn is {burn}/month.', 'Monthly burn of {burn}.'],
    ],
    burnCash: [
      ['Cash in bank {cash}, net burn {burn} a month.', 'We hold {cash} in cash and burn {burn} per month.'],
      ['{cash} in the bank at a net burn of {burn}/month.', 'Burn is {burn} monthly; cash position {cash}.'],
    ],
    askPre: [
      ['We are raising {ask} at a {pre} pre-money valuation.', 'Raising {ask} on a pre-money of {pre}.'],
      ['Our round: {ask}, pre-money valuation {pre}.', 'Seeking {ask} (pre-money {pre}).'],
    ],
    askRange: [
      ['We are raising between {ask} and {askHigh}.', 'Raising {ask} to {askHigh}.'],
      ['We seek {ask} to {askHigh} in this round.', 'Round size: {ask} – {askHigh}.'],
    ],
    askMonths: [
      ['{ask} gives us {months} months of runway.', 'We raise {ask} for {months} months of runway.'],
      ['Raising {ask}, which buys {months} months of runway.', 'The ask: {ask}, i.e. a runway of {months} months.'],
    ],
    askCommitted: [
      [
        'We are raising {ask}, of which {committed} is already committed.',
        'Round of {ask}; {committed} committed by current investors.',
      ],
      ['Raising {ask}. Committed so far: {committed}.', 'The round is {ask}, with {committed} soft-circled.'],
    ],
    cap: [
      ['SAFE with a valuation cap of {cap}.', 'Instrument: SAFE, {cap} cap.'],
      ['Convertible note capped at {cap}.', 'Valuation cap: {cap}.'],
    ],
    raised: [
      ['{raised} raised to date from angels.', 'We have raised {raised} so far.'],
      ['To date we have raised {raised}.', 'Funding to date: {raised}.'],
    ],
    grant: [
      ['A public grant of {grant} pays for the research.', 'Non-dilutive: {grant} grant won in 2025.'],
      ['We won a {grant} innovation grant.', 'Grant: {grant} from the research agency.'],
    ],
    phone: [
      ['Call us: +34 612 774 168', 'Phone +1 312 741 6888'],
      ['Tel. +44 20 7946 0958', 'Call +1 415 555 0132'],
    ],
    standard: [
      ['ISO 27001 certified, built on GPT-4.', 'Compliant with ISO 13485 and Law 1755.'],
      ['ISO 9001 audit passed; runs on a Layer 2 network.', 'EN 62304 and ISO 14971 followed.'],
    ],
    index: [
      ['Two CAC 40 groups sit on our board of clients.', 'Sold to 3 of the Fortune 500.'],
      ['Advisers from two CAC 40 firms.', 'Mentioned in the 2025 Top 100 list.'],
    ],
  },
  labels: {
    tam: [
      ['TAM', 'Total addressable market'],
      ['Total market', 'TAM, worldwide'],
    ],
    sam: [
      ['SAM', 'Serviceable market'],
      ['Serviceable addressable market', 'SAM, our region'],
    ],
    som: [
      ['SOM', 'Obtainable in 5 years (SOM)'],
      ['Obtainable market', 'SOM, first segment'],
    ],
    mGrowth: [
      ['Market CAGR', 'CAGR of the market to 2030'],
      ['Market growth a year', 'CAGR'],
    ],
    buyers: [
      ['{buyer} in Europe', '{buyer} we can reach'],
      ['{buyer} in our market', 'potential {buyer}'],
    ],
    arr: [
      ['ARR', 'Annual recurring revenue'],
      ['ARR, December 2025', 'in ARR'],
    ],
    mrr: [
      ['MRR', 'Monthly recurring revenue'],
      ['MRR, January 2026', 'in MRR'],
    ],
    rev: [
      ['Revenue 2025', '2025 revenue'],
      ['Sales in 2025', 'FY2025 revenue'],
    ],
    revNext: [
      ['Revenue 2026 (plan)', '2026E revenue'],
      ['Expected revenue 2026', 'Revenue forecast 2026'],
    ],
    gmv: [
      ['GMV 2025', 'Gross merchandise volume'],
      ['GMV', 'GMV, last 12 months'],
    ],
    take: [
      ['take rate', 'Commission'],
      ['Take rate', 'Our commission'],
    ],
    customers: [
      ['customers', 'Active customers'],
      ['Customers', 'clients'],
    ],
    churn: [
      ['monthly churn', 'Churn per month'],
      ['Churn (monthly)', 'Monthly churn'],
    ],
    growth: [
      ['YoY growth', 'Revenue growth, year on year'],
      ['Growth year over year', 'Annual growth'],
    ],
    margin: [
      ['gross margin', 'Gross margin'],
      ['Gross margin', 'gross margin 2025'],
    ],
    cac: [
      ['CAC', 'Customer acquisition cost'],
      ['CAC', 'Cost to acquire (CAC)'],
    ],
    ltv: [
      ['LTV', 'Lifetime value'],
      ['Customer lifetime value', 'LTV'],
    ],
    price: [
      ['per month per site', 'Price per month'],
      ['Monthly price', 'per location per month'],
    ],
    burn: [
      ['net burn per month', 'Monthly net burn'],
      ['Burn per month', 'Net burn, monthly'],
    ],
    cash: [
      ['cash in bank', 'Cash position'],
      ['Cash', 'Cash at bank'],
    ],
    runway: [
      ['months of runway', 'Runway (months)'],
      ['Runway in months', 'months runway'],
    ],
    ask: [
      ['Round', 'We are raising'],
      ['The ask', 'Raising now'],
    ],
    pre: [
      ['Pre-money valuation', 'Pre-money'],
      ['pre-money', 'Valuation (pre-money)'],
    ],
    raised: [
      ['raised to date', 'Raised so far'],
      ['Funding to date', 'Raised to date'],
    ],
  },
  titles: {
    problem: [
      ['The problem', 'Why it hurts'],
      ['Problem', 'The pain today'],
    ],
    solution: [
      ['Our solution', 'The solution'],
      ['Solution', 'How we solve it'],
    ],
    market: [
      ['Market', 'Market size'],
      ['The market', 'Market opportunity'],
    ],
    model: [
      ['Business model', 'How we make money'],
      ['Business model and pricing', 'Revenue model'],
    ],
    traction: [
      ['Traction', 'Traction to date'],
      ['Our traction', 'Key metrics'],
    ],
    competition: [
      ['Competition', 'Competitive landscape'],
      ['Competitors', 'Who else is there: competition'],
    ],
    financials: [
      ['Financials', 'Our finances'],
      ['Financials', 'Cash and costs'],
    ],
    plan: [
      ['Financial plan', 'Projections'],
      ['Financial projections', 'Forecast'],
    ],
    team: [
      ['Team', 'The team'],
      ['Our team', 'Founders'],
    ],
    ask: [
      ['The ask', 'Our round'],
      ['Funding round', 'Investment ask'],
    ],
    useOfFunds: [
      ['Use of funds', 'Where the money goes'],
      ['Use of proceeds', 'Use of funds'],
    ],
    caseStudy: [
      ['Case study', 'Customer story'],
      ['Case study', 'A customer story'],
    ],
  },
  rows: {
    revenue: 'Revenue',
    costs: 'Operating costs',
    result: 'EBITDA',
    people: 'Employees',
    raised: 'Funding raised',
    founded: 'Founded',
    countries: 'Countries',
    us: 'Us',
  },
  forecastMark: 'E',
  cover: 'Seed round, March 2026',
  roles: { ceo: 'CEO & co-founder', cto: 'CTO & co-founder', coo: 'COO' },
  useOfFunds: ['Product', 'Sales', 'Operations'],
  inThousands: (currency) => `in thousands of ${currency}`,
};
