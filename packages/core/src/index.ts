/**
 * VC Analyst's SDK. One door, {@link openWorkspace}; the parts below for those who build their own.
 *
 *  file ──▶ deck/ ──▶ Deck ──▶ engines/ ──▶ Fact[] ──▶ scoring/ ──▶ Analysis ──▶ memo/
 *           read      slides,  look for      slide +    criteria,    THE document
 *           safely    boxes    facts         quote      weights      (one JSON)
 */
export { openWorkspace, type WorkspaceTools } from './workspace/open-workspace.js';
export type { Workspace, WorkspaceOptions } from './workspace/workspace.js';
export type { Training, TrainOptions } from './workspace/training/open-training.js';
export type { DeckSource, WorkspaceBatchOptions } from './workspace/batch.js';
export type { Analyses, ByWhom, DeckFile } from './workspace/analyses.js';
export type {
  AccountEvent,
  Accounts,
  Actor,
  AdminPanel,
  ApiTokens,
  InvitationForm,
  ManagedUserForm,
  ManagedUsers,
  OneTimeLink,
  RegistrationForm,
  Sessions,
} from './accounts/accounts.js';
export { makeBackupKey } from './workspace/encrypted-file.js';
export type { FounderFiles } from './workspace/founder-files.js';
export type { Erasure, PersonalData, Privacy } from './workspace/personal-data.js';
export type { Retention } from './workspace/retention.js';
export type { ProvidedAccounts, ProvidedIdentity } from './accounts/provided.js';
export { PANEL_ID, type FactorSetUp, type SecondFactors } from './accounts/second-factors.js';
export type { MailSettings, Settings } from './accounts/settings.js';
export type {
  Activities,
  Collaboration,
  CommentPin,
  Comments,
  Decisions,
  FeedbackBook,
  NotificationItem,
  Notifications,
  FounderLinks,
  Shares,
} from './collaboration/collaboration.js';
export type { AuditCheck, AuditLog, AuditPage } from './audit/audit-log.js';
export { auditFile, AUDIT_FORMATS, type AuditFormat } from './audit/audit-files.js';
export type { AnalysisQueue, QueueUpdate, Submission } from './jobs/analysis-queue.js';
export type {
  Blobs,
  Change,
  ChangeListener,
  Collection,
  CollectionDefinition,
  QuarantinedDocument,
  Store,
} from './store/store.js';
export type { SharedState } from './store/shared-state.js';
export type { Condition, FieldPath, ListPage, ListQuery, SortKey, SummaryFilter } from './store/query.js';
export { chooseAnalyses, newestVersions, storeFilter, type AnalysisFilter } from './pipeline/analyses-filter.js';
export { officeInUse, type OfficeInUse } from './deck/pictures/draw-by-office.js';
export { openPlugins, type PluginSet } from './pipeline/plugins/open-plugins.js';
export {
  definePlugin,
  type Plugin,
  type PluginCriterion,
  type PluginDeck,
  type PluginEngine,
  type PluginExtractor,
  type PluginFact,
  type PluginJudgement,
  type PluginSlide,
  type PluginText,
} from './pipeline/plugins/plugin.js';
export type { JudgedDeck } from './scoring/own-criterion.js';
export type { NameProposal } from './pipeline/propose-name.js';
export { analyzeDeck } from './pipeline/analyze-deck.js';
export type { AnalyzeOptions, AnalyzeTools, GivenFacts } from './pipeline/analyze-options.js';
export type { EngineProbe, ProbeOptions } from './workspace/engine-in-force.js';
export type { Reports } from './workspace/reports.js';
export type { SearchQuery } from './workspace/search.js';
export type { Portfolio } from './workspace/portfolio.js';
export { rankSummaries, severalDecksOf } from './reports/ranking-report.js';
export type { ReportReader } from './reports/visible-investments.js';
export { rescoreAnalysis } from './pipeline/score-document.js';
export { PUBLISHED_RULES, rulesOf, type ScoringRules } from './pipeline/scoring-rules.js';
export { correctAnalysis, type CorrectionNote } from './pipeline/correct-analysis.js';
export { takeBackCorrection } from './pipeline/take-back-correction.js';
export { parseTypedNumber, type TypedFor } from './evidence/numbers/parse-typed-number.js';
export { compareAnalyses } from './compare/compare-analyses.js';
export { thesisSchema, type Thesis } from './thesis/thesis.js';
export { findDeckFiles, loadDeckFile, looksLikeDeck, REPORT_MARK } from './deck/deck-files.js';
export { ownReport, ownReportAt, type OwnReport } from './deck/own-report.js';
export { hashDeck } from './deck/hash-deck.js';
export { findDecks, type FindOptions } from './deck/find-decks.js';
export { decksOfFiles } from './deck/picture-series.js';
export type { ManifestEntry } from './deck/read-manifest.js';
export { watchDecks, type DeckWatcher, type WatchOptions } from './deck/watch-decks.js';
export {
  openDeckReader,
  type DeckInput,
  type DeckReader,
  type DeckReaderOptions,
  type ReadLimits,
  type ReadOptions,
  type SlideRead,
} from './deck/read-deck.js';
export { rubricEngine } from './engines/rubric/rubric-engine.js';
export { createOpenAiEngine, type AnswerCache, type OpenAiSettings } from './engines/openai/open-ai-engine.js';
export type { DeckReading, Engine, OpenDeck, Review, ScoreFacts, StepAnswer } from './engines/engine.js';
export type { DeckView } from './evidence/view/view-types.js';
export type { Step } from './engines/steps.js';
export { type ExportedFile } from './workspace/export-analysis.js';
export { memoFormats, type MemoFormat, type MemoOptions } from './memo/index.js';
export { reportFormats, type ReportFormat } from './reports/formats/index.js';
export { cellText, movementText, valueText } from './reports/formats/report-value.js';
export { toCsv } from './drawing/to-csv.js';
export { inLanguage } from './i18n/in-language.js';
export { inspectDataFolder, migrate } from './workspace/data-folder.js';
export { inspectAudit } from './workspace/inspect-audit.js';
export { inspectStore } from './workspace/move-data.js';
export { backUpStore as backUp, restoreStore as restore, moveData, type DataPlace } from './workspace/move-data.js';
export type { StoreCopy } from './workspace/copy-store.js';
export type { RestoredSetting } from './workspace/restored-settings.js';
export type { BackUpResult, BackupContents, CollectionState, FolderState, Migration } from './workspace/data-folder.js';
export {
  resolveConfig,
  SETTING_VARIABLES,
  type Config,
  type ConfigInput,
  type ConfigSource,
  type ResolvedConfig,
} from './config/config.js';
export { loadConfigFile, type LoadedFile } from './config/load-file.js';
export { loadThesisFile } from './workspace/load-thesis.js';
export { configTemplate, thesisTemplate } from './config/templates.js';
export { ERROR_CODES, errorText, isVcError, VcError, type ErrorCode, type ErrorData } from './errors/vc-error.js';
export type { EvaluateOptions } from './workspace/evaluate-decks.js';
export type { Difference } from './evaluation/compare-label.js';
export type { Evaluation } from './evaluation/evaluate.js';
export type { Measures } from './evaluation/tally.js';
export type { BatchOptions, BatchResult } from './jobs/analyze-all.js';
export type { BatchFailure, BatchRun, BatchRuns } from './jobs/batch-runs.js';
export type { AnalyzeOnceResult } from './jobs/deduplicate-decks.js';
export { memoOf } from './memo/content/memo-of.js';
export { firstQuestions } from './collaboration/first-questions.js';
export { outboundNotes, refusedNotes } from './memo/model-notes.js';
export { criteriaByScore, keyFigures, scoreTone, shownScore, type KeyFigure } from './memo/key-figures.js';
export * from './model/index.js';
