/** English: scoring: caps, recommendation and stages; a criterion keeps its texts in its own folder. */
import { criterionTexts } from '../criterion-texts.js';

export const scoring = {
  ...criterionTexts('en'),

  'scoring.stage.pre-seed': 'pre-seed',
  'scoring.stage.seed': 'seed',
  'scoring.stage.series-a': 'Series A',
  'scoring.stage.series-b': 'Series B and later',

  'scoring.buyers': '{count} potential buyers',
  'scoring.quoted': '“{words}”',
  'scoring.slide-titled': '{slide} (“{title}”)',
  'scoring.open': 'Not judged.',
  'scoring.unclear': 'Nothing clear found.',
  'scoring.unjudged':
    '{n, plural, one {Not judged; slide {slides} may speak of this.} other {Not judged; slides {slides} may speak of this.}}',
  'scoring.logos': '{reason} Slide {slide} shows about {count} logos; their names were not read.',
  'scoring.unread': '{reason} Not read: {lines}.',
  'scoring.unread-slide': 'all of slide {slide}',
  'scoring.unread-lines': '{lines, plural, one {one line of slide {slide}} other {# lines of slide {slide}}}',
  'scoring.with-model': '{reason} Rules {rules} of 4, model {model} of 4 (votes {votes}) by slide {slide}: “{quote}”.',

  'scoring.aside.yearly': ' (about {amount} a year)',

  'scoring.not-asked': 'Not asked at this stage or of this business model.',
  'scoring.step-failed': 'A step that gathers these facts failed, so this was not judged.',
  'scoring.sub-score-failed': 'A step of the analysis failed, so this score cannot be given.',

  'scoring.C1.nobody': 'We found nobody named behind the company.',
  'scoring.C2.nothing': 'We found neither a problem nor a solution.',
  'scoring.C3.not-nested': 'The market sizes contradict each other.',
  'scoring.C3.no-market': 'We found nothing on the market.',
  'scoring.C4.plans': 'From Series A on actual figures are needed; we found plans or vanity counts only.',
  'scoring.C4.silent': 'From Series A on actual figures are needed; we found none.',
  'scoring.C4.seed': 'We found no traction of any kind.',
  'scoring.C5.sum': 'The use of funds does not add up.',
  'scoring.C5.no-ask': 'We found no amount that is being raised.',
  'scoring.C5.ask-unread': 'The deck speaks of a round; we could not read the amount.',
  'scoring.C6.contradiction': 'Two slides contradict each other on a key figure.',
  'scoring.C7.runway': 'Less than six months of runway.',
  'scoring.C7.burn': 'The burn multiple is above 3.',
  'scoring.C7.silent': 'From Series A on, burn, cash or runway must be shown; we found none of them.',
  'scoring.C8.denied': 'The deck denies that a licence is needed, without a reason.',
  'scoring.C8.silent': 'The sector is regulated; we found nothing on it in the deck.',
  'scoring.C9.hidden': 'The file holds hidden text or orders to its reader; a person has to look at it first.',
  'scoring.C10.unreadable': 'Too little of the deck could be read to score it.',
  'scoring.C11.template': 'Several blanks of a template were left in the deck.',
  'scoring.C12.guaranteed': 'A guaranteed or risk-free return is promised.',

  'scoring.recommend.guaranteed-return': 'Pass: the deck promises a guaranteed or risk-free return.',
  'scoring.recommend.insufficient-evidence': 'Follow up: too little could be read to judge. Ask for a readable deck.',
  'scoring.recommend.other-language':
    'Follow up: the deck is in a language in which no facts are looked for, so its score says little. Ask for an English, Spanish or French one.',
  'scoring.recommend.all-conditions':
    'Worth partner time: {overall} points with {coverage} of the evidence shown, no weak score and no serious flag. Diligence comes next.',
  'scoring.recommend.invest-blocked': 'Follow up: {overall} points would be enough for partner time, but {blocks}.',
  'scoring.block.coverage': 'only {coverage} of the evidence is shown',
  'scoring.block.score':
    '{score, select, market {the market score} team {the team score} product {the product score} traction {the traction score} other {the score for risk controls}} is {value, number}, below {least, number}',
  'scoring.block.flags': '{n, plural, one {a serious flag is open} other {# serious flags are open}}',
  'scoring.recommend.middle':
    'Worth a call: {overall} points with {coverage} of the evidence shown; partner time starts at {invest}.',
  'scoring.recommend.thin':
    'Need more evidence: {overall} points with {coverage} of the evidence shown. What is shown is worth asking about; a call starts at {call}.',
  'scoring.recommend.thinly-read':
    'Need more evidence: too few words could be read for {overall} points to say much of the company. Ask for a deck that says it in words.',
  'scoring.recommend.low':
    'Pass: {overall} points with {coverage} of the evidence shown; it takes {thin} to be worth asking for more.',

  'scoring.change.show':
    '{criterion}: not found; a good answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.unclear':
    '{criterion}: nothing clear found; a good answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.open':
    '{criterion}: not judged; a good answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.strengthen':
    '{criterion}: shown in part; a specific answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.judge':
    '{criterion}: slide {slide} may speak of it and could not be judged; a specific answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.flag': 'Clear up: {flag}',
  'scoring.change.cap': 'Lift the limit on the overall score: {reason}',
  'scoring.change.readable': 'A deck whose slides can be read as text or as clear pictures.',
  'scoring.change.language': 'The deck in English, Spanish or French.',
  'scoring.change.promise': 'A withdrawal of the promised return, or proof that it was misread.',
} as const;
