/** The closed vocabularies of the product: stages, sectors, sections, steps. Data only, browser-safe. */
import { z } from 'zod';

/** Languages the product speaks. A deck may be in another; then `language` holds its ISO 639-1 code. */
export const LOCALES = ['en', 'es', 'fr'] as const;
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

/** Funding rounds, earliest first. */
export const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'series-c', 'growth'] as const;
export const stageSchema = z.enum(STAGES);
export type Stage = z.infer<typeof stageSchema>;

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
export const sectorSchema = z.enum(SECTORS);
export type Sector = z.infer<typeof sectorSchema>;

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
export const businessModelSchema = z.enum(BUSINESS_MODELS);
export type BusinessModel = z.infer<typeof businessModelSchema>;

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
export const sectionSchema = z.enum(SECTIONS);
export type Section = z.infer<typeof sectionSchema>;

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
export const stepIdSchema = z.enum(STEP_IDS);
export type StepId = z.infer<typeof stepIdSchema>;

/** The five sub-scores. `risk` is scored as resilience and shown as `riskScore = 100 - resilience`. */
export const SCORE_IDS = ['market', 'team', 'product', 'traction', 'risk'] as const;
export const scoreIdSchema = z.enum(SCORE_IDS);
export type ScoreId = z.infer<typeof scoreIdSchema>;

export const recommendationSchema = z.enum(['invest', 'follow-up', 'pass']);
export type Recommendation = z.infer<typeof recommendationSchema>;

export const severitySchema = z.enum(['critical', 'high', 'medium', 'low']);
export type Severity = z.infer<typeof severitySchema>;

export const prioritySchema = z.enum(['high', 'medium', 'low']);
export type Priority = z.infer<typeof prioritySchema>;

export const QUESTION_CATEGORIES = ['business', 'team', 'market', 'technical', 'financial', 'competitive'] as const;
export const questionCategorySchema = z.enum(QUESTION_CATEGORIES);
export type QuestionCategory = z.infer<typeof questionCategorySchema>;
