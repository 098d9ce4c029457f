/** The tools of the server, in the order in which a client lists them. */
import type { Tool } from '../tool.js';
import { analyzeDeck } from './analyze-deck.js';
import { compareAnalyses } from './compare-analyses.js';
import { exportAnalysis } from './export-analysis.js';
import { findDecks } from './find-decks.js';
import { listAnalyses } from './list-analyses.js';
import { listQuestions } from './list-questions.js';
import { rankAnalyses } from './rank-analyses.js';
import { readAnalysis } from './read-analysis.js';
import { readSlides } from './read-slides.js';
import { searchDecks } from './search-decks.js';
import { viewSlide } from './view-slide.js';

export const tools: readonly Tool[] = [
  findDecks,
  analyzeDeck,
  listAnalyses,
  rankAnalyses,
  searchDecks,
  readAnalysis,
  readSlides,
  viewSlide,
  compareAnalyses,
  listQuestions,
  exportAnalysis,
];
