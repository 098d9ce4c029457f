/** What is known of each step, the model's readings of it, and the further readings of a deck that is close to a verdict. */
import type { DeckView } from '../../evidence/view/view-types.js';
import type { Fact } from '../../model/fact.js';
import type { Review, ScoreFacts } from '../engine.js';
import type { Step } from '../steps.js';
import type { ReadAnswers } from './answer-schemas.js';
import type { Verdicts } from './critic/critic.js';
import { judgeReading, mergeReadings, type JudgedReading } from './merge-readings.js';
import { settled, throwIfOver } from './outcome.js';
import { GROUPS, kindsOf, type Group } from './questions.js';

/** Readings when the recommendation stands close to a threshold: the smallest number that has a majority. */
const RUNS = 3;

/** What is known of one step: the rubric's facts, and the model's readings of it so far. */
export interface StepState {
  step: Step;
  known: Fact[];
  /** Absent where the model was not asked, or gave nothing that can be used. */
  group?: Group;
  readings: JudgedReading[];
}

/** The groups that are asked again, and in which runs. */
export function furtherRuns(states: readonly StepState[]): { group: Group; run: number }[] {
  return GROUPS.filter((group) => states.some((state) => state.group === group)).flatMap((group) =>
    Array.from({ length: RUNS - 1 }, (_, index) => ({ group, run: index + 1 })),
  );
}

/** Adds the readings of `further` to `states`. Rejects when none came of it. */
export async function readAgain(
  states: readonly StepState[],
  further: readonly { group: Group; run: number }[],
  { view, ask }: { view: DeckView; ask: (group: Group, run: number) => Promise<ReadAnswers> },
): Promise<void> {
  const outcomes = await Promise.all(
    further.map(async ({ group, run }) => ({ group, outcome: await settled(ask(group, run)) })),
  );
  for (const { group, outcome } of outcomes) {
    if ('error' in outcome) {
      throwIfOver(outcome.error);
      continue;
    }
    for (const state of states) {
      if (state.group !== group) continue;
      state.readings.push(judgeReading(answersOf(state.step, group, outcome.answer), { view, known: state.known }));
    }
  }
  const failures = outcomes.flatMap(({ outcome }) => ('error' in outcome ? [outcome.error] : []));
  if (failures.length === outcomes.length) throw failures[0]!;
}

/** The scores that the single readings would have given. */
export async function spreadOf(
  states: readonly StepState[],
  score: ScoreFacts,
  { view, heard }: { view: DeckView; heard: Verdicts | undefined },
): Promise<Review['spread']> {
  const runs = Math.max(0, ...states.map(({ readings }) => readings.length));
  if (runs < 2) return undefined;
  const readings = Array.from({ length: runs }, (_, run) => {
    const single = states.flatMap(({ known, readings }) => {
      const reading = readings[run] ?? readings[0];
      return reading ? mergeReadings(known, [reading], view, heard).facts : known;
    });
    return score(single);
  });
  const scores = (await Promise.all(readings)).flatMap(({ overallScore }) => overallScore ?? []);
  return scores.length === 0 ? undefined : { runs, low: Math.min(...scores), high: Math.max(...scores) };
}

/** What of a group's answer is about the step; what belongs to no step of its own goes to the group's first. */
export function answersOf(step: Step, group: Group, { proposed, refused }: ReadAnswers): ReadAnswers {
  const kinds: readonly string[] = step.kinds;
  const isFirst = group.steps[0] === step.id;
  const asked: readonly string[] = kindsOf(group);
  const isAsked = (kind: string): boolean => asked.includes(kind);
  return {
    proposed: proposed.filter(({ kind }) => kinds.includes(kind)),
    refused: refused.filter(({ proposal: { kind } }) => (isAsked(kind) ? kinds.includes(kind) : isFirst)),
  };
}
