/** Fields that several routes take: their lengths and shapes in one place. */
import { z } from 'zod';

/** An id in a path or body. Shape is not checked: an id that cannot be is answered as one that is not there. */
export const idField = z.string().min(1).max(200);

/** A name or label of a person or company; control characters never belong in one. */
export const nameField = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text));
export const requiredName = nameField.min(1);

/** Free text of a person. */
export const textField = z.string().trim().max(10_000);

export const emailField = z.email().max(254);

/** Long enough for a sentence, short enough that hashing it is not an attack. */
export const passwordField = z.string().min(1).max(1024);

/** A code of an authenticator app, or a recovery code, however it is typed. */
export const codeField = z.string().trim().min(1).max(64);

/** A token of a link. */
export const tokenField = z.string().min(16).max(200);

export const idParams = z.object({ id: idField });
