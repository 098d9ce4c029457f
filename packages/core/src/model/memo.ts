/** The memo as data: one line, verdict in words, parts of rows and cells, a draft to the founder. Every file and page draws it. */
import { z } from 'zod';
import { messageSchema } from './message.js';

/** In the order in which they are drawn. */
export const MEMO_PARTS = [
  'product', 'deal', 'traction', 'forecast', 'sums', 'team', 'competition', 'for', 'against', 'pages',
] as const; // prettier-ignore
export type MemoPartId = (typeof MEMO_PARTS)[number];

/** A sentence, figure or quote with the slides and facts that carry it. Quotes stand in the deck's language. */
export const memoCellSchema = z.strictObject({
  text: z.string(),
  /** Absent where the text is the deck's own. */
  textMessage: messageSchema.optional(),
  slides: z.array(z.number().int().positive()),
  factIds: z.array(z.string()),
});
export type MemoCell = z.infer<typeof memoCellSchema>;

export const memoPartSchema = z.strictObject({
  id: z.enum(MEMO_PARTS),
  title: z.string(),
  titleMessage: messageSchema,
  /** What is to be known of the whole part: that one column of a table has all the ticks. */
  note: memoCellSchema.optional(),
  /** Heads of the columns; absent where the first cell of a row is its head, or the only one. */
  head: z.array(memoCellSchema).optional(),
  rows: z.array(z.array(memoCellSchema)),
});
export type MemoPart = z.infer<typeof memoPartSchema>;

export const memoSchema = z.strictObject({
  /**
   * What it is and for whom, in the deck's words; `closest` where no line says it plainly, `byModel` where it is a model's
   * sentence that its facts carry. Absent where none comes near.
   */
  line: memoCellSchema.extend({ closest: z.boolean(), byModel: z.boolean().optional() }).optional(),
  /** What follows and why, two sentences. */
  verdict: z.array(memoCellSchema),
  /** The two or three things that decide. */
  decides: z.array(memoCellSchema),
  /** Those alone of which the deck says something. */
  parts: z.array(memoPartSchema),
  /** What an investor asks for and the deck does not state, in one line. */
  notStated: memoCellSchema.optional(),
  /** What was left without a judgement, in one line: the deck says something of most of it. Absent in documents of before. */
  notJudged: memoCellSchema.optional(),
  /** The deck slide by slide, in its own words; behind everything else. Absent in documents of before. */
  pages: memoPartSchema.optional(),
  /** A draft to the founder: thanks and no, or the questions that would decide. Never behind a shared link. */
  email: z
    .strictObject({ subject: z.string(), subjectMessage: messageSchema, text: z.string(), textMessage: messageSchema })
    .optional(),
});
export type Memo = z.infer<typeof memoSchema>;
