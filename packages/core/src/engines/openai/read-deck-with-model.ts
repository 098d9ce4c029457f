/** One deck read by rubric and model: all groups of questions at once, then a second look and the summary. */
import { isVcError, type VcError } from '../../errors/vc-error.js';
import type { DeckView } from '../../evidence/view/view-types.js';
import { gatherFacts } from '../../evidence/facts/gather-facts.js';
import type { DeckWarning } from '../../model/deck.js';
import type { Fact } from '../../model/fact.js';
import { message, type MessageValue } from '../../model/message.js';
import type { Step } from '../steps.js';
import type { DeckReading, OpenDeck, Review, ScoreFacts, StepAnswer } from '../engine.js';
import type { ReadAnswers } from './answer-schemas.js';
import { checkBudget, costOf, estimateTokens, openAsker, type Tokens } from './deck-questions.js';
import { judgeReading, mergeReadings, type JudgedReading } from './merge-readings.js';
import { openLedger } from './network/ledger.js';
import type { ModelClient } from './network/model-client.js';
import type { Picture } from './network/request-forms.js';
import { dataMark, deckBlock, factsToTell, groupPrompt, summaryPrompt, type Prompt } from './prompt.js';
import { GROUPS, type Group } from './questions.js';
import type { ModelSettings } from './settings.js';
import { PICTURE_TOKENS, picturesOf } from './slide-pictures.js';
import { writeSentences } from './write-sentences.js';

/** Readings when the recommendation stands close to a threshold: the smallest number that has a majority. */
const RUNS = 3;
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
  const ledger = openLedger();
  const mark = dataMark(deck.hash);
  const asShown = deckBlock(view, mark);
  const asker = openAsker({
    settings,
    client,
    ledger,
    deckHash: deck.hash,
    signal: deck.signal,
    promptOf,
    pictures: () => pictures,
    summaryOf: (facts) => summaryPrompt(facts, { ...deck, mark }),
    onSend: announce,
  });
  const states: StepState[] = [];
  let estimated: Tokens = { input: 0, output: 0 };
  let pictures: Picture[] = [];
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
    const prompts = [...GROUPS.map((group) => promptOf(group, 0)), summaryPrompt([], { ...deck, mark })];
    if (settings.vision) pictures = await picturesOf(view, deck);
    estimated = await estimateTokens(prompts);
    estimated.input += GROUPS.length * pictures.length * PICTURE_TOKENS;
    checkBudget(estimated, settings);
    ledger.estimated(estimated.input + estimated.output);
    return new Map(GROUPS.map((group) => [group.id, settled(asker.group(group, 0))]));
  }

  function announce(): void {
    const { host, model, prices } = settings;
    const amount = costOf(estimated, settings);
    deck.onProgress?.({
      type: 'sending',
      host,
      model,
      calls: GROUPS.length + 1,
      tokens: estimated.input + estimated.output,
      ...(prices && amount !== undefined ? { cost: { amount, currency: prices.currency } } : {}),
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
      throwIfCancelled(outcome.error);
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
    const told = factsToTell(facts);
    const isClose = isAsked && (await score(facts)).recommendationRule?.borderline === true;
    const [proposed, repeated] = await Promise.all([
      isAsked && told.length > 0 ? settled(asker.summary(told)) : { answer: [] },
      isClose ? settled(repeat()) : undefined,
    ]);
    for (const [code, outcome] of [
      ['engine-summary', proposed],
      ['engine-repeat', repeated],
    ] as const) {
      if (outcome === undefined || 'answer' in outcome) continue;
      throwIfCancelled(outcome.error);
      warnings.push(warningOf(code, outcome.error));
    }

    const merged = states.map((state) => ({ ...state, ...mergeReadings(state.known, state.readings, view) }));
    const upheld = merged.flatMap((state) => state.facts);
    const written = writeSentences('answer' in proposed ? proposed.answer : [], upheld, { view, deck });
    const outbound = ledger.read();
    const cost = settings.prices && {
      estimated: costOf(estimated, settings) ?? 0,
      actual: costOf(outbound.tokens, settings) ?? 0,
      currency: settings.prices.currency,
    };
    const spread = await spreadOf(score);
    return {
      facts: upheld,
      rejected: distinct([
        ...merged.flatMap(({ step, readings, outvoted }) =>
          [...readings.flatMap(({ refused }) => refused), ...outvoted].map((one) => ({ ...one, step: step.id })),
        ),
        ...written.refused,
      ]),
      warnings,
      outbound: { ...outbound, ...(cost ? { cost } : {}) },
      ...(spread === undefined ? {} : { spread }),
      ...(written.sentences.length === 0 ? {} : { summary: { locale: deck.locale, sentences: written.sentences } }),
    };
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
      if ('error' in outcome) continue;
      for (const state of states) {
        if (state.group !== group) continue;
        state.readings.push(judgeReading(answersOf(state.step, group, outcome.answer), { view, known: state.known }));
      }
    }
    const failures = outcomes.flatMap(({ outcome }) => ('error' in outcome ? [outcome.error] : []));
    if (failures.length === outcomes.length) throw failures[0]!;
  }

  /** The scores that the single readings would have given. */
  async function spreadOf(score: ScoreFacts): Promise<Review['spread']> {
    const runs = Math.max(0, ...states.map(({ readings }) => readings.length));
    if (runs < 2) return undefined;
    const readings = Array.from({ length: runs }, (_, run) => {
      const single = states.flatMap(({ known, readings }) => {
        const reading = readings[run] ?? readings[0];
        return reading ? mergeReadings(known, [reading], view).facts : known;
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

function throwIfCancelled(error: VcError): void {
  if (error.code === 'cancelled') throw error;
}

function warningOf(code: string, error: VcError, values: Record<string, MessageValue> = {}): DeckWarning {
  return { code, data: { ...values, problem: { message: message(`error.${error.code}`, error.data) } } };
}

/** Each once, however many readings proposed it. */
function distinct(rejected: Review['rejected']): Review['rejected'] {
  const byText = new Map(rejected.map((one) => [JSON.stringify([one.step, one.code, one.proposal]), one]));
  return [...byText.values()].slice(0, MOST_REFUSED);
}
