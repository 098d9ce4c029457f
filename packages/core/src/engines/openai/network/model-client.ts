/** Asks a model and returns what it said as checked JSON: tries, fallbacks and one repair inside of one time limit. */
import type OpenAI from 'openai';
import PQueue from 'p-queue';
import { VcError } from '../../../errors/vc-error.js';
import { checkedFetch } from '../../../network/checked-fetch.js';
import type { z } from 'zod';
import { z as zod } from 'zod';
import type { ModelSettings } from '../settings.js';
import { countTokens } from './count-tokens.js';
import type { Deadline } from './deadline.js';
import { guardedFetch, type ReplyRefused } from './guarded-fetch.js';
import type { Ledger } from './ledger.js';
import { asApiError, isPassing, isRefusedForm, refusalOf, toVcError, UnusableReply } from './model-errors.js';
import { plainErrors } from './plain-errors.js';
import { readJson } from './read-json.js';
import { readChat, readResponse, type Reply } from './read-reply.js';
import {
  chatRequest,
  EVERYTHING,
  responsesRequest,
  withLess,
  type Abilities,
  type Picture,
  type Turn,
} from './request-forms.js';
import { readRetryAfter, withRetries } from './retry.js';

export interface Question<T> {
  /** Name of the schema. */
  name: string;
  system: string;
  user: string;
  pictures?: readonly Picture[];
  schema: z.ZodType;
  /** Undefined for an answer that has not the form at all. */
  read: (json: unknown) => T | undefined;
  ledger: Ledger;
  signal?: AbortSignal | undefined;
  /** Of the deck, over all of its questions. */
  deadline?: Deadline | undefined;
}

export interface ModelClient {
  /** Rejects with a VcError: `cancelled`, or one of the engine's codes. */
  ask<T>(question: Question<T>): Promise<{ value: T; json: unknown }>;
}

/** A client that asks an endpoint, in the first form that it does not refuse. */
export interface EndpointClient extends ModelClient {
  /** What the endpoint has not refused so far. */
  abilities(): Abilities;
}

/** Requests of one call for what an endpoint does not know; more differences than these no endpoint has. */
const MOST_STEPS_DOWN = 7;
/** Characters of a reply that are shown to the model again. */
const MOST_REPEATED = 20_000;
/** Milliseconds by which the SDK's own limit lies behind ours. */
const BEHIND_OURS = 1000;

export function openModelClient(settings: ModelSettings): EndpointClient {
  const { host, model, api, timeoutMs } = settings;
  const places = new PQueue({ concurrency: settings.concurrency });
  const connect = checkedFetch({ allowLinkLocal: settings.allowLinkLocal });
  let abilities: Abilities = EVERYTHING;
  let loading: Promise<OpenAI> | undefined;

  /** Loaded late: the SDK is large, and most runs need none. */
  function load(): Promise<OpenAI> {
    loading ??= import('openai').then(
      ({ default: OpenAi }) =>
        new OpenAi({
          apiKey: settings.apiKey,
          baseURL: settings.baseUrl,
          maxRetries: 0,
          timeout: timeoutMs + BEHIND_OURS,
          logLevel: 'off',
          // Nothing that lies in the environment for other programs.
          adminAPIKey: null,
          organization: null,
          project: null,
        }),
    );
    return loading;
  }

  async function ask<T>(question: Question<T>): Promise<{ value: T; json: unknown }> {
    const { signal, deadline } = question;
    const late = new AbortController();
    const ends = [signal, deadline?.signal].filter((one) => one !== undefined);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await places.add(
        () => {
          deadline?.start();
          const until = performance.now() + timeoutMs;
          timer = setTimeout(() => late.abort(), timeoutMs);
          const ended = AbortSignal.any([...ends, late.signal]);
          return orAborted(
            converse(question, ended, () => until - performance.now()),
            ended,
          );
        },
        { signal: AbortSignal.any(ends) },
      );
    } catch (error) {
      if (signal?.aborted) throw new VcError('cancelled');
      if (deadline?.signal.aborted) throw new VcError('engine-timeout', { host, seconds: deadline.seconds });
      if (late.signal.aborted) throw new VcError('engine-timeout', { host, seconds: timeoutMs / 1000 });
      throw toVcError(error, { host, model });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Question, answer, and once more with what was wrong with it. */
  async function converse<T>(
    question: Question<T>,
    signal: AbortSignal,
    timeLeft: () => number,
  ): Promise<{ value: T; json: unknown }> {
    const budget = { retries: settings.retries };
    const turns: Turn[] = [{ role: 'user', text: question.user }];
    for (let isRepair = false; ; isRepair = true) {
      const reply = await send(question, turns, { signal, timeLeft, budget });
      const json = readJson(reply.text);
      const value = json === undefined ? undefined : question.read(json);
      if (value !== undefined) return { value, json };
      const problem = reply.cutOff
        ? 'cut-off'
        : reply.text.trim() === ''
          ? 'empty'
          : json === undefined
            ? 'not-json'
            : 'wrong-form';
      if (isRepair || problem === 'cut-off') throw new UnusableReply(problem);
      if (problem !== 'empty') turns.push({ role: 'assistant', text: reply.text.slice(0, MOST_REPEATED) });
      turns.push({ role: 'user', text: complaint(question.schema, json) });
    }
  }

  async function send(
    question: Question<unknown>,
    turns: readonly Turn[],
    { signal, timeLeft, budget }: { signal: AbortSignal; timeLeft: () => number; budget: { retries: number } },
  ): Promise<Reply> {
    for (let steps = 0; ; steps += 1) {
      const used = abilities;
      try {
        return await withRetries(() => attempt(question, turns, used, signal), {
          ...budget,
          signal,
          timeLeft,
          retryAfter: (error) => readRetryAfter(asApiError(error)?.headers, Date.now()),
          isWorthRetrying(error) {
            const api = asApiError(error);
            if (!isPassing(error) || (api && isRefusedForm(api, used))) return false;
            budget.retries -= 1;
            return true;
          },
        });
      } catch (error) {
        const refused = asApiError(error);
        if (refused === undefined || steps >= MOST_STEPS_DOWN || !isRefusedForm(refused, used)) throw error;
        // Another call may have learnt it meanwhile.
        if (abilities === used) {
          const less = withLess(used, refusalOf(refused));
          if (less === undefined) throw error;
          abilities = less;
        }
      }
    }
  }

  async function attempt(
    { name, schema, system, pictures = [], ledger }: Question<unknown>,
    turns: readonly Turn[],
    able: Abilities,
    signal: AbortSignal,
  ): Promise<Reply> {
    let refusal: ReplyRefused | undefined;
    const sdk = (await load()).withOptions({
      fetch: plainErrors(guardedFetch(connect, host, ledger, (refused) => (refusal = refused))),
    });
    const wording = { name, schema: jsonSchemaOf(schema), system, turns, pictures };
    try {
      const reply =
        api === 'chat'
          ? readChat(await sdk.chat.completions.create(chatRequest(model, wording, able), { signal }))
          : readResponse(await sdk.responses.create(responsesRequest(model, wording, able), { signal }));
      const { input, output } = reply.tokens ?? {
        input: await countTokens([system, ...turns.map(({ text }) => text)].join('\n')),
        output: await countTokens(reply.text),
      };
      ledger.used({ input, output });
      return reply;
    } catch (error) {
      throw refusal ?? error;
    }
  }

  return { ask, abilities: () => abilities };
}

function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = zod.toJSONSchema(schema) as Record<string, unknown>;
  return rest;
}

/** What is said to a model whose answer had not the form. */
function complaint(schema: z.ZodType, json: unknown): string {
  const issues = json === undefined ? [] : (schema.safeParse(json).error?.issues.slice(0, 5) ?? []);
  const what = issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`).join('; ');
  return `That answer cannot be used${what === '' ? '' : ` (${what})`}. Answer again: one JSON object of the form that was asked for, and nothing else.`;
}

/** Rejects as soon as `signal` aborts, also while something ignores it. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    leave = () => reject(new Error('aborted'));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave!);
  }
}
