/** The calls of one deck: what is asked, what it will take, and the answers, from the cache where they are known. */
import { createHash } from 'node:crypto';
import { isVcError, VcError } from '../../errors/vc-error.js';
import type { Fact, SecondLook } from '../../model/fact.js';
import {
  answersSchema,
  PROMPT_VERSION,
  readAnswers,
  readSentences,
  sentencesSchema,
  type ReadAnswers,
  type Sentence,
} from './answer-schemas.js';
import { readVerdicts, verdictsSchema, type CriticSheet } from './critic/critic.js';
import { judgeSchema, readJudge, type JudgeSheet } from './judge/judge.js';
import { countTokens } from './network/count-tokens.js';
import type { Deadline } from './network/deadline.js';
import type { Ledger } from './network/ledger.js';
import type { ModelClient, Question } from './network/model-client.js';
import type { Picture } from './network/request-forms.js';
import type { Prompt } from './prompt.js';
import { kindsOf, type Group } from './questions.js';
import { readSeen, seenSchema, type SeenName } from './seen-names.js';
import { addressOf, type ModelSettings, type TokensTaken } from './settings.js';
import { CONTROL } from './slide-pictures.js';

export interface Asker {
  /** `run` counts from 0; each is asked in another order. */
  group: (group: Group, run: number) => Promise<ReadAnswers>;
  summary: (facts: readonly Fact[]) => Promise<Sentence[]>;
  judge: (sheet: JudgeSheet, run: number) => Promise<NonNullable<ReturnType<typeof readJudge>>>;
  /** Names that a model sees in pictures of slides. */
  seen: (prompt: Prompt, pictures: readonly Picture[]) => Promise<SeenName[]>;
  /** What the critic said, by the ids of the sheet. */
  critic: (sheet: Pick<CriticSheet, 'prompt'>) => Promise<ReadonlyMap<string, SecondLook>>;
}

export interface AskerTools {
  settings: ModelSettings;
  client: ModelClient;
  ledger: Ledger;
  deckHash: string;
  signal?: AbortSignal | undefined;
  deadline: Deadline;
  promptOf: (group: Group, run: number) => Prompt;
  summaryOf: (facts: readonly Fact[]) => Prompt;
  /** Called once, before the first request. */
  onSend: () => void;
}

/** Asks, and keeps the answers that could be used. */
export function openAsker({
  settings,
  client,
  ledger,
  deckHash,
  signal,
  deadline,
  promptOf,
  summaryOf,
  onSend,
}: AskerTools): Asker {
  const { cache, model, api } = settings;
  const address = addressOf(settings.baseUrl);
  let isSending = false;

  async function ask<T>(
    run: number,
    prompt: Prompt,
    question: Pick<Question<T>, 'name' | 'schema' | 'read' | 'pictures'>,
  ): Promise<T> {
    const key = createHash('sha256')
      .update(JSON.stringify([PROMPT_VERSION, api, address, model, run, prompt.system, prompt.user, question.pictures]))
      .digest('hex');
    const took = await cache?.took?.(deckHash, key);
    if (took) ledger.used(took);
    const kept = readKept(await cache?.get(deckHash, key), question.read);
    if (kept !== undefined) {
      ledger.fromCache();
      return kept;
    }
    if (!isSending) onSend();
    isSending = true;
    const spent: TokensTaken = { input: 0, output: 0 };
    const counting: Ledger = {
      ...ledger,
      used(tokens) {
        spent.input += tokens.input;
        spent.output += tokens.output;
        ledger.used(tokens);
      },
    };
    try {
      const { value, json } = await client.ask({ ...question, ...prompt, ledger: counting, signal, deadline });
      await cache?.set(deckHash, key, JSON.stringify(json), spent);
      return value;
    } catch (error) {
      if (isVcError(error) && error.code !== 'cancelled') await cache?.setError?.(deckHash, key, error, spent);
      throw error;
    }
  }

  return {
    group(group, run) {
      const kinds = kindsOf(group);
      return ask(run, promptOf(group, run), {
        name: `${group.id}_answers`,
        schema: answersSchema(kinds),
        read: (json) => readAnswers(json, kinds),
      });
    },
    critic: ({ prompt }) => ask(0, prompt, { name: 'verdicts', schema: verdictsSchema, read: readVerdicts }),
    seen: (prompt, pictures) =>
      ask(0, prompt, {
        name: 'pictures',
        schema: seenSchema,
        read: readSeen,
        pictures: [...pictures, CONTROL_PICTURE],
      }),
    judge: ({ prompt }, run) => ask(run, prompt, { name: 'levels', schema: judgeSchema, read: readJudge }),
    summary: (facts) =>
      ask(0, summaryOf(facts), {
        name: 'summary',
        schema: sentencesSchema,
        read: readSentences,
      }),
  };
}

/** Comes last, under no number of a slide. */
const CONTROL_PICTURE: Picture = { slide: 0, url: CONTROL };

/** What was kept by an earlier version, or damaged, is as if it were not there. */
function readKept<T>(text: string | undefined, read: (json: unknown) => T | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Tokens that an answer of a group has on average, thinking left aside. */
const ANSWER_TOKENS = 1500;

/** Tokens of the prompts and of what is likely to come back. */
export async function estimateTokens(prompts: readonly Prompt[]): Promise<TokensTaken> {
  let input = 0;
  for (const { system, user } of prompts) input += (await countTokens(system)) + (await countTokens(user));
  return { input, output: prompts.length * ANSWER_TOKENS };
}

/** In the currency of the prices; undefined without prices. */
export function costOf({ input, output }: TokensTaken, { prices }: ModelSettings): number | undefined {
  return prices && (input * prices.input + output * prices.output) / 1e6;
}

/** @throws VcError `engine-budget` when `tokens` go beyond what a deck may take */
export function checkBudget(tokens: TokensTaken, settings: ModelSettings): void {
  const total = tokens.input + tokens.output;
  if (total > settings.maxTokens) throw overBudget('tokens', total, settings.maxTokens);
  const cost = costOf(tokens, settings);
  if (cost !== undefined && settings.maxCost !== undefined && cost > settings.maxCost) {
    throw overBudget('cost', cost, settings.maxCost);
  }
}

function overBudget(what: 'tokens' | 'cost', needed: number, limit: number): VcError {
  const said = (amount: number) => ({
    message: { id: `engine.${what}`, values: what === 'tokens' ? { n: amount } : { amount: money(amount) } },
  });
  return new VcError('engine-budget', { needed: said(needed), limit: said(limit) });
}

/** Two digits that count: 0.0042, 0.13, 2.50. */
function money(amount: number): string {
  return amount >= 0.01 ? amount.toFixed(2) : amount.toPrecision(2);
}
