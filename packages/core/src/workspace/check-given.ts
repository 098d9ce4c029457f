/** What scripts hand to a workspace, checked where no type has: a wrong value is told by its name, not by what breaks on it. */
import { z } from 'zod';
import type { DeckInput } from '../deck/deck-input.js';
import { VcError } from '../errors/vc-error.js';
import { localeSchema, sectorSchema, stageSchema } from '../model/values.js';
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';

const optionsSchema = z.looseObject({
  locale: localeSchema.optional(),
  given: z
    .strictObject({
      companyName: z.string().optional(),
      sector: sectorSchema.optional(),
      stage: stageSchema.optional(),
      asOf: z.iso.date().optional(),
    })
    .optional(),
});

/** @throws VcError `bad-usage` that names the option. */
export function checkAnalyzeOptions({ locale, given }: AnalyzeOptions): void {
  checkGiven(optionsSchema, { locale, given }, 'analyze');
}

/** A path, or bytes with a name. @throws VcError `bad-usage` */
export function checkSource(source: unknown): asserts source is string | DeckInput {
  const { fileName, bytes } = (source ?? {}) as Partial<DeckInput>;
  if (typeof source === 'string' || (typeof fileName === 'string' && bytes instanceof Uint8Array)) return;
  throw new VcError('bad-usage', {
    problem: 'A deck is a path, { fileName, bytes }, or several of these as its slides.',
  });
}

/** @throws VcError `bad-usage` that names `of` and the field. */
export function checkGiven(schema: z.ZodType, value: unknown, of: string): void {
  const parsed = schema.safeParse(value);
  if (parsed.success) return;
  const { path, message } = parsed.error.issues[0]!;
  throw new VcError('bad-usage', { problem: `${[of, ...path].join('.')}: ${message}.` });
}
