/** The 12 real decks for which a careful reader answered the model engine's questions, with those answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDeckReader } from '../../src/deck/read-deck.js';
import type { ProposedFact } from '../../src/engines/openai/answer-schemas.js';
import type { Deck } from '../../src/model/deck.js';
import { realDecks } from './labelled-decks.js';
import { sharedFolder } from './shared-folder.js';

/** `refusalWrong` is false where the reader judged the proposal wrong, and absent where it was made up. */
export type RecordedProposal = ProposedFact & { deck: string; refusalWrong?: boolean | null };

/** The lines of a file of answers; none where the folder is missing: tests that need it are then skipped. */
export function answerLines(name: 'proposals.jsonl' | 'false.txt'): string[] {
  const shared = sharedFolder();
  if (shared === undefined) return [];
  const text = readFileSync(join(shared, 'model-answers', name), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}

export const proposals = answerLines('proposals.jsonl').map((line) => JSON.parse(line) as RecordedProposal);

/** The decks by their names in the answers. */
export async function readAnsweredDecks(): Promise<Map<string, Deck>> {
  const wanted = new Set(proposals.map(({ deck }) => deck));
  const decks = new Map<string, Deck>();
  const reader = openDeckReader({ workers: 2 });
  for (const { fileName, read } of realDecks() ?? []) {
    const name = fileName.replace(/\.\w+$/u, '');
    if (wanted.has(name)) decks.set(name, await reader.read([read()]));
  }
  await reader.close();
  return decks;
}
