/** A typed number for whoever cannot ask again at once: a request, a flag; what cannot be read is an error with the way out. */
import { VcError } from '../../errors/vc-error.js';
import type { Locale } from '../../model/values.js';
import { outOfBounds, readTypedNumber, type ExpectedNumber, type TypedNumber } from './typed-number.js';

/** What `parseTypedNumber` needs to know. */
export interface TypedFor extends ExpectedNumber {
  /** In which language a text was typed. */
  locale: Locale;
  /** Name of the field or flag, for the error. */
  field: string;
}

/**
 * The number that was given or typed, and the currency that was typed with it. A number stays as it is, within the
 * bounds of its kind.
 *
 * @throws VcError `bad-number`: none, one with two readings, one of another unit or currency, or out of bounds.
 */
export function parseTypedNumber(given: number | string, expected: TypedFor): { value: number; currency?: string } {
  const number =
    typeof given === 'string' ? readTypedNumber(given, expected, expected.locale) : checked(given, expected);
  if (!number.problem) return number;
  throw new VcError('bad-number', { problem: { message: number.problem }, field: expected.field });
}

function checked(value: number, expected: ExpectedNumber): TypedNumber {
  const problem = outOfBounds(value, expected);
  return problem ? { problem } : { value };
}
