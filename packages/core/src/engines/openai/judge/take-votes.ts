/** Takes the votes on the criteria: one on all of them, a second on those that a model judges otherwise than the rules, a third where these two differ. */
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { ModelJudgement } from '../../../model/model-use.js';
import type { AskedCriterion } from '../../engine.js';
import { settled, UNREAD, type Unread } from '../outcome.js';
import { deckBlock } from '../prompt.js';
import { holdVote, isOneSided, judgementsOf, judgeSheet, type JudgeSheet, type readJudge, type Vote } from './judge.js';

/** Of our levels, 0 to 1: a model that is no further from the rules moves nothing worth further calls. */
const LEAST_APART = 0.2;
/** Votes at most. */
export const VOTES = 3;

export interface VoteTools {
  view: DeckView;
  mark: string;
  /** The deck as it is sent in the other questions. */
  deck: string;
  ask: (sheet: JudgeSheet, run: number) => Promise<NonNullable<ReturnType<typeof readJudge>>>;
}

/** Judges by the rules' levels, once these are known; see `takeVotes`. */
export type Judging = (byRules: readonly { id: string; level: number }[]) => Promise<ModelJudgement[] | Unread>;

/**
 * Asks for the first vote at once. The function that comes back takes a second where one would move a criterion away
 * from the rules, and a third where two differ: what moves nothing needs no further vote. `UNREAD` when the first
 * answer is void.
 */
export function takeVotes(criteria: readonly AskedCriterion[], { view, mark, deck, ask }: VoteTools): Judging {
  const vote = async (sheet: JudgeSheet, run: number): Promise<Vote | undefined> =>
    holdVote(await ask(sheet, run), sheet, view);
  const asked = settled(vote(judgeSheet(criteria, { view, mark, deck }), 0));

  return async (byRules) => {
    const first = await asked;
    if ('error' in first) throw first.error;
    const { answer } = first;
    if (answer === undefined) return UNREAD;
    const levels = new Map(byRules.map(({ id, level }) => [id, level]));
    if (isOneSided(answer, levels)) return UNREAD;
    const apart = criteria.filter(({ id }) => {
      const given = answer.get(id);
      const quotes = (given?.for.length ?? 0) + (given?.against.length ?? 0);
      return given !== undefined && quotes > 0 && Math.abs(given.level / 4 - (levels.get(id) ?? 0)) >= LEAST_APART;
    });
    if (apart.length === 0) return judgementsOf([answer]);
    const backwards = deckBlock(view, mark, 'backwards');
    const second = await vote(judgeSheet(apart, { view, mark, deck: backwards }), 1);
    // Where two agree, a third changes no median.
    const torn = apart.filter(({ id }) => second?.get(id)?.level !== answer.get(id)?.level);
    const third = torn.length > 0 ? await vote(judgeSheet(torn, { view, mark, deck, backwards: true }), 2) : undefined;
    return judgementsOf([answer, second, third].filter((one) => one !== undefined));
  };
}
