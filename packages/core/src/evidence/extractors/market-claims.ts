/** The market in words: its name, the customer, the pain, and why now. */
import type { FactDraft, Strength } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import { claimsOf, statementDraft, type ClaimContext, type ClaimRule } from '../claims/claim-rules.js';
import type { Extractor } from '../facts/extractor.js';
import { ANYONE } from '../words/customer-words.js';
import { buildLexicon } from '../../text/lexicon.js';
import { fold } from '../../text/words.js';
import { MARKET_LISTS, type MarketList } from '../words/market-words.js';
import { FOR_LABEL, FOR_NOBODY } from '../words/extractors/market-claims.js';
import { statementsOf, type Statement } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';

const LEXICON = buildLexicon<MarketList>(MARKET_LISTS);

export const marketClaims: Extractor = {
  meta: { id: 'market-claims', kinds: ['market_segment', 'customer_segment', 'pain', 'why_now'] },
  extract: (view) => {
    const claims = claimsOf<MarketList>(view, LEXICON, RULES);
    const told = new Set(claims.filter(({ kind }) => kind === 'customer_segment').map(({ slide }) => slide));
    return [...claims, ...segmentsListed(view).filter(({ slide }) => !told.has(slide))];
  },
};

/** Segments of one slide that become facts. */
const MOST_SEGMENTS = 4;
/** A line of more words tells of the segment above it. */
const MOST_SEGMENT_WORDS = 14;
/** So many labels of one form are a list. */
const LISTED = 2;

/** What stands under "Target customers", and labels that say for whom, side by side: "For renters", "For landlords". */
function segmentsListed(view: DeckView): FactDraft[] {
  const bySlide = new Map<number, { listed: Statement[]; labels: Statement[] }>();
  for (const statement of statementsOf(view)) {
    const { slide, words, folded, under, heading } = statement;
    const { section } = slide;
    if (NOT_OF_CUSTOMERS.has(section) || words.length > MOST_SEGMENT_WORDS || !/\p{L}{3}/u.test(folded)) continue;
    const of = bySlide.get(slide.number) ?? { listed: [], labels: [] };
    bySlide.set(slide.number, of);
    if (FOR_LABEL.test(folded) && !FOR_NOBODY.test(folded)) of.labels.push(statement);
    else if (!heading && words.length >= 2 && LEXICON.findIn(under).some(({ list }) => list === 'targetLabel'))
      of.listed.push(statement);
  }
  return [...bySlide.values()].flatMap(({ listed, labels }) =>
    (listed.length > 0 ? listed : labels.length >= LISTED ? labels : []).slice(0, MOST_SEGMENTS).map((statement) =>
      statementDraft(statement, {
        kind: 'customer_segment',
        basis: 'actual',
        subject: 'customer',
        strength: 'named',
      }),
    ),
  );
}

/** Pages of those who read the deck, of our people and of others. */
const NOT_OF_CUSTOMERS: ReadonlySet<Section> = new Set(['team', 'risk', 'contact', 'ask', 'competition', 'roadmap']);

const RULES: readonly ClaimRule<MarketList>[] = [
  {
    kind: 'market_segment',
    any: ['marketNaming'],
    sections: ['market'],
    when: ({ statement, figures }) =>
      statement.words.length >= 4 && !figures().some((figure) => figure.type === 'money'),
    subject: 'market',
    basis: 'external',
    fewestWords: 4,
  },
  {
    kind: 'customer_segment',
    any: ['who'],
    when: (context) => saysWhoItServes(context) && !/:\s*$/u.test(context.statement.text),
    subject: 'customer',
    fewestWords: 2,
  },
  {
    kind: 'pain',
    any: ['pain'],
    sections: ['problem'],
    not: ['remedy'],
    when: (context) => context.statement.slide.section === 'problem' || context.has('who'),
    subject: 'customer',
  },
  {
    kind: 'pain',
    any: ['pain'],
    and: ['who'],
    not: ['remedy'],
    notSections: [
      'problem',
      'solution',
      'product',
      'competition',
      'team',
      'risk',
      'ask',
      'financials',
      'businessModel',
      'roadmap',
      'contact',
      'gtm',
      'traction',
    ],
    subject: 'customer',
    fewestWords: 6,
  },
  {
    kind: 'why_now',
    any: ['timing'],
    not: ['change'],
    strength: 'assertion',
    subject: 'market',
    notSections: ['ask', 'contact'],
  },
  {
    kind: 'why_now',
    any: ['change'],
    sections: ['whyNow'],
    strength: changeStrength,
    subject: 'market',
    basis: 'external',
    dated: true,
    fewestWords: 4,
  },
  {
    kind: 'why_now',
    any: ['change'],
    and: ['timing'],
    notSections: ['whyNow', 'ask', 'contact'],
    strength: changeStrength,
    subject: 'market',
    basis: 'external',
    dated: true,
    fewestWords: 5,
  },
];

/** A named law or a change with its date is specific. */
function changeStrength(context: ClaimContext<MarketList>): Strength {
  return context.dates().length > 0 ||
    context.measures().some((figure) => figure.type === 'percent' || figure.type === 'money')
    ? 'specific'
    : 'named';
}

/** "Designed for clinics", or a line under "Target customers". */
function saysWhoItServes({ statement, hits, has, inSection, view }: ClaimContext<MarketList>): boolean {
  const own = fold(view.companyName ?? '');
  if (own.length >= 3 && statement.words.length <= 6 && statement.folded.includes(own)) return false;
  if (inSection('team', 'risk', 'contact', 'ask')) return false;
  const under = LEXICON.findIn(statement.under).some((hit) => hit.list === 'targetLabel');
  if (under || has('targetLabel')) return true;
  return hits.some(
    (who) =>
      who.list === 'who' &&
      !ANYONE.has(who.phrase) &&
      hits.some(
        (serve) => serve.list === 'serve' && who.firstWord - serve.nextWord >= 0 && who.firstWord - serve.nextWord <= 2,
      ),
  );
}
