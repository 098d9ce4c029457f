/** Whether what a module exports is a plugin: told when the workspace opens, not when the first deck is scored. */
import { z } from 'zod';
import { VcError } from '../../errors/vc-error.js';
import { FACT_KIND_IDS } from '../../model/fact-kinds.js';
import { scoreIdSchema } from '../../model/values.js';
import { MEMO_FORMATS } from '../../model/vocabulary.js';
import type { Plugin } from './plugin.js';

const nameSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens are wanted');
const textSchema = z.union([
  z.string().min(1),
  z.strictObject({ en: z.string().min(1), es: z.string().min(1).optional(), fr: z.string().min(1).optional() }),
]);
const functionSchema = z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function', 'a function is wanted'); // prettier-ignore
const kindsSchema = z.array(z.enum(FACT_KIND_IDS)).min(1);
/** Half of a sub-score stays with the published criteria. */
const pointsSchema = z.number().min(0).max(50);

const pluginSchema = z.strictObject({
  name: nameSchema,
  version: z.string().min(1).max(40),
  criteria: z
    .array(
      z.strictObject({
        id: nameSchema,
        score: scoreIdSchema,
        title: textSchema,
        kinds: kindsSchema,
        weight: z.union([pointsSchema, z.tuple([pointsSchema, pointsSchema, pointsSchema, pointsSchema])]),
        judge: functionSchema,
      }),
    )
    .optional(),
  extractors: z.array(z.strictObject({ id: nameSchema, kinds: kindsSchema, extract: functionSchema })).optional(),
  engines: z
    .array(
      z.strictObject({
        id: nameSchema,
        version: z.string().min(1).max(40),
        host: z.string().optional(),
        read: functionSchema,
      }),
    ) // prettier-ignore
    .optional(),
  exporters: z
    .array(
      z.looseObject({
        id: z.string().regex(/^[a-z0-9]{1,12}$/, 'a file ending without dot is wanted'),
        mediaType: z.string().regex(/^[\w.+-]+\/[\w.+-]+/, 'a media type is wanted'),
        usesPictures: z.boolean(),
        render: functionSchema,
      }),
    )
    .optional(),
});

/** @throws VcError `bad-plugin` that names the plugin (`from`: where it came from) and the field that is wrong. */
export function checkPlugin(value: unknown, from: string): Plugin {
  const parsed = pluginSchema.safeParse(value);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new VcError('bad-plugin', { plugin: from, problem: `${path.join('.') || 'the default export'}: ${message}` });
  }
  return value as Plugin;
}

/** Two things of one name, more points than a sub-score has to give, a format that is ours. @throws VcError `bad-plugin` */
export function checkTogether(plugins: readonly Plugin[]): void {
  const formats: readonly string[] = MEMO_FORMATS;
  const taken = new Set(formats.map((format) => `exporters ${format}`));
  const points = new Map<string, number>();
  for (const { name, criteria = [], extractors = [], engines = [], exporters = [] } of plugins) {
    const refuse = (problem: string) => new VcError('bad-plugin', { plugin: name, problem });
    const ids = [
      `plugin ${name}`,
      ...criteria.map(({ id }) => `criteria ${name}/${id}`),
      ...extractors.map(({ id }) => `extractors ${name}/${id}`),
      ...engines.map(({ id }) => `engines ${id}`),
      ...exporters.map(({ id }) => `exporters ${id}`),
    ];
    for (const id of ids) {
      if (taken.has(id)) throw refuse(`${id} is there already`);
      taken.add(id);
    }
    for (const { score, weight } of criteria) {
      const most = typeof weight === 'number' ? weight : Math.max(...weight);
      points.set(score, (points.get(score) ?? 0) + most);
      if (points.get(score)! > 50)
        throw refuse(`criteria of plugins may weigh at most 50 of the 100 points of ${score}`);
    }
  }
}
