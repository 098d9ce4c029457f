/** A text the product makes, kept as id and values so that it can be shown in any of its languages. */
import { z } from 'zod';

/**
 * A value inside a message. Numbers decide plurals; the tagged forms are written in the reader's number
 * format; `texts` is what somebody else wrote in every language; `message` is another message in the same language; `list` joins with the language's "and";
 * a plain string (a name, a quote) stays as it is.
 */
export type MessageValue =
  | string
  | number
  | { money: number; currency: string }
  | { percent: number }
  | { multiple: number }
  | { date: string }
  | { texts: Record<'en' | 'es' | 'fr', string> }
  | { message: Message }
  | { list: MessageValue[] };

export interface Message {
  /** Key in the catalogues of `i18n`, such as `scoring.M1.nested`. */
  id: string;
  values: Record<string, MessageValue>;
}

/**
 * Checked by hand: a message may hold messages, and zod parses schemas that hold themselves many times slower, which
 * a store of thousands of documents feels.
 */
export const messageSchema = z.custom<Message>(isMessage, 'no message');
export const messageValueSchema = z.custom<MessageValue>(isMessageValue, 'no value of a message');
messageSchema._zod.toJSONSchema = () => ({
  type: 'object',
  properties: { id: { type: 'string' }, values: { type: 'object' } },
  required: ['id', 'values'],
  additionalProperties: false,
});
messageValueSchema._zod.toJSONSchema = () => ({ type: ['string', 'number', 'object'] });

/** True for what `messageSchema` accepts: id and values, nothing else. */
export function isMessage(value: unknown): value is Message {
  if (!isPlain(value) || typeof value.id !== 'string' || !isPlain(value.values)) return false;
  for (const name in value) if (name !== 'id' && name !== 'values') return false;
  for (const name in value.values) if (!isMessageValue(value.values[name])) return false;
  return true;
}

function isMessageValue(value: unknown): value is MessageValue {
  if (typeof value === 'string' || isFinite(value)) return true;
  if (!isPlain(value)) return false;
  const [first, second, ...more] = Object.keys(value);
  if (more.length > 0) return false;
  if (second !== undefined) return isFinite(value.money) && typeof value.currency === 'string';
  switch (first) {
    case 'percent':
    case 'multiple':
      return isFinite(value[first]);
    case 'date':
      return typeof value.date === 'string';
    case 'texts':
      return (
        isPlain(value.texts) &&
        ['en', 'es', 'fr'].every((locale) => typeof (value.texts as Message['values'])[locale] === 'string')
      );
    case 'message':
      return isMessage(value.message);
    case 'list':
      return Array.isArray(value.list) && value.list.every(isMessageValue);
    default:
      return false;
  }
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Shorthand: `message('scoring.M1.none')`, `message('flag.unusual-round.above', { ask })`. */
export function message(id: string, values: Record<string, MessageValue> = {}): Message {
  return { id, values };
}
