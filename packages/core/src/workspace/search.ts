/** The workspace's search: an index of the words of all summaries, and the few documents that may match. */
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { SearchResult } from '../model/search.js';
import { LOCALES, type Locale } from '../model/values.js';
import { storeFilter, type AnalysisFilter } from '../pipeline/analyses-filter.js';
import { searchedAnalysis, type SearchedAnalysis } from '../search/hits-in-analysis.js';
import { searchAnalyses } from '../search/search-analyses.js';
import type { StoredSummary } from '../search/stored-summary.js';
import { WordIndex } from '../search/word-index.js';
import { summaryMatcher } from '../store/query.js';
import type { Collection } from '../store/store.js';
import { unlessDamaged } from './unless-damaged.js';

/** How to search. */
export interface SearchQuery {
  /** Language of names, figures and questions, in which they are also searched. @default the configuration's */
  locale?: Locale | undefined;
  /** Hits a group, at most 50. @default 6 */
  limit?: number | undefined;
  /** Only among these analyses. @default all */
  among?: AnalysisFilter | undefined;
}

/** Documents of which what is searched is kept from one search to the next, in each language that is asked for. */
const MOST_KEPT = 200;
const MOST_HITS = 50;

export interface SearchTools {
  analyses: Pick<Collection<Analysis, StoredSummary>, 'get' | 'summaries' | 'revision'>;
  lang: Locale;
}

export function openSearch({
  analyses,
  lang,
}: SearchTools): (text: string, query?: SearchQuery) => Promise<SearchResult> {
  let index = new WordIndex();
  const levelling = new PQueue({ concurrency: 1 });
  let levelAt: string | undefined;
  let waiting: Promise<void> | undefined;
  // By their summaries, which are other objects as soon as a document is written again.
  const kept = new Map(LOCALES.map((locale) => [locale, keptIn(locale)]));

  function keptIn(locale: Locale) {
    return new LRUCache<AnalysisSummary, SearchedAnalysis>({
      max: MOST_KEPT,
      async fetchMethod({ id }) {
        const analysis = await unlessDamaged(() => analyses.get(id));
        return analysis && searchedAnalysis(analysis, locale);
      },
    });
  }

  async function bringLevel(): Promise<void> {
    // An idle queue begins at once, before the promise is kept.
    await Promise.resolve();
    waiting = undefined;
    const revision = await analyses.revision();
    if (revision === levelAt) return;
    const next = index.isWorn ? new WordIndex() : index;
    await next.bringLevel(await analyses.summaries());
    index = next;
    levelAt = revision;
  }

  return async (text, { locale = lang, limit = 6, among = {} } = {}) => {
    // Who asks before it has begun waits for the same.
    await (waiting ??= levelling.add(bringLevel));
    const options = { locale, limit: Math.min(limit, MOST_HITS), isAmong: summaryMatcher(storeFilter(among)) };
    return searchAnalyses(text, { index, read: async (summary) => kept.get(locale)?.fetch(summary) }, options);
  };
}
