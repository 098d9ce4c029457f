/** Searches companies, facts and questions over all analyses: by words in memory first, then in the few it reads. */
import type { AnalysisSummary } from '../model/analysis.js';
import type { CompanyHit, FactHit, QuestionHit, SearchResult } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { hitsAmong, type Ranked, type SearchedAnalysis } from './hits-in-analysis.js';
import { isAnyIn, markWords, soughtWords, type Sought } from './mark-words.js';
import type { StoredSummary } from './stored-summary.js';
import { wordHolders, type WordHolders } from './word-holders.js';
import type { Indexed, WordIndex } from './word-index.js';

export interface SearchSources {
  /** What may be found. */
  index: WordIndex;
  /** Undefined for one that has gone or cannot be read. */
  read: (summary: StoredSummary) => Promise<SearchedAnalysis | undefined>;
}

export interface SearchOptions {
  /** Language of names, figures and questions. */
  locale: Locale;
  /** Hits a group. */
  limit: number;
  /** Whether an analysis may be among what is found. */
  isAmong: (summary: AnalysisSummary) => boolean;
}

/** Documents read for one search at most: what none of these shows is left to a narrower search. */
const MOST_READ = 20;
const READ_AT_ONCE = 4;

/**
 * Every word of `text` must stand in what is found, at the beginning of a word; a fact or question may leave words to
 * its company (name, file, sector), but not all of them. Better matches first, then newer analyses.
 */
export async function searchAnalyses(
  text: string,
  { index, read }: SearchSources,
  { locale, limit, isAmong }: SearchOptions,
): Promise<SearchResult> {
  const sought = soughtWords(text);
  if (sought.length === 0) return emptyResult();
  const holders = sought.map((one) => wordHolders(one, index, locale));
  const ranked = placesByRank(index.newestFirst, holders, isAmong);
  const { summaries, slots } = index.newestFirst;
  const [companies = [], replaced = []] = ranked;
  const isHeld = (place: number) => holders.some(({ held }) => held[slots[place]!] === 1);
  // One more than is read tells that there are more.
  const mayHold = firstOf(ranked, isHeld, MOST_READ + 1).map((place) => summaries[place]!);
  const { more, ...hits } = await hitsIn(mayHold, { read, sought, limit });
  return {
    companies: firstNamed([companies, replaced], summaries, { sought, limit }).map((one) => companyHit(one, sought)),
    ...hits,
    more: { companies: companies.length + replaced.length > limit, ...more },
  };
}

/**
 * Places among the newest of those that answer every word: first whom the search names in all its words, then in one
 * word less, down to none; of each, decks that no later one of the company replaces before those that are replaced.
 */
function placesByRank(
  { summaries, slots, replaced }: Indexed,
  holders: readonly WordHolders[],
  isAmong: SearchOptions['isAmong'],
): number[][] {
  const ranked = Array.from({ length: 2 * (holders.length + 1) }, (): number[] => []);
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place]!;
    let unnamed = 0;
    let answered = 0;
    for (const { named, held } of holders) {
      if (named[slot] !== 1) {
        if (held[slot] !== 1) break;
        unnamed += 1;
      }
      answered += 1;
    }
    if (answered < holders.length || !isAmong(summaries[place]!)) continue;
    ranked[2 * unnamed + replaced[place]!]!.push(place);
  }
  return ranked;
}

/** The first `most` of the rows' numbers that are `wanted`. */
function firstOf(rows: readonly (readonly number[])[], wanted: (one: number) => boolean, most: number): number[] {
  const first: number[] = [];
  for (const row of rows)
    for (const one of row) {
      if (first.length === most) return first;
      if (wanted(one)) first.push(one);
    }
  return first;
}

interface Reading extends Pick<SearchSources, 'read'> {
  sought: readonly Sought[];
  limit: number;
}

/** Reads one document after another until both groups are full. */
async function hitsIn(summaries: readonly StoredSummary[], { read, sought, limit }: Reading) {
  const facts: Ranked<FactHit>[] = [];
  const questions: Ranked<QuestionHit>[] = [];
  let at = 0;
  while (at < Math.min(summaries.length, MOST_READ) && (facts.length <= limit || questions.length <= limit)) {
    const batch = summaries.slice(at, at + READ_AT_ONCE);
    at += batch.length;
    for (const searched of await Promise.all(batch.map(read))) {
      if (!searched) continue;
      facts.push(...hitsAmong(searched.facts, searched.company, sought));
      questions.push(...hitsAmong(searched.questions, searched.company, sought));
    }
  }
  const isUnread = at < summaries.length;
  return {
    more: { facts: isUnread || facts.length > limit, questions: isUnread || questions.length > limit },
    facts: best(facts, limit),
    questions: best(questions, limit),
  };
}

/** The best, at most half of them of one analysis as long as there are others. */
function best<Hit>(ranked: Ranked<Hit>[], limit: number): Hit[] {
  const counts = new Map<string, number>();
  const ordered = ranked.sort((a, b) => b.rank - a.rank);
  const first = new Set(
    ordered.filter(({ analysisId }) => {
      const count = (counts.get(analysisId) ?? 0) + 1;
      counts.set(analysisId, count);
      return count <= Math.ceil(limit / 2);
    }),
  );
  const chosen = new Set<Ranked<Hit>>();
  for (const one of [...first, ...ordered]) if (chosen.size < limit) chosen.add(one);
  return ordered.filter((one) => chosen.has(one)).map((one) => one.hit());
}

/** The first of them: companies of that name come before those whose file or sector the search means. */
function firstNamed(
  rows: readonly (readonly number[])[],
  summaries: readonly StoredSummary[],
  { sought, limit }: Pick<Reading, 'sought' | 'limit'>,
): StoredSummary[] {
  const others: StoredSummary[] = [];
  const named = firstOf(
    rows,
    (place) => {
      const isNamed = isAnyIn(summaries[place]!.companyName, sought);
      if (!isNamed && others.length < limit) others.push(summaries[place]!);
      return isNamed;
    },
    limit,
  );
  return [...named.map((place) => summaries[place]!), ...others].slice(0, limit);
}

function companyHit(summary: StoredSummary, sought: readonly Sought[]): CompanyHit {
  const { id, version, companyName, fileName, sector, status, overallScore, recommendation } = summary;
  const { recommendationReason } = summary;
  return {
    analysisId: id,
    version,
    companyName: markWords(companyName, sought),
    fileName: markWords(fileName, sought),
    sector,
    status,
    overallScore,
    recommendation,
    ...(recommendationReason ? { recommendationReason } : {}),
  };
}

function emptyResult(): SearchResult {
  return { companies: [], facts: [], questions: [], more: { companies: false, facts: false, questions: false } };
}
