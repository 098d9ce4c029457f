/** English: red flags, by name and with their reason. ICU message templates by id. */
export const flags = {
  'flag.name.sizes-not-nested': 'Market sizes not nested',
  'flag.name.top-down-market': 'Top-down market only',
  'flag.name.oversized-market': 'Market out of proportion',
  'flag.name.no-competitors-claimed': 'No competitors claimed',
  'flag.name.flattering-matrix': 'Flattering comparison',
  'flag.name.vanity-metric': 'Vanity metric as traction',
  'flag.name.volume-as-revenue': 'Volume presented as revenue',
  'flag.name.bookings-as-arr': 'Signed contracts as ARR',
  'flag.name.thin-run-rate': 'Run rate on few months',
  'flag.name.growth-without-base': 'Growth without a base',
  'flag.name.hockey-stick': 'Steep forecast',
  'flag.name.cumulative-only': 'Cumulative figures only',
  'flag.name.unit-economics-mismatch': 'Unit economics do not add up',
  'flag.name.impossible-percentage': 'Impossible percentage',
  'flag.name.use-of-funds-sum': 'Use of funds does not add up',
  'flag.name.contradiction': 'Contradiction between slides',
  'flag.name.short-runway': 'Short runway',
  'flag.name.high-burn-multiple': 'High burn multiple',
  'flag.name.ask-without-use': 'Use of funds not found',
  'flag.name.unusual-round': 'Round far from the norm',
  'flag.name.valuation-mismatch': 'Valuation does not add up',
  'flag.name.key-role-open': 'Key role open or part-time',
  'flag.name.advisors-exceed-team': 'More advisors than team',
  'flag.name.prestige-only': 'Prestige without a role',
  'flag.name.customer-concentration': 'Dependence on one customer',
  'flag.name.platform-dependence': 'Dependence on a platform',
  'flag.name.regulation-silent': 'Regulated activity, regulation not found',
  'flag.name.guaranteed-return': 'Guaranteed return promised',
  'flag.name.template-left-in': 'Template text left in',
  'flag.name.stale-figures': 'Outdated figures',
  'flag.name.unexplained-pivot': 'Unexplained change of name or product',
  'flag.name.token-sale': 'Token instead of equity',
  'flag.name.prompt-injection': 'Instruction to the reader or an AI',
  'flag.name.quoted-instruction': 'Instruction quoted as a topic',
  'flag.name.doubtful-instruction': 'Words that may be an instruction',
  'flag.name.hidden-text': 'Hidden text',
  'flag.name.unsourced-superlatives': 'Superlatives without a source',
  'flag.name.services-as-software': 'Services presented as software',
  'flag.name.friendly-revenue': 'Customers close to the company',
  'flag.name.placeholder-people': 'Placeholders instead of people',
  'flag.name.repeated-praise': 'Same praise under two names',
  'flag.name.relative-as-pilot': 'Only trial with a relative',
  'flag.name.audit-without-product': 'Audit claimed, product at prototype',
  'flag.name.ask-without-stage': 'Round not named',
  'flag.name.round-in-two-currencies': 'Round in two currencies',
  'flag.name.units-apart': 'Units that do not fit',

  'flag.top-down-market':
    'The market is argued from the top ({share} of it); we found no count of buyers or price that supports it.',
  'flag.oversized-market': 'A market of {market} says little about what this company can reach.',
  'flag.oversized-market.against-build':
    'The stated market of {market} is {times} times what the deck’s own buyers and price give ({build}).',
  'flag.no-competitors-claimed': 'Slide {slide} says “{quote}”; customers always have an alternative.',
  'flag.no-competitors-claimed.narrow':
    'Slide {slide} says “{quote}”; even so, what customers use today should be named.',
  'flag.no-competitors-claimed.named': 'Slide {slide} says “{quote}”, and the deck names {rivals}.',
  'flag.flattering-matrix':
    'The comparison gives the company a tick on every row and no rival all of them: where are the others better?',
  'flag.vanity-metric':
    'The traction shown is {metric} of {value}; we found no active use, paying customer or revenue beside it.',
  'flag.volume-as-revenue.same':
    'The same figure, {value}, stands both as {metric} and as revenue; revenue is only the part the company keeps.',
  'flag.volume-as-revenue.alone':
    'The deck gives {metric} of {value}; we found neither revenue nor the share the company keeps.',
  'flag.bookings-as-arr': 'The ARR of {value} is described as signed or committed: it is not yet live revenue.',
  'flag.bookings-as-arr.same':
    'The same figure, {value}, stands both as {metric} and as ARR; signed contracts are not yet live revenue.',
  'flag.bookings-as-arr.contracted': 'The deck gives contracted ARR of {value}; we did not find what is live today.',
  'flag.thin-run-rate': 'Revenue of {value} is extrapolated to a year; we found no monthly series behind it.',
  'flag.growth-without-base': 'Growth of {value} is stated; we found neither the starting figure nor the current one.',
  'flag.hockey-stick':
    'The forecast takes {metric} from {actual} to {forecast} ({times}); the deck names what drives it, but the step still needs proof.',
  'flag.hockey-stick.no-drivers':
    'The forecast takes {metric} from {actual} to {forecast} ({times}); we did not find what drives it.',
  'flag.cumulative-only': 'We found cumulative figures only; they cannot fall and so hide the current pace.',
  'flag.high-ltv-cac':
    'An LTV/CAC ratio of {ratio} is rarely sustained; churn, margin or full acquisition cost may be missing.',
  'flag.impossible-percentage.over': 'A value of {value} ({metric}) cannot exceed 100%.',
  'flag.impossible-percentage.negative': 'A value of {value} ({metric}) cannot be negative.',
  'flag.contradiction':
    'The deck gives two figures for {metric}: {first} (slide {firstSlide}) and {second} (slide {secondSlide}).',
  'flag.short-runway': 'The stated runway is {runway}.',
  'flag.short-runway.computed': 'Cash of {cash} at a burn of {burn} lasts {runway}.',
  'flag.short-runway.round': 'A round of {ask} at a burn of {burn} lasts {runway}.',
  'flag.high-burn-multiple': 'The company burns {multiple} of cash for each unit of new ARR.',
  'flag.ask-without-use': 'The deck asks for {ask}; we found nothing on what it will be spent on.',
  'flag.unusual-round.above': 'A round of {ask} is far above what is usual at this stage in its region.',
  'flag.unusual-round.below': 'A round of {ask} is far below what is usual at this stage in its region.',
  'flag.low-dilution': 'The round and the valuation imply a dilution of {dilution}, unusually low.',
  'flag.high-dilution': 'The round and the valuation imply a dilution of {dilution}, unusually high.',
  'flag.key-role-open.open': 'A key role is not filled: {role}.',
  'flag.key-role-open.planned': 'A role is still open, with a plan to fill it: {role}.',
  'flag.key-role-open.part-time': 'Part-time commitment is stated for a key person.',
  'flag.key-role-open.part-time-other': 'Part-time commitment is stated for someone outside the founding team.',
  'flag.key-role-open.agent': 'An AI agent is listed as a member of the team.',
  'flag.advisors-exceed-team':
    '{advisors, plural, one {# advisor is} other {# advisors are}} named for a team of {team, plural, one {# person} other {# people}}.',
  'flag.prestige-only': 'Former employers or schools are named; we did not find the role held or the result achieved.',
  'flag.customer-concentration': 'One customer accounts for {share} of revenue.',
  'flag.platform-dependence': 'Slide {slide} says “{words}”; we found no fallback.',
  'flag.regulation-silent': 'The company works in a regulated sector; we found nothing on licences or compliance.',
  'flag.regulation-silent.denied': 'The deck says that no licence is needed; we did not find why.',
  'flag.guaranteed-return': 'The deck promises a guaranteed or risk-free return, which no honest investment offers.',
  'flag.template-left-in':
    '{count, plural, one {A placeholder of the template was} other {# placeholders of the template were}} left in the deck.',
  'flag.stale-figures': 'The newest actual figure is from {newest}, more than a year before {reading}.',
  'flag.unexplained-pivot.names': 'The deck carries two company names, {first} and {second}; we found no explanation.',
  'flag.unexplained-pivot.launch':
    'The company was founded in {founded} and launched only recently; we did not find what came before.',
  'flag.token-sale':
    'The deck offers a token and we found no equity on offer: investors would not own a part of the company.',
  'flag.prompt-injection.hidden':
    '{slide, plural, =0 {The file’s properties hold} other {Slide # holds}} concealed text that instructs whoever, or whatever, assesses the deck: “{excerpt}”. It was left out of the evaluation.',
  'flag.prompt-injection.visible':
    'Slide {slide} instructs whoever, or whatever, assesses the deck: “{excerpt}”. It was left out of the evaluation.',
  'flag.quoted-instruction':
    'Slide {slide} quotes an instruction to an AI as a subject: “{excerpt}”. It did not affect the evaluation.',
  'flag.doubtful-instruction':
    'Slide {slide} holds words that may instruct an AI or only speak of such instructions: “{excerpt}”. They were left out of the evaluation; a look at the slide settles it.',
  'flag.hidden-text.where':
    '{slide, plural, =0 {The file’s properties hold} other {Slide # holds}} text that {how}: “{excerpt}”. It was left out of the evaluation.',
  'flag.hidden-text.same-colour': 'has the colour of its background',
  'flag.hidden-text.tiny': 'is too small to read',
  'flag.hidden-text.off-slide': 'lies outside the slide',
  'flag.hidden-text.covered': 'is covered by another object',
  'flag.hidden-text.invisible-mode': 'is set not to be drawn',
  'flag.hidden-text.transparent': 'is transparent',
  'flag.hidden-text.hidden-slide': 'stands on a hidden slide',
  'flag.hidden-text.hidden-layer': 'stands on a hidden layer',
  'flag.hidden-text.form-field': 'stands in a form field or annotation',
  'flag.hidden-text.not-drawn': 'is stored in the file but not shown',
  'flag.hidden-text.invisible-characters': 'uses invisible or direction-changing characters',
  'flag.hidden-text.glyph-mismatch': 'reads differently from what is displayed',
  'flag.hidden-text.notes': 'stands in the speaker notes',
  'flag.hidden-text.alt': 'stands in the description of a picture',
  'flag.hidden-text.metadata': 'stands in the file’s properties',
  'flag.hidden-text.comment': 'stands in a comment',
  'flag.unsourced-superlatives':
    '{count, plural, one {# superlative is} other {# superlatives are}} used (“{example}”); we found no source for {count, plural, one {it} other {them}}.',
  'flag.services-as-software': 'The model is presented as software but its revenue comes from services.',
  'flag.services-as-software.margin': 'A gross margin of {margin} is low for software and points to services.',
  'flag.friendly-revenue': 'The deck names {name} both as a customer and as an investor.',
  'flag.placeholder-people':
    'Slide {slide} still holds words of a template among its people (“{words}”): who are they, and what have they done?',
  'flag.repeated-praise': 'The same words of praise stand under two names, {first} and {second}: who said them?',
  'flag.relative-as-pilot':
    'The only use that we found is by a relative of the team (“{words}”): who else has tried it?',
  'flag.audit-without-product':
    'Slide {slide} says “{words}”, while the product that we found is a prototype at most: what was audited, and when?',
  'flag.ask-without-stage': 'The deck asks for {ask}; we found no word for which round it is.',
  'flag.round-in-two-currencies':
    'The round is {ask} and its parts are in another currency ({part}): in which is it raised?',
  'flag.units-apart.currency':
    '{count} at {price} give {result} only as bare numbers, for the currencies differ: in which currency is the sum made?',
  'flag.units-apart.period':
    '{count} at {price} give that much a month, and the deck states {result}: is it of a month or of a year?',
} as const;
