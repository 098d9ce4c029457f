/** Searches companies, facts and questions over all analyses: by words in memory first, then in the few it reads. */
import type { AnalysisSummary } from '../model/analysis.js';
import type { CompanyHit, FactHit, QuestionHit, SearchResult } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { hitsAmong, type Ranked, type SearchedAnalysis } from './hits-in-analysis.js';
import { markWords, soughtIn, soughtWords, type Sought } from './mark-words.js';
import type { SearchableSummary } from './search-words.js';
import { wordHolders, type WordHolders } from './word-holders.js';
import type { WordIndex } from './word-index.js';

export interface SearchSources {
  /** What may be found. */
  index: WordIndex;
  /** Undefined for one that has gone or cannot be read. */
  read: (summary: SearchableSummary) => Promise<SearchedAnalysis | undefined>;
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
  // Whom the search names, then decks that no later one of the company replaces; newest first within each.
  const byRank: Candidate[][] = [];
  for (const { summary, slot, isReplaced } of index.newestFirst) {
    const candidate = candidateOf(summary, slot, holders);
    if (!candidate || !isAmong(summary)) continue;
    (byRank[2 * candidate.named + (isReplaced ? 0 : 1)] ??= []).push(candidate);
  }
  const found = byRank.reverse().flat();

  const companies = found.filter(({ named }) => named === sought.length).map(({ summary }) => summary);
  const mayHold = found.filter(({ held }) => held > 0).map(({ summary }) => summary);
  const { more, ...hits } = await hitsIn(mayHold, { read, sought, limit });
  return {
    companies: firstNamed(companies, sought, limit).map((summary) => companyHit(summary, sought)),
    ...hits,
    more: { companies: companies.length > limit, ...more },
  };
}

interface Candidate {
  summary: SearchableSummary;
  /** Words of the search that its company answers. */
  named: number;
  /** Words that a fact or question of it may answer. */
  held: number;
}

function candidateOf(summary: SearchableSummary, slot: number, holders: readonly WordHolders[]): Candidate | undefined {
  let named = 0;
  let held = 0;
  for (const word of holders) {
    const isNamed = word.named[slot] === 1;
    const isHeld = word.held[slot] === 1;
    if (!isNamed && !isHeld) return undefined;
    if (isNamed) named += 1;
    if (isHeld) held += 1;
  }
  return { summary, named, held };
}

interface Reading extends Pick<SearchSources, 'read'> {
  sought: readonly Sought[];
  limit: number;
}

/** Reads one document after another until both groups are full. */
async function hitsIn(summaries: readonly SearchableSummary[], { read, sought, limit }: Reading) {
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
function firstNamed(summaries: readonly SearchableSummary[], sought: readonly Sought[], limit: number) {
  const named: SearchableSummary[] = [];
  const others: SearchableSummary[] = [];
  for (const summary of summaries) {
    if (named.length === limit) break;
    (soughtIn(summary.companyName, sought).size > 0 ? named : others).push(summary);
  }
  return [...named, ...others].slice(0, limit);
}

function companyHit(summary: SearchableSummary, sought: readonly Sought[]): CompanyHit {
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
