/** The founding year against the years the company says it has been active. */
import { message } from '../../model/message.js';
import { checkResult, couldNotRun, inputsMissing, type Check } from './check.js';

const ID = 'founded-experience';

export const foundedExperience: Check = {
  meta: { id: ID, kinds: ['founded', 'domain_experience'] },
  run: (context) => {
    const founded = context.of(
      'founded',
      (fact) => fact.subject === 'company' && yearOf(fact.asOf ?? fact.text) > 0,
    )[0];
    // Years of a person may well be older than the company.
    const years = context.of('domain_experience', (fact) => fact.subject === 'company' && fact.value !== undefined)[0];
    if (!founded || !years) {
      return inputsMissing(ID, [
        ...(founded ? [] : (['founded'] as const)),
        ...(years ? [] : (['experience'] as const)),
      ]);
    }
    const reading = yearOf(context.evidence.readingDate ?? '');
    if (reading === 0) return couldNotRun(ID, 'reading-date');
    const start = yearOf(founded.asOf ?? founded.text);
    // A year begun counts: founded in 2020 and read in 2025 can be six years of work.
    const possible = reading - start + 1;
    const status = (years.low ?? years.value ?? 0) <= possible ? 'pass' : 'fail';
    const values = {
      founded: String(start),
      years: { message: message('check.figure.years', { value: years.value ?? 0 }) },
    };
    return checkResult(ID, status, [founded, years], message(`check.${ID}.${status}`, values));
  },
};

/** First year from 1900 to 2099 in the text, else 0. */
function yearOf(text: string): number {
  return Number(/(?:19|20)\d{2}/.exec(text)?.[0] ?? 0);
}
