/** Asks an endpoint for the list of its models: whether it is reached, takes the key and has the model. Sends no deck. */
import { VcError } from '../../errors/vc-error.js';
import { checkedFetch } from '../../network/checked-fetch.js';
import { guardedFetch } from './network/guarded-fetch.js';
import { openLedger } from './network/ledger.js';
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

function isListed(text: string, model: string): boolean | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: { id?: unknown }[] };
    // Ollama lists `llama3.2:latest` and answers to `llama3.2`.
    return data?.some(({ id }) => id === model || id === `${model}:latest`);
  } catch {
    return undefined;
  }
}
