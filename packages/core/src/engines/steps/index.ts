/** The nine steps of an analysis, in their order. */
import { aiScoring } from './ai-scoring.js';
import { businessModel } from './business-model.js';
import { competitive } from './competitive.js';
import { extract } from './extract.js';
import { financial } from './financial.js';
import { marketAnalysis } from './market-analysis.js';
import { monetization } from './monetization.js';
import { risks } from './risks.js';
import type { Step } from './step.js';
import { teamEvaluation } from './team-evaluation.js';

export type { Step } from './step.js';

export const steps: readonly Step[] = [
  extract,
  businessModel,
  marketAnalysis,
  teamEvaluation,
  monetization,
  competitive,
  financial,
  risks,
  aiScoring,
];
