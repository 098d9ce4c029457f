/** All handlers, by the names of the contract's table: one that is missing is a type error. */
import type { RouteId } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';
import type { Alike } from '../routing/mount-routes.js';
import { accessHandlers } from './access.js';
import { accountHandlers } from './account.js';
import { adminHandlers } from './admin.js';
import { analysisHandlers } from './analyses.js';
import { auditHandlers } from './audit.js';
import { founderHandlers } from './founders.js';
import { fundHandlers } from './fund.js';
import { portfolioHandlers } from './portfolio.js';
import { reportHandlers } from './reports.js';
import { searchHandlers } from './search.js';
import { secondFactorHandlers } from './second-factor.js';
import { shareHandlers } from './shares.js';
import { systemHandlers } from './system.js';
import { teamHandlers } from './team.js';

export const HANDLERS: Handlers<RouteId> = {
  ...accountHandlers,
  ...accessHandlers,
  ...adminHandlers,
  ...secondFactorHandlers,
  ...analysisHandlers,
  ...searchHandlers,
  ...shareHandlers,
  ...founderHandlers,
  ...reportHandlers,
  ...portfolioHandlers,
  ...teamHandlers,
  ...fundHandlers,
  ...auditHandlers,
  ...systemHandlers,
};

/** Answers kept until the data changes: what every open page asks for again and again. */
export const CACHED: Partial<Record<RouteId, Alike>> = {
  listAnalyses: 'role',
  getAnalysis: 'role',
  listQuestions: 'role',
  search: 'role',
  listVersions: 'role',
  // Amounts depend on who asks.
  getDashboard: 'person',
  getReport: 'person',
  getCorporateAnalysis: 'person',
  getMarketTrends: 'person',
  listPortfolio: 'person',
  getPortfolioReport: 'person',
  listActivities: 'role',
  getPipeline: 'role',
};
