/** The workspace's search: looks through what lists keep in memory, reads the few documents that may match. */
import { LRUCache } from 'lru-cache';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { SearchResult } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { searchAnalyses } from '../search/search-analyses.js';
import type { SearchableSummary } from '../search/search-words.js';
import type { Collection } from '../store/store.js';
import { unlessDamaged } from './unless-damaged.js';

/** How to search. */
export interface SearchQuery {
  /** Language of names, figures and questions, in which they are also searched. @default the configuration's */
  locale?: Locale | undefined;
  /** Hits a group, at most 50. @default 6 */
  limit?: number | undefined;
  /** Only analyses that are finished. @default false */
  completedOnly?: boolean | undefined;
}

/** Documents kept from one search to the next: whoever types asks for the same ones letter by letter. */
const MOST_KEPT = 60;
const MOST_HITS = 50;

export interface SearchTools {
  analyses: Pick<Collection<Analysis, SearchableSummary>, 'get' | 'list'>;
  lang: Locale;
}

export function openSearch({
  analyses,
  lang,
}: SearchTools): (text: string, query?: SearchQuery) => Promise<SearchResult> {
  // By their summaries, which are other objects as soon as a document is written again.
  const kept = new LRUCache<AnalysisSummary, Analysis>({ max: MOST_KEPT });

  async function read(summary: AnalysisSummary): Promise<Analysis | undefined> {
    const analysis = kept.get(summary) ?? (await unlessDamaged(() => analyses.get(summary.id)));
    if (analysis) kept.set(summary, analysis);
    return analysis;
  }

  return async (text, { locale = lang, limit = 6, completedOnly = false } = {}) => {
    const { items } = await analyses.list({
      sort: [{ by: 'createdAt', order: 'descending' }],
      limit: Infinity,
      ...(completedOnly && { filter: { conditions: [{ field: 'status', equals: 'completed' }] } }),
    });
    return searchAnalyses(text, { summaries: items, read }, { locale, limit: Math.min(limit, MOST_HITS) });
  };
}
