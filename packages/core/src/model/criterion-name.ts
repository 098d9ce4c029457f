/** What a criterion is called: by the catalogues, or by the plugin that adds it. Browsers load it, so it makes no schema. */
import type { Message } from './message.js';

/** A criterion, or what is left of one in a comparison. */
export interface NamedCriterion {
  id: string;
  titleMessage?: Message | undefined;
}

/** As a heading: "Market size". */
export function criterionName({ id, titleMessage }: NamedCriterion): Message {
  return titleMessage ?? { id: `scoring.${id}.title`, values: {} };
}

/** Inside a sentence: "the size of the market". */
export function criterionTopic({ id, titleMessage }: NamedCriterion): Message {
  return titleMessage ?? { id: `summary.topic.${id}`, values: {} };
}
