/** Validates what a request brings by the contract; what is wrong is said in the caller's language. */
import { VcError, type Locale } from '@vc-analyst/core';
import { z } from 'zod';

const SAY = { en: z.locales.en().localeError, es: z.locales.es().localeError, fr: z.locales.fr().localeError };

/** Throws `bad-request`: its `problem` names every field that is wrong, its `field` the first of them. */
export function checkRequest<T extends z.ZodType>(schema: T, given: unknown, locale: Locale): z.output<T> {
  const parsed = schema.safeParse(given, { error: SAY[locale] });
  if (parsed.success) return parsed.data;
  const wrong = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.map(String).join('.');
    if (!wrong.has(field)) wrong.set(field, field === '' ? message : `${field}: ${message}`);
  }
  const [field = ''] = wrong.keys();
  throw new VcError('bad-request', { problem: [...wrong.values()].join('; ').slice(0, 300), field });
}
