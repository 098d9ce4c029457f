/** Writing where a person said: what the system refuses is theirs to mend, not a bug. */
import { VcError } from '@vc-analyst/core';
import { say } from './language.js';

/** Returns what `work` does; throws VcError `bad-usage` that names `path` when the system refuses. */
export async function writing<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
    throw new VcError(
      'bad-usage',
      { problem: say('cannotWrite', { path, code: String(error.code) }) },
      { cause: error },
    );
  }
}
