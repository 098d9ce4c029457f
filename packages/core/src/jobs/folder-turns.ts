/** Turns over a folder: who takes in a deck also runs it, in the order they came. */
import type { Runs } from './runs.js';
import type { Turns } from './turns.js';

/** `isInHand`: runs, waits or is being handed in; `settle`: told after each turn. */
export function openFolderTurns(runs: Runs, isInHand: (id: string) => boolean, settle: () => void): Turns {
  const waiting: string[] = [];

  /** Takes out of the waiting ones whose turn it is; undefined when nothing may run now. */
  function next(): string | undefined {
    if (!runs.hasRoom()) return undefined;
    const at = waiting.findIndex((id) => !runs.mustWait(id));
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  }

  function take(): Promise<void> {
    for (let id = next(); id !== undefined; id = next()) runs.begin(id);
    settle();
    return Promise.resolve();
  }

  return {
    leftBehind: { conditions: [{ field: 'status', oneOf: ['pending', 'processing'] }] },
    arriving: 'pending',
    arrived: (document) => Promise.resolve(document),
    has: (id) => waiting.includes(id),
    get size() {
      return waiting.length;
    },
    add(id, suspect = false) {
      if (suspect) runs.suspect(id);
      if (!isInHand(id)) waiting.push(id);
      void take();
    },
    drop(id) {
      const at = waiting.indexOf(id);
      if (at >= 0) waiting.splice(at, 1);
    },
    take,
    changedElsewhere: () => undefined,
    close: () => void (waiting.length = 0),
  };
}
