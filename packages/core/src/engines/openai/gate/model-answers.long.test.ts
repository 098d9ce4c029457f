/**
 * A careful model's proposals for real decks, and false ones made up as a control, through gate and merge. The critic's
 * verdicts are those of the reader who judged the proposals: this shows what code lets through of what a good critic
 * upholds, and what code alone holds back where a critic says yes to everything; not how good a model's critic is.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerLines,
  proposals,
  readAnsweredDecks,
  type RecordedProposal,
} from '../../../../test/kit/answered-decks.js';
import { gatherFacts } from '../../../evidence/facts/gather-facts.js';
import { readOutline } from '../../../evidence/outline/read-outline.js';
import { viewDeck } from '../../../evidence/view/deck-view.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { Fact, SecondLook } from '../../../model/fact.js';
import type { ProposedFact } from '../answer-schemas.js';
import { judgeReading, mergeReadings, toLookAt } from '../merge-readings.js';

const made = answerLines('false.txt').map(readFalse);
const views = new Map<string, DeckView>();

beforeAll(async () => {
  for (const [name, deck] of await readAnsweredDecks()) views.set(name, viewDeck(deck, readOutline(deck)));
}, 600_000);
afterAll(() => views.clear());

/** "deck ¦ kind ¦ slide ¦ quote ¦ v=12 percent" or "n=Name". */
function readFalse(line: string): RecordedProposal {
  const [deck = '', kind = '', slide = '', quote = '', rest = ''] = line.split('¦').map((part) => part.trim());
  const [value, unit, currency] = /v=(\S+) ?(\S*) ?(\S*)/u.exec(rest)?.slice(1) ?? [];
  const name = /n=(.+?)(?: v=|$)/u.exec(rest)?.[1];
  return {
    ...{ deck, slide: Number(slide), quote, subject: 'company' },
    kind: kind as ProposedFact['kind'],
    ...(value === undefined ? {} : { value: Number(value), unit: unit as NonNullable<ProposedFact['unit']> }),
    ...(currency ? { currency } : {}),
    ...(name === undefined ? {} : { name }),
  };
}

/** Share of `proposals` that become facts as what they were proposed: new, or one of the rules' confirmed. */
function shareTaken(proposals: readonly RecordedProposal[], verdict: SecondLook | undefined): number {
  const taken = proposals.filter((proposed) => {
    const view = views.get(proposed.deck)!;
    const known = gatherFacts(view, [proposed.kind]);
    const reading = judgeReading({ proposed: [proposed], refused: [] }, { view, known });
    const carrying = new Set(known.map(({ id }) => id));
    const heard = verdict && new Map(toLookAt(known, [reading], carrying).map(({ key }) => [key, verdict]));
    const { facts, added } = mergeReadings(known, [reading], view, heard);
    const same = facts.filter(({ id, secondLook = 'yes' }) => reading.confirmed.has(id) && secondLook === 'yes');
    // Said already; of what the model calls a rival's the critic is asked.
    const isHeld = verdict === 'yes' || proposed.subject !== 'competitor';
    if (reading.confirmed.size + reading.accepted.size === 0) return reading.refused.length === 0 && isHeld;
    return [...same, ...added].some((fact) => isAsProposed(fact, proposed));
  });
  return taken.length / proposals.length;
}

/** What is made up is told of the company as it is today; what the rules read as a plan or of others is not that. */
function isAsProposed({ basis, subject }: Fact, { refusalWrong, unit }: RecordedProposal): boolean {
  const isMadeUp = refusalWrong === undefined;
  return !isMadeUp || unit === undefined || (basis === 'actual' && (subject === 'company' || subject === 'round'));
}

test.skipIf(proposals.length === 0)('what a careful reader finds is taken, and what is false is not', () => {
  const right = proposals.filter(({ refusalWrong }) => refusalWrong !== false);
  const wrong = proposals.filter(({ refusalWrong }) => refusalWrong === false);
  expect(shareTaken(right, 'yes')).toBeGreaterThanOrEqual(0.9);
  expect(shareTaken(wrong, 'no')).toBeLessThanOrEqual(0.03);
  expect(shareTaken(made, 'no')).toBeLessThanOrEqual(0.03);
  // Without a critic only what the rules read in the quote themselves.
  expect(shareTaken(made, undefined)).toBeLessThanOrEqual(0.1);
});
