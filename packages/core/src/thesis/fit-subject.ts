/** What a thesis looks at in a deck, and what a question to it answers. */
import type { Analysis } from '../model/analysis.js';
import type { Fact } from '../model/fact.js';
import type { FitAnswer, FitVerdict } from '../model/fit.js';
import type { Message } from '../model/message.js';

export type FitSubject = Pick<
  Analysis,
  'stage' | 'sector' | 'sectorRunnerUp' | 'businessModel' | 'facts' | 'slides' | 'flags' | 'metrics'
>;

/** US dollars for one unit of a currency. */
export type Rates = Readonly<Record<string, number>>;

export interface Asked {
  question: FitAnswer['question'];
  verdict: FitVerdict;
  reason: Message;
  factIds?: readonly string[];
  /** @default the slides of the facts */
  slides?: readonly number[];
}

/** The fact that the document shows for a metric. */
export function metricOf(subject: FitSubject, kind: keyof FitSubject['metrics']): Fact | undefined {
  const id = subject.metrics[kind];
  return id === undefined ? undefined : subject.facts.find((fact) => fact.id === id);
}

/** `amount` in US dollars; undefined for a currency without a rate. An amount without currency counts as dollars. */
export function inDollars(amount: number, currency: string | undefined, rates: Rates): number | undefined {
  const rate = currency === undefined ? 1 : rates[currency];
  return rate === undefined ? undefined : amount * rate;
}
