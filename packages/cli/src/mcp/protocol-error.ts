/** Our errors as the protocol sends them where an answer cannot carry one: for resources and prompts. */
import { isVcError } from '@vc-analyst/core';

const INVALID_PARAMS = -32602;
/** The protocol's code for a resource that is not there. */
export const RESOURCE_NOT_FOUND = -32002;

/** Waits for `found`; an error with a code of ours is thrown with `code` of the protocol and ours in its data. */
export async function orProtocolError<T>(found: Promise<T>, code = INVALID_PARAMS): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (!isVcError(error)) throw error;
    throw Object.assign(new Error(error.message), { code, data: { code: error.code } });
  }
}
