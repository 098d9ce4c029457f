/** A rubric with a fund's own weights: what it names weighs as it says, the rest of each sub-score shares what is left. */
import { SCORE_IDS, type ScoreId } from '../model/values.js';
import { criteria, CRITERION_IDS } from './criteria/index.js';
import type { CriterionId } from './criterion-id.js';
import type { OwnCriteria } from './own-criterion.js';
import type { Rubric } from './rubric-shape.js';
import { shareOut } from './share-out.js';
import { PROFILES, type ProfileId } from './weights.js';

export interface OwnWeights {
  /** Percent of the overall score a sub-score, all five, adding up to 100. */
  scores?: Partial<Record<ProfileId, Record<ScoreId, number>>> | undefined;
  /** Points of 100 inside its sub-score a criterion, at every stage that asks for it. */
  criteria?: Readonly<Record<string, number>> | undefined;
}

/** What is wrong with own weights, by the key that is. */
export interface WeightProblem {
  /** Criterion. */
  key: string;
  problem: string;
}

const REASON = 'Set by the fund’s thesis.';

/** The rubric under another version, with these weights in place of the published ones. */
export function withWeights(rubric: Rubric, own: OwnWeights, version: string): Rubric {
  const subScores = { ...rubric.subScores };
  for (const profile of PROFILES) {
    const weights = own.scores?.[profile];
    if (weights) subScores[profile] = { weights, reason: REASON };
  }
  const weighed = { ...rubric.criteria };
  for (const [letter, named] of byLetter(own.criteria ?? {})) {
    const ids = CRITERION_IDS.filter((id) => id.startsWith(letter));
    const columns = PROFILES.map((_, column) =>
      shareOut(
        ids.map((id) => rubric.criteria[id].weights[column] ?? 0),
        ids.map((id) => named.get(id)),
      ),
    );
    ids.forEach((id, row) => {
      const [preSeed, seed, seriesA, seriesB] = columns.map((column) => column[row] ?? 0);
      const reason = named.has(id) ? REASON : rubric.criteria[id].reason;
      weighed[id] = { weights: [preSeed ?? 0, seed ?? 0, seriesA ?? 0, seriesB ?? 0], reason };
    });
  }
  return { ...rubric, version, subScores, criteria: weighed };
}

/** The rubric with the criteria of plugins: what they weigh is taken in proportion from the others of their sub-score. */
export function withOwnCriteria(rubric: Rubric, own: OwnCriteria, version: string): Rubric {
  const weighed = { ...rubric.criteria };
  for (const score of SCORE_IDS) {
    const added = own.criteria.filter((one) => one.score === score);
    const ids = criteria.filter(({ meta }) => meta.score === score).map(({ meta }) => meta.id);
    if (added.length === 0) continue;
    const columns = PROFILES.map((_, column) => {
      const ours = ids.map((id) => rubric.criteria[id].weights[column] ?? 0);
      const theirs = added.map((one) => one.weights[column] ?? 0);
      return shareOut([...ours, ...theirs], [...ours.map(() => undefined), ...theirs]);
    });
    ids.forEach((id, row) => {
      const [preSeed = 0, seed = 0, seriesA = 0, seriesB = 0] = columns.map((column) => column[row]);
      weighed[id] = { ...rubric.criteria[id], weights: [preSeed, seed, seriesA, seriesB] };
    });
  }
  return { ...rubric, version, criteria: weighed, own };
}

/** Criteria that do not exist, and sub-scores whose named criteria leave no way to add up to 100. */
export function weightProblems(rubric: Rubric, wanted: Readonly<Record<string, number>>): WeightProblem[] {
  const unknown = Object.keys(wanted).filter((id) => !(CRITERION_IDS as readonly string[]).includes(id));
  if (unknown.length > 0) {
    return unknown.map((key) => ({
      key,
      problem: `There is no such criterion; they are ${new Intl.ListFormat('en-GB').format(ranges())}`,
    }));
  }
  return [...byLetter(wanted)].flatMap(([letter, named]) => {
    const ids = CRITERION_IDS.filter((id) => id.startsWith(letter));
    const key = [...named.keys()].at(-1) ?? letter;
    for (const [column, profile] of PROFILES.entries()) {
      const asked = ids.filter((id) => (rubric.criteria[id].weights[column] ?? 0) > 0);
      const total = asked.reduce((sum, id) => sum + (named.get(id) ?? 0), 0);
      const all = asked.every((id) => named.has(id));
      if (total > 100 || (all && total !== 100)) {
        const wanted = all ? 'must' : 'may at most';
        return [
          { key, problem: `The criteria of ${letter} ${wanted} add up to 100; at ${profile} these add up to ${total}` },
        ];
      }
    }
    return [];
  });
}

/** "M1 to M8", a sub-score. */
function ranges(): string[] {
  const letters = new Set(CRITERION_IDS.map((id) => id.slice(0, 1)));
  return [...letters].map((letter) => {
    const ids = CRITERION_IDS.filter((id) => id.startsWith(letter));
    return `${ids[0]} to ${ids.at(-1)}`;
  });
}

function byLetter(weights: Readonly<Record<string, number>>): Map<string, Map<CriterionId, number>> {
  const letters = new Map<string, Map<CriterionId, number>>();
  for (const id of CRITERION_IDS) {
    const weight = weights[id];
    if (weight === undefined) continue;
    const letter = id.slice(0, 1);
    letters.set(letter, (letters.get(letter) ?? new Map<CriterionId, number>()).set(id, weight));
  }
  return letters;
}
