/** How the cost of work grows with its size, measured in one run, so that the speed of the machine has no say in it. */

/** What grows by no more is linear for us: between 4 and 16. */
export const LINEAR = 12;

/** Turns at least, and for how long they go on: what is quick is measured often. */
const TURNS = 5;
const SPAN_MS = 1000;

/**
 * How many times longer `work` takes for four times the size: about 4 where it is linear, 16 where it is quadratic. The
 * best of several turns, so that a machine with other work does not count; sizes differ a little, so that nothing is
 * remembered from one turn to the next.
 */
export async function growth(size: number, work: (size: number) => unknown): Promise<number> {
  const timed = async (of: number): Promise<number> => {
    const start = performance.now();
    await work(of);
    return performance.now() - start;
  };
  await work(size);
  let once = Infinity;
  let fourfold = Infinity;
  const begun = performance.now();
  for (let turn = 1; turn <= TURNS || performance.now() - begun < SPAN_MS; turn += 1) {
    once = Math.min(once, await timed(size + turn));
    fourfold = Math.min(fourfold, await timed(4 * (size + turn)));
  }
  return fourfold / once;
}
