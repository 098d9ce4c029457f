/** All extractors, in the order in which they run. To add one: its file and a line here. */
import type { Extractor } from '../facts/extractor.js';
import { company } from './company.js';
import { competitors } from './competitors.js';
import { customers } from './customers.js';
import { deckSmells } from './red-flag-claims.js';
import { figuresMetrics } from './figures-metrics.js';
import { figuresCustomers } from './figures-customers.js';
import { figuresGrowth } from './figures-growth.js';
import { figuresMarket } from './figures-market.js';
import { figuresPain } from './figures-pain.js';
import { figuresPrice } from './figures-price.js';
import { figuresSeries } from './figures-series.js';
import { figuresUseOfFunds } from './figures-use-of-funds.js';
import { gtm } from './gtm.js';
import { marketClaims } from './market-claims.js';
import { people } from './people.js';
import { problemSolution } from './problem-solution.js';
import { product } from './product.js';
import { riskClaims } from './risk-claims.js';
import { roundClaims } from './round-claims.js';
import { teamClaims } from './team-claims.js';
import { unnamedRoles } from './unnamed-roles.js';

export const EXTRACTORS: readonly Extractor[] = [
  figuresMetrics,
  figuresCustomers,
  figuresGrowth,
  figuresMarket,
  figuresPain,
  figuresPrice,
  figuresSeries,
  figuresUseOfFunds,
  company,
  marketClaims,
  gtm,
  competitors,
  problemSolution,
  product,
  customers,
  people,
  unnamedRoles,
  teamClaims,
  roundClaims,
  riskClaims,
  deckSmells,
];
