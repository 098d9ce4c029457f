/** What the store keeps of an analysis beside the document: what lists show, and what it is found and counted by. */
import { summarizeAnalysis, type Analysis, type AnalysisSummary } from '../model/analysis.js';
import type { ModelSummary } from '../model/model-use.js';
import { companyKey, nameKey } from '../text/company-key.js';
import { searchWords } from './search-words.js';

export interface StoredSummary extends Omit<AnalysisSummary, keyof SummaryParts> {
  /**
   * What the summary is made of, as JSON: only who shows it in another language needs it, and as objects it would be
   * half of what a list holds in memory. Absent where there is none.
   */
  summaryParts?: string;
  /** What a search looks through, made by `searchWords()`. */
  searchWords?: string;
  /** Same of all decks of a company: `companyKey()`. */
  company?: string;
  /** As `company`, of the name as it was read, where a person has corrected it. */
  companyRead?: string;
  /** Files that the founder sent, by hash. */
  founderHashes?: string[];
  /** Of a deck of several files, or with files of the founder. */
  hasFiles?: true;
}

interface SummaryParts {
  summaryMessages?: Analysis['summaryMessages'];
  modelSummary?: ModelSummary | undefined;
}

export function storedSummary(analysis: Analysis): StoredSummary {
  const { companyNameRead, files, founder } = analysis;
  const sent = founder?.files.map(({ hash }) => hash) ?? [];
  const { summaryMessages = [], modelSummary, ...listed } = summarizeAnalysis(analysis);
  const parts: SummaryParts = { summaryMessages, modelSummary };
  return {
    ...listed,
    ...(summaryMessages.length > 0 || modelSummary ? { summaryParts: JSON.stringify(parts) } : {}),
    searchWords: searchWords(analysis),
    company: companyKey(analysis),
    ...(companyNameRead === undefined ? {} : { companyRead: nameKey(companyNameRead) }),
    ...(sent.length > 0 ? { founderHashes: sent } : {}),
    ...(files.length > 1 || sent.length > 0 ? { hasFiles: true } : {}),
  };
}

/** As lists show it: what it is found by is nobody's to read. */
export function shownSummary(summary: StoredSummary): AnalysisSummary {
  const {
    summaryParts,
    searchWords: _words,
    company: _company,
    companyRead: _read,
    hasFiles: _files,
    founderHashes: _sent,
    ...shown
  } = summary;
  const parts = summaryParts === undefined ? {} : (JSON.parse(summaryParts) as SummaryParts);
  return { ...shown, summaryMessages: [], ...parts };
}
