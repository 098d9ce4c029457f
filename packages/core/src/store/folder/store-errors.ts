/** Turns what the operating system says into what the user can do about it. */
import { VcError } from '../../errors/vc-error.js';

const FULL = ['ENOSPC', 'EDQUOT'];
const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];

/** `ENOENT` and the like; undefined for errors that are not the operating system's. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Runs `work`; a full or read-only disk becomes a `VcError`, everything else is thrown on as it is. */
export async function withStoreErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (FULL.includes(code)) throw new VcError('store-full', {}, { cause: error });
    if (READ_ONLY.includes(code)) throw new VcError('store-read-only', {}, { cause: error });
    throw error;
  }
}

/** True for the errors after which reading still works: the disk is full or may not be written. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof VcError
    ? error.code === 'store-full' || error.code === 'store-read-only'
    : [...FULL, ...READ_ONLY].includes(systemCode(error) ?? '');
}

/** The answer, or undefined when the file or folder does not exist. */
export async function ifExists<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
