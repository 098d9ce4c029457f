/**
 * A report as it is read, whatever it is about: title, stretch of time and sections, which the page, the terminal and
 * every file render alike. Texts stand as message beside their rendering in `textLanguage`.
 */
import { z } from 'zod';
import { messageSchema } from './message.js';
import { localeSchema } from './values.js';

/** How a value is written: `money` in euro, `multiple` how many times (1.8×), `points` a signed difference of scores or counts, `date` as 2026, 2026-Q4, 2026-11 or 2026-11-21. */
export const VALUE_KINDS = [
  'text',
  'count',
  'score',
  'points',
  'percent',
  'money',
  'multiple',
  'seconds',
  'date',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

const saidSchema = z.strictObject({ text: z.string(), textMessage: messageSchema });
/** A sentence or word of ours. */
export type Said = z.infer<typeof saidSchema>;

/** A string is a name as it was given (a company, a metric as the deck has it); null is shown as “–”. */
const cellSchema = z.union([z.string(), z.number(), z.null(), saidSchema]);
export type Cell = z.infer<typeof cellSchema>;

/** A figure against the same figure of the period before. */
export const movementSchema = z.strictObject({
  /** null when it could not be given then. */
  before: z.number().nullable(),
  /** Now minus before, in the figure's own unit; null when either is. */
  absolute: z.number().nullable(),
  /** In percent of before, one decimal; null when there is none or it was 0. */
  relative: z.number().nullable(),
});
export type Movement = z.infer<typeof movementSchema>;

const titled = { id: z.string(), title: z.string(), titleMessage: messageSchema };

const statSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  labelMessage: messageSchema,
  kind: z.enum(VALUE_KINDS),
  value: z.number().nullable(),
  /** Absent when there is no period before. */
  movement: movementSchema.optional(),
  /** What the figure is made of, such as “12 ratings”. */
  note: saidSchema.optional(),
});
export type Stat = z.infer<typeof statSchema>;

const columnSchema = z.strictObject({
  id: z.string(),
  heading: z.string(),
  headingMessage: messageSchema,
  kind: z.enum(VALUE_KINDS),
});
export type Column = z.infer<typeof columnSchema>;

export const reportSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stats'), ...titled, stats: z.array(statSchema) }),
  z.strictObject({
    kind: z.literal('table'),
    ...titled,
    columns: z.array(columnSchema),
    /** As many cells as there are columns. */
    rows: z.array(z.array(cellSchema)),
    /** Analysis that a row is of, row by row; absent when rows are of none. */
    analysisIds: z.array(z.string().nullable()).optional(),
    /** Where a picture helps: `label` is the column of names or dates, `values` those to draw, `marks` counts of events beside them. */
    chart: z
      .strictObject({
        form: z.enum(['bars', 'columns', 'lines']),
        label: z.number().int(),
        values: z.array(z.number().int()),
        marks: z.array(z.number().int()).optional(),
      })
      .optional(),
    /** What is to be known to read it, or how many rows were left out. */
    notes: z.array(saidSchema).optional(),
    /** Shown instead when there are no rows. */
    empty: saidSchema,
  }),
  z.strictObject({ kind: z.literal('text'), ...titled, sentences: z.array(saidSchema) }),
]);
export type ReportSection = z.infer<typeof reportSectionSchema>;
export type StatsSection = Extract<ReportSection, { kind: 'stats' }>;
export type TableSection = Extract<ReportSection, { kind: 'table' }>;
export type TextSection = Extract<ReportSection, { kind: 'text' }>;

/** What every report document has; a file format needs no more. */
export const reportDocumentSchema = z.strictObject({
  title: z.string(),
  titleMessage: messageSchema,
  /** The stretch of time it is about, in words, such as “October 2026” or “1 – 21 November 2026, so far”. */
  subtitle: z.string(),
  subtitleMessage: messageSchema,
  textLanguage: localeSchema,
  /** When it was made; ISO 8601, UTC. */
  generatedAt: z.string(),
  /** True where the reader may not see amounts: every one of them is null. */
  amountsHidden: z.boolean(),
  sections: z.array(reportSectionSchema),
});
export type ReportDocument = z.infer<typeof reportDocumentSchema>;
