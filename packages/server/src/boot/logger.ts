/** The server's log: one JSON object a line; what could hold a secret is never handed to it, and censored besides. */
import pino, { type Logger } from 'pino';
import type { ServerOptions } from './options.js';

const SECRETS = ['password', 'currentPassword', 'token', 'cookie', 'authorization', 'set-cookie', 'pass'];

export function createLogger(options: ServerOptions['log']): Logger {
  if (!options) return pino({ enabled: false });
  return pino(
    {
      level: options.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `err.*.${name}`]), censor: '…' },
      serializers: { err: describeError },
    },
    options.destination,
  );
}

/** What a developer needs of an error: not its data, which can quote a deck or a person. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
