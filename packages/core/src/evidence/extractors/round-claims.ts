/** The round in words: that money is asked for, stage, instrument, tokens; what numbers rest on. */
import type { FactDraft } from '../../model/fact.js';
import type { Stage } from '../../model/values.js';
import { claimsOf, contextOf, statementDraft, type ClaimContext, type ClaimRule } from '../claims.js';
import { findCompetitors } from '../competitors/find-competitors.js';
import type { DeckView } from '../deck-view.js';
import type { Extractor } from '../extractor.js';
import { statementsOf, type Statement } from '../statements.js';
import { buildLexicon } from '../words/lexicon.js';
import { ROUND_LISTS, type RoundList } from '../words/round-words.js';
import { fold } from '../words/words.js';

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
  extract: (view) => [...claimsOf<RoundList>(view, LEXICON, RULES), ...roundStages(view)],
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
      (inSection('ask', 'financials', 'contact', 'other', 'cover', 'roadmap') ||
        /\b(?:we|nous|buscamos|levantamos|our)\b/u.test(statement.folded)),
    headings: true,
    fewestWords: 2,
    subject: 'round',
  },
  {
    kind: 'instrument',
    any: ['safe'],
    sections: ['ask', 'financials'],
    when: ({ statement }) => /\bSAFEs?\b|safe note|future equity/u.test(statement.text),
    subject: 'round',
    fewestWords: 1,
  },
  {
    kind: 'instrument',
    any: ['convertible'],
    sections: ['ask', 'financials'],
    when: ({ statement }) =>
      !/^(?:air|bsa)$/u.test(statement.folded) &&
      (/convertib|\bBSA\b|\bOCA\b|participativo/u.test(statement.text) || /convertib/u.test(statement.folded)),
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
  {
    kind: 'profitability',
    any: ['profitable'],
    not: ['notProfitable'],
    notSections: ['problem', 'market', 'competition', 'product', 'solution', 'team'],
    strength: (context) => (context.dates().length > 0 || context.measures().length > 0 ? 'specific' : 'named'),
    dated: true,
  },
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
    when: (context) =>
      context.has('tokenWord') ||
      /\btoken|ico\b|crowdsale/u.test(fold(context.statement.slide.slide.text).slice(0, 4000)),
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
    const stage = STAGES.find(([list]) => context.has(list));
    if (stage === undefined || context.has('seedOther') || !isOwnRound(context, statement, rivals)) return [];
    const open = OPEN.test(statement.folded);
    const past = !open && (context.has('pastRound') || PAST.test(statement.folded));
    const later = laterRound(context);
    return [
      statementDraft(statement, {
        kind: 'round_stage',
        basis: later ? 'forecast' : 'actual',
        subject: 'round',
        detail: { stage: stage[1], ...(past ? { closed: true } : {}), ...(open ? { open: true } : {}) },
      }),
    ];
  });
}

/** Words that say a round is open even where an earlier one is told beside it. */
const OPEN = /\b(?:raising|seeking|looking for|levantando|levantamos|buscamos|levons|recherchons)\b/u;

/** "Lead of the $8M seed, 2024", "seed cerrada en 2023", "levée d'amorçage de 2023", "our seed investors". */
const PAST =
  /\b(?:lead (?:investor )?of|led (?:by|the|our)|(?:current|existing|previous|prior|seed) investors|(?:socios|inversores) (?:actuales|anteriores|de la ronda)|investisseurs (?:actuels|historiques)|closed|cerrad[ao]s?|bouclee?|conclue?|realisee?)\b|\b(?:seed|series [a-d]|serie [a-d]|semilla|amorcage),? (?:\(|in |en |de |of )?20[0-4]\d\b/u;

const laterRound = (context: ClaimContext<RoundList>): boolean => context.has('nextRound') && !context.has('raising');

function isOwnRound(context: ClaimContext<RoundList>, statement: Statement, rivals: readonly string[]): boolean {
  if (context.inSection('competition', 'team', 'market', 'problem') && !context.inSection('ask')) return false;
  if (rivals.some((rival) => statement.folded.includes(rival))) return false;
  if (/\b(?:competitor|incumbent|they|portfolio|startups|companies|competidor|concurrent)\b/u.test(statement.folded))
    return false;
  const words = statement.words.length;
  const nearRound = context.has('round', 'raising') || context.figures().some((figure) => figure.type === 'money');
  return askSlide(context) ? words <= 25 || nearRound : nearRound && words <= 20;
}
