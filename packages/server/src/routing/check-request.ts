/** Validates what a request brings by the contract; what is wrong is said in the caller's language. */
import { VcError, type Locale } from '@vc-analyst/core';
import { z } from 'zod';

const SAY = { en: z.locales.en().localeError, es: z.locales.es().localeError, fr: z.locales.fr().localeError };

/** Throws `bad-request` with the first field that is wrong. */
export function checkRequest<T extends z.ZodType>(schema: T, given: unknown, locale: Locale): z.output<T> {
  const parsed = schema.safeParse(given, { error: SAY[locale] });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.') ?? '';
  throw new VcError('bad-request', {
    problem: `${field}${field ? ': ' : ''}${issue?.message ?? ''}`.slice(0, 300),
    field,
  });
}
