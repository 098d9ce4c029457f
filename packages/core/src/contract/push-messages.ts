/** What goes over `/ws`: a client subscribes to analyses, the server replays their steps so far and pushes the next. */
import { z } from 'zod';
import { stepIdSchema } from '../model/values.js';
import { ERROR_CODES } from '../errors/error-codes.js';

const analysisId = z.string().min(1).max(64);

/** What a client may send over `/ws`. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('subscribe'), analysisId }),
  /** Ends the subscription to one analysis, or to all. */
  z.strictObject({ type: z.literal('unsubscribe'), analysisId: analysisId.optional() }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What the server tells over `/ws`. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  /** A step began or ended; the step `completed` says that all are done and the report is there. */
  z.strictObject({
    type: z.literal('progress'),
    analysisId,
    step: z.union([stepIdSchema, z.literal('completed')]),
    status: z.enum(['pending', 'processing', 'completed', 'error']),
    ms: z.number().nonnegative().optional(),
    /** Milliseconds since the run began, for whoever subscribes while it is under way. */
    elapsedMs: z.number().nonnegative().optional(),
  }),
  /** A slide was read: recognising text in pictures makes the first step long. */
  z.strictObject({
    type: z.literal('slide'),
    analysisId,
    slide: z.number().int().positive(),
    slideCount: z.number().int().positive(),
  }),
  /** The analysis ended without a report. */
  z.strictObject({
    type: z.literal('failed'),
    analysisId,
    error: z.strictObject({ code: z.string(), message: z.string() }),
  }),
  /** The analysis is gone. */
  z.strictObject({ type: z.literal('removed'), analysisId }),
  /** Somebody changed it: a comment, an answer, a decision, a figure. Whoever shows it reads it again. */
  z.strictObject({ type: z.literal('changed'), analysisId }),
  /** Something happened in the workspace: activities and notifications are read again. */
  z.strictObject({ type: z.literal('news') }),
  /** What the client asked for is not allowed, unknown or too much. */
  z.strictObject({
    type: z.literal('error'),
    analysisId: analysisId.optional(),
    error: z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }),
  }),
  z.strictObject({ type: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
