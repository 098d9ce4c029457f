/** The name of a metric in the middle of a sentence; the type holds those that have one in every language. */
import { message, type MessageValue } from '../model/message.js';
import type { figureWords } from './en/figure-words.js';

type NameOf<Id> = Id extends `check.metric.${infer Metric}` ? Metric : never;
export type NamedMetric = NameOf<keyof typeof figureWords>;

export function metricName(metric: NamedMetric): MessageValue {
  return { message: message(`check.metric.${metric}`) };
}
