/** What puts an investor on guard: orders to the reader, template left-overs, guaranteed returns, superlatives, agents as staff. */
import { givenOrders } from '../../instructions/find-in-lines.js';
import type { FactDraft } from '../../model/fact.js';
import { contextOf, claimsOf, statementDraft, type ClaimRule } from '../claims/claim-rules.js';
import { QUOTE_LENGTH } from '../view/deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import type { Extractor } from '../facts/extractor.js';
import { lineDraft } from '../facts/extractor.js';
import { READ_LIMIT } from '../../text/bound-slide.js';
import { statementsOfSlide } from '../view/statements.js';
import { templateTokensIn } from '../outline/template-tokens.js';
import { placeholderPeople } from '../people/placeholder-people.js';
import { buildLexicon } from '../../text/lexicon.js';
import { SMELL_LISTS, type SmellList } from '../words/red-flag-words.js';
import { isDisclaimer } from '../outline/disclaimer.js';
import { MAKES_AGENTS, NO_GUARANTEE } from '../words/extractors/red-flag-claims.js';

const LEXICON = buildLexicon<SmellList>(SMELL_LISTS);

export const deckSmells: Extractor = {
  meta: {
    id: 'deck-smells',
    kinds: ['instruction', 'template_token', 'guaranteed_return', 'superlative', 'ai_agent_role'],
  },
  // These count on every slide, disclaimers and templates too.
  extract: (view) => [
    ...view.slides.flatMap(instructions),
    ...view.slides.flatMap(tokens),
    ...view.slides.flatMap((slide) => guarantees(view, slide)),
    ...claimsOf<SmellList>(view, LEXICON, RULES),
  ],
};

const RULES: readonly ClaimRule<SmellList>[] = [
  {
    kind: 'superlative',
    any: ['superlative'],
    headings: true,
    notSections: ['problem', 'competition'],
    fewestWords: 2,
  },
  {
    kind: 'ai_agent_role',
    any: ['agentName'],
    and: ['agentRole'],
    sections: ['team'],
    when: ({ statement }) => !MAKES_AGENTS.test(statement.folded),
    subject: 'person',
  },
];

/** More lines than any slide has. */
const MOST_LINES = 2000;

function instructions(slide: ViewSlide): FactDraft[] {
  const blocks = new Map<string, ViewLine[]>();
  let length = 0;
  for (const line of slide.lines) {
    if (length > READ_LIMIT) break;
    length += line.raw.length;
    const known = blocks.get(line.block.id);
    if (known) known.push(line);
    else blocks.set(line.block.id, [line]);
  }
  return [...blocks.values()].flatMap((lines) => {
    // One fact for an order, at its first line.
    const carriers = new Map<string, ViewLine>();
    for (const { line, found } of givenOrders(lines.map(({ raw }) => raw))) {
      const carrier = lines[line];
      if (carrier && !carriers.has(found.excerpt)) carriers.set(found.excerpt, carrier);
    }
    return [...carriers.values()].map((line) =>
      lineDraft(line, {
        kind: 'instruction',
        text: line.text.trim().slice(0, QUOTE_LENGTH) || line.raw.slice(0, QUOTE_LENGTH),
        basis: 'actual',
        subject: 'company',
      }),
    );
  });
}

function tokens(slide: ViewSlide): FactDraft[] {
  const people = placeholderPeople(slide);
  const taken = new Set(people.map(({ line }) => line));
  const once = people.filter((each, at) => people.findIndex(({ text }) => text === each.text) === at);
  const missing = once.slice(0, 5).map(({ line, text }) =>
    lineDraft(line, {
      kind: 'template_token',
      text: text.slice(0, QUOTE_LENGTH),
      basis: 'actual',
      subject: 'person',
      detail: { of: 'person' },
      quote: line.raw.length <= QUOTE_LENGTH ? undefined : text.slice(0, QUOTE_LENGTH),
    }),
  );
  const others = slide.lines.slice(0, MOST_LINES).flatMap((line) =>
    templateTokensIn(taken.has(line) ? '' : line.raw.slice(0, READ_LIMIT))
      .slice(0, 5)
      .map((token) =>
        lineDraft(line, {
          kind: 'template_token',
          text: token.text,
          basis: 'actual',
          subject: 'company',
          quote: token.text.length <= 3 || line.raw.length <= QUOTE_LENGTH ? undefined : token.text,
        }),
      ),
  );
  return [...missing, ...others];
}

function guarantees(view: DeckView, slide: ViewSlide): FactDraft[] {
  // "Returns are not guaranteed" is what notices say.
  const notice = isDisclaimer(slide.slide);
  return statementsOfSlide(slide).flatMap((statement) => {
    const hits = LEXICON.find(statement.words);
    if (hits.length === 0) return [];
    const context = contextOf<SmellList>(view, statement, hits);
    const promised =
      context.has('guaranteed') ||
      (context.has('guaranteedWord') &&
        context.has('money') &&
        context.figures().some((figure) => figure.type === 'percent')) ||
      (context.has('riskFree') &&
        (context.has('money', 'investor') || context.figures().some((figure) => figure.type === 'percent')));
    if (
      !promised ||
      context.has('trial') ||
      NO_GUARANTEE.test(statement.folded) ||
      (notice && !context.has('guaranteed'))
    )
      return [];
    return [statementDraft(statement, { kind: 'guaranteed_return', basis: 'actual', subject: 'company' })];
  });
}
