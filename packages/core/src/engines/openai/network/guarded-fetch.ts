/** The only way out: one host, no redirects, replies of bounded size, every byte counted. */
import type { checkedFetch } from '../../../network/checked-fetch.js';
import { RefusedAddressError } from '../../../network/refused-address.js';
import type { Ledger } from './ledger.js';

/** Longest reply: some hundred answers with their quotes are a few hundred kilobytes. */
export const MOST_REPLY_BYTES = 4 * 2 ** 20;

/** A reply that is not taken, for a reason that no further try changes. */
export class ReplyRefused extends Error {
  override readonly name = 'ReplyRefused';
  constructor(readonly problem: 'too-large' | 'redirected' | 'refused-address') {
    super(problem);
  }
}

/** What the SDK tells of the machine it runs on is nobody's business. */
const TELLTALE = /^x-stainless-/iu;

/** A `fetch` for one call, over `connect`. Bytes are those of the bodies. */
export function guardedFetch(
  connect: ReturnType<typeof checkedFetch>,
  host: string,
  ledger: Ledger,
  onRefusal: (refused: ReplyRefused) => void,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const refuse = (problem: ReplyRefused['problem']): ReplyRefused => {
      const refused = new ReplyRefused(problem);
      onRefusal(refused);
      return refused;
    };
    if (url.host !== host) throw refuse('redirected');
    const headers = new Headers(init.headers);
    for (const name of [...headers.keys()]) if (TELLTALE.test(name)) headers.delete(name);
    const sent = typeof init.body === 'string' ? init.body : undefined;
    ledger.sent(host, Buffer.byteLength(sent ?? ''));
    const request = { method: init.method, headers, body: sent, signal: init.signal };
    const response = await connect(url, request).catch((error: unknown) => {
      throw error instanceof RefusedAddressError ? refuse('refused-address') : error;
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw refuse('redirected');
    }
    const { body, status, statusText } = response;
    if (body === null) return response;
    let size = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.length;
          ledger.received(host, chunk.length);
          if (size > MOST_REPLY_BYTES) controller.error(refuse('too-large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status, statusText, headers: response.headers });
  };
}
