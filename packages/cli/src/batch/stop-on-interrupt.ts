/** What Ctrl-C does to a run over many decks: once ends it after the decks in work, twice at once, a third time without more. */
import { EXIT } from '../output/exit-codes.js';

export interface Stop {
  /** No further deck begins. */
  readonly stopping: AbortSignal;
  /** Decks in work are stopped as well. */
  readonly signal: AbortSignal;
  /** Ends the run as the first Ctrl-C does. */
  finish(): void;
  /** Ctrl-C means what it means elsewhere again. */
  release(): void;
}

/** After this the process ends, whatever a deck or a disk still does. */
const GRACE_MS = 2000;

/** `say` is called at the first Ctrl-C (`once`) and at the second (`twice`). */
export function stopOnInterrupt(say: (time: 'once' | 'twice') => void): Stop {
  const stopping = new AbortController();
  const now = new AbortController();
  let times = 0;
  const interrupt = () => {
    times += 1;
    if (times > 2) process.exit(EXIT.cancelled);
    say(times === 1 ? 'once' : 'twice');
    stopping.abort();
    if (times === 1) return;
    now.abort();
    setTimeout(() => process.exit(EXIT.cancelled), GRACE_MS).unref();
  };
  process.on('SIGINT', interrupt);
  return {
    stopping: stopping.signal,
    signal: now.signal,
    finish: () => stopping.abort(),
    release: () => void process.off('SIGINT', interrupt),
  };
}
