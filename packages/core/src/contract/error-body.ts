/** The one shape of every error that the server returns. */
import { z } from 'zod';
import { ERROR_CODES } from '../errors/error-codes.js';
import { messageValueSchema } from '../model/message.js';

/** What the server returns when a call fails. */
export const errorBodySchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(ERROR_CODES),
      /** One sentence in the caller's language: what is wrong and what to do. */
      message: z.string(),
      data: z.record(z.string(), messageValueSchema).optional(),
      /** By this the server's log finds the request again. */
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBodySchema>;
