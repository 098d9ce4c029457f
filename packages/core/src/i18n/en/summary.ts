/** English: the verdict paragraph. ICU message templates by id. */
export const summary = {
  // the company
  'summary.who':
    ', {stage, select, preseed {a pre-seed} seed {a seed-stage} seriesa {a Series A} seriesb {a Series B} seriesc {a Series C} growth {a growth-stage} other {{sector, select, ai {an} edtech {an} ecommerce {an} energy {an} other {a}}}} {sector, select, fintech {fintech } healthtech {health-tech } edtech {ed-tech } ai {AI } ecommerce {e-commerce } marketplace {marketplace } saas {software } mobility {mobility } energy {energy } other {}}company,',
  'summary.unnamed': 'The company',
  'summary.unnamedInside': 'the company',
  'summary.about.problem': '{company}{who} takes on this problem: “{quote}”.',
  'summary.about.silent': 'We found no sentence that says plainly what {company}{who} does and for whom.',
  'summary.about.closest': 'The closest that the deck comes to saying what {company}{who} does is “{quote}”.',
  'summary.about.cover': '{company}{who} says on its cover: “{quote}”.',
  'summary.about.offer': '{company}{who} says of itself: “{quote}”.',

  // what it reports
  'summary.reports': 'It reports {figures}.',
  'summary.reports.ask': 'It reports {figures}; it is raising {ask}.',
  'summary.reports.forecast-only': 'Its figures are forecasts: we found no revenue, customers or users to date.',
  'summary.reports.forecast-only.ask':
    'It is raising {ask}; its figures are forecasts, and we found no revenue, customers or users to date.',
  'summary.reports.none': 'We found no revenue, customers or users.',
  'summary.reports.none.ask': 'It is raising {ask}; we found no revenue, customers or users.',
  'summary.reports.none.no-ask': 'We found no revenue, customers or users, and no amount that is being raised.',
  'summary.reports.none.no-team': 'We found no founder by name, and no revenue, customers or users.',
  // Slides seem to speak of it, and nothing there could be judged.
  'summary.reports.said': 'Of what it has reached it says: “{quote}”.',
  'summary.reports.said.ask': 'It is raising {ask}. Of what it has reached it says: “{quote}”.',
  'summary.reports.open': 'Of what it has reached to date we read no figure (see s. {slides}).',
  'summary.reports.open.ask':
    'It is raising {ask}. Of what it has reached to date we read no figure (see s. {slides}).',
  'summary.reports.open.nowhere': 'Of what it has reached to date we read no figure.',
  'summary.reports.open.nowhere.ask': 'It is raising {ask}. Of what it has reached to date we read no figure.',
  'summary.figure.dated': '{figure} ({date})',
  'summary.figure.arr': 'ARR of {value}',
  'summary.figure.mrr': 'MRR of {value}',
  'summary.figure.revenue': 'revenue of {value}',
  'summary.figure.gmv': 'GMV of {value}',
  'summary.figure.tpv': 'payment volume of {value}',
  'summary.figure.aum': 'assets under management of {value}',
  'summary.figure.growth_yoy': 'growth of {value} a year',
  'summary.figure.growth_mom': 'growth of {value} a month',
  'summary.figure.growth_multiple': 'growth of {value}',
  'summary.figure.paying_customers': '{count, plural, one {{value} paying customer} other {{value} paying customers}}',
  'summary.figure.customers': '{count, plural, one {{value} customer} other {{value} customers}}',
  'summary.figure.mau': '{count, plural, one {{value} monthly active user} other {{value} monthly active users}}',
  'summary.figure.users': '{count, plural, one {{value} user} other {{value} users}}',
  'summary.figure.nrr': 'net revenue retention of {value}',
  'summary.figure.churn': 'churn of {value}',
  'summary.figure.gross_margin': 'a gross margin of {value}',
  'summary.figure.burn_net': 'net burn of {value}',
  'summary.figure.runway': 'runway of {value}',
  'summary.figure.runway.now': '{value} of cash at hand',
  'summary.figure.runway.round': '{value} of runway after the round',
  'summary.figure.waitlist': 'a waiting list of {value}',
  'summary.figure.signups': '{count, plural, one {{value} sign-up} other {{value} sign-ups}}',
  'summary.figure.interviews': '{count, plural, one {{value} interview} other {{value} interviews}}',
  'summary.figure.loi': '{count, plural, one {{value} letter of intent} other {{value} letters of intent}}',
  'summary.figure.pilot': '{count, plural, one {{value} pilot} other {{value} pilots}}',
  'summary.figure.pilot-with': 'a pilot with {name}',

  // the team
  'summary.team.named': 'Named team: {people}.',
  'summary.team.more': '{more, plural, one {# other} other {# others}}',
  'summary.team.person': '{name} ({role})',
  'summary.team.open': 'We could read no founder’s name (see s. {slides}).',
  'summary.team.unnamed': 'Its people are told by role, without a name: {roles}.',
  'summary.team.none': 'We found no founder by name.',

  // what carries the score and what is missing
  'summary.evidence.both': 'Best supported: {strengths}. We found nothing on {gaps}.',
  'summary.evidence.strengths': 'Best supported: {strengths}.',
  'summary.evidence.gaps': 'We found nothing on {gaps}.',

  // the verdict
  'summary.verdict.invest':
    'It scores {score, number} of 100 with {coverage} of the evidence shown: worth a partner’s time, with due diligence next.',
  'summary.verdict.follow-up':
    'It scores {score, number} of 100 with {coverage} of the evidence shown: worth a second look, starting with what is still open.',
  'summary.verdict.follow-up.topics':
    'It scores {score, number} of 100 with {coverage} of the evidence shown: worth a second look; better evidence on {topics} would raise it most.',
  'summary.verdict.follow-up.flag':
    'It scores {score, number} of 100 with {coverage} of the evidence shown; one point must be cleared up before anything else. {flag}',
  'summary.verdict.follow-up.hidden':
    'It scores {score, number} of 100 with {coverage} of the evidence shown; a person must first look at text in the file that is hidden or gives instructions.',
  'summary.verdict.follow-up.open':
    'It scores {score, number} of 100, but we found only {coverage} of the evidence: too little to decide on, and worth asking for more before anyone does.',
  'summary.verdict.pass':
    'It scores {score, number} of 100 with {coverage} of the evidence shown, which is not enough to pursue it now.',
  'summary.verdict.pass.flag':
    'It scores {score, number} of 100 with {coverage} of the evidence shown, which is not enough to pursue it now. {flag}',
  'summary.verdict.pass.guaranteed-return':
    'Whatever else it shows, it promises a guaranteed or risk-free return, and that rules it out.',
  'summary.verdict.unreadable':
    'Too little of the file could be read to give a score; ask the company for a readable copy.',
  'summary.verdict.other-language':
    'It is written in a language in which no facts are looked for, so the score says little; read it yourself, or ask for an English, Spanish or French copy.',
  'summary.verdict.unscored': 'One part of the analysis failed, so no overall score is given.',
} as const;
