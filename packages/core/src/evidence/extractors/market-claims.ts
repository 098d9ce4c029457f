/** The market in words: its name, the customer, the pain and its cost, and why now. */
import type { Strength } from '../../model/fact.js';
import type { FactDraft } from '../../model/fact.js';
import { claimsOf, contextOf, statementDraft, type ClaimContext, type ClaimRule } from '../claims.js';
import { citedIn } from '../cited.js';
import type { DeckView } from '../deck-view.js';
import type { Extractor } from '../extractor.js';
import type { Figure } from '../numbers/figure.js';
import { statementsOf } from '../statements.js';
import { buildLexicon } from '../words/lexicon.js';
import { MARKET_LISTS, type MarketList } from '../words/market-words.js';

const LEXICON = buildLexicon<MarketList>(MARKET_LISTS);

export const marketClaims: Extractor = {
  meta: { id: 'market-claims', kinds: ['market_segment', 'customer_segment', 'pain', 'pain_cost', 'why_now'] },
  extract: (view) => [...claimsOf<MarketList>(view, LEXICON, RULES), ...painCosts(view)],
};

const RULES: readonly ClaimRule<MarketList>[] = [
  {
    kind: 'market_segment',
    any: ['marketNaming'],
    sections: ['market'],
    when: ({ statement, figures }) => statement.words.length >= 4 && !figures().some((figure) => figure.type === 'money'),
    subject: 'market',
    basis: 'external',
    fewestWords: 4,
  },
  {
    kind: 'customer_segment',
    any: ['who'],
    when: saysWhoItServes,
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
    notSections: ['problem', 'solution', 'product', 'competition', 'team', 'risk', 'ask', 'financials', 'businessModel', 'roadmap', 'contact', 'gtm', 'traction'],
    subject: 'customer',
    fewestWords: 6,
  },
  { kind: 'why_now', any: ['timing'], not: ['change'], strength: 'assertion', subject: 'market', notSections: ['ask', 'contact'] },
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
  return context.dates().length > 0 || context.measures().some((figure) => figure.type === 'percent' || figure.type === 'money') ? 'specific' : 'named';
}

/** "Designed for clinics", or a line under "Target customers". */
function saysWhoItServes({ statement, hits, has, inSection }: ClaimContext<MarketList>): boolean {
  if (inSection('team', 'risk', 'contact', 'ask')) return false;
  const under = LEXICON.findIn(statement.under).some((hit) => hit.list === 'targetLabel');
  if (under || has('targetLabel')) return true;
  return hits.some(
    (who) => who.list === 'who' && hits.some((serve) => serve.list === 'serve' && who.firstWord - serve.nextWord >= 0 && who.firstWord - serve.nextWord <= 2),
  );
}

/** What the problem costs: figures of money, time or share in statements of pain. */
function painCosts(view: DeckView): FactDraft[] {
  const drafts: FactDraft[] = [];
  for (const statement of statementsOf(view)) {
    const { slide } = statement;
    if (slide.section !== 'problem' && !slide.alsoSections.includes('problem')) continue;
    if (!/\d/u.test(statement.text)) continue;
    const hits = LEXICON.find(statement.words);
    const context = contextOf<MarketList>(view, statement, hits);
    if (context.has('remedy') || (slide.section !== 'problem' && !context.has('pain'))) continue;
    const cost = context.figures().find(isCost);
    if (cost === undefined) continue;
    const cited = citedIn(statement);
    drafts.push(
      statementDraft(statement, {
        kind: 'pain_cost',
        basis: 'external',
        subject: 'customer',
        at: cost,
        ...figureFields(cost),
        ...(cited === undefined ? {} : { cited }),
      }),
    );
  }
  return drafts;
}

const isCost = (figure: Figure): boolean => ['money', 'percent', 'time', 'duration'].includes(figure.type) || (figure.type === 'count' && figure.value >= 1000);

function figureFields(figure: Figure): Partial<FactDraft> {
  const unit = figure.type === 'money' ? 'money' : figure.type === 'percent' ? 'percent' : figure.type === 'duration' ? 'months' : 'count';
  return {
    value: figure.value,
    unit,
    tolerance: figure.tolerance,
    ...(figure.low === undefined ? {} : { low: figure.low }),
    ...(figure.high === undefined ? {} : { high: figure.high }),
    ...(figure.currency === undefined ? {} : { currency: figure.currency }),
    ...(figure.period === undefined ? {} : { period: figure.period }),
    ...(figure.ambiguous.length === 0 ? {} : { ambiguous: figure.ambiguous }),
  };
}
