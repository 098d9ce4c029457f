/** The round in words: that money is asked for, stage, instrument, tokens; what numbers rest on. */
import type { Basis, FactDraft } from '../../model/fact.js';
import type { Stage } from '../../model/values.js';
import { claimsOf, contextOf, statementDraft, type ClaimContext, type ClaimRule } from '../claims/claim-rules.js';
import { isToCome } from '../claims/planned-date.js';
import { findCompetitors } from '../competitors/find-competitors.js';
import { evidenceLines, evidenceSlides } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { statementsOf, type Statement } from '../view/statements.js';
import { buildLexicon } from '../../text/lexicon.js';
import { ROUND_LISTS, type RoundList } from '../words/round-words.js';
import { fold, wordsOf } from '../../text/words.js';
import {
  AIM,
  COVER_WORDS,
  NOTE,
  NOTE_ALONE,
  NOTE_FOLDED,
  OF_OTHERS,
  OPEN,
  OURS,
  PAST,
  PROFITABLE_NOW,
  SAFE_NOTE,
  SERIES,
  TOKEN,
} from '../words/extractors/round-claims.js';

const LEXICON = buildLexicon<RoundList>(ROUND_LISTS);

export const roundClaims: Extractor = {
  meta: {
    id: 'round-claims',
    kinds: [
      'ask_text',
      'instrument',
      'round_stage',
      'profitability',
      'forecast_driver',
      'metric_definition',
      'token_sale',
    ],
  },
  extract: (view) => [...claimsOf<RoundList>(view, LEXICON, RULES), ...roundStages(view), ...coverStages(view)],
};

const askSlide = (context: ClaimContext<RoundList>): boolean => context.inSection('ask') || context.has('raising');

const RULES: readonly ClaimRule<RoundList>[] = [
  {
    kind: 'ask_text',
    any: ['raising'],
    not: ['notRaising', 'pastRound'],
    notSections: ['problem', 'solution', 'competition', 'product', 'team', 'risk'],
    when: ({ figures, statement, inSection }) =>
      !figures().some((figure) => figure.type === 'money') &&
      (inSection('ask', 'financials', 'contact', 'other', 'cover', 'roadmap') || OURS.test(statement.folded)),
    headings: true,
    fewestWords: 2,
    subject: 'round',
  },
  {
    kind: 'instrument',
    any: ['safe'],
    sections: ['ask', 'financials'],
    when: ({ statement }) => SAFE_NOTE.test(statement.text),
    subject: 'round',
    fewestWords: 1,
  },
  {
    kind: 'instrument',
    any: ['convertible'],
    sections: ['ask', 'financials'],
    when: ({ statement }) =>
      !NOTE_ALONE.test(statement.folded) && (NOTE.test(statement.text) || NOTE_FOLDED.test(statement.folded)),
    subject: 'round',
    fewestWords: 1,
  },
  {
    kind: 'instrument',
    any: ['equity'],
    not: ['notEquity'],
    sections: ['ask', 'financials'],
    subject: 'round',
    fewestWords: 2,
  },
  { kind: 'instrument', any: ['debt'], sections: ['ask', 'financials'], subject: 'round', fewestWords: 2 },
  { ...profitability('actual'), when: isProfitable },
  { ...profitability('forecast'), when: (context) => !isProfitable(context) },
  {
    kind: 'forecast_driver',
    any: ['driver'],
    and: ['forecastWord'],
    sections: ['financials', 'businessModel', 'traction', 'ask'],
    notSections: ['problem', 'market', 'team', 'competition'],
    basis: 'forecast',
    when: (context) => context.inSection('financials') || context.measures().length > 0,
  },
  {
    kind: 'metric_definition',
    any: ['definition'],
    and: ['definedMetric'],
    notSections: ['problem', 'market', 'team', 'competition'],
  },
  {
    kind: 'token_sale',
    any: ['token'],
    when: (context) => context.has('tokenWord') || TOKEN.test(fold(context.statement.slide.slide.text).slice(0, 4000)),
    headings: true,
    fewestWords: 1,
    subject: 'round',
    notSections: ['competition', 'market', 'problem'],
  },
];

const STAGES: readonly [RoundList, Stage][] = [
  ['preSeed', 'pre-seed'],
  ['growth', 'growth'],
  ['seriesC', 'series-c'],
  ['seriesB', 'series-b'],
  ['seriesA', 'series-a'],
  ['seed', 'seed'],
];

/** Stages that the deck names for its own round; a rival's stage, a series of products and seeds to sow are none. */
function roundStages(view: DeckView): FactDraft[] {
  const rivals = findCompetitors(view).map((each) => fold(each.name));
  return statementsOf(view).flatMap((statement) => {
    const context = contextOf<RoundList>(view, statement, LEXICON.find(statement.words));
    const named = STAGES.filter(([list]) => context.has(list)).map(([, stage]) => stage);
    const aim = AIM.exec(statement.folded)?.[1]?.replace(SERIES, 'series-');
    const stage = named.find((one) => one !== aim) ?? named[0];
    if (stage === undefined || context.has('seedOther') || !isOwnRound(context, statement, rivals)) return [];
    const open = OPEN.test(statement.folded);
    const past = !open && (context.has('pastRound') || PAST.test(statement.folded));
    const later = laterRound(context) || (stage === aim && !open && !past);
    return [
      statementDraft(statement, {
        kind: 'round_stage',
        basis: later ? 'forecast' : 'actual',
        subject: 'round',
        detail: { stage, ...(past ? { closed: true } : {}), ...(open ? { open: true } : {}) },
      }),
    ];
  });
}
const LONGEST_LABEL = 10;

function coverStages(view: DeckView): FactDraft[] {
  const slides = evidenceSlides(view);
  const covers = slides.filter(({ section }) => section === 'cover').flatMap(evidenceLines);
  // A first page that tells of more is one too, but for an amount, which may be of an earlier round.
  const first = slides.filter(({ section, number }) => number === 1 && section !== 'cover').flatMap(evidenceLines);
  return [...covers, ...first.filter(({ text }) => !/\p{Sc}/u.test(text))].flatMap((line) => {
    const words = wordsOf(line.text);
    if (words.length > LONGEST_LABEL || !COVER_WORDS.test(line.folded)) return [];
    const lists = new Set(LEXICON.find(words).map(({ list }) => list));
    const stage = lists.has('seedOther') ? undefined : STAGES.find(([list]) => lists.has(list))?.[1];
    return stage
      ? [
          lineDraft(line, {
            kind: 'round_stage',
            text: line.text,
            basis: 'actual',
            subject: 'round',
            detail: { stage },
          }),
        ]
      : [];
  });
}

const laterRound = (context: ClaimContext<RoundList>): boolean => context.has('nextRound') && !context.has('raising');

function isOwnRound(context: ClaimContext<RoundList>, statement: Statement, rivals: readonly string[]): boolean {
  if (context.inSection('competition', 'team', 'market', 'problem') && !context.inSection('ask')) return false;
  if (rivals.some((rival) => statement.folded.includes(rival))) return false;
  if (OF_OTHERS.test(statement.folded)) return false;
  const words = statement.words.length;
  const nearRound = context.has('round', 'raising') || context.figures().some((figure) => figure.type === 'money');
  return askSlide(context) ? words <= 25 || nearRound : nearRound && words <= 20;
}

function profitability(basis: Basis): ClaimRule<RoundList> {
  return {
    kind: 'profitability',
    any: ['profitable'],
    not: ['notProfitable'],
    notSections: ['problem', 'market', 'competition', 'product', 'solution', 'team', 'roadmap'],
    strength: (context) => (context.dates().length > 0 || context.measures().length > 0 ? 'specific' : 'named'),
    basis,
    dated: true,
  };
}

/** Decks speak of break-even far more often than they have reached it: that they have, somebody must say. */
function isProfitable({ statement, view }: ClaimContext<RoundList>): boolean {
  return PROFITABLE_NOW.test(statement.folded) && !isToCome(statement, view.readingDate);
}
