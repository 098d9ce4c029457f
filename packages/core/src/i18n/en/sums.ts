/** English: sums worked out beside the deck. ICU message templates by id. */
export const sums = {
  'sum.name.take-rate': 'Implied take rate',
  'sum.name.revenue-per-customer': 'Revenue per customer',
  'sum.name.ltv-years': 'LTV in years',
  'sum.name.acquisition-plan': 'Acquisition cost of the plan',
  'sum.name.ask-per-customer': 'Round per planned customer',
  'sum.name.ask-months': 'Round ÷ burn',
  'sum.name.som-sales': 'SOM ÷ this year’s sales',
  'sum.name.market-share': 'Share of the market',
  'sum.name.tam-buyers': 'Market ÷ buyers',
  'sum.name.forecast-growth': 'Growth in the forecast',
  'sum.name.forecast-customers': 'What must be true',
  'sum.status.ties': 'ties',
  'sum.status.apart': 'does not tie',
  'sum.status.derived': 'worked out',
  'sum.status.open': 'cannot be said',
  'sum.open': '{sum} cannot be said: {why}.',
  'sum.why.currency': 'the figures are in different currencies',
  'sum.why.date': 'the figures are not of the same date or period',
  'sum.why.prices': 'the deck lists several prices and not how many customers pay each',
  'sum.take-rate.derived': 'Revenue of {revenue} ÷ {metric} of {volume} = {rate} kept.',
  'sum.take-rate.apart': 'Revenue of {revenue} ÷ {metric} of {volume} = {rate}: more is earned than changes hands.',
  'sum.revenue-per-customer.derived': 'Revenue of {revenue} ÷ {count} {metric} = {each} a year each.',
  'sum.revenue-per-customer.ties':
    'Revenue of {revenue} ÷ {count} {metric} = {each} a year each, in line with the price of {price}.',
  'sum.revenue-per-customer.apart':
    'Revenue of {revenue} ÷ {count} {metric} = {each} a year each, against a price of {price}.',
  'sum.ltv-years.margin': 'LTV of {ltv} ÷ ({income} × {margin} margin) = {years} of margin.',
  'sum.ltv-years.margin.apart':
    'LTV of {ltv} ÷ ({income} × {margin} margin) = {years} of margin, longer than a young company can have seen customers stay.',
  'sum.ltv-years.revenue': 'LTV of {ltv} ÷ {income} = {years} of revenue; no margin is stated.',
  'sum.ltv-years.revenue.apart':
    'LTV of {ltv} ÷ {income} = {years} of revenue, longer than a young company can have seen customers stay.',
  'sum.acquisition-plan.within': 'CAC of {cac} × {count} planned {metric} = {cost}, out of a round of {ask}.',
  'sum.acquisition-plan.apart': 'CAC of {cac} × {count} planned {metric} = {cost}, more than the round of {ask}.',
  'sum.ask-per-customer.derived': 'Round of {ask} ÷ {count} planned {metric} = {each} each.',
  'sum.ask-months.derived': 'Round of {ask} ÷ {burn} = {months} at today’s burn.',
  'sum.som-sales.derived': 'SOM of {som} ÷ {metric} of {sales} = {times} today’s sales.',
  'sum.som-sales.apart':
    '{metric} of {sales} against a SOM of {som}: today’s sales are more than the market it means to win.',
  'sum.market-share.derived': 'Planned {metric} of {goal} ({date}) ÷ {market} of {size} = {share} of it.',
  'sum.market-share.apart': 'Planned {metric} of {goal} ({date}) ÷ {market} of {size} = {share}: more than all of it.',
  'sum.tam-buyers.derived': 'Market of {tam} ÷ {count} buyers = {each} a buyer.',
  'sum.tam-buyers.ties': 'Market of {tam} ÷ {count} buyers = {each} a buyer, in line with the price of {price}.',
  'sum.tam-buyers.apart': 'Market of {tam} ÷ {count} buyers = {each} a buyer, against a price of {price}.',
  'sum.forecast-growth.from-actual':
    'From {metric} of {from} ({fromDate}) to {to} ({toDate}) = growth of {growth} a year.',
  'sum.forecast-growth.from-plan':
    'From a planned {metric} of {from} ({fromDate}) to {to} ({toDate}) = growth of {growth} a year.',
  'sum.forecast-customers.derived': 'Planned {metric} of {goal} ({date}) ÷ {price} = {needed} customers who pay.',
  'sum.forecast-customers.ties':
    'Planned {metric} of {goal} ({date}) ÷ {price} = {needed} customers who pay, in line with the planned {planned}.',
  'sum.forecast-customers.apart':
    'Planned {metric} of {goal} ({date}) ÷ {price} = {needed} customers who pay, against the planned {planned}.',
} as const;
