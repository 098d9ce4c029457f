/** What the document keeps of a slide: its number, what it is about, how it was read, its visible text. */
import { z } from 'zod';
import { sectionSchema } from './values.js';

/** A statement in which a trained model sees the likeliest one of its deck to say something, however unlikely it is. */
export const hintSchema = z.strictObject({
  /** What it may say: a label of the statement model. */
  says: z.string(),
  /** The statement, verbatim. */
  quote: z.string(),
  /** Calibrated, from 0 to 1. */
  probability: z.number().min(0).max(1),
});
export type Hint = z.infer<typeof hintSchema>;

/** A line by which a slide is told; documents of engine 2.28 keep its words alone. */
export const tellingSchema = z.preprocess(
  (kept) => (typeof kept === 'string' ? { quote: kept } : kept),
  z.strictObject({
    /** Verbatim, checked against its slide. */
    quote: z.string(),
    /** The heading right over it, verbatim, where the line says little alone. */
    under: z.string().optional(),
  }),
);
export type Telling = z.infer<typeof tellingSchema>;

/** Labels of the statement model by which a line says nothing of the company. */
export const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'nav', 'contact', 'disclaimer', 'template_token', 'instruction', 'press', 'bio',
]); // prettier-ignore

export const slideSummarySchema = z.strictObject({
  number: z.number().int().positive(),
  title: z.string(),
  section: sectionSchema,
  alsoSections: z.array(sectionSchema),
  /** `answer`: no slide of the deck, but an answer of the founder that counts. */
  readBy: z.enum(['text', 'ocr', 'vision', 'unread', 'answer']),
  /** Words of visible text. */
  words: z.number().int().nonnegative(),
  /** Of them, those that OCR read in pictures and outlines; absent for none, and in documents of before. */
  ocrWords: z.number().int().positive().optional(),
  /** Lines that look like text and that could not be read; absent for none, and in documents of before. */
  unreadLines: z.number().int().positive().optional(),
  /** About how many logos it shows whose names were not read; absent for none, and in documents of before. */
  logos: z.number().int().positive().optional(),
  /** Why nothing on it counts; absent for slides that count, and in documents of before. */
  leftOut: z.enum(['disclaimer', 'template', 'contents', 'repeat']).optional(),
  /** Visible text; in the document, not in list summaries. */
  text: z.string(),
  /** The lines by which it is best told, in its order; absent for none, and in documents of before. */
  telling: z.array(tellingSchema).optional(),
  /** Absent for none, and in documents of before. */
  hints: z.array(hintSchema).optional(),
});
export type SlideSummary = z.infer<typeof slideSummarySchema>;

/** How a deck was read, in counts of its slides and lines. */
export const readingSchema = z.strictObject({
  /** Slides whose words stand in the file as text, those read in pictures (`ocr`, `vision`), and those of which nothing was read. */
  textSlides: z.number().int().nonnegative(),
  pictureSlides: z.number().int().nonnegative(),
  unreadSlides: z.number().int().nonnegative(),
  /** Lines that look like text and that could not be read. */
  unreadLines: z.number().int().nonnegative(),
  /** Texts in the file that a reader of the slide cannot see. */
  hiddenTexts: z.number().int().nonnegative(),
});
export type Reading = z.infer<typeof readingSchema>;

export function readingOf(deck: { slides: readonly SlideSummary[]; hiddenText: readonly unknown[] }): Reading {
  const count = (...by: SlideSummary['readBy'][]) => deck.slides.filter(({ readBy }) => by.includes(readBy)).length;
  return {
    textSlides: count('text'),
    pictureSlides: count('ocr', 'vision'),
    unreadSlides: count('unread'),
    unreadLines: deck.slides.reduce((sum, { unreadLines = 0 }) => sum + unreadLines, 0),
    hiddenTexts: deck.hiddenText.length,
  };
}
