/** English: team criteria: what is asked, and the reason for each outcome. */
export const scoringTeam = {
  'scoring.T1.asks': 'Founders by name, each with a role and a line of relevant background.',
  'scoring.T1.none': 'We found no founder or executive by name.',
  'scoring.T1.section': 'There is a team slide, but no name on it could be read.',
  'scoring.T1.names':
    '{n, plural, one {One person is named} other {# people are named}} ({people}), without clear roles.',
  'scoring.T1.roles': 'Names and roles are given ({people}); we did not find where they come from.',
  'scoring.T1.told': 'Name, role and background are given ({people}).',

  'scoring.T2.asks': 'Years or a role in the buyer’s world, and a result there.',
  'scoring.T2.none': 'We found nothing that connects the founders with the world of their buyer.',
  'scoring.T2.adjective': 'The team is called experienced, without employer or years.',
  'scoring.T2.employer': 'Employer or years are given, short of a deep stay in the buyer’s world: “{line}”.',
  'scoring.T2.deep': 'Long experience in the buyer’s world: “{line}”. A result from it is not given.',
  'scoring.T2.result': 'Long experience in the buyer’s world (“{line}”), and a result: “{result}”.',

  'scoring.T3.asks': 'What the founders built, scaled or sold before.',
  'scoring.T3.none': 'We found no earlier company or result of the founders.',
  'scoring.T3.asserted': 'A track record is claimed, but no company is named.',
  'scoring.T3.company': 'An earlier company is named, without an outcome: “{line}”.',
  'scoring.T3.scaled': 'Something was scaled before, with a number: “{line}”.',
  'scoring.T3.exit': 'An earlier exit is named: “{line}”.',

  'scoring.T4.asks': 'Somebody who builds the product and somebody who sells it.',
  'scoring.T4.none': 'We could not see who builds the product and who sells it.',
  'scoring.T4.builds': '{builder} builds; nobody named sells.',
  'scoring.T4.sells': '{seller} sells; nobody named builds.',
  'scoring.T4.both': '{builder} builds and {seller} sells.',

  'scoring.T5.asks': 'Founders working full time.',
  'scoring.T5.none': 'We found no word on whether the founders work full time.',
  'scoring.T5.part': 'Part time is stated: “{line}”.',
  'scoring.T5.implied': 'Full time is only implied: “{line}”.',
  'scoring.T5.full': 'Full-time commitment is stated.',

  'scoring.T6.asks': 'A technical lead, and a degree, paper, patent or shipped system behind the claim.',
  'scoring.T6.none': 'We found nobody technical by name.',
  'scoring.T6.agent': 'An AI agent is listed as technical lead; no person who builds is named.',
  'scoring.T6.asserted': 'Technical strength is claimed, without a person or proof.',
  'scoring.T6.lead': 'A technical lead is named ({lead}); no degree, paper, patent or shipped system shows the depth.',
  'scoring.T6.proof': 'Technical depth is shown: “{proof}”. Who leads the building is not.',
  'scoring.T6.others': '{builder} leads the building; what shows technical depth is said of somebody else: “{proof}”.',
  'scoring.T6.both': '{builder} leads the building, and depth is shown: “{proof}”.',

  'scoring.T7.asks': 'At least two backers by name, with why they matter.',
  'scoring.T7.none': 'We found no advisor, board member or investor by name.',
  'scoring.T7.named': 'Backers are named ({people}), but not at least two with a stated relevance.',
  'scoring.T7.relevant': 'Backers with a stated relevance: {people}.',

  'scoring.T8.asks': 'Roles to hire, tied to the use of funds and a date.',
  'scoring.T8.none': 'We found no hiring plan.',
  'scoring.T8.roles': 'Hires are mentioned, without money or date: “{plan}”.',
  'scoring.T8.tied': 'Hires are tied to money or a date: “{plan}”.',

  'scoring.T9.asks': 'Heads of functions besides the founders.',
  'scoring.T9.none': 'We found no head of a function besides the founders.',
  'scoring.T9.heads':
    '{n, plural, one {One head of a function is} other {# heads of functions are}} named besides the founders: {people}.',
} as const;
