/** The one of a few whose id begins so: people type the first digits. */
import { VcError } from '@vc-analyst/core';

/** Throws VcError `not-found`, also where several begin so. */
export function startingWith<T extends { id: string }>(all: readonly T[], start: string, what: string): T {
  const [one, another] = all.filter(({ id }) => start.length >= 4 && id.startsWith(start));
  if (!one || another) throw new VcError('not-found', { what, id: start });
  return one;
}
