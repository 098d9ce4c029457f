/** The time that one deck may take at the endpoint, over all its calls: it runs from the first that is sent. */

export interface Deadline {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  readonly seconds: number;
  /** Begins to count, once. */
  start(): void;
  /** Stops to count: nothing more is asked. */
  close(): void;
}

/** A limit of `ms` milliseconds. It keeps no process alive. */
export function openDeadline(ms: number): Deadline {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: over.signal,
    seconds: ms / 1000,
    start: () => (timer ??= setTimeout(() => over.abort(), ms).unref()),
    close: () => clearTimeout(timer),
  };
}
