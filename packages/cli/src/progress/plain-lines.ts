/** Progress as plain lines: one when a deck ends, for logs and pipes. */
import type { Locale } from '@vc-analyst/core/model';
import { resultLine } from './result-line.js';
import type { Follower } from './follower.js';

export function plainLines(locale: Locale, total?: number): Follower {
  let ended = 0;
  return {
    see(event) {
      const line = resultLine(event, locale);
      if (line === undefined) return;
      ended += 1;
      process.stderr.write(total === undefined ? `${line}\n` : `[${ended}/${total}] ${line}\n`);
    },
    say: (text) => process.stderr.write(`${text}\n`),
    end: () => undefined,
  };
}
