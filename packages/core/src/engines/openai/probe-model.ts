/** What an endpoint tells of itself, without a deck: its list of models and, to one tiny question, the form that it takes. */
import { z } from 'zod';
import { VcError } from '../../errors/vc-error.js';
import { checkedFetch } from '../../network/checked-fetch.js';
import { guardedFetch } from './network/guarded-fetch.js';
import { openLedger } from './network/ledger.js';
import { openModelClient } from './network/model-client.js';
import type { Abilities } from './network/request-forms.js';
import { CONTROL, CONTROL_COLOUR } from './slide-pictures.js';
import { withDefaults, type OpenAiSettings } from './settings.js';

/** Seconds. */
const PATIENCE = 10;

/**
 * True when the endpoint lists the model, false when it lists others, undefined when it has no list.
 *
 * @throws VcError `offline`, `engine-unreachable`, `engine-timeout`, `engine-key`, `engine-busy`
 */
export async function probeModel(given: OpenAiSettings): Promise<boolean | undefined> {
  const { baseUrl, host, apiKey, model, allowLinkLocal } = withDefaults(given);
  const connect = guardedFetch(checkedFetch({ allowLinkLocal }), host, openLedger(), () => undefined);
  const signal = AbortSignal.timeout(PATIENCE * 1000);
  try {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
    const reply = await connect(`${baseUrl}/models`, { headers, signal });
    if (reply.status === 401 || reply.status === 403) throw new VcError('engine-key', { host });
    if (reply.status === 429 || reply.status >= 500) {
      throw new VcError('engine-busy', { host, status: String(reply.status) });
    }
    return reply.ok ? isListed(await reply.text(), model) : undefined;
  } catch (error) {
    if (error instanceof VcError) throw error;
    if (signal.aborted) throw new VcError('engine-timeout', { host, seconds: PATIENCE });
    throw new VcError('engine-unreachable', { host }, { cause: error });
  }
}

/** How an endpoint is asked, by what it did not refuse. */
export interface EndpointForm extends Omit<Abilities, 'pictures'> {
  /** The model said what is on a picture. */
  sees: boolean;
  /** That the question took. */
  tokens: { input: number; output: number };
}

const COLOURS = ['red', 'green', 'blue', 'yellow', 'black', 'white', 'none'] as const;
const colourSchema = z.strictObject({ colour: z.enum(COLOURS) });
/** Seconds: a local server may load the model first. */
const LOADING = 90;

/**
 * Asks the model for the colour of a picture, in one form after the other until one is taken. Nothing of a deck is sent.
 *
 * @throws VcError as `ModelClient.ask`, and `offline`
 */
export async function probeForm(given: OpenAiSettings): Promise<EndpointForm> {
  const client = openModelClient(withDefaults({ ...given, timeoutSeconds: LOADING, retries: 0 }));
  const ledger = openLedger();
  const { value } = await client.ask({
    name: 'colour',
    system: 'You name colours.',
    user: `Which colour fills the picture? Without a picture it is none. ANSWER as one JSON object of this form:\n{"colour":"${COLOURS.join('|')}"}`,
    pictures: [{ slide: 1, url: CONTROL }],
    schema: colourSchema,
    read: (json) => z.object({ colour: z.string() }).safeParse(json).data,
    ledger,
  });
  const { pictures, ...form } = client.abilities();
  const { input, output } = ledger.read().tokens;
  return { ...form, sees: pictures && value.colour.toLowerCase() === CONTROL_COLOUR, tokens: { input, output } };
}

function isListed(text: string, model: string): boolean | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: { id?: unknown }[] };
    // Ollama lists `llama3.2:latest` and answers to `llama3.2`.
    return data?.some(({ id }) => id === model || id === `${model}:latest`);
  } catch {
    return undefined;
  }
}
