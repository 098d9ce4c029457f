/** The summary as it is read: a model's sentences where there are any in the language, and always what code concludes. */
import type { Message } from '../model/message.js';
import type { ModelSummary } from '../model/model-use.js';
import type { Locale } from '../model/values.js';
import { renderMessage } from './render.js';

/** What is not shown, what carries the score, and the verdict: never a model's to say. */
const CODES_OWN = /^summary\.(?:evidence|verdict|team\.none|reports\.(?:none|forecast-only))/u;

export interface ShownSentence {
  text: string;
  factIds: string[];
}

/** The sentences of the summary in `locale`, each with the facts that carry it. */
export function summarySentences(
  {
    summaryMessages,
    modelSummary,
  }: {
    summaryMessages: readonly { message: Message; factIds: string[] }[];
    modelSummary?: ModelSummary | undefined;
  },
  locale: Locale,
): ShownSentence[] {
  const isTold = modelSummary?.locale === locale;
  const own = summaryMessages.filter(({ message: { id } }) => !isTold || CODES_OWN.test(id));
  return [
    ...(isTold ? modelSummary.sentences : []),
    ...own.map(({ message, factIds }) => ({ text: renderMessage(message, locale), factIds })),
  ];
}

export function summaryText(document: Parameters<typeof summarySentences>[0], locale: Locale): string {
  return summarySentences(document, locale)
    .map(({ text }) => text)
    .join(' ');
}
