/** English: due-diligence questions and why each is asked. ICU message templates by id. */
export const questions = {
  'question.Q01': 'Who are the founders, who is responsible for product, sales and finance, and since when full time?',
  'question.Q02': 'What do you know about your customers that a newcomer would need two years to learn?',
  'question.Q02.customer':
    'You describe your customers as “{customer}”. What do you know about them that a newcomer would need two years to learn?',
  'question.Q03': 'Who builds the product and who sells it today, and which of the two will you hire for first?',
  'question.Q04': 'What has to happen for every key person to work on this full time, and by when?',
  'question.Q05': 'What did you take from your earlier company, and how did it end for its investors?',
  'question.Q06':
    'Which decisions would you hand first to a co-founder or a senior hire, and what would that free you to do?',
  'question.Q07': 'How are the shares split, with what vesting, and does anyone who has left still hold some?',
  'question.Q08': 'How many customers have you interviewed, and what do they spend on this problem today?',
  'question.Q08.selling':
    'What does this problem cost one of your customers a year, and from whose budget do they pay you?',
  'question.Q08.customer':
    'You describe your customers as “{customer}”. How many of them have you interviewed, and what do they spend on this problem today?',
  'question.Q09':
    'Counting from below: how many buyers are there, what would each pay a year, and how many can you reach in three years?',
  'question.Q10':
    'Rather than {share} of the market: who are the first customers you will win, and why will they choose you?',
  'question.Q11': 'How much of the market could today’s product serve, and on what does that rest?',
  'question.Q11.value': 'Of the {value}, how much could today’s product serve, and on what does that rest?',
  'question.Q12': 'What changed in the last two years that makes this possible now and not before?',
  'question.Q13': 'Which channel brought your last ten customers, what did each cost, and which one will you scale?',
  'question.Q13.early': 'Through which channel will you win the first ten customers, and what have you already tried?',
  'question.Q14': 'What do your customers use today instead, including doing nothing, and what would make them switch?',
  'question.Q15': 'Where does {competitor} still beat you, and with which kind of buyer?',
  'question.Q15.plain': 'Where do your competitors still beat you, and with which kind of buyer?',
  'question.Q16': 'Who outside the company has seen “{claim}”, and at how many customers?',
  'question.Q17': 'If a large player offers this next year, what will you have built that keeps your customers?',
  'question.Q17.competitor':
    'If {competitor} offers this next year, what will you have built that keeps your customers?',
  'question.Q18':
    'Which filings exist (number, country, owner), and have all inventors and contractors assigned their rights?',
  'question.Q19':
    'Which part is your own model, data or evaluation, and what happens to your margin if the model you use doubles in price or is withdrawn?',
  'question.Q20': 'On what legal basis do you hold the data you describe, and may you train on it?',
  'question.Q21': 'What can we try ourselves this week, and what is the next thing that has to work?',
  'question.Q22': 'What breaks first at ten times today’s load, and what would fixing it cost?',
  'question.Q23': 'Which personal or regulated data do you hold, where is it kept, and who has audited that?',
  'question.Q24': 'Who pays, how much, how often, and who signs the contract?',
  // Of documents kept before.
  'question.Q25': 'Which one source of revenue will carry the next 18 months, and what will you stop doing for it?',
  'question.Q25.named':
    'You name {streams}: which will carry the revenue of the next 18 months, and what will you stop doing for it?',
  'question.Q26': 'What was revenue in each of the last twelve months, and what part of it recurs?',
  'question.Q26.plan': 'You plan {figure} ({metric}): what of it is signed today, and what part will recur?',
  'question.Q27': 'What does your ARR count: live or signed contracts, and are services, pilots or usage included?',
  'question.Q27.arr':
    'What does your ARR of {arr} count: live or signed contracts, and are services, pilots or usage included?',
  'question.Q28': 'Of {volume} ({metric}), how much stayed with you last quarter, and is that share rising or falling?',
  'question.Q29': 'Growth of {growth}: from what to what, and between which months?',
  'question.Q30': 'Of the customers who started 12 months ago, how many still pay, and do they pay more or less?',
  'question.Q30.early': 'Of the customers who started six months ago, how many still use and pay for it?',
  'question.Q31':
    'What are acquisition cost, price, gross margin and churn, each by channel, and after how many months is a customer paid back?',
  'question.Q32': 'Of these {count} ({metric}), how many were active in the last 30 days, and how many have paid?',
  'question.Q33': 'With {name}: paid or free, signed when, worth how much, and what turns it into a lasting contract?',
  'question.Q33.claim':
    'You mention “{claim}”: paid or free, signed when, worth how much, and what turns it into a contract?',
  'question.Q33.plain':
    'For each pilot or letter of intent: paid or free, signed when, worth how much, and what turns it into a contract?',
  'question.Q34': 'What share of revenue comes from your largest customer, and from the five largest?',
  'question.Q34.share':
    'Your largest customer brings {share} of revenue: when does that contract end, and what would losing it cost you?',
  'question.Q35': 'What are net burn and cash today, and how many months do they last without new money?',
  'question.Q36':
    'How much cash did each unit of net new ARR take over the last twelve months, and what will bring that down?',
  'question.Q37': 'With half of {amount}, how far would you come, and what would you leave out?',
  'question.Q37.plain': 'How much are you raising, what will it prove, and how far would half of it take you?',
  'question.Q38': 'How did you arrive at {valuation}, who has committed, and on what terms?',
  'question.Q38.plain': 'What valuation are you asking for, who has committed, and on what terms?',
  'question.Q39':
    'Which three drivers take {metric} from {actual} to {forecast}, and which of them can be seen already?',
  'question.Q39.plain': 'Which three drivers is the forecast built on, and which of them can be seen already?',
  'question.Q40':
    'Slide {firstSlide} gives {first} and slide {secondSlide} gives {second} ({metric}): which is right, and as of when?',
  'question.Q40.open':
    'Slide {firstSlide} gives {first} and slide {secondSlide} gives {second} ({metric}): what does each of them count, and as of when?',
  // Of documents kept before.
  'question.Q40.check': 'Two of your figures do not fit together: which one is right, and as of when?',
  'question.Q40.figures': '{detail} Which of the figures is right, and as of when?',
  'question.Q40.sum': 'The planned use of the money does not add up: what is the full breakdown?',
  'question.Q40.parts': 'What is the full breakdown of the planned use of the money? We read parts of {sum} in all.',
  'question.Q41':
    'Which licence or approval do you need in your first market, how far along is it, and what may you sell before you have it?',
  'question.Q42': 'If the next two years go very well, what will the company own that nobody else has?',
  'question.Q43': 'After your first segment, which one opens next, and what shows that it will?',
  'question.Q43.segment': 'After “{segment}”, which segment opens next, and what shows that it will?',
  'question.Q44': 'What already works so well that more money would make it grow faster, and how do you know?',
  'question.Q39.customers':
    '{goal} of {metric} at {price} takes {needed} customers who pay: where do they come from, and how many of them can you name today?',
  'question.Q45': 'You say “{claim}”: what shows it, and who outside the company says so?',
  'question.Q46':
    'Revenue of {revenue} stands against {metric} of {volume}, a share of {rate}: what does each of the two figures count?',
  'question.Q47':
    'Revenue of {revenue} over {count} {metric} is {each} a year each, and the price is {price}: how many of them pay, and what?',
  'question.Q48':
    'LTV of {ltv} is {years} at {income}: how long has your oldest customer stayed, and what does the figure assume?',
  'question.Q49':
    'At a CAC of {cac}, {count} {metric} cost {cost}, and the round is {ask}: where does the rest come from?',
  'question.Q50':
    'A market of {tam} over {count} buyers is {each} a buyer, and your price is {price}: what else does the market figure count?',
  'question.Q51':
    '{goal} of {metric} at {price} takes {needed} customers, and the plan names {planned}: which of the three figures moves?',
  'question.Q52': 'You plan {figure} ({metric}): how many are there today, and how did they come?',
  'question.Q53': 'You plan “{claim}”: what has to work before that, and what would it prove?',
  'question.Q54': 'Who has agreed to pay {price}, and how did you arrive at it?',
  'question.Q54.selling': 'How many customers pay {price} today, and how many were given less?',
  'question.Q55':
    'Of the {count} you mention, how many could buy, and how many can you reach in the next twelve months?',
  'question.Q56':
    '{share} of the round goes into “{item}”: how did you arrive at that share, and what of it would you cut first?',
  'question.Q57':
    'You name “{claim}” as an advantage: who has confirmed it, and how long would a competitor need to match it?',
  'question.Q58': '“{claim}”: who told you so, and what do they do about it today?',
  'question.Q59': '“{claim}”: which part of that runs today, and can we see it?',
  'question.Q59.built': '“{claim}”: can we see it run, and where does it still fail?',
  'question.Q60': 'You mean to earn by “{claim}”: who has paid for it so far, and how much?',
  'question.Q61':
    '{goal} of {metric} in {date} is {share} of the {market} of {size}: which of the two figures holds, and what else is sold?',
  'question.Q62': '{metric} of {sales} is more already than your SOM of {som}: what does that market figure count?',

  'question.why.missing':
    'Not found in {slides, plural, one {the only slide} other {the # slides}}{unread, plural, =0 {} one { (# could not be read)} other { (# could not be read)}}: {topic}.',
  'question.why.look-there':
    '{n, plural, one {Slide {slides} is about this; we could not read an answer from it} other {Slides {slides} are about this; we could not read an answer from them}}: {topic}.',
  'question.why.partial': 'Slide {slide} shows only part of it ({topic}): “{quote}”.',
  'question.why.unclear': 'Nothing clear found: {topic}.',
  'question.why.open': 'Not judged: {topic}.',
  'question.why.thin': 'The deck shows only part of it: {topic}.',
  'question.why.claim': 'Slide {slide} says: “{quote}”.',
  'question.why.there': 'These words stand on slide {slide}.',
  'question.why.topic': 'Slide {slide} gives “{quote}” ({topic}).',
  'question.why.check': '{detail}',
  'question.why.single-founder': 'We found one founder by name.',
  'question.why.single-person': 'We found one person of the team by name.',
  'question.why.shares':
    'The deck names {founders, plural, one {# founder} other {# founders}}; we found nothing on shares or vesting.',
  'question.why.shares-team': 'We found nothing on how the shares are split, or on vesting.',
  // Of documents kept before.
  'question.why.streams': 'The deck lists {streams, plural, one {# source} other {# sources}} of revenue.',
  'question.why.sector-ai': 'The product rests on AI; we found no word on which part is its own.',
  'question.why.regulated':
    'The company works in {sector, select, fintech {financial services} healthtech {healthcare} mobility {mobility} energy {energy} other {a regulated field}}; we found no licence, approval or compliance status.',
  'question.why.data':
    'The company works in {sector, select, fintech {financial services} healthtech {healthcare} other {a field with sensitive data}}; we found no certificate or audit.',
  'question.why.promising': 'The deck scores well enough to ask how large this can become.',
  'question.why.potential': 'We did not find what the company could become.',
} as const;
