/** Finds the metric words of a text. */
import { buildLexicon } from '../../text/lexicon.js';
import { wordsOf } from '../../text/words.js';
import type { Word } from '../../text/words.js';
import { METRICS } from './metrics.js';
import { OF_ONE } from '../words/figures/find-metrics.js';
import type { Metric } from './metric.js';

export interface MetricMention {
  metric: Metric;
  start: number;
  end: number;
}

const BY_ID = new Map(METRICS.map((metric) => [metric.id, metric]));
const WORDS = buildLexicon(Object.fromEntries(METRICS.map(({ id, words }) => [id, words])));
const CAPITALS = buildLexicon(Object.fromEntries(METRICS.map(({ id, capitals }) => [id, capitals ?? []])));

/** "Go-to-market & growth": two words of one term have nothing but a space or a dash between them. */
const PARTED = /\p{L}{2}\s?[&+|;→]\s?\p{L}{2}/u;

/** The metric of that id in the lexicon. @throws RangeError for an id that is not there */
export function metricById(id: string): Metric {
  const metric = BY_ID.get(id);
  if (metric === undefined) throw new RangeError(`no metric ${id}`);
  return metric;
}

/**
 * Metric mentions of `text` by place. Where one lies inside another the longer stays ("gross margin", not
 * "margin"); words with a forbidden neighbour do not count. Linear.
 */
export function findMetrics(
  text: string,
  folded: string,
  language: string,
  words: readonly Word[] = wordsOf(text),
): MetricMention[] {
  const hits = [
    ...WORDS.find(words),
    ...CAPITALS.find(words).filter(({ start, end }) => isCapital(text.slice(start, end))),
  ];
  const mentions: MetricMention[] = [];
  for (const { list, start, end } of hits) {
    const metric = BY_ID.get(list);
    if (metric === undefined) continue;
    if (PARTED.test(text.slice(start, end))) continue;
    if (metric.only !== undefined && !metric.only.includes(language)) continue;
    if (metric.not?.before?.test(folded.slice(Math.max(0, start - 30), start)) === true) continue;
    if (metric.not?.after?.test(folded.slice(end, end + 30)) === true) continue;
    if (metric.needs?.test(folded.slice(Math.max(0, start - 60), end + 60)) === false) continue;
    mentions.push({ metric: byCustomer(metric, folded.slice(end, end + 40)), start, end });
  }
  return longestOnly(mentions);
}

/** "ARR per customer" is what one of them brings. */
function byCustomer(metric: Metric, after: string): Metric {
  const each = metric.kind === 'arr' ? 'acv' : metric.kind === 'mrr' ? 'arpa' : undefined;
  return each !== undefined && OF_ONE.test(after) ? metricById(each) : metric;
}

function isCapital(written: string): boolean {
  return /^\p{Lu}{2,}s?$/u.test(written);
}

// Mentions of one word may stand for several metrics ("we charge"); shorter ones inside longer ones go.
function longestOnly(mentions: MetricMention[]): MetricMention[] {
  const sorted = [...mentions].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: MetricMention[] = [];
  let reach = { start: -1, end: -1 };
  for (const mention of sorted) {
    const same = mention.start === reach.start && mention.end === reach.end;
    if (mention.end <= reach.end && !same) continue;
    kept.push(mention);
    if (mention.end > reach.end) reach = mention;
  }
  return kept;
}
