/** Inputs that several tools take, each with the sentence that a model reads. */
import { localeSchema } from '@vc-analyst/core/model';
import { z } from 'zod';

export const idInput = z
  .string()
  .min(4)
  .max(200)
  .describe('Id of an analysis, or a beginning of it that no other has (at least four characters)');

export const pathInput = z.string().min(1).max(4096);

/** Says its default: the language of the configuration. */
export const langInput = localeSchema
  .optional()
  .describe('Language of texts that are not the deck’s (default: the configured one)');
