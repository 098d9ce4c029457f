/** A model's answers in a folder: recorded while it is asked, and replayed with no network, failures as well. */
import { z } from 'zod';
import { ERROR_CODES, VcError, type ErrorData } from '../../errors/vc-error.js';
import { message } from '../../model/message.js';
import type { Engine } from '../engine.js';
import type { ModelClient } from './network/model-client.js';
import { modelEngine } from './open-ai-engine.js';
import { addressOf, withDefaults, type AnswerCache, type OpenAiSettings } from './settings.js';

/** Where answers lie; names are hashes and one that says whose they are. */
export interface RecordingFolder {
  path: string;
  isEmpty(): Promise<boolean>;
  /** Undefined for what is not there. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
}

/** Says whose answers the folder holds. */
const ABOUT = 'recording.json';

const aboutSchema = z.object({
  model: z.string().min(1),
  /** Without user, password and query. */
  address: z.url(),
  api: z.enum(['chat', 'responses']),
  vision: z.boolean(),
});
type About = z.infer<typeof aboutSchema>;

const count = z.number().int().nonnegative();
/** Absent for what was not asked for while it was recorded. */
const took = z.strictObject({ input: count, output: count }).optional();
const recordedSchema = z.union([
  z.strictObject({ answer: z.json(), took }),
  z.strictObject({ error: z.strictObject({ code: z.enum(ERROR_CODES), data: z.custom<ErrorData>() }), took }),
]);

/**
 * The settings of a model whose answers are to be kept in `folder` besides; what is recorded there, or known from
 * before, is not asked again.
 *
 * @throws VcError `bad-usage` for a folder that holds something else, or the answers of another model
 */
export async function recordedTo(folder: RecordingFolder, given: OpenAiSettings): Promise<OpenAiSettings> {
  const { model, api = 'chat', vision = true, baseUrl, cache } = given;
  const about: About = { model, address: addressOf(baseUrl), api, vision };
  const known = await readAbout(folder);
  if (known === undefined && !(await folder.isEmpty())) throw unusable('not-empty', folder);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(about)) {
    throw unusable('other-model', folder, { model: known.model, address: known.address });
  }
  if (known === undefined) await write(folder, ABOUT, about);
  return {
    ...given,
    cache: {
      async get(deckHash, key) {
        const recorded = await read(folder, deckHash, key);
        if (recorded && 'answer' in recorded) return JSON.stringify(recorded.answer);
        const answer = await cache?.get(deckHash, key);
        if (answer !== undefined) await write(folder, nameOf(deckHash, key), { answer: parsed(answer) });
        return answer;
      },
      async set(deckHash, key, answer, took) {
        await write(folder, nameOf(deckHash, key), { answer: parsed(answer), took });
        await cache?.set(deckHash, key, answer, took);
      },
      async setError(deckHash, key, { code, data }, took) {
        await write(folder, nameOf(deckHash, key), { error: { code, data }, took });
      },
    },
  };
}

/**
 * The engine whose model is what was recorded in `folder`; it has no way to a network.
 * Reading a deck with it rejects with VcError `engine-unrecorded` where an answer is not there.
 *
 * @throws VcError `bad-usage` for a folder that holds no recording
 */
export async function openReplayEngine(
  folder: RecordingFolder,
  { prices }: Pick<OpenAiSettings, 'prices'> = {},
): Promise<Engine> {
  const about = await readAbout(folder);
  if (about === undefined) throw unusable('no-recording', folder);
  const { model, api, vision, address } = about;
  const cache: AnswerCache = {
    async get(deckHash, key) {
      const recorded = await read(folder, deckHash, key);
      if (recorded && 'error' in recorded) throw new VcError(recorded.error.code, recorded.error.data);
      return recorded && JSON.stringify(recorded.answer);
    },
    set: () => Promise.resolve(),
    took: async (deckHash, key) => (await read(folder, deckHash, key))?.took,
  };
  const client: ModelClient = {
    ask: ({ name, signal }) =>
      Promise.reject(
        signal?.aborted
          ? new VcError('cancelled')
          : new VcError('engine-unrecorded', { folder: folder.path, question: name }),
      ),
  };
  const settings = withDefaults({ model, api, vision, baseUrl: address, prices, cache, maxTokens: Infinity });
  return modelEngine(settings, client);
}

function nameOf(deckHash: string, key: string): string {
  return `${deckHash}.${key}.json`;
}

async function readAbout(folder: RecordingFolder): Promise<About | undefined> {
  return aboutSchema.safeParse(parsed(await folder.read(ABOUT))).data;
}

/** What is not there, or damaged, is as if it were not there. */
async function read(
  folder: RecordingFolder,
  deckHash: string,
  key: string,
): Promise<z.infer<typeof recordedSchema> | undefined> {
  return recordedSchema.safeParse(parsed(await folder.read(nameOf(deckHash, key)))).data;
}

function write(folder: RecordingFolder, name: string, content: object): Promise<void> {
  return folder.write(name, `${JSON.stringify(content, null, 1)}\n`);
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unusable(why: string, { path }: RecordingFolder, values: Record<string, string> = {}): VcError {
  return new VcError('bad-usage', {
    problem: { message: message(`engine.recording.${why}`, { folder: path, ...values }) },
  });
}
