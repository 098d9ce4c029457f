/** What the store keeps of an analysis beside the document: what lists show, and what it is found and counted by. */
import { summarizeAnalysis, type Analysis, type AnalysisSummary } from '../model/analysis.js';
import { companyKey, nameKey } from '../text/company-key.js';
import { searchWords } from './search-words.js';

export interface StoredSummary extends AnalysisSummary {
  /** What a search looks through, made by `searchWords()`. */
  searchWords?: string;
  /** Same of all decks of a company: `companyKey()`. */
  company?: string;
  /** As `company`, of the name as it was read, where a person has corrected it. */
  companyRead?: string;
  /** Of a deck of several files. */
  hasFiles?: true;
}

export function storedSummary(analysis: Analysis): StoredSummary {
  const { companyNameRead, files } = analysis;
  return {
    ...summarizeAnalysis(analysis),
    searchWords: searchWords(analysis),
    company: companyKey(analysis),
    ...(companyNameRead === undefined ? {} : { companyRead: nameKey(companyNameRead) }),
    ...(files.length > 1 ? { hasFiles: true } : {}),
  };
}

/** As lists show it: what it is found by is nobody's to read. */
export function shownSummary(summary: AnalysisSummary): AnalysisSummary {
  const {
    searchWords: _words,
    company: _company,
    companyRead: _read,
    hasFiles: _files,
    ...shown
  } = summary as StoredSummary;
  return shown;
}
