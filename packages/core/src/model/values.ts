/** Schemas and types of the closed vocabularies. Data only, browser-safe. */
import { z } from 'zod';
import {
  BUSINESS_MODELS,
  LOCALES,
  QUESTION_CATEGORIES,
  SCORE_IDS,
  SECTIONS,
  SECTORS,
  STAGES,
  STEP_IDS,
} from './vocabulary.js';

export * from './vocabulary.js';

export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

export const stageSchema = z.enum(STAGES);
export type Stage = z.infer<typeof stageSchema>;

export const sectorSchema = z.enum(SECTORS);
export type Sector = z.infer<typeof sectorSchema>;

export const businessModelSchema = z.enum(BUSINESS_MODELS);
export type BusinessModel = z.infer<typeof businessModelSchema>;

export const sectionSchema = z.enum(SECTIONS);
export type Section = z.infer<typeof sectionSchema>;

export const stepIdSchema = z.enum(STEP_IDS);
export type StepId = z.infer<typeof stepIdSchema>;

export const scoreIdSchema = z.enum(SCORE_IDS);
export type ScoreId = z.infer<typeof scoreIdSchema>;

export const recommendationSchema = z.enum(['invest', 'follow-up', 'pass']);
export type Recommendation = z.infer<typeof recommendationSchema>;

export const severitySchema = z.enum(['critical', 'high', 'medium', 'low']);
export type Severity = z.infer<typeof severitySchema>;

export const prioritySchema = z.enum(['high', 'medium', 'low']);
export type Priority = z.infer<typeof prioritySchema>;

export const questionCategorySchema = z.enum(QUESTION_CATEGORIES);
export type QuestionCategory = z.infer<typeof questionCategorySchema>;
