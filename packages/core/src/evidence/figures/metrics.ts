/** The metric lexicon: which words name which metric in en, es and fr, and which numbers it takes. */
import { CASH_METRICS } from '../words/metrics/cash.js';
import { COMPANY_METRICS } from '../words/metrics/company.js';
import { MARKET_METRICS } from '../words/metrics/market.js';
import { CUSTOMER_METRICS } from '../words/metrics/customers.js';
import { ECONOMICS_METRICS } from '../words/metrics/economics.js';
import { REVENUE_METRICS } from '../words/metrics/revenue.js';
import { RAISED_METRICS } from '../words/metrics/raised.js';
import { ASK_METRICS } from '../words/metrics/ask.js';
import { VALUATION_METRICS } from '../words/metrics/valuation.js';
import type { Metric } from './metric.js';

export const METRICS: readonly Metric[] = [
  ...MARKET_METRICS,
  ...REVENUE_METRICS,
  ...CUSTOMER_METRICS,
  ...ECONOMICS_METRICS,
  ...CASH_METRICS,
  ...RAISED_METRICS,
  ...ASK_METRICS,
  ...VALUATION_METRICS,
  ...COMPANY_METRICS,
];
