/** A text the product makes, kept as id and values so that it can be shown in any of its languages. */
import { z } from 'zod';

/**
 * A value inside a message. Numbers decide plurals; the tagged forms are written in the reader's number
 * format; `message` is another message in the same language; `list` joins with the language's "and";
 * a plain string (a name, a quote) stays as it is.
 */
export type MessageValue =
  | string
  | number
  | { money: number; currency: string }
  | { percent: number }
  | { multiple: number }
  | { date: string }
  | { message: Message }
  | { list: MessageValue[] };

export interface Message {
  /** Key in the catalogues of `i18n`, such as `criterion.M1.nested`. */
  id: string;
  values: Record<string, MessageValue>;
}

export const messageValueSchema: z.ZodType<MessageValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.strictObject({ money: z.number(), currency: z.string() }),
    z.strictObject({ percent: z.number() }),
    z.strictObject({ multiple: z.number() }),
    z.strictObject({ date: z.string() }),
    z.strictObject({ message: messageSchema }),
    z.strictObject({ list: z.array(messageValueSchema) }),
  ]),
);

export const messageSchema: z.ZodType<Message> = z.lazy(() =>
  z.strictObject({ id: z.string(), values: z.record(z.string(), messageValueSchema) }),
);

/** Shorthand: `message('criterion.M1.none')`, `message('flag.F04', {quote})`. */
export function message(id: string, values: Record<string, MessageValue> = {}): Message {
  return { id, values };
}
