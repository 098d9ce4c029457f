/** Schemas and types of the closed vocabularies. Data only, browser-safe. */
import { z } from 'zod';
import {
  BUSINESS_MODELS,
  CONFIDENCES,
  ENGINE_NAMES,
  FOLLOW_UP_REASONS,
  LOCALES,
  PRIORITIES,
  QUESTION_CATEGORIES,
  READER_NAMES,
  RECOMMENDATIONS,
  SCORE_IDS,
  SECTIONS,
  SECTORS,
  SEVERITIES,
  STAGES,
  STEP_IDS,
} from './vocabulary.js';

export * from './vocabulary.js';

export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

export const engineNameSchema = z.enum(ENGINE_NAMES);
export type EngineName = z.infer<typeof engineNameSchema>;

export const readerNameSchema = z.enum(READER_NAMES);
export type ReaderName = z.infer<typeof readerNameSchema>;

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

export const recommendationSchema = z.enum(RECOMMENDATIONS);
export type Recommendation = z.infer<typeof recommendationSchema>;

export const followUpReasonSchema = z.enum(FOLLOW_UP_REASONS);
export type FollowUpReason = z.infer<typeof followUpReasonSchema>;

export const confidenceSchema = z.enum(CONFIDENCES);

export const severitySchema = z.enum(SEVERITIES);
export type Severity = z.infer<typeof severitySchema>;

export const prioritySchema = z.enum(PRIORITIES);
export type Priority = z.infer<typeof prioritySchema>;

export const questionCategorySchema = z.enum(QUESTION_CATEGORIES);
export type QuestionCategory = z.infer<typeof questionCategorySchema>;
