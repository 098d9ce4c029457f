/** A query's value that holds several of a closed list. */
import { z } from 'zod';

/** Values set off by commas, such as `completed,failed`. */
export const several = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)).min(1));
