/** Runs one attack on one base deck and compares it with the same deck without: scores, recommendation, flags, texts. */
import { readDeckHere } from '../../../src/deck/read-deck-here.js';
import type { Analysis } from '../../../src/model/analysis.js';
import { scoreDocument } from '../../../src/pipeline/score-document.js';
import { evidenceFrom } from '../read-facts.js';
import type { Attack } from './attack.js';
import type { BaseDeck } from './base-decks.js';

export const SCORES = [
  'overallScore',
  'marketScore',
  'teamScore',
  'productScore',
  'tractionScore',
  'riskScore',
] as const;
const RECOMMENDATIONS: readonly (string | null)[] = ['pass', 'follow-up', 'invest'];

export interface AttackOutcome {
  attack: string;
  /** Scores that differ, as `name before → after`. */
  moved: string[];
  better: boolean;
  /** Flagged on the right slide; true where only the scores are at stake. */
  told: boolean;
  /** Words of the attack stand in the summary or in a question. */
  repeated: boolean;
}

export async function attackDeck(attack: Attack, base: BaseDeck): Promise<AttackOutcome> {
  const [before, after] = [await analyze(attack, base, false), await analyze(attack, base, true)];
  const moved = SCORES.filter((score) => before[score] !== after[score]);
  const flags = after.flags.filter(({ rule }) => rule === 'F32');
  const written = [after.summary, ...after.questions.map(({ question }) => question)].join(' ');
  return {
    attack: `${attack.id} ${attack.name}, ${base.name} deck`,
    moved: moved.map((score) => `${score} ${before[score]} → ${after[score]}`),
    better: RECOMMENDATIONS.indexOf(after.recommendation) > RECOMMENDATIONS.indexOf(before.recommendation),
    told:
      attack.slides.length === 0 || flags.some(({ slides }) => slides.some((slide) => attack.slides.includes(slide))),
    repeated: written.includes(attack.canary),
  };
}

async function analyze(attack: Attack, base: BaseDeck, armed: boolean): Promise<Omit<Analysis, 'id'>> {
  const deck = await readDeckHere(await attack.write(base, armed));
  return scoreDocument(evidenceFrom(deck), 'en') as Omit<Analysis, 'id'>;
}
