/** English: consistency checks by name and outcome. ICU message templates by id. */
export const checks = {
  // what each check is called
  'check.name.tam-sam-som': 'Market sizes are nested',
  'check.name.bottom-up-market': 'Buyers × price against the stated market',
  'check.name.mrr-arr': 'MRR × 12 against ARR',
  'check.name.arr-customers-acv': 'ARR per customer against contract value',
  'check.name.price-customers-revenue': 'Price × customers against recurring revenue',
  'check.name.growth-base-end': 'Start and end figures against stated growth',
  'check.name.mom-yoy': 'Monthly growth compounded against yearly growth',
  'check.name.gmv-take-revenue': 'GMV × take rate against revenue',
  'check.name.ltv-cac-ratio': 'LTV and CAC against their ratio',
  'check.name.revenue-cost-margin': 'Revenue less cost of sales against margin',
  'check.name.cash-burn-runway': 'Cash ÷ burn against runway',
  'check.name.ask-runway-burn': 'Round ÷ burn against the runway it buys',
  'check.name.pre-ask-post': 'Pre-money plus round against post-money',
  'check.name.use-of-funds-sum': 'Use of funds adds up',
  'check.name.founded-experience': 'Founding year against years of activity',
  'check.name.team-count-names': 'Head-count against named people',
  'check.name.same-metric-agrees': 'The same metric on different slides',
  'check.name.nrr-grr': 'Net retention against gross retention',
  'check.name.customers-paying': 'Customers against paying customers',
  'check.name.dau-mau': 'Daily against monthly active users',

  // why a check could not run
  'check.not-run.missing': 'Not checked; we did not find: {missing}.',
  'check.not-run.currency': 'Not checked: the figures are in different currencies ({currencies}).',
  'check.not-run.date': 'Not checked: the figures are not for the same date or period.',
  'check.not-run.unit': 'Not checked: the figures are in different units.',
  'check.not-run.open': 'Not checked: one of the figures is given only as a bound.',
  'check.not-run.restated': 'Not checked: no metric is stated more than once for the same date.',
  'check.not-run.several-prices':
    'Not checked: the deck lists several prices; we did not find how many customers pay each.',
  'check.not-run.reading-date': 'Not checked: we found no date in the deck to count from, and the reader gives none.',

  // results
  'check.tam-sam-som.pass-two': 'The market sizes are nested: {outerName} {outer} ≥ {innerName} {inner}.',
  'check.tam-sam-som.pass-three': 'The market sizes are nested: TAM {tam} ≥ SAM {sam} ≥ SOM {som}.',
  'check.tam-sam-som.fail':
    '{innerName} of {inner} (slide {innerSlide}) is larger than {outerName} of {outer} (slide {outerSlide}), which should contain it.',
  'check.bottom-up-market.pass':
    'A count of {buyers} buyers at {price} gives {computed} a year, in line with the stated market of {market}.',
  'check.bottom-up-market.fail':
    'A count of {buyers} buyers at {price} gives {computed} a year, but the stated market is {market}.',
  'check.bottom-up-market.apart':
    'Not checked: {buyers} buyers at {price} give {computed} a year, which the deck does not present as one of its market sizes.',
  'check.mrr-arr.pass': 'MRR of {mrr} × 12 gives {computed}, in line with the stated ARR of {arr}.',
  'check.mrr-arr.fail': 'MRR of {mrr} × 12 gives {computed}, but the stated ARR is {arr}.',
  'check.arr-customers-acv.pass':
    'ARR of {arr} over {customers} customers gives {computed} each, in line with the stated contract value of {acv}.',
  'check.arr-customers-acv.fail':
    'ARR of {arr} over {customers} customers gives {computed} each, but the stated contract value is {acv}.',
  'check.price-customers-revenue.pass':
    'At {price}, {customers} customers give {computed} a year, in line with {metric} of {stated}.',
  'check.price-customers-revenue.fail':
    'At {price}, {customers} customers give {computed} a year, but the deck states {metric} of {stated}.',
  'check.growth-base-end.pass': 'From {base} to {end} is growth of {computed}, in line with the stated {stated}.',
  'check.growth-base-end.fail': 'From {base} to {end} is growth of {computed}, but the deck states {stated}.',
  'check.mom-yoy.pass': 'Growth of {mom} a month compounds to {computed} a year, in line with the stated {yoy}.',
  'check.mom-yoy.fail': 'Growth of {mom} a month compounds to {computed} a year, but the deck states {yoy}.',
  'check.gmv-take-revenue.pass':
    'GMV of {gmv} at a take rate of {take} gives {computed}, in line with the stated revenue of {revenue}.',
  'check.gmv-take-revenue.fail':
    'GMV of {gmv} at a take rate of {take} gives {computed}, but the stated revenue is {revenue}.',
  'check.ltv-cac-ratio.pass': 'LTV of {ltv} over CAC of {cac} is {computed}, in line with the stated {ratio}.',
  'check.ltv-cac-ratio.fail': 'LTV of {ltv} over CAC of {cac} is {computed}, but the deck states {ratio}.',
  'check.revenue-cost-margin.pass':
    'Revenue of {revenue} less cost of sales of {cost} leaves a margin of {computed}, in line with the stated {margin}.',
  'check.revenue-cost-margin.fail':
    'Revenue of {revenue} less cost of sales of {cost} leaves a margin of {computed}, but the deck states {margin}.',
  'check.cash-burn-runway.pass':
    'Cash of {cash} at a burn of {burn} lasts {computed}, in line with the stated {runway}.',
  'check.cash-burn-runway.fail': 'Cash of {cash} at a burn of {burn} lasts {computed}, but the deck states {runway}.',
  'check.ask-runway-burn.pass':
    'The money after the round ({funds}) at a burn of {burn} lasts {computed}, in line with the stated {runway}.',
  'check.ask-runway-burn.fail':
    'The money after the round ({funds}) at a burn of {burn} lasts {computed}, too little for the stated {runway}.',
  'check.ask-runway-burn.rising':
    'Not checked: the money after the round would last {computed} at today’s burn; the stated {runway} implies higher spending, which we did not find.',
  'check.pre-ask-post.pass':
    'Pre-money of {pre} plus a round of {ask} gives {computed}, in line with the stated post-money of {post}.',
  'check.pre-ask-post.fail':
    'Pre-money of {pre} plus a round of {ask} gives {computed}, but the stated post-money is {post}.',
  'check.use-of-funds-sum.pass': 'The use of funds adds up to {sum}.',
  'check.use-of-funds-sum.fail-percent': 'The use of funds adds up to {sum} instead of 100%.',
  'check.use-of-funds-sum.fail-money': 'The use of funds adds up to {sum}, but the round is {ask}.',
  'check.use-of-funds-sum.open':
    'Not checked: the parts we read add up to {sum}; one may be read wrong, missing or told twice.',
  'check.founded-experience.pass': 'Founded in {founded}: the stated {years} of activity fit.',
  'check.founded-experience.fail': 'Founded in {founded}: {years} of activity, as stated, are not possible.',
  'check.team-count-names.pass': 'The stated head-count of {headcount} covers the people named ({named}).',
  'check.team-count-names.fail': 'The deck names {named} people of the company but states a head-count of {headcount}.',
  'check.same-metric-agrees.pass':
    '{compared, plural, one {One metric stated more than once agrees} other {# metrics stated more than once agree}} from slide to slide.',
  'check.same-metric-agrees.fail':
    'The deck gives two figures for {metric}: {first} (slide {firstSlide}) and {second} (slide {secondSlide}).',
  'check.same-metric-agrees.open':
    'Not checked: {metric} is {first} on slide {firstSlide} and {second} on slide {secondSlide}, perhaps of another date or scope.',
  'check.nrr-grr.pass': 'Net retention of {nrr} is not below gross retention of {grr}.',
  'check.nrr-grr.fail': 'Net retention of {nrr} is below gross retention of {grr}, which cannot be.',
  'check.customers-paying.pass': 'Of {customers} customers, {paying} pay.',
  'check.customers-paying.fail': 'The deck states {paying} paying customers, but only {customers} customers in all.',
  'check.dau-mau.pass': 'The daily active users ({dau}) fit within the monthly ones ({mau}).',
  'check.dau-mau.fail': 'The deck states {dau} daily active users, more than the {mau} monthly ones.',
} as const;
