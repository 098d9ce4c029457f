/** Work that is asked for again while it runs. */

/** Runs `work` once more where it was asked for meanwhile, and never twice at once. What fails is looked at again later. */
export function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let asked = false;
  const run = async () => {
    while (asked) {
      asked = false;
      await work().catch(() => undefined);
    }
    running = undefined;
  };
  return () => {
    asked = true;
    return (running ??= run());
  };
}
