/** Names of kinds of fact and of metrics: the types hold those that have one in every language. */
import type { FactKind } from '../model/fact-kinds.js';
import { message, type MessageValue } from '../model/message.js';
import type { factKinds } from './en/fact-kinds.js';
import type { figureWords } from './en/figure-words.js';
import type { labels } from './en/labels.js';

type NameOf<Id> = Id extends `check.metric.${infer Metric}` ? Metric : never;
export type NamedMetric = NameOf<keyof typeof figureWords>;

/** Mid-sentence. */
export function metricName(metric: NamedMetric): MessageValue {
  return { message: message(`check.metric.${metric}`) };
}

type KindNameId = Extract<keyof typeof labels | keyof typeof factKinds, `label.metric.${string}`>;

/** The id of a kind's name as a heading has it; a kind without one is a type error here. */
export function kindNameId(kind: FactKind): KindNameId {
  return `label.metric.${kind}`;
}
