/** The same document with every text of ours rendered in another language; nothing is analysed again. */
import type { Message } from '../model/message.js';
import type { Locale } from '../model/values.js';
import { renderMessage } from './render.js';
import { summaryText } from './summary-text.js';

/**
 * Walks a document and, wherever a field `x` stands beside `xMessage`, renders `x` anew. Quotes, names and
 * a model's prose stay as they are.
 */
export function inLanguage<T extends { textLanguage: Locale }>(document: T, locale: Locale): T {
  return { ...(rendered(document, locale) as T), textLanguage: locale };
}

function rendered(node: unknown, locale: Locale): unknown {
  if (Array.isArray(node)) return node.map((item) => rendered(item, locale));
  if (node === null || typeof node !== 'object') return node;
  const out: Record<string, unknown> = {};
  const source = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(source)) {
    const message = source[`${key}Message`];
    if (message !== undefined && typeof value === 'string') out[key] = renderMessage(message as Message, locale);
    else if (key.endsWith('Message')) out[key] = value;
    else out[key] = rendered(value, locale);
  }
  // What a failed analysis keeps of its error: code and values say the sentence in any language.
  const { failure } = source as { failure?: { code: string; message: string; data: Message['values'] } };
  if (failure)
    out.failure = { ...failure, message: renderMessage({ id: `error.${failure.code}`, values: failure.data }, locale) };
  if (Array.isArray(source.summaryMessages)) {
    out.summaryMessages = source.summaryMessages;
    out.summary = summaryText(source as unknown as Parameters<typeof summaryText>[0], locale);
  }
  return out;
}
