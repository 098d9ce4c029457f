/** A document that is damaged must not stop the work on another. */
import { isVcError } from '../errors/vc-error.js';

/** What `read` gives; undefined for a document that is damaged. */
export async function unlessDamaged<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isVcError(error) && error.code === 'store-damaged') return undefined;
    throw error;
  }
}
