/** Reads a number that a person types, in their language, and says what is understood by it or what is wrong. */
import { factValue, renderMessage } from '@vc-analyst/core/i18n';
import type { Fact } from '@vc-analyst/core/model';
import { readTypedNumber, type ExpectedNumber } from '@vc-analyst/core/typed-number';
import { useCoreLocale } from '../i18n/use-core-locale.js';

/** What is understood: the number and how it is shown, "= €45,000 a month"; or a sentence that says what is wrong. */
export type Understood =
  { value: number; shown: string; problem?: never } | { problem: string; value?: never; shown?: never };

export function useTypedNumber() {
  const locale = useCoreLocale();
  return (typed: string, expected: ExpectedNumber & Pick<Fact, 'period'>): Understood => {
    const number = readTypedNumber(typed, expected, locale);
    if (number.problem) return { problem: renderMessage(number.problem, locale) };
    const { unit, period, currency = number.currency } = expected;
    const { value } = number;
    return { value, shown: `= ${factValue({ text: '', value, unit, currency, period }, locale, { exact: true })}` };
  };
}
