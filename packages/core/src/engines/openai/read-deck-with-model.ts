/** One deck read by rubric and model: all groups of questions at once, then a second look and the summary. */
import { isVcError, type VcError } from '../../errors/vc-error.js';
import type { DeckView } from '../../evidence/view/view-types.js';
import { factsBeside, gatherFacts } from '../../evidence/facts/gather-facts.js';
import type { DeckWarning } from '../../model/deck.js';
import type { Fact } from '../../model/fact.js';
import type { ModelJudgement } from '../../model/model-use.js';
import { message, type MessageValue } from '../../model/message.js';
import { steps, type Step } from '../steps.js';
import type { DeckReading, OpenDeck, Review, ScoreFacts, StepAnswer } from '../engine.js';
import type { ReadAnswers } from './answer-schemas.js';
import { checkBudget, costOf, estimateTokens, openAsker } from './deck-questions.js';
import {
  criticSheets,
  holdDenials,
  holdVerdicts,
  MOST_ITEMS,
  type CriticItem,
  type Verdicts,
} from './critic/critic.js';
import { holdVote, isOneSided, judgementsOf, judgeSheet, type JudgeSheet, type Vote } from './judge/judge.js';
import { judgeReading, mergeReadings, toLookAt, type JudgedReading } from './merge-readings.js';
import { openDeadline } from './network/deadline.js';
import { openLedger } from './network/ledger.js';
import type { ModelClient } from './network/model-client.js';
import type { Picture } from './network/request-forms.js';
import { dataMark, deckBlock, factsToTell, groupPrompt, summaryPrompt, type Prompt } from './prompt.js';
import { GROUPS, type Group } from './questions.js';
import { draftsOfSeen, seenPrompt, type SeenName } from './seen-names.js';
import type { ModelSettings, TokensTaken } from './settings.js';
import { bytesOf, PICTURE_TOKENS, picturesOf } from './slide-pictures.js';
import { writeSentences } from './write-sentences.js';

/** Readings when the recommendation stands close to a threshold: the smallest number that has a majority. */
const RUNS = 3;
/** Of our levels, 0 to 1: a model that is no further from the rules moves nothing worth two more calls. */
const LEAST_APART = 0.2;
/** Votes on what a model judges otherwise than the rules. */
const VOTES = 3;
/** What a call of the critic takes on average. */
const CRITIC_TOKENS = { input: 3000, output: 500 };
/** Calls of the critic for one deck. */
const MOST_SHEETS = 2;
/** Said by nobody who read: its verdicts count for nothing. */
const UNREAD = 'unread';
/** Refused proposals that are kept: beyond these they tell nothing new. */
const MOST_REFUSED = 300;

type Settled<T> = { answer: T } | { error: VcError };

/** What is known of one step: the rubric's facts, and the model's readings of it so far. */
interface StepState {
  step: Step;
  known: Fact[];
  /** Absent where the model was not asked, or gave nothing that can be used. */
  group?: Group;
  readings: JudgedReading[];
}

/** Begins to ask at once; what it finds is fetched step by step. */
export function readDeckWithModel(
  view: DeckView,
  deck: OpenDeck,
  { settings, client }: { settings: ModelSettings; client: ModelClient },
): DeckReading {
  const { criteria = [] } = deck;
  const ledger = openLedger();
  const deadline = openDeadline(settings.deadlineMs);
  deck.signal?.addEventListener('abort', () => deadline.close(), { once: true });
  const mark = dataMark(deck.hash);
  const asShown = deckBlock(view, mark);
  const asker = openAsker({
    settings,
    client,
    ledger,
    deckHash: deck.hash,
    signal: deck.signal,
    deadline,
    promptOf,
    summaryOf: (facts) => summaryPrompt(facts, { ...deck, mark }),
    onSend: announce,
  });
  const states: StepState[] = [];
  let estimated: TokensTaken = { input: 0, output: 0 };
  let pictures: Picture[] = [];
  let seen: Promise<Settled<SeenName[]>> | undefined;
  let firstVote: Promise<Settled<Vote | undefined>> | undefined;
  const calls = start();
  // Whoever gathers meets the error; until then it is not an unhandled one.
  calls.catch(() => undefined);

  return { gather, review };

  /** Other orders of questions and slides, so that a further reading is one. */
  function promptOf(group: Group, run: number): Prompt {
    const block = run === 2 ? deckBlock(view, mark, 'backwards') : asShown;
    return groupPrompt(group, { mark, deck: block, backwards: run === 1 });
  }

  /** Counts, checks the budget, and only then asks all groups side by side. */
  async function start(): Promise<Map<string, Promise<Settled<ReadAnswers>>>> {
    if (!asShown.includes(`=== SLIDE`)) return new Map();
    const sheet = judgeSheet(criteria, { view, mark, deck: asShown });
    const prompts = [
      ...GROUPS.map((group) => promptOf(group, 0)),
      ...(criteria.length === 0 ? [] : Array.from({ length: VOTES }, () => sheet.prompt)),
      summaryPrompt([], { ...deck, mark }),
    ];
    if (settings.vision) pictures = await picturesOf(view, deck);
    const looking = pictures.length === 0 ? undefined : seenPrompt(mark);
    estimated = await estimateTokens([...prompts, ...(looking ? [looking] : [])]);
    estimated.input += pictures.length * PICTURE_TOKENS + CRITIC_TOKENS.input;
    estimated.output += CRITIC_TOKENS.output;
    checkBudget(estimated, settings);
    ledger.estimated(estimated.input + estimated.output);
    if (looking) seen = settled(asker.seen(looking, pictures));
    if (criteria.length > 0) firstVote = settled(vote(sheet, 0));
    return new Map(GROUPS.map((group) => [group.id, settled(asker.group(group, 0))]));
  }

  function announce(): void {
    const { host, model, prices } = settings;
    const amount = costOf(estimated, settings);
    deck.onProgress?.({
      type: 'sending',
      host,
      model,
      // Critic and summary besides, and up to two further votes.
      calls: GROUPS.length + (criteria.length > 0 ? VOTES : 0) + (pictures.length > 0 ? 1 : 0) + 2,
      tokens: estimated.input + estimated.output,
      ...(prices && amount !== undefined ? { cost: { amount, currency: prices.currency } } : {}),
      ...(pictures.length === 0 ? {} : { pictures: { slides: pictures.length, bytes: bytesOf(pictures) } }),
    });
  }

  async function gather(step: Step): Promise<StepAnswer> {
    const known = step.kinds.length === 0 ? [] : gatherFacts(view, step.kinds);
    const running = await calls;
    const group = GROUPS.find(({ steps }) => steps.includes(step.id));
    const outcome = group && (await running.get(group.id));
    if (group === undefined || outcome === undefined) {
      states.push({ step, known, readings: [] });
      return { facts: known, engine: 'rubric' };
    }
    if ('error' in outcome) {
      throwIfOver(outcome.error);
      const all = await Promise.all(running.values());
      // Nothing at all came of the engine that was chosen: that is no analysis by it.
      if (all.every((one) => 'error' in one)) throw outcome.error;
      states.push({ step, known, readings: [] });
      const name = { message: message(`label.step.${step.id}`) };
      return {
        facts: known,
        engine: 'rubric',
        warnings: [warningOf('engine-fallback', outcome.error, { step: name })],
      };
    }
    const first = judgeReading(answersOf(step, group, outcome.answer), { view, known });
    states.push({ step, group, known, readings: [first] });
    return { facts: mergeReadings(known, [first], view).facts, engine: 'openai' };
  }

  async function review(facts: readonly Fact[], score: ScoreFacts): Promise<Review> {
    const warnings: DeckWarning[] = [];
    const isAsked = states.some(({ group }) => group !== undefined);
    const first = await score(facts);
    const isClose = isAsked && first.recommendationRule?.borderline === true;
    const [criticised, repeated, judged, looked] = await Promise.all([
      isAsked ? settled(hear(first.criteria.flatMap(({ factIds }) => factIds))) : { answer: undefined },
      isClose ? settled(repeat()) : undefined,
      isAsked && firstVote ? settled(judge(first.criteria)) : undefined,
      seen,
    ]);
    const said = 'answer' in criticised ? criticised.answer : undefined;
    const heard = said === UNREAD ? undefined : said;
    const merged = states.map((state) => ({ ...state, ...mergeReadings(state.known, state.readings, view, heard) }));
    const upheld = merged.flatMap((state) => state.facts);
    const told = factsToTell(upheld);
    const proposed = isAsked && told.length > 0 ? await settled(asker.summary(told)) : { answer: [] };
    deadline.close();
    for (const [code, outcome] of [
      ['engine-summary', proposed],
      ['engine-repeat', repeated],
      ['engine-critic', criticised],
      ['engine-judge', judged],
      ['engine-pictures', looked],
    ] as const) {
      if (outcome === undefined || 'answer' in outcome) continue;
      throwIfOver(outcome.error);
      warnings.push(warningOf(code, outcome.error));
    }
    const judgements = judged && 'answer' in judged ? judged.answer : undefined;
    if (said === UNREAD || judgements === UNREAD) warnings.push({ code: 'engine-control', data: {} });
    const written = writeSentences('answer' in proposed ? proposed.answer : [], upheld, { view, deck });
    const outbound = ledger.read();
    const cost = settings.prices && {
      estimated: costOf(estimated, settings) ?? 0,
      actual: costOf(outbound.tokens, settings) ?? 0,
      currency: settings.prices.currency,
    };
    const shown = new Set(pictures.map(({ slide }) => slide));
    const names = draftsOfSeen(looked && 'answer' in looked ? looked.answer : [], { view, shown });
    const spread = await spreadOf(score, heard);
    return {
      facts: [...upheld, ...factsBeside(upheld, names.drafts, view)],
      rejected: distinct([
        ...merged.flatMap(({ step, readings, outvoted }) =>
          [...readings.flatMap(({ refused }) => refused), ...outvoted].map((one) => ({ ...one, step: step.id })),
        ),
        ...names.refused.map(({ code, seen: { kind, slide, name } }) => ({
          ...{ code, proposal: { kind, slide, name: name.slice(0, 80) }, values: { slide } },
          step: steps.find(({ kinds }) => kinds.includes(kind))!.id,
        })),
        ...written.refused,
      ]),
      warnings,
      outbound: { ...outbound, ...(cost ? { cost } : {}) },
      ...(spread === undefined ? {} : { spread }),
      ...(judgements === undefined || judgements === UNREAD || judgements.length === 0 ? {} : { judgements }),
      ...(written.sentences.length === 0 ? {} : { summary: { locale: deck.locale, sentences: written.sentences } }),
    };
  }

  /**
   * Asks the critic of what only one side has found and of what points rest on (`carrying`, ids): all candidates
   * first, then those. `UNREAD` when its answers to the controls show that it says the same to everything.
   */
  async function hear(carrying: readonly string[]): Promise<Verdicts | typeof UNREAD | undefined> {
    const asked = states.filter(({ group }) => group !== undefined);
    const carries = new Set(carrying);
    const rank = ({ key, draft }: CriticItem): number => (!('id' in draft) ? 0 : carries.has(key) ? 1 : 2);
    const items = asked
      .flatMap(({ known, readings, group }) =>
        toLookAt(
          known.filter(({ kind }) => kind in group!.questions),
          readings,
          carries,
        ),
      )
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, MOST_SHEETS * MOST_ITEMS);
    if (items.length === 0) return undefined;
    const sheets = criticSheets(items, { view, mark });
    const heard = await Promise.all(sheets.map(async (sheet) => holdVerdicts(sheet, await asker.critic(sheet))));
    const read = heard.filter((verdicts) => verdicts !== undefined);
    if (read.length < heard.length) return UNREAD;
    const known = new Set(asked.flatMap((state) => state.known.map(({ id }) => id)));
    const agreed = new Set(asked.flatMap(({ readings }) => readings.flatMap(({ confirmed }) => [...confirmed])));
    return holdDenials(new Map(read.flatMap((verdicts) => [...verdicts])), { agreed, known }) ?? UNREAD;
  }

  async function vote(sheet: JudgeSheet, run: number): Promise<Vote | undefined> {
    return holdVote(await asker.judge(sheet, run), sheet, view);
  }

  /**
   * The levels of the first vote and, where one would move a criterion away from the rules, of two more on those
   * alone: what moves nothing needs no further vote. `UNREAD` when the first answer is void.
   */
  async function judge(byRules: readonly { id: string; level: number }[]): Promise<ModelJudgement[] | typeof UNREAD> {
    const first = await firstVote!;
    if ('error' in first) throw first.error;
    if (first.answer === undefined) return UNREAD;
    const levels = new Map(byRules.map(({ id, level }) => [id, level]));
    if (isOneSided(first.answer, levels)) return UNREAD;
    const apart = criteria.filter(({ id }) => {
      const given = first.answer?.get(id);
      const quotes = (given?.for.length ?? 0) + (given?.against.length ?? 0);
      return given !== undefined && quotes > 0 && Math.abs(given.level / 4 - (levels.get(id) ?? 0)) >= LEAST_APART;
    });
    const further = await Promise.all(
      (apart.length === 0 ? [] : Array.from({ length: VOTES - 1 }, (_, index) => index + 1)).map((run) => {
        const block = run === 1 ? deckBlock(view, mark, 'backwards') : asShown;
        return vote(judgeSheet(apart, { view, mark, deck: block, backwards: run === 2 }), run);
      }),
    );
    return judgementsOf([first.answer, ...further.filter((one) => one !== undefined)]);
  }

  /** Asks every group again. Rejects when no further reading came of it. */
  async function repeat(): Promise<void> {
    const groups = GROUPS.filter((group) => states.some((state) => state.group === group));
    const further = groups.flatMap((group) =>
      Array.from({ length: RUNS - 1 }, (_, index) => ({ group, run: index + 1 })),
    );
    const needed = await estimateTokens(further.map(({ group, run }) => promptOf(group, run)));
    const { tokens } = ledger.read();
    checkBudget({ input: tokens.input + needed.input, output: tokens.output + needed.output }, settings);
    const outcomes = await Promise.all(
      further.map(async ({ group, run }) => ({ group, outcome: await settled(asker.group(group, run)) })),
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
  async function spreadOf(score: ScoreFacts, heard: Verdicts | undefined): Promise<Review['spread']> {
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
}

/** What of a group's answer is about the step; what belongs to no step of its own goes to the group's first. */
function answersOf(step: Step, group: Group, { proposed, refused }: ReadAnswers): ReadAnswers {
  const kinds: readonly string[] = step.kinds;
  const isFirst = group.steps[0] === step.id;
  const isAsked = (kind: string): boolean => kind in group.questions;
  return {
    proposed: proposed.filter(({ kind }) => kinds.includes(kind)),
    refused: refused.filter(({ proposal: { kind } }) => (isAsked(kind) ? kinds.includes(kind) : isFirst)),
  };
}

async function settled<T>(work: Promise<T>): Promise<Settled<T>> {
  try {
    return { answer: await work };
  } catch (error) {
    // A bug of ours is no fault of an engine.
    if (!isVcError(error)) throw error;
    return { error };
  }
}

/** Whoever cancels wants no deck, and whoever replays none that the rules read in the model's place. */
function throwIfOver(error: VcError): void {
  if (error.code === 'cancelled' || error.code === 'engine-unrecorded') throw error;
}

function warningOf(code: string, error: VcError, values: Record<string, MessageValue> = {}): DeckWarning {
  return { code, data: { ...values, problem: { message: message(`error.${error.code}`, error.data) } } };
}

/** Each once, however many readings proposed it. */
function distinct(rejected: Review['rejected']): Review['rejected'] {
  const byText = new Map(rejected.map((one) => [JSON.stringify([one.step, one.code, one.proposal]), one]));
  return [...byText.values()].slice(0, MOST_REFUSED);
}
