/** The closed vocabularies of the product as plain lists: stages, sectors, sections, steps. A page may import them without the validator. */
/** Languages the product speaks. A deck may be in another; then `language` holds its ISO 639-1 code. */
export const LOCALES = ['en', 'es', 'fr'] as const;

/** Funding rounds, earliest first. */
export const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth'] as const;

export const SECTORS = [
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
] as const;

/** How a company earns; decides which metric stands for scale (a fintech can be SaaS). */
export const BUSINESS_MODELS = [
  'saas',
  'marketplace',
  'ecommerce',
  'fintech',
  'consumer',
  'deeptech',
  'services',
  'unknown',
] as const;

/** What a slide is about. A slide has one `section` and may have others beside it. */
export const SECTIONS = [
  'cover',
  'problem',
  'solution',
  'product',
  'market',
  'businessModel',
  'traction',
  'competition',
  'gtm',
  'team',
  'financials',
  'ask',
  'whyNow',
  'roadmap',
  'risk',
  'contact',
  'appendix',
  'other',
] as const;

/** The nine steps of an analysis, in their order. */
export const STEP_IDS = [
  'extract',
  'business_model',
  'market_analysis',
  'team_evaluation',
  'monetization',
  'competitive',
  'financial',
  'risks',
  'ai_scoring',
] as const;

/** The five sub-scores. `risk` is scored as resilience and shown as `riskScore = 100 - resilience`. */
export const SCORE_IDS = ['market', 'team', 'product', 'traction', 'risk'] as const;

export const QUESTION_CATEGORIES = ['business', 'team', 'market', 'technical', 'financial', 'competitive'] as const;
