/** The nouns of the product: schemas and types, no behaviour, no node modules. Read `analysis.ts` first. */
export * from './account.js';
export * from './account-views.js';
export * from './activity.js';
export * from './adaptation.js';
export * from './analysis.js';
export * from './audit.js';
export * from './comparison.js';
export * from './correction.js';
export * from './deck.js';
export * from './derived-sum.js';
export * from './fact.js';
export * from './fact-kinds.js';
export {
  FIGURE_NAMES,
  figureSchema,
  figuresOf,
  figuresSchema,
  type Figure,
  type FigureName,
  type Figures,
} from './figures.js';
export * from './fit.js';
export * from './fund.js';
export * from './fund-reports.js';
export * from './investment.js';
export { listFiguresSchema, type ListFigures } from './list-figures.js';
export * from './line-label.js';
export * from './memo.js';
export { message, messageSchema, messageValueSchema, type Message, type MessageValue } from './message.js';
export * from './model-use.js';
export { PLUGIN_PARTS, pluginLine, pluginUseSchema, type PluginUse } from './plugin.js';
export * from './pipeline.js';
export * from './pipeline-board.js';
export * from './progress.js';
export * from './question.js';
export * from './said-of.js';
export * from './report.js';
export * from './report-figures.js';
export * from './report-document.js';
export * from './search.js';
export * from './scores.js';
export * from './scoring.js';
export * from './settings.js';
export * from './thesis-form.js';
export * from './answer-page.js';
export * from './founder.js';
export * from './share.js';
export * from './single-sign-on.js';
export {
  hintSchema,
  readingSchema,
  slideSummarySchema,
  type Hint,
  type Reading,
  type SlideSummary,
} from './slide-summary.js';
export {
  flagCountsSchema,
  QUESTION_STATUSES,
  questionCountsSchema,
  type FlagCounts,
  type QuestionCounts,
  type QuestionStatus,
} from './summary-counts.js';
export * from './values.js';
export * from './shown-basis.js';
