/** The form of a model's answers: the schema that it is given, and the reading of what it sends, item by item. */
import { z } from 'zod';
import type { FactKind } from '../../model/fact-kinds.js';
import { periodSchema, strengthSchema, subjectSchema, type Period, type Strength } from '../../model/fact.js';
import { TRACKED } from '../../model/kind-sets.js';
import type { Proposal } from '../../model/model-use.js';
import { FORMS, formOf, type Form } from './questions.js';

/** Raise whenever a prompt or schema changes: answers that were kept are then asked for anew. */
export const PROMPT_VERSION = '6';

const UNITS = ['money', 'percent', 'multiple', 'count', 'months'] as const;

const roleSchema = z.enum(['actual', 'goal', 'forecast']);

const place = { slide: z.number(), quote: z.string() };
const pointSchema = z.strictObject({ date: z.string(), value: z.number() });
const rowSchema = z.strictObject({ name: z.string(), cells: z.array(z.string()) });
/** Every key is required, `null` where there is nothing: endpoints with strict schemas know no optional keys. */
const FIELDS = {
  figures: {
    ...place,
    value: z.number().nullable(),
    to: z.number().nullable(),
    currency: z.string().nullable(),
    subject: subjectSchema,
    role: roleSchema,
    date: z.string().nullable(),
    period: periodSchema.nullable(),
  },
  names: { ...place, name: z.string() },
  claims: { ...place, strength: strengthSchema, subject: subjectSchema },
  series: {
    ...place,
    metric: z.enum([...TRACKED] as [FactKind, ...FactKind[]]),
    currency: z.string().nullable(),
    role: roleSchema,
    points: z.array(pointSchema),
  },
  tables: { ...place, columns: z.array(z.string()), rows: z.array(rowSchema) },
} satisfies Record<Form, z.ZodRawShape>;

/** The schema that a group's answer must follow: a list for each form, so that no answer carries keys that say nothing. */
export function answersSchema(kinds: readonly FactKind[]): z.ZodType {
  const lists = FORMS.map((form) => [form, kinds.filter((kind) => formOf(kind) === form)] as const);
  return z.strictObject(
    Object.fromEntries(
      lists.flatMap(([form, own]) =>
        own.length === 0
          ? []
          : [[form, z.array(z.strictObject({ kind: z.enum(own as [FactKind, ...FactKind[]]), ...FIELDS[form] }))]],
      ),
    ),
  );
}

export const sentencesSchema = z.strictObject({
  sentences: z.array(z.strictObject({ text: z.string(), facts: z.array(z.string()) })),
});

/** A proposal that has all that the gate needs; what the model left out is absent. */
export interface ProposedFact {
  kind: FactKind;
  slide: number;
  quote: string;
  value?: number;
  /** The upper end of a range that begins with `value`. */
  to?: number;
  unit?: (typeof UNITS)[number];
  currency?: string;
  name?: string;
  subject?: z.infer<typeof subjectSchema>;
  role?: z.infer<typeof roleSchema>;
  /** `2025`, `2025-06`, `2025-Q2`. */
  date?: string;
  period?: Period;
  strength?: Strength;
  /** Of a series. */
  metric?: FactKind;
  points?: z.infer<typeof pointSchema>[];
  /** Of a comparison table: heads of its columns, and its rows with a cell under each. */
  columns?: string[];
  rows?: z.infer<typeof rowSchema>[];
}

export interface ReadAnswers {
  proposed: ProposedFact[];
  refused: { code: 'malformed' | 'not-asked'; proposal: Proposal }[];
}

/** Answers of one call beyond these are left unread: no deck states as much. */
const MOST_ANSWERS = 250;
/** Names of fields that were not asked for: after a few they tell nothing new. */
const MOST_FIELDS = 20;
const listSchema = z.array(z.unknown()).optional();
const outerSchema = z
  .looseObject(Object.fromEntries(FORMS.map((form) => [form, listSchema])) as Record<Form, typeof listSchema>)
  .refine((answer) => FORMS.some((form) => answer[form] !== undefined));
/** A plain number, also as text. */
const writtenNumber = z.preprocess(
  (given) => (typeof given === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/u.test(given) ? Number(given) : given),
  z.number().nullish(),
);
/** Lenient where nothing depends on it: a missing key is as good as null, and keys that were not asked for are set aside. */
const itemSchema = z.object({
  kind: z.string(),
  found: z.boolean().default(true),
  slide: writtenNumber,
  quote: z.string().nullish(),
  value: writtenNumber,
  to: writtenNumber,
  unit: z.string().nullish(),
  currency: z.string().nullish(),
  name: z.string().nullish(),
  subject: z.string().nullish(),
  role: z.string().nullish(),
  date: z.string().nullish(),
  period: z.string().nullish(),
  strength: z.string().nullish(),
  metric: z.string().nullish(),
  points: z
    .array(z.object({ date: z.coerce.string(), value: z.coerce.number() }))
    .nullish()
    .catch(null),
  columns: z.array(z.string()).nullish().catch(null),
  rows: z
    .array(z.object({ name: z.string(), cells: z.array(z.string()) }))
    .nullish()
    .catch(null),
});

/**
 * Reads a group's answer. Undefined when it has not the form at all, which is worth asking again; single items that
 * are wrong, and whatever was not asked for, are refused one by one.
 */
export function readAnswers(json: unknown, kinds: readonly FactKind[]): ReadAnswers | undefined {
  const outer = outerSchema.safeParse(json);
  if (!outer.success) return undefined;
  const answers = FORMS.flatMap((form) => outer.data[form] ?? []);
  const unasked = new Set(Object.keys(outer.data).filter((key) => !FORMS.some((form) => form === key)));
  const refused: ReadAnswers['refused'] = [];
  const proposed: ProposedFact[] = [];
  let wellFormed = 0;
  for (const answer of answers.slice(0, MOST_ANSWERS)) {
    const item = itemSchema.safeParse(answer);
    if (!item.success) {
      refused.push({ code: 'malformed', proposal: showAnything(answer) });
      continue;
    }
    wellFormed += 1;
    for (const key of Object.keys(answer as object)) if (!(key in itemSchema.shape)) unasked.add(key);
    const { kind, found, slide, quote } = item.data;
    if (!found) continue;
    const asked = kinds.find((one) => one === kind);
    if (asked === undefined) refused.push({ code: 'not-asked', proposal: showItem(item.data) });
    else if (typeof slide !== 'number' || typeof quote !== 'string' || quote.trim() === '')
      refused.push({ code: 'malformed', proposal: showItem(item.data) });
    else proposed.push(...withPoints({ kind: asked, slide, quote, ...detailsOf(item.data) }, kinds));
  }
  if (answers.length > 0 && wellFormed === 0) return undefined;
  const fieldsRefused = [...unasked].slice(0, MOST_FIELDS).map((key) => ({
    code: 'not-asked' as const,
    proposal: { kind: key.slice(0, SHOWN.word) },
  }));
  return { proposed, refused: [...fieldsRefused, ...refused] };
}

/** A series, and each of its points as a figure of that date: the growth between them is computed from figures. */
function withPoints(series: ProposedFact, kinds: readonly FactKind[]): ProposedFact[] {
  const { metric, points = [], slide, quote, currency, role } = series;
  if (metric === undefined || !kinds.includes(metric)) return [series];
  const shared = { kind: metric, slide, quote, subject: 'company', ...given({ currency, role }) } as const;
  return [series, ...points.map(({ date, value }): ProposedFact => ({ ...shared, value, date }))];
}

type Item = z.infer<typeof itemSchema>;

export interface Sentence {
  text: string;
  facts: string[];
}

/** Undefined when the answer has no sentences in the form that was asked for; what stands beside them is set aside. */
export function readSentences(json: unknown): Sentence[] | undefined {
  const read = z
    .object({ sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()) })) })
    .safeParse(json);
  return read.success ? read.data.sentences : undefined;
}

function detailsOf(item: Item): Partial<ProposedFact> {
  const { value, to, unit, currency, name, subject, role, date, period, strength, metric, points, columns, rows } =
    item;
  return given({
    value,
    to,
    unit: UNITS.find((one) => one === unit),
    currency: currency?.trim().toUpperCase(),
    name: name?.trim(),
    subject: subjectSchema.safeParse(subject).data,
    role: roleSchema.safeParse(role).data,
    date: date?.trim(),
    period: periodSchema.safeParse(period).data,
    strength: strengthSchema.safeParse(strength).data,
    metric: [...TRACKED].find((one) => one === metric),
    points,
    columns,
    rows,
  });
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** Without what is null, undefined or empty. */
function given<T extends object>(fields: T): Given<T> {
  const kept = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(kept) as Given<T>;
}

const SHOWN = { quote: 240, word: 80 };

/** What is shown of a proposal that was refused. */
export function showProposal(proposed: ProposedFact): Proposal {
  return showItem({ found: true, ...proposed });
}

function showItem({ kind, slide, quote, value, unit, currency, name, subject }: Item): Proposal {
  const word = (text: string | null | undefined): string | undefined => text?.slice(0, SHOWN.word);
  return {
    kind: kind.slice(0, SHOWN.word),
    ...given({
      slide,
      quote: quote?.slice(0, SHOWN.quote),
      value,
      unit: word(unit),
      currency: word(currency),
      name: word(name),
      subject: word(subject),
    }),
  };
}

function showAnything(answer: unknown): Proposal {
  const kind = typeof answer === 'object' && answer !== null && 'kind' in answer ? answer.kind : undefined;
  return { kind: typeof kind === 'string' ? kind.slice(0, SHOWN.word) : '?' };
}
