/** What problem and solution slides say below their headings. */
import type { FactDraft } from '../../model/fact.js';
import { statementDraft } from '../claims/claim-rules.js';
import type { DeckView } from '../view/view-types.js';
import type { Extractor } from '../facts/extractor.js';
import { statementsOf, type Statement } from '../view/statements.js';
import { fold } from '../../text/words.js';
import { HELPS, HURTS, NO_OFFER, PROBLEM, SOLUTION } from '../words/extractors/problem-solution.js';

const FEWEST_BODY_WORDS = 4;
/** Statements of a problem or solution slide that become facts. */
const BODY_FACTS = 3;

export const problemSolution: Extractor = {
  meta: { id: 'problem-solution', kinds: ['problem', 'solution', 'one_liner'] },
  extract: (view) => [...bodies(view, 'problem'), ...bodies(view, 'solution'), ...ownSentences(view)],
};

const FEWEST_OF_SENTENCE = 6;
/** Pages on which a sentence about the company says what it does. */
const OF_OFFER: ReadonlySet<string> = new Set(['cover', 'solution', 'product']);

/** "Acme turns waste into fuel …" on the first page or one of the product: what it does, with its name before the verb. */
function ownSentences(view: DeckView): FactDraft[] {
  const name = view.companyName ?? '';
  if (name.length < 2) return [];
  return statementsOf(view).flatMap((statement): FactDraft[] => {
    const { slide, text, words } = statement;
    if (slide.number > 1 && !OF_OFFER.has(slide.section)) return [];
    const behind = text.startsWith(`${name} `) ? text.slice(name.length + 1) : '';
    if (words.length < FEWEST_OF_SENTENCE || !/^\p{Ll}{2,}\s/u.test(behind) || NO_OFFER.test(fold(behind))) return [];
    return [statementDraft(statement, { kind: 'one_liner', basis: 'actual', subject: 'company', strength: 'named' })];
  });
}

/** The first statements below the heading of a problem or solution slide. */
function bodies(view: DeckView, section: 'problem' | 'solution'): FactDraft[] {
  const drafts: FactDraft[] = [];
  const counts = new Map<number, number>();
  // A solution that repeats the problem's bullets as labels says nothing new.
  const said = new Set(section === 'solution' ? wordingOn(view, 'problem') : []);
  for (const statement of statementsOf(view)) {
    const { slide } = statement;
    const shared = slide.section !== section;
    if (shared && !slide.alsoSections.includes(section)) continue;
    if (statement.heading || statement.words.length < FEWEST_BODY_WORDS) continue;
    // Of a slide that is about both, each statement goes where its heading or words say.
    if (
      (shared || slide.alsoSections.includes(section === 'problem' ? 'solution' : 'problem')) &&
      !speaksOf(statement, section)
    )
      continue;
    const wording = statement.words.map((word) => word.folded).join(' ');
    if (said.has(wording)) continue;
    said.add(wording);
    const count = counts.get(slide.number) ?? 0;
    if (count >= BODY_FACTS) continue;
    counts.set(slide.number, count + 1);
    drafts.push(
      statementDraft(statement, {
        kind: section,
        basis: 'actual',
        subject: section === 'problem' ? 'customer' : 'company',
      }),
    );
  }
  return drafts;
}

const wordingOn = (view: DeckView, section: 'problem'): string[] =>
  statementsOf(view)
    .filter((statement) => statement.slide.section === section)
    .map((statement) => statement.words.map((word) => word.folded).join(' '));

function speaksOf(statement: Statement, section: 'problem' | 'solution'): boolean {
  const label = fold(statement.under);
  const names = {
    problem: PROBLEM,
    solution: SOLUTION,
  };
  if (names[section].test(label)) return true;
  const other = section === 'problem' ? 'solution' : 'problem';
  if (names[other].test(label)) return false;
  const pain = HURTS.test(statement.folded);
  return section === 'problem' ? pain : !pain && HELPS.test(statement.folded);
}
