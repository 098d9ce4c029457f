/** A fact: one typed statement of the deck with the slide and the verbatim quote that carry it. */
import { z } from 'zod';
import { FACT_KIND_IDS, type FactKind } from './fact-kinds.js';
import { READER_NAMES } from './vocabulary.js';

export const boxSchema = z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/** `actual` happened; `forecast`, `target`, `external` (market, other companies) and `example` never score as traction. */
export const basisSchema = z.enum(['actual', 'forecast', 'target', 'external', 'example']);
export type Basis = z.infer<typeof basisSchema>;

export const subjectSchema = z.enum(['company', 'market', 'competitor', 'customer', 'person', 'round']);
export type Subject = z.infer<typeof subjectSchema>;

/** `once` is a total or a balance; `cumulative` is summed since the start. */
export const periodSchema = z.enum(['day', 'week', 'month', 'quarter', 'year', 'once', 'cumulative']);
export type Period = z.infer<typeof periodSchema>;

export const strengthSchema = z.enum(['assertion', 'named', 'specific']);
export type Strength = z.infer<typeof strengthSchema>;

/** What the model said when it was asked about the quote alone. `goal`: not yet so; `other`: of somebody else. */
export const secondLookSchema = z.enum(['yes', 'no', 'goal', 'other']);
export type SecondLook = z.infer<typeof secondLookSchema>;

/** Readings of a number that the deck does not settle; the value is then our best reading. */
export const ambiguitySchema = z.enum([
  'thousand-separator',
  'billion-long-or-short',
  'm-thousand-or-million',
  'dollar-which',
  'currency-assumed',
]);
export type Ambiguity = z.infer<typeof ambiguitySchema>;

/** What a fact says, apart from where it stands and how it was found. */
const saidFields = {
  kind: z.enum(FACT_KIND_IDS),
  /** The fact as the deck words it: a name, a figure with its unit, a claim. */
  text: z.string().min(1),
  value: z.number().optional(),
  /** Bounds of a range or of a one-sided figure ("40+" has low 40, "up to $500K" has high 500,000). */
  low: z.number().optional(),
  high: z.number().optional(),
  unit: z.enum(['money', 'percent', 'multiple', 'count', 'months']).optional(),
  /** ISO 4217. */
  currency: z.string().length(3).optional(),
  period: periodSchema.optional(),
  /** `2025`, `2025-12`, `2025-Q3`, `2025-12-31`. */
  asOf: z.string().optional(),
  basis: basisSchema,
};

/** What read a fact: a rule, or a model that learned from labelled decks. */
export const decidedSchema = z.strictObject({
  /** Id of the rule, name and version of the model (`statements 1f2e3d4c`), or of the plugin (`plugin climate 1.0.0`). */
  by: z.string().min(1),
  /** Of a model: how likely it is right, 0..1, calibrated on decks it had not seen. */
  probability: z.number().min(0).max(1).optional(),
  /** Of a rule: how likely the statement model thinks it too, 0..1; of several statements the likeliest is quoted. */
  seconded: z.number().min(0).max(1).optional(),
  /** Of a model: the features that spoke most for it, strongest first. */
  why: z.array(z.string()).max(6).optional(),
});
export type Decided = z.infer<typeof decidedSchema>;

export const factSchema = z.strictObject({
  /** `<kind>-<slide>-<n>`, stable for one deck and one engine version. */
  id: z.string().min(1),
  ...saidFields,
  /** Only where a person corrected it: what the deck says instead, as it was read first. */
  asRead: z.strictObject(saidFields).optional(),
  /** Absolute, in the unit of the value: half of the last written digit, at most 5 %; 10 % for "about". */
  tolerance: z.number().nonnegative().optional(),
  subject: subjectSchema,
  /** Bare name of the person, competitor, customer, or item of the use of funds. */
  subjectName: z.string().optional(),
  strength: strengthSchema.optional(),
  /** The source that the deck names for it ("Gartner 2024"). */
  cited: z.string().optional(),
  ambiguous: z.array(ambiguitySchema).optional(),
  /** Per-kind detail as listed in `fact-kinds.ts`. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Slide number from 1; of a founder's answer its page, above 10,000. */
  slide: z.number().int().positive(),
  /** Verbatim, at most 240 characters, in the deck's language; found in the slide's visible text by code. */
  quote: z.string().min(1),
  box: boxSchema.optional(),
  source: z.enum(['text', 'table', 'chart', 'ocr', 'notes', 'alt', 'vision', 'person', 'answer']),
  visible: z.boolean(),
  /** Mean OCR confidence 0..1 of the block it was read from, only for `ocr`. */
  confidence: z.number().min(0).max(1).optional(),
  /** Ids of the facts it was computed from, when it was. */
  derivedFrom: z.array(z.string()).optional(),
  /** Engines that found it. */
  foundBy: z.array(z.enum([...READER_NAMES, 'person'])).optional(),
  /** What decided that the deck says it; absent in documents of earlier versions. */
  decided: decidedSchema.optional(),
  /** Where a model was asked several times: in how many of its readings it proposed the fact, of how many. */
  votes: z.tuple([z.number().int().nonnegative(), z.number().int().positive()]).optional(),
  /** Only where rules and model differ, and a model was asked again: anything but `yes` earns no points. */
  secondLook: secondLookSchema.optional(),
});
export type Fact = z.infer<typeof factSchema>;

/** A fact that is known to be of one of these kinds. */
export type FactOf<K extends FactKind> = Fact & { kind: K };

/** A fact before its id is given and its quote verified. */
export type FactDraft = Omit<Fact, 'id' | 'visible' | 'source' | 'box'> &
  Partial<Pick<Fact, 'visible' | 'source' | 'box'>>;
