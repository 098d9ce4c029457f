/** What comes of a call: an answer, a failure for which the rules can stand in, or an answer of whom did not read. */
import { isVcError, type VcError } from '../../errors/vc-error.js';
import type { DeckWarning } from '../../model/deck.js';
import { message, type MessageValue } from '../../model/message.js';

export type Outcome<T> = { answer: T } | { error: VcError };

/** Said by nobody who read: it counts for nothing. */
export const UNREAD = 'unread';
export type Unread = typeof UNREAD;

export async function settled<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await work };
  } catch (error) {
    // A bug of ours is no fault of an engine.
    if (!isVcError(error)) throw error;
    return { error };
  }
}

/** The answer that counts; undefined where there is none. */
export function answerOf<T>(outcome: Outcome<T | Unread | undefined> | undefined): T | undefined {
  return outcome && 'answer' in outcome && outcome.answer !== UNREAD ? outcome.answer : undefined;
}

/** Whoever cancels wants no deck, and whoever replays none that the rules read in the model's place. */
export function throwIfOver(error: VcError): void {
  if (error.code === 'cancelled' || error.code === 'engine-unrecorded') throw error;
}

export function warningOf(code: string, error: VcError, values: Record<string, MessageValue> = {}): DeckWarning {
  return { code, data: { ...values, problem: { message: message(`error.${error.code}`, error.data) } } };
}
