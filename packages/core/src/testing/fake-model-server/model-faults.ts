/** What an endpoint may do instead of answering: each fault by its name. */
import { gzipSync } from 'node:zlib';
import type { Exchange } from './exchange.js';

const MEGABYTE = 1_000_000;

/** A key as an endpoint may repeat it in an error. */
function keyOf({ request }: Exchange): string {
  return (request.headers.authorization ?? '').replace('Bearer ', '');
}

/** Begins an answer that is cut off in the middle. */
function half(exchange: Exchange): string {
  const text = JSON.stringify(exchange.envelope(exchange.answer()));
  return text.slice(0, Math.ceil(text.length / 2));
}

/** Writes `chunk` for ever, as fast as it is taken, up to `bytes`. */
function pour({ response }: Exchange, chunk: string, bytes: number): void {
  let left = bytes;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

export const MODEL_FAULTS = {
  /** Takes the connection and says nothing. */
  silence: () => undefined,
  'rate-limited': (exchange) => exchange.fail(429, 'rate_limit_exceeded', 'Slow down.', { 'retry-after': '0' }),
  'rate-limited-once': (exchange) =>
    exchange.earlier === 0
      ? exchange.fail(429, 'rate_limit_exceeded', 'Slow down.', { 'retry-after': '1' })
      : exchange.say(exchange.answer()),
  /** Wants to be asked again in an hour. */
  'rate-limited-long': (exchange) => exchange.fail(429, 'rate_limit_exceeded', 'Later.', { 'retry-after': '3600' }),
  'quota-used-up': (exchange) => exchange.fail(429, 'insufficient_quota', 'You exceeded your current quota.'),
  'error-500': (exchange) => exchange.fail(500, 'server_error', 'Something broke.'),
  'error-502': (exchange) =>
    exchange.send(502, '<html><h1>502 Bad Gateway</h1></html>', { 'content-type': 'text/html' }),
  'error-503': (exchange) => exchange.fail(503, 'overloaded', 'No model is loaded.'),
  'error-500-once': (exchange) =>
    exchange.earlier === 0 ? exchange.fail(500, 'server_error', 'Once.') : exchange.say(exchange.answer()),
  /** As some endpoints do, repeats the key. */
  'key-refused': (exchange) => exchange.fail(401, 'invalid_api_key', `Incorrect API key provided: ${keyOf(exchange)}.`),
  'model-unknown': (exchange) =>
    exchange.fail(404, 'model_not_found', `The model ${String(exchange.request.body?.model)} does not exist.`),
  'context-too-long': (exchange) =>
    exchange.fail(400, 'context_length_exceeded', 'This model’s maximum context length is 4096 tokens.'),
  'truncated-json': (exchange) => exchange.say(exchange.answer().slice(0, -20)),
  'cut-off': (exchange) => exchange.say(exchange.answer().slice(0, 40), { finish: 'length' }),
  'wrong-schema': (exchange) => exchange.say(JSON.stringify({ verdict: 'invest', score: 100, facts: 'many' })),
  'not-a-number': (exchange) =>
    exchange.say(
      exchange
        .answer()
        .replace(/"value":\s*[-\d.e+]+/g, '"value":NaN')
        .replace(/^\{/, '{"score":NaN,'),
    ),
  refusal: (exchange) => exchange.say('', { refusal: 'I cannot help with that.' }),
  'content-filtered': (exchange) => exchange.say('', { filtered: true }),
  empty: (exchange) => exchange.say(''),
  'empty-body': (exchange) => exchange.send(200, ''),
  html: (exchange) =>
    exchange.send(200, '<!doctype html><title>Sign in</title><h1>Sign in to the proxy</h1>', {
      'content-type': 'text/html',
    }),
  /** 100 MB of answer. */
  huge: (exchange) => {
    exchange.response.writeHead(200, { 'content-type': 'application/json' });
    exchange.response.write('{"choices":[{"message":{"content":"');
    pour(exchange, 'x'.repeat(65_536), 100 * MEGABYTE);
  },
  /** 20 MB that come as 20 kB. */
  'huge-packed': (exchange) => {
    const packed = gzipSync(Buffer.alloc(20 * MEGABYTE, ' '));
    exchange.response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    exchange.response.end(packed);
  },
  /** One byte a second. */
  drip: ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 1000);
    response.on('close', () => clearInterval(timer));
  },
  /** The connection is reset while the answer comes. */
  reset: (exchange) => {
    const { response } = exchange;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(half(exchange), () => response.socket?.resetAndDestroy());
  },
  /** The connection ends before the answer does. */
  'half-answer': (exchange) => {
    const text = half(exchange);
    exchange.response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length * 4) });
    exchange.response.write(text, () => exchange.response.socket?.end());
  },
  'hangs-up': ({ response }) => void response.socket?.destroy(),
} satisfies Record<string, (exchange: Exchange) => void>;
