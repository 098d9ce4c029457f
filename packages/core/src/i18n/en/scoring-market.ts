/** English: market criteria: what is asked, and the reason for each outcome. */
export const scoringMarket = {
  'scoring.M1.asks': 'Total, serviceable and obtainable market, one inside the other, with year and source.',
  'scoring.M1.none': 'We found no market size.',
  'scoring.M1.segment': 'The market is named ({segment}) but not sized.',
  'scoring.M1.not-nested':
    'The market sizes do not fit into each other: the smaller market is given the larger figure.',
  'scoring.M1.one-figure': 'One market figure only ({size}); nothing says which part of it this company can serve.',
  'scoring.M1.nested':
    'The market ({size}) is cut down to what can be served, but the steps, the year or the source are not complete.',
  'scoring.M1.complete': 'Total, serviceable and obtainable market are given with year and source ({source}).',

  'scoring.M2.asks': 'A market this product can serve that is large enough for a fund’s return.',
  'scoring.M2.none': 'We found nothing on how much of a market this product can reach.',
  'scoring.M2.sam': 'The serviceable market is {size} a year.',
  'scoring.M2.som': 'Only the obtainable share is sized: {size} a year.',
  'scoring.M2.build': 'A market of about {size} a year follows from {buyers} buyers at {price}.',
  'scoring.M2.tam':
    'Only the total market is sized ({size}), which counts half at most: the reachable part is unknown.',

  'scoring.M3.asks': 'Number of buyers times price, agreeing with the stated market.',
  'scoring.M3.none': 'We found no market built from buyers and price.',
  'scoring.M3.counted': 'Buyers are counted ({buyers}), but no price turns them into a market.',
  'scoring.M3.priced':
    'The deck gives {buyers} buyers and a price of {price}; none of its market figures follows from them.',
  'scoring.M3.agrees': 'The stated market of {size} follows from {buyers} buyers at {price}.',

  'scoring.M4.asks': 'Growth of the market in percent a year, with a source.',
  'scoring.M4.none': 'We found no growth rate of the market.',
  'scoring.M4.words': 'The market is said to grow, without a figure.',
  'scoring.M4.shrinking': 'By the deck’s own figure the market does not grow ({growth}).',
  'scoring.M4.slow': 'The market grows slowly ({growth}).',
  'scoring.M4.no-period': 'The market grows by {growth}, but over what time is not said.',
  'scoring.M4.unsourced': 'The market grows {growth} a year; no source is named.',
  'scoring.M4.moderate': 'The market grows {growth} a year according to {source}: solid, not fast.',
  'scoring.M4.sourced': 'The market grows {growth} a year according to {source}.',

  'scoring.M5.asks': 'A named and dated change in law, cost, technology or behaviour.',
  'scoring.M5.none': 'We found nothing on why this is possible now and was not before.',
  'scoring.M5.asserted': 'The timing is called right, without naming what changed.',
  'scoring.M5.named': 'A change is named, without a date: “{change}”.',
  'scoring.M5.dated': 'A dated change explains the timing: “{change}”.',

  'scoring.M6.asks': 'Who the customer is, what the problem costs them, and who has confirmed it.',
  'scoring.M6.none': 'We found neither the customer nor the problem.',
  'scoring.M6.segment': 'The customer is named ({segment}), but not what hurts.',
  'scoring.M6.no-segment': 'A problem is described, but not who has it.',
  'scoring.M6.pain': 'Customer and problem are named ({segment}); what the problem costs is not.',
  'scoring.M6.cost-alone': 'The cost of the problem is given ({cost}), but not who bears it.',
  'scoring.M6.costed': 'What the problem costs is said ({cost}); no source, interviews or paying customers confirm it.',
  'scoring.M6.proven':
    'What the problem costs is said ({cost}) and is confirmed by a source, by interviews or by paying customers.',

  'scoring.M7.asks': 'Named competitors and the status quo, compared honestly.',
  'scoring.M7.none': 'We found no competitor or alternative by name.',
  'scoring.M7.denied': 'The deck claims to have no competitors; doing nothing is always one.',
  'scoring.M7.categories': 'Only a kind of alternative is named ({category}), no company.',
  'scoring.M7.unnamed-matrix': 'There is a comparison, but it names no competitor that could be read.',
  'scoring.M7.one': 'A single competitor is named: {competitors}.',
  'scoring.M7.named': '{n} competitors are named ({competitors}); they are not compared on stated criteria.',
  'scoring.M7.compared':
    '{n} competitors are compared ({competitors}), without the status quo or without a point where they win.',
  'scoring.M7.honest': '{n} competitors and the status quo are compared, including where the others are better.',

  'scoring.M8.asks': 'Channels with results, a first segment and the order of expansion.',
  'scoring.M8.none': 'We found no way by which customers are reached.',
  'scoring.M8.start': 'A first segment is named ({start}), but no channel to it.',
  'scoring.M8.named': 'A channel is named without a result: “{channel}”.',
  'scoring.M8.measured': 'A channel is given with a figure: “{channel}”. The order of expansion is not.',
  'scoring.M8.ordered': 'Channel with a figure, first segment and what comes after it are given.',
} as const;
