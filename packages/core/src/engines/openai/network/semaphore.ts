/** Lets so many pieces of work run at a time, first come first served. */
export interface Semaphore {
  /** Waits for a place, works, and gives it back. A caller whose `signal` aborts no longer waits. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function openSemaphore(places: number): Semaphore {
  let free = places;
  const waiting: (() => void)[] = [];

  function enter(signal?: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(take), 1);
        reject(signal!.reason as Error);
      };
      const take = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.push(take);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  function exit(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async run(work, signal) {
      signal?.throwIfAborted();
      await enter(signal);
      try {
        return await work();
      } finally {
        exit();
      }
    },
  };
}
