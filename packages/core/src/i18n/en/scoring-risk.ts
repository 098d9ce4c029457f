/** English: risk criteria (scored as resilience): what is asked, and the reason for each outcome. */
export const scoringRisk = {
  'scoring.R1.asks': 'Net burn, cash, and at least 18 months of runway after the round.',
  'scoring.R1.none': 'We found no burn, cash, runway or profitability.',
  'scoring.R1.burn-alone': 'The burn is given ({figure}); we did not find how long the money lasts.',
  'scoring.R1.cash-alone': 'Cash is given ({figure}); we did not find how long it lasts.',
  'scoring.R1.short':
    '{months, plural, one {# month} other {# months}} of runway{when, select, round { after the round} now { on the cash at hand} other {}}: little room for the next round.',
  'scoring.R1.long':
    '{months, plural, one {# month} other {# months}} of runway{when, select, round { after the round} now { on the cash at hand} other {}}.',
  'scoring.R1.flat':
    'At today’s burn the money would last about {months} months; the deck does not state a runway itself.',
  'scoring.R1.disagrees': '{months} months of runway are stated, clearly more than the money lasts at today’s burn.',
  'scoring.R1.profitable-unshown': 'The deck speaks of profit or break-even, but shows no income that would carry it.',
  'scoring.R1.profitable': 'The company states that it is profitable or breaks even.',

  'scoring.R2.asks': 'Net burn for each unit of new recurring revenue.',
  'scoring.R2.none': 'We found nothing on how much cash the growth costs.',
  'scoring.R2.raised': '{raised} raised so far; what it achieved is not shown.',
  'scoring.R2.milestones':
    '{raised} raised so far, and milestones reached with it; a burn multiple cannot be computed.',
  'scoring.R2.no-growth': 'Cash is burned while recurring revenue does not grow.',
  'scoring.R2.costly': 'A burn multiple of {multiple}: growth is bought dearly.',
  'scoring.R2.fair': 'A burn multiple of {multiple}: growth has an acceptable price.',
  'scoring.R2.good': 'A burn multiple of {multiple}: growth is bought efficiently.',

  'scoring.R3.asks': 'Amount, use of funds that adds up, and dated milestones the money buys.',
  'scoring.R3.none': 'We found no amount that is being raised.',
  'scoring.R3.raising': 'A round is mentioned, without an amount.',
  'scoring.R3.amount': '{ask} is asked for, without saying what it is spent on.',
  'scoring.R3.list': '{ask} is asked for, and uses are listed without shares that could be added up.',
  'scoring.R3.sum': '{ask} is asked for, but the use of funds adds up to {sum}.',
  'scoring.R3.funds': '{ask} is asked for with a use of funds that adds up; dated milestones it buys are missing.',
  'scoring.R3.complete': '{ask} is asked for, with a use of funds that adds up and dated milestones.',

  'scoring.R4.asks': 'Amount, valuation and dilution usual for stage and region.',
  'scoring.R4.none': 'Without an amount the terms cannot be compared with the norm.',
  'scoring.R4.usual': '{figure} is inside the usual range for {stage} ({low} to {high}).',
  'scoring.R4.small': '{figure} is small for {stage}, where {low} to {high} is usual.',
  'scoring.R4.large': '{figure} is large for {stage}, where {low} to {high} is usual.',
  'scoring.R4.dilution': 'Amount and valuation would sell {share} of the company; {least, number} to {most} is usual.',

  'scoring.R5.asks': 'Why it wins, and what happens when incumbents react.',
  'scoring.R5.none': 'We found nothing on why it wins against the alternatives.',
  'scoring.R5.listed': 'Competitors are listed ({competitors}), but not why it wins against them.',
  'scoring.R5.why': 'Why it wins is said: “{line}”. What happens when incumbents react is not.',
  'scoring.R5.answer': 'There is an answer to incumbents or a cost of switching: “{line}”.',

  'scoring.R6.asks': 'Which rules apply, the status of licences, who holds the rights.',
  'scoring.R6.none': 'We found nothing on regulation, licences or rights.',
  'scoring.R6.denied': 'The deck says that no licence is needed and gives no reason.',
  'scoring.R6.mentioned': 'Regulation or rights are mentioned in passing.',
  'scoring.R6.named': 'The rules that apply are named (“{line}”), but not how far compliance is.',
  'scoring.R6.status': 'The status of a licence or right is given: “{line}”.',
  'scoring.R6.held': 'A licence or certificate is held: “{line}”.',

  'scoring.R7.asks': 'Share of the largest customer, and a fallback for platforms and suppliers.',
  'scoring.R7.none': 'We found nothing on large customers, platforms or suppliers it depends on.',
  'scoring.R7.dependency': 'A dependence is named without a fallback: “{line}”.',
  'scoring.R7.fallback': 'A dependence is named with a fallback: “{line}”.',
  'scoring.R7.concentrated': 'The largest customer brings {share} of revenue.',
  'scoring.R7.spread': 'Revenue is spread: the largest customer brings {share}.',

  'scoring.R8.asks': 'Figures of the deck that confirm each other.',
  'scoring.R8.none': 'We found no two figures that could confirm each other.',
  'scoring.R8.failed': '{n, plural, one {One check of the figures fails} other {# checks of the figures fail}}.',
  'scoring.R8.passed':
    '{n, plural, one {One check of the figures agrees} other {# checks of the figures agree}}, and none fails.',

  'scoring.R9.asks': 'What could go wrong inside, and the plan for it.',
  'scoring.R9.none': 'We found no internal risk or gap.',
  'scoring.R9.mentioned': 'Risks are mentioned in general terms.',
  'scoring.R9.gap': 'A gap or risk is named, without a plan: “{line}”.',
  'scoring.R9.plan': 'A gap or risk is named with a plan: “{line}”.',

  'scoring.R10.asks': 'A forecast with its drivers, in reach of what was achieved.',
  'scoring.R10.none': 'We found no forecast.',
  'scoring.R10.driver-alone': 'Drivers of growth are named, without a forecast.',
  'scoring.R10.no-base': 'A forecast is shown, with neither drivers nor an actual figure to start from.',
  'scoring.R10.wild': 'Next year is forecast at {factor} the last actual figure, without drivers.',
  'scoring.R10.bare': 'Next year is forecast at {factor} the last actual figure; what drives it is not said.',
  'scoring.R10.drivers': 'The forecast has drivers, but not both an actual figure and a step of at most 3× from it.',
  'scoring.R10.grounded': 'The forecast has drivers and starts from an actual figure ({factor} in the next year).',
} as const;
