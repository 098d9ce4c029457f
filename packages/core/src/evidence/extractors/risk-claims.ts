/** Rules and licences, dependence on others, answers to incumbents, risks that the deck itself names. */
import { isToCome } from '../claims/planned-date.js';
import { claimsOf, statementDraft, type ClaimContext, type ClaimRule } from '../claims/claim-rules.js';
import type { Extractor } from '../facts/extractor.js';
import { foldForLookup } from '../../text/fold-text.js';
import { buildLexicon } from '../../text/lexicon.js';
import { statementsOf, type Statement } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';
import { RISK_LISTS, type RiskList } from '../words/risk-words.js';
import type { FactDraft, Strength } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import {
  ANSWERS,
  AS_A_PILOT,
  CUSTOMERS,
  GRANTED,
  HIRING,
  LICENSED,
  NUMBERED_HEAD,
  NO_REGIME,
  OF_A_FOUNDER,
  OF_CUSTOMERS,
  OTHERS_RISK,
  OWN_RELATIVE,
  RISK,
  RISK_HEAD,
  RISK_TOOL,
  SWOT,
  SWOT_HEAD,
  TO_COME,
  UNDERWAY,
} from '../words/extractors/risk-claims.js';

const LEXICON = buildLexicon<RiskList>(RISK_LISTS);

export const riskClaims: Extractor = {
  meta: {
    id: 'risk-claims',
    kinds: ['regulation', 'dependency', 'related_party', 'competitive_response', 'execution_risk'],
  },
  extract: (view) => [
    ...claimsOf<RiskList>(view, LEXICON, sellsCompliance(view) ? RULES : [...RULES, MENTION]),
    ...listedRisks(view),
  ],
};

const FEWEST_WORDS = 2;

/** What stands under a heading of risks, or as weakness and threat in a SWOT: each item is one, whatever its words. */
function listedRisks(view: DeckView): FactDraft[] {
  const statements = statementsOf(view);
  return statements.flatMap((statement, index): FactDraft[] => {
    const { slide, line, folded, words, heading } = statement;
    if (heading || line.running === true || words.length < FEWEST_WORDS || ANSWERS.test(folded)) return [];
    if (!isListed(statement) || OTHERS_RISK.test(folded) || RISK_HEAD.test(folded)) return [];
    const answer = line.cell
      ? line.cell.rowText
          .split(' | ')
          .slice(line.cell.columnIndex + 1)
          .join(' ')
      : '';
    const next = statements[index + 1];
    const isAnswered = /\p{L}{3}/u.test(answer) || (next?.slide === slide && ANSWERS.test(next.folded));
    const strength = isAnswered || /:\s*\S+(?:\s+\S+){2,}|→|->/u.test(statement.text) ? 'specific' : 'named';
    return [statementDraft(statement, { kind: 'execution_risk', basis: 'actual', subject: 'company', strength })];
  });
}

/** Whether a statement is an item of a list of risks of the company's own. */
function isListed({ slide, line, under }: Statement): boolean {
  const head = foldForLookup(under);
  const title = foldForLookup(slide.title);
  if (SWOT.test(title)) return SWOT_HEAD.test(foldForLookup(line.column ?? line.row ?? under));
  if (slide.section !== 'risk' && !slide.alsoSections.includes('risk')) return false;
  if (line.cell) return line.cell.rowIndex > 0 && RISK_HEAD.test(foldForLookup(line.column ?? ''));
  return RISK_HEAD.test(head) || (RISK_HEAD.test(title) && head === title);
}

/** Statements on what it is for that speak of rules, from which on rules are what it is for. */
const ITS_TRADE = 2;
const FOR_WHAT: ReadonlySet<Section> = new Set(['cover', 'problem', 'solution']);

/** Whether the product sees to the compliance of others: then a mention is of what it does. */
function sellsCompliance(view: DeckView): boolean {
  const about = statementsOf(view).filter(
    ({ slide, words }) => FOR_WHAT.has(slide.section) && LEXICON.find(words).some(({ list }) => list === 'mention'),
  );
  return about.length >= ITS_TRADE;
}

const MENTION: ClaimRule<RiskList> = {
  kind: 'regulation',
  any: ['mention'],
  not: ['regime', 'status', 'denied'],
  notSections: [
    'cover',
    'contact',
    'problem',
    'team',
    'competition',
    'market',
    'ask',
    'gtm',
    'whyNow',
    'businessModel',
  ],
  when: ({ statement }) => !HIRING.test(statement.folded),
  strength: 'assertion',
};

const RULES: readonly ClaimRule<RiskList>[] = [
  {
    kind: 'regulation',
    any: ['denied'],
    strength: 'assertion',
    detail: () => ({ denied: true }),
    notSections: ['problem', 'competition'],
    fewestWords: 2,
  },
  {
    kind: 'regulation',
    any: ['regime'],
    not: ['denied'],
    notSections: ['problem', 'team', 'competition', 'cover', 'contact', 'ask'],
    when: (context) => writtenAsRegime(context) && !OF_CUSTOMERS.test(context.statement.folded),
    strength: (context): Strength => (context.has('status') ? 'specific' : 'named'),
    detail: statusOf,
    fewestWords: 2,
  },
  {
    kind: 'regulation',
    any: ['mention'],
    and: ['status'],
    not: ['regime', 'denied'],
    notSections: ['problem', 'team', 'competition', 'market', 'whyNow'],
    when: ({ hits, statement }) =>
      hits.some(
        (hit) => hit.list === 'status' && !['compliant', 'conforme', 'approval', 'in process'].includes(hit.phrase),
      ) && !CUSTOMERS.test(statement.folded),
    strength: 'specific',
    detail: statusOf,
  },
  {
    kind: 'regulation',
    any: ['status'],
    not: ['regime', 'mention', 'denied'],
    sections: ['traction', 'competition', 'risk', 'product', 'solution', 'roadmap', 'team', 'other'],
    when: ({ statement }) => LICENSED.test(statement.folded),
    strength: 'specific',
    detail: statusOf,
  },
  {
    kind: 'dependency',
    any: ['depends'],
    and: ['platformDep'],
    notSections: ['problem', 'competition', 'market', 'team'],
    strength: (context) => (context.has('fallback') ? 'specific' : 'named'),
  },
  {
    // A mother in the story of the problem is nobody's pilot: the words must say whose relative, and that it is tried.
    kind: 'related_party',
    any: ['relative'],
    and: ['trial'],
    when: ({ statement }) => isOfTheTeam(statement.folded),
    subject: 'customer',
  },
  { kind: 'competitive_response', any: ['incumbent'], and: ['whyWin'], notSections: ['problem', 'team'] },
  {
    kind: 'competitive_response',
    any: ['whyWin'],
    not: ['incumbent'],
    sections: ['competition', 'risk', 'solution', 'product', 'gtm'],
    notSections: ['problem', 'team'],
    fewestWords: 4,
  },
  {
    kind: 'execution_risk',
    any: ['risk'],
    sections: ['risk'],
    when: ({ statement, has }) =>
      statement.slide.section === 'risk' &&
      (/:|→|->/u.test(statement.text) || has('mitigation') || RISK.test(statement.folded)) &&
      ![OTHERS_RISK, RISK_TOOL, NUMBERED_HEAD].some((words) => words.test(statement.folded)),
    strength: (context) =>
      context.has('mitigation') || /:\s*\S+(?:\s+\S+){2,}|→|->/u.test(context.statement.text) ? 'specific' : 'named',
  },
];

const isOfTheTeam = (folded: string): boolean =>
  OF_A_FOUNDER.test(folded) || (OWN_RELATIVE.test(folded) && AS_A_PILOT.test(folded));

/** Whether a licence or certificate is held or still awaited; undefined when the words say neither. */
function statusOf({ statement, view }: ClaimContext<RiskList>): { status: string } | undefined {
  if (UNDERWAY.test(statement.folded) || isToCome(statement, view.readingDate)) return { status: 'pending' };
  const held = GRANTED;
  const at = statement.folded.search(held);
  return at >= 0 && !TO_COME.test(statement.folded.slice(0, at)) ? { status: 'obtained' } : undefined;
}

/** Short names are regimes only in capitals: "SEC", "MAS", "REACH" are also words. */
function writtenAsRegime({ statement, hits }: ClaimContext<RiskList>): boolean {
  return hits.some((hit) => {
    if (hit.list !== 'regime') return false;
    const written = statement.text.slice(hit.start, hit.end);
    return (
      hit.phrase.includes(' ') ||
      written === written.toUpperCase() ||
      (written.length >= 5 && /^\p{Lu}/u.test(written) && !NO_REGIME.test(written))
    );
  });
}
