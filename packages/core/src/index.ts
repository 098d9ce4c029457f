/**
 * VC Analyst's SDK. One door, {@link openWorkspace}; the parts below for those who build their own.
 *
 *  file ──▶ deck/ ──▶ Deck ──▶ steps/ + engines/ ──▶ Fact[] ──▶ scoring/ ──▶ Analysis ──▶ exports/
 *           read      slides,  nine steps look for    slide +    criteria,    THE document
 *           safely    boxes    facts (evidence/)      quote      weights      (one JSON)
 */
export {
  openWorkspace,
  type DeckSource,
  type Workspace,
  type WorkspaceBatchOptions,
  type WorkspaceOptions,
  type WorkspaceTools,
} from './workspace.js';
export type { Analyses, DeckFile } from './workspace-analyses.js';
export type {
  AccountEvent,
  Accounts,
  Actor,
  AdminPanel,
  InvitationForm,
  ManagedUserForm,
  ManagedUsers,
  OneTimeLink,
  RegistrationForm,
  Sessions,
} from './accounts/accounts.js';
export type { MailSettings, Settings } from './accounts/settings.js';
export type { Collaboration, NewActivity, NotificationItem } from './collaboration/collaboration.js';
export type { AnalysisQueue, QueueUpdate, Submission } from './jobs/analysis-queue.js';
export type { Change, ChangeListener } from './store/store.js';
export type { ListPage, ListQuery, SortKey, SummaryFilter } from './store/query.js';
export { analyzeDeck, type AnalyzeOptions, type AnalyzeTools, type GivenFacts } from './analyze-deck.js';
export type { Reports } from './workspace-reports.js';
export type { Portfolio } from './workspace-portfolio.js';
export type { ReportReader } from './reports/viewer-lens.js';
export { rescoreAnalysis } from './score-document.js';
export { PUBLISHED_RULES, rulesOf, type ScoringRules } from './scoring-rules.js';
export { carryCorrections, correctAnalysis, type CorrectionNote } from './correct-analysis.js';
export { compareAnalyses } from './compare/compare-analyses.js';
export { thesisSchema, type Thesis } from './thesis/thesis.js';
export { findDeckFiles, loadDeckFile } from './deck/deck-files.js';
export {
  openDeckReader,
  type DeckInput,
  type DeckReader,
  type ReadLimits,
  type ReadOptions,
} from './deck/read-deck.js';
export { rubricEngine } from './engines/rubric/rubric-engine.js';
export type { Engine } from './engines/engine.js';
export { type ExportedFile } from './export-analysis.js';
export { exportFormats, reportFormats } from './exports/index.js';
export { cellText, movementText, valueText } from './exports/report/report-value.js';
export { toCsv } from './exports/to-csv.js';
export { inLanguage } from './i18n/in-language.js';
export { resolveConfig, type Config, type ConfigInput, type ResolvedConfig } from './config/config.js';
export { loadConfigFile } from './config/load-file.js';
export { loadThesisFile } from './config/load-thesis.js';
export { configTemplate, thesisTemplate } from './config/templates.js';
export { ERROR_CODES, errorText, isVcError, VcError, type ErrorCode, type ErrorData } from './errors/vc-error.js';
export type { EvaluateOptions } from './evaluate-decks.js';
export type { Evaluation } from './evaluation/evaluate.js';
export type { BatchResult } from './jobs/analyze-all.js';
export { criteriaByScore, keyFigures, scoreTone, shownScore } from './exports/report-parts.js';
export * from './model/index.js';
