/** Searches companies, facts and questions over all analyses: by words in memory first, then in the few it reads. */
import type { Analysis } from '../model/analysis.js';
import type { CompanyHit, FactHit, QuestionHit, SearchResult } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { factHits, questionHits, type Ranked } from './hits-in-analysis.js';
import { markWords, soughtWords, type Sought } from './mark-words.js';
import type { SearchableSummary } from './search-words.js';
import { wordTests, type WordTest } from './word-tests.js';

export interface SearchSources {
  /** Newest first. */
  summaries: readonly SearchableSummary[];
  /** Undefined for one that has gone or cannot be read. */
  read: (summary: SearchableSummary) => Promise<Analysis | undefined>;
}

export interface SearchOptions {
  /** Language of names, figures and questions. */
  locale: Locale;
  /** Hits a group. */
  limit: number;
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
  { summaries, read }: SearchSources,
  { locale, limit }: SearchOptions,
): Promise<SearchResult> {
  const sought = soughtWords(text);
  if (sought.length === 0) return emptyResult();
  const tests = wordTests(sought, locale);
  const superseded = new Set<string>();
  for (const { previousId } of summaries) if (previousId !== undefined) superseded.add(previousId);
  const found = summaries.flatMap((summary) => candidateOf(summary, tests) ?? []);
  // Whom the search names, then decks that no later one of the company replaces; newest first within each.
  const rank = ({ summary, named }: Candidate) => 2 * named + (superseded.has(summary.id) ? 0 : 1);
  found.sort((a, b) => rank(b) - rank(a));

  const companies = found.filter(({ isCompany }) => isCompany).map(({ summary }) => summary);
  const holders = found.filter(({ mayHold }) => mayHold).map(({ summary }) => summary);
  const { more, ...hits } = await hitsIn(holders, { read, sought, locale, limit });
  return {
    companies: namedFirst(companies, sought)
      .slice(0, limit)
      .map((summary) => companyHit(summary, sought)),
    ...hits,
    more: { companies: companies.length > limit, ...more },
  };
}

interface Candidate {
  summary: SearchableSummary;
  /** Words of the search that its company answers. */
  named: number;
  isCompany: boolean;
  /** A fact or question of it may match. */
  mayHold: boolean;
}

function candidateOf(summary: SearchableSummary, tests: readonly WordTest[]): Candidate | undefined {
  let named = 0;
  let held = 0;
  for (const test of tests) {
    const isNamed = test.ofCompany(summary);
    const isHeld = test.ofContent(summary);
    if (!isNamed && !isHeld) return undefined;
    if (isNamed) named += 1;
    if (isHeld) held += 1;
  }
  return { summary, named, isCompany: named === tests.length, mayHold: held > 0 };
}

interface Reading {
  read: SearchSources['read'];
  sought: readonly Sought[];
  locale: Locale;
  limit: number;
}

/** Reads one document after another until both groups are full. */
async function hitsIn(summaries: readonly SearchableSummary[], { read, sought, locale, limit }: Reading) {
  const facts: Ranked<FactHit>[] = [];
  const questions: Ranked<QuestionHit>[] = [];
  let at = 0;
  while (at < Math.min(summaries.length, MOST_READ) && (facts.length <= limit || questions.length <= limit)) {
    const batch = summaries.slice(at, at + READ_AT_ONCE);
    at += batch.length;
    for (const analysis of await Promise.all(batch.map(read))) {
      if (analysis?.status !== 'completed') continue;
      facts.push(...factHits(analysis, sought, locale));
      questions.push(...questionHits(analysis, sought, locale));
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
function best<Hit extends { analysisId: string }>(ranked: Ranked<Hit>[], limit: number): Hit[] {
  const counts = new Map<string, number>();
  const ordered = ranked.sort((a, b) => b.rank - a.rank);
  const first = new Set(
    ordered.filter(({ hit: { analysisId } }) => {
      const count = (counts.get(analysisId) ?? 0) + 1;
      counts.set(analysisId, count);
      return count <= Math.ceil(limit / 2);
    }),
  );
  const chosen = new Set<Ranked<Hit>>();
  for (const one of [...first, ...ordered]) if (chosen.size < limit) chosen.add(one);
  return ordered.filter((one) => chosen.has(one)).map(({ hit }) => hit);
}

/** Companies of that name come before those whose file or sector the search means. */
function namedFirst(summaries: readonly SearchableSummary[], sought: readonly Sought[]): SearchableSummary[] {
  const isNamed = ({ companyName }: SearchableSummary) => markWords(companyName, sought).some(({ hit }) => hit);
  return [...summaries.filter(isNamed), ...summaries.filter((summary) => !isNamed(summary))];
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
