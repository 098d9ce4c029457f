/** One deck read by rubric and model: all groups of questions at once, then a second look and the summary. */
import type { DeckView } from '../../evidence/view/view-types.js';
import { nameUpheld } from '../../evidence/outline/company-name.js';
import { factsBeside, gatherFacts } from '../../evidence/facts/gather-facts.js';
import type { DeckWarning } from '../../model/deck.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { steps, type Step } from '../steps.js';
import type { DeckReading, OpenDeck, Review, ScoreFacts, StepAnswer } from '../engine.js';
import type { ReadAnswers } from './answer-schemas.js';
import { checkBudget, costOf, estimateTokens, openAsker } from './deck-questions.js';
import { hearCritic } from './critic/hear-critic.js';
import { sentenceSheet, upheldSentences } from './critic/sentence-sheet.js';
import { judgeSheet } from './judge/judge.js';
import { takeVotes, VOTES, type Judging } from './judge/take-votes.js';
import { judgeReading, mergeReadings } from './merge-readings.js';
import { openDeadline } from './network/deadline.js';
import { openLedger } from './network/ledger.js';
import type { ModelClient } from './network/model-client.js';
import type { Picture } from './network/request-forms.js';
import { answerOf, settled, throwIfOver, UNREAD, warningOf, type Outcome } from './outcome.js';
import { dataMark, deckBlock, factsToTell, groupPrompt, summaryPrompt, type Prompt } from './prompt.js';
import { GROUPS, type Group } from './questions.js';
import { draftsOfSeen, seenPrompt, type SeenName } from './seen-names.js';
import type { ModelSettings, TokensTaken } from './settings.js';
import { bytesOf, PICTURE_TOKENS, picturesOf } from './slide-pictures.js';
import { answersOf, furtherRuns, readAgain, spreadOf, type StepState } from './step-readings.js';
import { openSentences, weighSentences, writeSentences } from './write-sentences.js';

/** What the critic takes on average, facts and sentences together. */
const CRITIC_TOKENS = { input: 8000, output: 750 };
/** Refused proposals that are kept: beyond these they tell nothing new. */
const MOST_REFUSED = 300;

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
    summaryOf: (facts) => summaryPrompt(facts, { ...deck, companyName, mark }),
    onSend: announce,
  });
  let { companyName } = deck;
  const states: StepState[] = [];
  let estimated: TokensTaken = { input: 0, output: 0 };
  let pictures: Picture[] = [];
  let seen: Promise<Outcome<SeenName[]>> | undefined;
  let judging: Judging | undefined;
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
  async function start(): Promise<Map<string, Promise<Outcome<ReadAnswers>>>> {
    if (!asShown.includes(`=== SLIDE`)) return new Map();
    const { prompt: ballot } = judgeSheet(criteria, { view, mark, deck: asShown });
    const prompts = [
      ...GROUPS.map((group) => promptOf(group, 0)),
      ...(criteria.length === 0 ? [] : Array.from({ length: VOTES }, () => ballot)),
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
    if (criteria.length > 0) judging = takeVotes(criteria, { view, mark, deck: asShown, ask: asker.judge });
    return new Map(GROUPS.map((group) => [group.id, settled(asker.group(group, 0))]));
  }

  function announce(): void {
    const { host, model, prices } = settings;
    const amount = costOf(estimated, settings);
    deck.onProgress?.({
      type: 'sending',
      host,
      model,
      // Critic, summary and the critic on its sentences besides, and up to two further votes.
      calls: GROUPS.length + (criteria.length > 0 ? VOTES : 0) + (pictures.length > 0 ? 1 : 0) + 3,
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
    const carrying = first.criteria.flatMap(({ factIds }) => factIds);
    const isClose = isAsked && first.recommendationRule?.borderline === true;
    const [criticised, repeated, judged, looked] = await Promise.all([
      isAsked ? settled(hearCritic(states, carrying, { view, mark, ask: asker.critic })) : undefined,
      isClose ? settled(repeat()) : undefined,
      isAsked && judging ? settled(judging(first.criteria)) : undefined,
      seen,
    ]);
    const heard = answerOf(criticised);
    const merged = states.map((state) => ({ ...state, ...mergeReadings(state.known, state.readings, view, heard) }));
    const upheld = merged.flatMap((state) => state.facts);
    companyName = nameUpheld(upheld) ?? companyName;
    const told = factsToTell(upheld);
    const proposed = isAsked && told.length > 0 ? await settled(asker.summary(told)) : { answer: [] };
    const weighed = weighSentences(answerOf(proposed) ?? [], upheld, { view, deck: { ...deck, companyName } });
    const [open, ...others] = openSentences(weighed);
    const proven = open && (await settled(proveOpen([open, ...others])));
    deadline.close();
    // Where the critic fails, what it would have proven is not told.
    if (proven && 'error' in proven) throwIfOver(proven.error);
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
    const judgements = answerOf(judged) ?? [];
    const isUnread = [criticised, judged].some((one) => one && 'answer' in one && one.answer === UNREAD);
    if (isUnread) warnings.push({ code: 'engine-control', data: {} });
    const written = writeSentences(weighed, answerOf(proven) ?? new Set());
    const outbound = ledger.read();
    const cost = settings.prices && {
      estimated: costOf(estimated, settings) ?? 0,
      actual: costOf(outbound.tokens, settings) ?? 0,
      currency: settings.prices.currency,
    };
    const shown = new Set(pictures.map(({ slide }) => slide));
    const names = draftsOfSeen(answerOf(looked) ?? [], { view, shown });
    const spread = await spreadOf(states, score, { view, heard });
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
      ...(judgements.length === 0 ? {} : { judgements }),
      ...(written.sentences.length === 0 ? {} : { summary: { locale: deck.locale, sentences: written.sentences } }),
    };
  }

  async function proveOpen(open: Parameters<typeof sentenceSheet>[0]): Promise<ReadonlySet<string>> {
    const sheet = sentenceSheet(open, mark);
    return upheldSentences(sheet, await asker.critic(sheet));
  }

  /** Asks every group again, within the budget. */
  async function repeat(): Promise<void> {
    const further = furtherRuns(states);
    const needed = await estimateTokens(further.map(({ group, run }) => promptOf(group, run)));
    const { tokens } = ledger.read();
    checkBudget({ input: tokens.input + needed.input, output: tokens.output + needed.output }, settings);
    await readAgain(states, further, { view, ask: asker.group });
  }
}

/** Each once, however many readings proposed it. */
function distinct(rejected: Review['rejected']): Review['rejected'] {
  const byText = new Map(rejected.map((one) => [JSON.stringify([one.step, one.code, one.proposal]), one]));
  return [...byText.values()].slice(0, MOST_REFUSED);
}
