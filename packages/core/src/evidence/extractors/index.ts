/** All extractors, in the order in which they run. To add one: its file and a line here. */
import type { Extractor } from '../extractor.js';
import { figuresMetrics } from './figures-metrics.js';
import { figuresCustomers } from './figures-customers.js';
import { figuresGrowth } from './figures-growth.js';
import { figuresMarket } from './figures-market.js';
import { figuresPain } from './figures-pain.js';
import { figuresPrice } from './figures-price.js';
import { figuresSeries } from './figures-series.js';
import { figuresUseOfFunds } from './figures-use-of-funds.js';

export const EXTRACTORS: readonly Extractor[] = [
  figuresMetrics,
  figuresCustomers,
  figuresGrowth,
  figuresMarket,
  figuresPain,
  figuresPrice,
  figuresSeries,
  figuresUseOfFunds,
];
