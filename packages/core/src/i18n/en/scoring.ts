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
  'scoring.look-there':
    '{n, plural, one {Slide {slides} is about this; we could not read an answer from it} other {Slides {slides} are about this; we could not read an answer from them}}.',

  'scoring.aside.yearly': ' (about {amount} a year)',

  'scoring.not-asked': 'Not asked at this stage or of this business model.',
  'scoring.step-failed': 'A step that gathers these facts failed, so this was not judged.',
  'scoring.sub-score-failed': 'A step of the analysis failed, so this score cannot be given.',

  'scoring.C1.nobody': 'We found nobody named behind the company.',
  'scoring.C2.nothing': 'We found neither a problem nor a solution.',
  'scoring.C3.not-nested': 'The market sizes contradict each other.',
  'scoring.C3.no-market': 'We found nothing on the market.',
  'scoring.C4.plans': 'From Series A on actual figures are needed; the deck shows plans or vanity counts only.',
  'scoring.C4.silent': 'From Series A on actual figures are needed; we found none.',
  'scoring.C4.seed': 'We found no traction of any kind.',
  'scoring.C5.sum': 'The use of funds does not add up.',
  'scoring.C5.no-ask': 'We found no amount that is being raised.',
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
    'Follow up: {overall} points with {coverage} of the evidence shown; partner time starts at {invest}.',
  'scoring.recommend.low-and-covered':
    'Pass: {overall} points with {coverage} of the evidence shown; what is shown does not carry it.',
  'scoring.recommend.low-open':
    'Follow up: {overall} points with only {coverage} of the evidence shown; good answers could bring it to {high}.',
  'scoring.recommend.low':
    'Pass: {overall} points, and good answers to what is missing would bring it to {high} at best.',
  'scoring.recommend.low-weak': 'Pass: {overall} points. Much is unsaid, but what is shown is weak too.',

  'scoring.change.show':
    '{criterion}: not found; a good answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.strengthen':
    '{criterion}: shown in part; a specific answer adds up to {points, number} points{short, plural, =0 {} one { of the one it lacks for a better recommendation} other { of the # it lacks for a better recommendation}}.',
  'scoring.change.flag': 'Clear up: {flag}',
  'scoring.change.cap': 'Lift the limit on the overall score: {reason}',
  'scoring.change.readable': 'A deck whose slides can be read as text or as clear pictures.',
  'scoring.change.language': 'The deck in English, Spanish or French.',
  'scoring.change.promise': 'A withdrawal of the promised return, or proof that it was misread.',
} as const;
