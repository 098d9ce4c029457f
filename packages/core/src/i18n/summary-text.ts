/** The summary as it is read: a model's sentences where there are any in the language, and always what code concludes. */
import type { Message } from '../model/message.js';
import type { ModelSummary } from '../model/model-use.js';
import type { Locale } from '../model/values.js';
import { renderMessage } from './render.js';

/** What is not shown, what carries the score, and the verdict: never a model's to say. */
const CODES_OWN = /^summary\.(?:evidence|verdict|team\.none|reports\.(?:none|forecast-only))/u;

/** What each other sentence tells of: where a model's tell nothing of it, ours stands. */
const TOPICS: readonly { ours: RegExp; kinds: ReadonlySet<string> }[] = [
  {
    ours: /^summary\.about\./u,
    kinds: new Set(['one_liner', 'solution', 'customer_segment', 'product_stage', 'tech', 'revenue_model']),
  },
  {
    ours: /^summary\.reports/u,
    kinds: new Set([
      ...['arr', 'mrr', 'revenue', 'gmv', 'tpv', 'aum', 'growth_yoy', 'growth_mom', 'growth_multiple'],
      ...['paying_customers', 'customers', 'mau', 'users', 'waitlist', 'signups', 'loi', 'pilot', 'logo'],
    ]),
  },
  { ours: /^summary\.team/u, kinds: new Set(['person', 'exit', 'track_record', 'domain_experience', 'background']) },
];

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
  const told = isTold ? modelSummary.sentences : [];
  const own = summaryMessages
    .filter(({ message: { id } }) => !isTold || CODES_OWN.test(id) || !isToldIn(told, id))
    .map(({ message, factIds }) => ({ id: message.id, text: renderMessage(message, locale), factIds }));
  const shown = ({ text, factIds }: ShownSentence): ShownSentence => ({ text, factIds });
  // What the company does comes first, whoever tells it.
  const isFirst = ({ id }: { id: string }): boolean => TOPICS[0]!.ours.test(id);
  return [...own.filter(isFirst).map(shown), ...told, ...own.filter((one) => !isFirst(one)).map(shown)];
}

function isToldIn(told: ModelSummary['sentences'], id: string): boolean {
  const topic = TOPICS.find(({ ours }) => ours.test(id));
  return topic === undefined || told.some(({ factIds }) => factIds.some((factId) => topic.kinds.has(kindOf(factId))));
}

/** Ids of facts are kind, slide and number: `arr-7-1`. */
function kindOf(factId: string): string {
  return factId.replace(/-\d+-\d+$/u, '');
}

export function summaryText(document: Parameters<typeof summarySentences>[0], locale: Locale): string {
  return summarySentences(document, locale)
    .map(({ text }) => text)
    .join(' ');
}
