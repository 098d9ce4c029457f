/**
 * A careful model's proposals for real decks, and false ones made up as a control, through gate and merge. The critic's
 * verdicts are those of the reader who judged the proposals: this shows what code lets through of what a good critic
 * upholds, and what code alone holds back where a critic says yes to everything; not how good a model's critic is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realDecks } from '../../../../test/kit/labelled-decks.js';
import { sharedFolder } from '../../../../test/kit/shared-folder.js';
import { openDeckReader } from '../../../deck/read-deck.js';
import { gatherFacts } from '../../../evidence/facts/gather-facts.js';
import { readOutline } from '../../../evidence/outline/read-outline.js';
import { viewDeck } from '../../../evidence/view/deck-view.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { Fact, SecondLook } from '../../../model/fact.js';
import type { ProposedFact } from '../answer-schemas.js';
import { judgeReading, mergeReadings, toLookAt } from '../merge-readings.js';

type Recorded = ProposedFact & { deck: string; refusalWrong?: boolean | null };

const shared = sharedFolder();
const folder = join(shared ?? '', 'model-answers');
const lines = (name: string): string[] =>
  shared === undefined
    ? []
    : readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '');
const recorded = lines('proposals.jsonl').map((line) => JSON.parse(line) as Recorded);
const made = lines('false.txt').map(readFalse);
const views = new Map<string, DeckView>();

beforeAll(async () => {
  if (shared === undefined) return;
  const wanted = new Set(recorded.map(({ deck }) => deck));
  const reader = openDeckReader({ workers: 2 });
  for (const { fileName, read } of realDecks() ?? []) {
    const name = fileName.replace(/\.\w+$/u, '');
    if (!wanted.has(name)) continue;
    const deck = await reader.read([read()]);
    views.set(name, viewDeck(deck, readOutline(deck)));
  }
  await reader.close();
}, 600_000);
afterAll(() => views.clear());

/** "deck ¦ kind ¦ slide ¦ quote ¦ v=12 percent" or "n=Name". */
function readFalse(line: string): Recorded {
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
function shareTaken(proposals: readonly Recorded[], verdict: SecondLook | undefined): number {
  const taken = proposals.filter((proposed) => {
    const view = views.get(proposed.deck)!;
    const known = gatherFacts(view, [proposed.kind]);
    const reading = judgeReading({ proposed: [proposed], refused: [] }, { view, known });
    const carrying = new Set(known.map(({ id }) => id));
    const heard = verdict && new Map(toLookAt(known, [reading], carrying).map(({ key }) => [key, verdict]));
    const { facts, added } = mergeReadings(known, [reading], view, heard);
    const same = facts.filter(({ id, secondLook = 'yes' }) => reading.confirmed.has(id) && secondLook === 'yes');
    if (reading.confirmed.size + reading.accepted.size === 0) return reading.refused.length === 0;
    return [...same, ...added].some((fact) => isAsProposed(fact, proposed));
  });
  return taken.length / proposals.length;
}

/** What is made up is told of the company as it is today; what the rules read as a plan or of others is not that. */
function isAsProposed({ basis, subject }: Fact, { refusalWrong, unit }: Recorded): boolean {
  const isMadeUp = refusalWrong === undefined;
  return !isMadeUp || unit === undefined || (basis === 'actual' && (subject === 'company' || subject === 'round'));
}

test.skipIf(shared === undefined)('what a careful reader finds is taken, and what is false is not', () => {
  const right = recorded.filter(({ refusalWrong }) => refusalWrong !== false);
  const wrong = recorded.filter(({ refusalWrong }) => refusalWrong === false);
  expect(shareTaken(right, 'yes')).toBeGreaterThanOrEqual(0.9);
  expect(shareTaken(wrong, 'no')).toBeLessThanOrEqual(0.03);
  expect(shareTaken(made, 'no')).toBeLessThanOrEqual(0.03);
  // Without a critic only what the rules read in the quote themselves.
  expect(shareTaken(made, undefined)).toBeLessThanOrEqual(0.1);
});
