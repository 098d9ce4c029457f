/**
 * The closed vocabularies of the product as plain lists. They stand again in core's model as schemas; importing those
 * here would load the validator with the first screen. `satisfies` and `complete` make any difference a type error.
 */
import type {
  InvestmentStatus,
  Locale,
  Priority,
  QuestionCategory,
  Recommendation,
  Role,
  ScoreId,
  Sector,
  Stage,
  StepId,
} from '@vc-analyst/core/model';

/** Fails to type-check when `All` has a member that the list lacks. */
function complete<All extends string>() {
  return <const List extends readonly All[]>(list: Exclude<All, List[number]> extends never ? List : never): List =>
    list;
}

export const LOCALES = complete<Locale>()(['en', 'es', 'fr']);
export const STEPS = complete<StepId>()([
  'extract',
  'business_model',
  'market_analysis',
  'team_evaluation',
  'monetization',
  'competitive',
  'financial',
  'risks',
  'ai_scoring',
]);
export const SCORES = complete<ScoreId>()(['market', 'team', 'product', 'traction', 'risk']);
export const SECTORS = complete<Sector>()([
  'fintech',
  'healthtech',
  'edtech',
  'ai',
  'ecommerce',
  'marketplace',
  'saas',
  'mobility',
  'energy',
  'other',
]);
export const STAGES = complete<Stage>()(['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth']);
export const RECOMMENDATIONS = complete<Recommendation>()(['invest', 'follow-up', 'pass']);
export const ROLES = complete<Role>()(['viewer', 'analyst', 'partner', 'admin']);
export const INVESTMENT_STATUSES = complete<InvestmentStatus>()(['active', 'exited', 'failed']);
export const PRIORITIES = complete<Priority>()(['high', 'medium', 'low']);
/** Those that the specification names first. */
export const QUESTION_CATEGORIES = complete<QuestionCategory>()([
  'business',
  'team',
  'market',
  'technical',
  'financial',
  'competitive',
]);
/** A promise of the upload form: what may be dropped, and how large. */
export const UPLOAD = {
  maxBytes: 50 * 1024 * 1024,
  extensions: ['.pdf', '.ppt', '.pptx', '.png', '.jpg', '.jpeg'],
} as const;
