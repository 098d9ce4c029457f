/** Every consistency check passes, fails and says when it cannot run; units, bounds, dates and periods decide. */
import { describe, expect, it } from 'vitest';
import { catalogues } from '../../i18n/index.js';
import type { Fact } from '../../model/fact.js';
import type { CheckResult } from '../../model/scores.js';
import type { Evidence } from '../../model/scoring.js';
import { evidence, fact, person } from '../../testing/build-fact.js';
import { createContext, type ScoringContext } from '../context.js';
import { RUBRIC } from '../rubric.js';
import { contradictions } from './contradictions.js';
import { CHECKS, runChecks } from './index.js';

function checked(id: string, facts: Fact[], fields: Partial<Evidence> = {}): CheckResult {
  const result = runChecks(createContext(evidence(facts, fields), RUBRIC)).find((check) => check.id === id);
  if (!result) throw new Error(`no check ${id}`);
  return result;
}

const at = (slide: number, one: Fact): Fact => ({ ...one, slide });
const eur = { currency: 'EUR' } as const;
const months = { unit: 'months' } as const;
const times = { unit: 'multiple' } as const;
const after = (value: number, detail: 'now' | 'round'): Fact =>
  fact('runway', { value, ...months, detail: { after: detail } });
const use = (value: number, subjectName: string): Fact => fact('use_of_funds', { value, subjectName });
const monthlyBurn = (value: number): Fact => fact('burn_net', { value, period: 'month' });
const read2025 = { readingDate: '2025-10' };

type Status = CheckResult['status'];
// prettier-ignore
const CASES: [id: string, why: string, status: Status, facts: Fact[], fields?: Partial<Evidence>][] = [
  ['tam-sam-som', 'nested', 'pass', [fact('tam', { value: 4e9 }), fact('sam', { value: 6e8 }), fact('som', { value: 2e7 })]],
  ['tam-sam-som', 'SAM above TAM', 'fail', [fact('tam', { value: 4e8 }), fact('sam', { value: 6e8 })]],
  ['tam-sam-som', 'SOM above TAM, no SAM', 'fail', [fact('tam', { value: 4e8 }), fact('som', { value: 6e8 })]],
  ['tam-sam-som', 'a TAM without a sign of money', 'notRun', [fact('tam', { value: 4e8, ambiguous: ['currency-assumed'] }), fact('sam', { value: 6e8 })]],
  ['tam-sam-som', 'equal after rounding', 'pass', [fact('tam', { value: 1e9, tolerance: 5e7 }), fact('sam', { value: 1.03e9, tolerance: 5e6 })]],
  ['tam-sam-som', 'lower bound of the TAM', 'pass', [fact('tam', { value: 1e9, low: 1e9 }), fact('sam', { value: 3e9 })]],
  ['tam-sam-som', 'one figure read as both', 'notRun', [fact('tam', { value: 3e10, quote: 'Global SAM $30B' }), fact('sam', { value: 3e10, quote: 'Global SAM $30B' })]],
  ['tam-sam-som', 'two currencies', 'notRun', [fact('tam', { value: 4e8 }), fact('sam', { value: 6e8, ...eur })]],
  ['tam-sam-som', 'heads against money', 'notRun', [fact('tam', { value: 4e4, unit: 'count' }), fact('sam', { value: 6e8 })]],
  ['tam-sam-som', 'two years', 'notRun', [fact('tam', { value: 4e8, asOf: '2020' }), fact('sam', { value: 6e8, asOf: '2030' })]],
  ['tam-sam-som', 'one size only', 'notRun', [fact('tam', { value: 4e8 })]],
  ['bottom-up-market', 'buyers × monthly price', 'pass', [fact('buyer_count', { value: 5e4 }), fact('price', { value: 1000, period: 'month' }), fact('sam', { value: 6e8 })]],
  ['bottom-up-market', 'a slip on the same slide', 'fail', [fact('buyer_count', { value: 5e4 }), fact('price', { value: 1000, period: 'year' }), fact('sam', { value: 1e8 })]],
  // What it means to win may be less than all buyers would pay, never more.
  ['bottom-up-market', 'a part of them won', 'notRun', [fact('buyer_count', { value: 5e4 }), fact('price', { value: 1000, period: 'year' }), fact('som', { value: 1e7 })]],
  ['bottom-up-market', 'more won than there is', 'fail', [fact('buyer_count', { value: 5e4 }), fact('price', { value: 1000, period: 'year' }), fact('som', { value: 9e7 })]],
  ['bottom-up-market', 'another market', 'notRun', [at(2, fact('buyer_count', { value: 5e4 })), fact('price', { value: 1000, period: 'year' }), at(9, fact('tam', { value: 48e9 }))]],
  ['bottom-up-market', 'far less than an amount without a lower end', 'notRun', [at(2, fact('buyer_count', { value: 50 })), fact('price', { value: 60, period: 'month' }), at(9, fact('tam', { value: 1.2e8, high: 1.2e8 }))]],
  ['bottom-up-market', 'nearly, at one of several prices elsewhere', 'notRun', [at(2, fact('buyer_count', { value: 5e4 })), at(2, fact('sam', { value: 5.6e8 })), at(7, fact('price', { value: 1000, period: 'month' })), at(7, fact('price', { value: 20, period: 'month' }))]],
  ['bottom-up-market', 'exactly, at one of several prices elsewhere', 'pass', [at(2, fact('buyer_count', { value: 5e4 })), at(2, fact('sam', { value: 6e8 })), at(7, fact('price', { value: 1000, period: 'month' })), at(7, fact('price', { value: 20, period: 'month' }))]],
  ['bottom-up-market', 'nearly, at one of several prices beside the buyers', 'pass', [at(2, fact('buyer_count', { value: 5e4 })), at(2, fact('sam', { value: 5.6e8 })), at(2, fact('price', { value: 1000, period: 'month' })), at(7, fact('price', { value: 20, period: 'month' }))]],
  ['bottom-up-market', 'a price of each use', 'notRun', [fact('buyer_count', { value: 5e4 }), fact('price', { value: 12_000, detail: { unit: 'session' } }), fact('sam', { value: 6e8 })]],
  ['bottom-up-market', 'a price once a buyer', 'pass', [fact('buyer_count', { value: 5e4 }), fact('price', { value: 12_000, detail: { unit: 'clinic' } }), fact('sam', { value: 6e8 })]],
  ['customers-paying', 'one figure read as both', 'notRun', [fact('customers', { value: 50, quote: '50 paying customers' }), fact('paying_customers', { value: 50, quote: '50 paying customers' })]],
  ['bottom-up-market', 'no price', 'notRun', [fact('buyer_count', { value: 5e4 }), fact('tam', { value: 48e9 })]],
  ['mrr-arr', 'times twelve', 'pass', [fact('mrr', { value: 1e5 }), fact('arr', { value: 1.2e6 })]],
  ['mrr-arr', 'off', 'fail', [fact('mrr', { value: 1e5 }), fact('arr', { value: 2e6 })]],
  ['mrr-arr', 'within what the digits mean', 'pass', [fact('mrr', { value: 1e5, tolerance: 5000 }), fact('arr', { value: 1.3e6, tolerance: 5e4 })]],
  ['mrr-arr', 'range', 'pass', [fact('mrr', { low: 9e4, high: 1.2e5 }), fact('arr', { value: 1.4e6 })]],
  ['mrr-arr', 'other date', 'notRun', [fact('mrr', { value: 1e5, asOf: '2024-12' }), fact('arr', { value: 3e6, asOf: '2025-12' })]],
  ['mrr-arr', 'undated against dated', 'notRun', [fact('mrr', { value: 1e5 }), fact('arr', { value: 3e6, asOf: '2025-12' })]],
  ['mrr-arr', 'plan against fact', 'notRun', [fact('mrr', { value: 1e5 }), fact('arr', { value: 3e6, basis: 'forecast' })]],
  ['mrr-arr', 'both planned for one date', 'fail', [fact('mrr', { value: 1e5, basis: 'forecast', asOf: '2027' }), fact('arr', { value: 3e6, basis: 'forecast', asOf: '2027' })]],
  ['mrr-arr', 'both planned for no date', 'notRun', [fact('mrr', { value: 300, basis: 'target' }), fact('arr', { value: 1.8e6, basis: 'target' })]],
  ['mrr-arr', 'both planned, and agreeing', 'pass', [fact('mrr', { value: 1e5, basis: 'target' }), fact('arr', { value: 1.2e6, basis: 'target' })]],
  ['mrr-arr', 'another firm', 'notRun', [fact('mrr', { value: 1e5 }), fact('arr', { value: 3e6, subject: 'competitor', basis: 'external' })]],
  ['mrr-arr', 'two currencies', 'notRun', [fact('mrr', { value: 1e5, ...eur }), fact('arr', { value: 3e6 })]],
  ['mrr-arr', 'open bound proves nothing', 'notRun', [fact('mrr', { value: 1e5 }), fact('arr', { value: 5e5, low: 5e5 })]],
  ['mrr-arr', 'open bound broken', 'fail', [fact('mrr', { value: 1e5 }), fact('arr', { value: 2e6, low: 2e6 })]],
  ['arr-customers-acv', 'agrees', 'pass', [fact('arr', { value: 1e6 }), fact('customers', { value: 50 }), fact('acv', { value: 20_000, period: 'year' })]],
  ['arr-customers-acv', 'monthly ARPA', 'pass', [fact('arr', { value: 6e5 }), fact('customers', { value: 50 }), fact('arpa', { value: 1000, period: 'month' })]],
  ['arr-customers-acv', 'off', 'fail', [fact('arr', { value: 1e6 }), fact('customers', { value: 50 }), fact('acv', { value: 60_000 })]],
  ['arr-customers-acv', 'no customers', 'notRun', [fact('arr', { value: 1e6 }), fact('acv', { value: 60_000 })]],
  ['price-customers-revenue', 'agrees', 'pass', [fact('price', { value: 100, period: 'month' }), fact('paying_customers', { value: 250 }), fact('arr', { value: 3e5 })]],
  ['price-customers-revenue', 'off', 'fail', [fact('price', { value: 100, period: 'month' }), fact('paying_customers', { value: 250 }), fact('arr', { value: 3e6 })]],
  ['price-customers-revenue', 'price by seat', 'notRun', [fact('price', { value: 100, period: 'month', detail: { unit: 'per seat' } }), fact('paying_customers', { value: 250 }), fact('arr', { value: 3e6 })]],
  ['price-customers-revenue', 'several plans', 'notRun', [fact('price', { value: 100, period: 'month' }), fact('price', { value: 900, period: 'month' }), fact('paying_customers', { value: 250 }), fact('arr', { value: 3e6 })]],
  ['growth-base-end', 'agrees', 'pass', [fact('revenue', { value: 1e6, asOf: '2024' }), fact('revenue', { value: 1.85e6, asOf: '2025' }), fact('growth_yoy', { value: 85 })]],
  ['growth-base-end', 'as a multiple', 'pass', [fact('arr', { value: 3.5e5, asOf: '2024' }), fact('arr', { value: 1.2e6, asOf: '2025' }), fact('growth_multiple', { value: 3.4, ...times })]],
  ['growth-base-end', 'off', 'fail', [fact('revenue', { value: 1e6, asOf: '2024' }), fact('revenue', { value: 1.2e6, asOf: '2025' }), fact('growth_yoy', { value: 85, detail: { metric: 'revenue' } })]],
  ['growth-base-end', 'growth of something unnamed', 'notRun', [fact('revenue', { value: 1e6, asOf: '2024' }), fact('revenue', { value: 1.2e6, asOf: '2025' }), fact('growth_yoy', { value: 85 })]],
  ['growth-base-end', 'no start', 'notRun', [fact('revenue', { value: 1e6, asOf: '2024' }), fact('growth_yoy', { value: 85 })]],
  ['mom-yoy', 'compounds', 'pass', [fact('growth_mom', { value: 10 }), fact('growth_yoy', { value: 214 })]],
  ['mom-yoy', 'does not', 'fail', [fact('growth_mom', { value: 10 }), fact('growth_yoy', { value: 900 })]],
  ['mom-yoy', 'of two metrics', 'notRun', [fact('growth_mom', { value: 10, detail: { metric: 'users' } }), fact('growth_yoy', { value: 900, detail: { metric: 'revenue' } })]],
  ['gmv-take-revenue', 'agrees', 'pass', [fact('gmv', { value: 5e7 }), fact('take_rate', { value: 12 }), fact('revenue', { value: 6e6 })]],
  ['gmv-take-revenue', 'monthly volume', 'pass', [fact('gmv', { value: 1e6, period: 'month' }), fact('take_rate', { value: 10 }), fact('revenue', { value: 1.2e6, period: 'year' })]],
  ['gmv-take-revenue', 'off', 'fail', [fact('gmv', { value: 5e7 }), fact('take_rate', { value: 12 }), fact('revenue', { value: 2e7 })]],
  ['gmv-take-revenue', 'subscriptions beside the fees', 'notRun', [fact('gmv', { value: 5e7 }), fact('take_rate', { value: 12 }), fact('revenue', { value: 2e7 }), fact('price', { value: 200, period: 'month' })]],
  ['gmv-take-revenue', 'less than the fees alone', 'fail', [fact('gmv', { value: 5e7 }), fact('take_rate', { value: 12 }), fact('revenue', { value: 2e6 }), fact('price', { value: 200, period: 'month' })]],
  ['gmv-take-revenue', 'volume since the start', 'notRun', [fact('gmv', { value: 5e7, period: 'cumulative' }), fact('take_rate', { value: 12 }), fact('revenue', { value: 2e7 })]],
  ['ltv-cac-ratio', 'agrees', 'pass', [fact('ltv', { value: 900 }), fact('cac', { value: 300 }), fact('ltv_cac', { value: 3, ...times })]],
  ['ltv-cac-ratio', 'off', 'fail', [fact('ltv', { value: 900 }), fact('cac', { value: 300 }), fact('ltv_cac', { value: 6, ...times })]],
  ['ltv-cac-ratio', 'no ratio', 'notRun', [fact('ltv', { value: 900 }), fact('cac', { value: 300 })]],
  ['revenue-cost-margin', 'agrees', 'pass', [fact('revenue', { value: 1e6 }), fact('cost', { value: 3e5, text: 'COGS' }), fact('gross_margin', { value: 70 })]],
  ['revenue-cost-margin', 'off', 'fail', [fact('revenue', { value: 1e6 }), fact('cost', { value: 6e5, text: 'COGS' }), fact('gross_margin', { value: 70 })]],
  ['revenue-cost-margin', 'operating cost', 'notRun', [fact('revenue', { value: 1e6 }), fact('cost', { value: 6e5, text: 'salaries' }), fact('gross_margin', { value: 70 })]],
  ['cash-burn-runway', 'agrees', 'pass', [fact('cash', { value: 310_000, ...eur }), fact('burn_net', { value: 45_000, period: 'month', ...eur }), after(7, 'now')]],
  ['cash-burn-runway', 'burn by quarter', 'pass', [fact('cash', { value: 300_000 }), fact('burn_net', { value: 90_000, period: 'quarter' }), after(10, 'now')]],
  ['cash-burn-runway', 'off', 'fail', [fact('cash', { value: 310_000 }), monthlyBurn(45_000), after(18, 'now')]],
  ['cash-burn-runway', 'runway of the round', 'notRun', [fact('cash', { value: 310_000 }), monthlyBurn(45_000), after(18, 'round')]],
  ['ask-runway-burn', 'within a quarter', 'pass', [fact('ask', { value: 3e6 }), monthlyBurn(140_000), after(18, 'round')]],
  ['ask-runway-burn', 'cannot last that long', 'fail', [fact('ask', { value: 1e6 }), monthlyBurn(140_000), after(18, 'round')]],
  ['ask-runway-burn', 'range of the round reaches it', 'pass', [fact('ask', { low: 1e6, high: 3e6 }), monthlyBurn(140_000), after(18, 'round')]],
  ['ask-runway-burn', 'cash at hand counts', 'pass', [fact('ask', { value: 1.5e6 }), fact('cash', { value: 1e6 }), monthlyBurn(140_000), after(18, 'round')]],
  ['ask-runway-burn', 'spending is meant to rise', 'notRun', [fact('ask', { value: 5e6 }), monthlyBurn(100_000), after(18, 'round')]],
  ['pre-ask-post', 'a post-money that we worked out ourselves', 'notRun', [fact('pre_money', { value: 8e6 }), fact('ask', { value: 2e6 }), fact('post_money', { value: 1e7, derivedFrom: ['a', 'b'] })]],
  ['pre-ask-post', 'agrees', 'pass', [fact('pre_money', { value: 12e6 }), fact('ask', { value: 3e6 }), fact('post_money', { value: 15e6 })]],
  ['pre-ask-post', 'off', 'fail', [fact('pre_money', { value: 12e6 }), fact('ask', { value: 3e6 }), fact('post_money', { value: 20e6 })]],
  ['pre-ask-post', 'range', 'pass', [fact('pre_money', { value: 6e6 }), fact('ask', { low: 1.5e6, high: 2e6 }), fact('post_money', { value: 8e6 })]],
  ['pre-ask-post', 'no post-money', 'notRun', [fact('pre_money', { value: 12e6 }), fact('ask', { value: 3e6 })]],
  ['use-of-funds-sum', 'whole', 'pass', [use(50, 'Product'), use(30, 'Sales'), use(20, 'Team')]],
  ['use-of-funds-sum', 'rounded', 'pass', [use(33, 'Product'), use(33, 'Sales'), use(33, 'Team')]],
  ['use-of-funds-sum', 'too much', 'fail', [use(50, 'Product'), use(40, 'Sales'), use(30, 'Team')]],
  ['use-of-funds-sum', 'chart beside list', 'pass', [use(50, 'Product'), use(30, 'Sales'), use(20, 'Team'), use(50, 'product '), use(30, 'sales and growth'), use(20, 'the team')]],
  ['use-of-funds-sum', 'in money', 'pass', [fact('ask', { value: 1e6 }), fact('use_of_funds', { value: 6e5, unit: 'money', currency: 'USD', subjectName: 'A' }), fact('use_of_funds', { value: 4e5, unit: 'money', currency: 'USD', subjectName: 'B' })]],
  ['use-of-funds-sum', 'more money than asked for', 'fail', [fact('ask', { value: 1e6 }), fact('use_of_funds', { value: 9e5, unit: 'money', currency: 'USD', subjectName: 'A' }), fact('use_of_funds', { value: 4e5, unit: 'money', currency: 'USD', subjectName: 'B' })]],
  ['use-of-funds-sum', 'equal parts with a word in common', 'pass', [use(60, 'Team'), use(20, 'Product design'), use(20, 'Product tests')]],
  ['use-of-funds-sum', 'chart and list in other words', 'notRun', [use(60, 'Sales'), use(40, 'Product'), use(60, 'Commercial'), use(40, 'Engineers')]],
  ['use-of-funds-sum', 'a part and its own parts', 'notRun', [use(60, 'Team'), use(35, 'Engineers'), use(25, 'Sellers'), use(40, 'Marketing')]],
  ['use-of-funds-sum', 'a total line', 'notRun', [use(50, 'Product'), use(50, 'Sales'), use(100, 'In all')]],
  ['use-of-funds-sum', 'a part not read', 'notRun', [use(50, 'Product'), use(15, 'Sales'), use(15, 'Team')]],
  ['use-of-funds-sum', 'a part read badly', 'notRun', [use(50, 'Product'), use(40, 'Sales'), { ...use(80, 'Team'), source: 'ocr', confidence: 0.5 }]],
  ['use-of-funds-sum', 'less money than asked for', 'notRun', [fact('ask', { value: 1e6 }), ...['A', 'B', 'C'].map((subjectName) => fact('use_of_funds', { value: 1e5, unit: 'money', currency: 'USD', subjectName, text: subjectName }))]],
  ['use-of-funds-sum', 'two parts named', 'notRun', [use(50, 'Product'), use(20, 'Sales')]],
  ['founded-experience', 'possible', 'pass', [fact('founded', { asOf: '2019' }), fact('domain_experience', { value: 6 })], read2025],
  ['founded-experience', 'impossible', 'fail', [fact('founded', { asOf: '2022' }), fact('domain_experience', { value: 10 })], read2025],
  ['founded-experience', 'years of a person', 'notRun', [fact('founded', { asOf: '2022' }), fact('domain_experience', { value: 10, subject: 'person' })], read2025],
  ['founded-experience', 'no date', 'notRun', [fact('founded', { asOf: '2022' }), fact('domain_experience', { value: 10 })]],
  ['team-count-names', 'covered', 'pass', [fact('headcount', { value: 9 }), person('Ana Ruiz'), person('Luc Roy')]],
  ['team-count-names', 'more names than people', 'fail', [fact('headcount', { value: 2 }), person('Ana Ruiz'), person('Luc Roy'), person('Eva Gil')]],
  ['team-count-names', 'one of two counts covers', 'pass', [fact('headcount', { value: 2 }), fact('headcount', { value: 9 }), person('Ana Ruiz'), person('Luc Roy'), person('Eva Gil')]],
  ['team-count-names', 'nobody named', 'notRun', [fact('headcount', { value: 2 })]],
  ['nrr-grr', 'net above gross', 'pass', [fact('nrr', { value: 112 }), fact('grr', { value: 95 })]],
  ['nrr-grr', 'net below gross', 'fail', [fact('nrr', { value: 90 }), fact('grr', { value: 95 })]],
  ['nrr-grr', 'other dates', 'notRun', [fact('nrr', { value: 90, asOf: '2023' }), fact('grr', { value: 95, asOf: '2025' })]],
  ['customers-paying', 'part of them', 'pass', [fact('customers', { value: 2599 }), fact('paying_customers', { value: 40, low: 40 })]],
  ['customers-paying', 'more than all', 'fail', [fact('customers', { value: 30 }), fact('paying_customers', { value: 40, low: 40 })]],
  ['customers-paying', 'none paying stated', 'notRun', [fact('customers', { value: 30 })]],
  ['dau-mau', 'fits', 'pass', [fact('dau', { value: 900 }), fact('mau', { value: 3000 })]],
  ['dau-mau', 'does not fit', 'fail', [fact('dau', { value: 9000 }), fact('mau', { value: 3000 })]],
  ['dau-mau', 'months unknown', 'notRun', [fact('dau', { value: 9000 })]],
  ['same-metric-agrees', 'restated', 'pass', [at(2, fact('arr', { value: 1.2e6, text: '$1.2M' })), at(8, fact('arr', { value: 1.2e6, text: '1,200 k$' }))]],
  ['same-metric-agrees', 'contradicted', 'fail', [at(2, fact('arr', { value: 1.2e6 })), at(8, fact('arr', { value: 2e6 }))]],
  ['same-metric-agrees', 'rounded', 'pass', [at(2, fact('ask', { value: 1e6, tolerance: 5e4 })), at(8, fact('ask', { value: 1.04e6, tolerance: 5e3 }))]],
  ['same-metric-agrees', 'inside the range', 'pass', [at(2, fact('ask', { low: 1e6, high: 2e6 })), at(8, fact('ask', { value: 1.5e6 }))]],
  ['same-metric-agrees', 'above the lower bound', 'pass', [at(2, fact('customers', { value: 40, low: 40 })), at(8, fact('customers', { value: 55 }))]],
  ['same-metric-agrees', 'below the lower bound', 'notRun', [at(2, fact('customers', { value: 40, low: 40 })), at(8, fact('customers', { value: 20 }))]],
  ['same-metric-agrees', 'counted on one date', 'fail', [at(2, fact('customers', { value: 120, asOf: '2025-06' })), at(8, fact('customers', { value: 80, asOf: '2025-06' }))]],
  ['same-metric-agrees', 'counted on no date: perhaps of one country', 'notRun', [at(2, fact('customers', { value: 120 })), at(8, fact('customers', { value: 80 }))]],
  ['same-metric-agrees', 'range of a goal', 'notRun', [at(7, fact('arr', { value: 5e7, low: 4e7, high: 6e7 })), at(12, fact('arr', { value: 5e5 }))]],
  ['same-metric-agrees', 'two plans for one year', 'notRun', [at(7, fact('arr', { value: 3e7, basis: 'forecast', asOf: '2028' })), at(12, fact('arr', { value: 2e6, basis: 'forecast', asOf: '2028' }))]],
  ['same-metric-agrees', 'misread by OCR', 'notRun', [at(2, fact('arr', { value: 1.2e6 })), at(8, fact('arr', { value: 2e6, source: 'ocr', confidence: 0.6 }))]],
  ['same-metric-agrees', 'the round and its first half', 'notRun', [at(2, fact('ask', { value: 1e6 })), at(8, fact('ask', { value: 5e5 }))]],
  ['same-metric-agrees', 'other dates', 'notRun', [at(2, fact('arr', { value: 1e6, asOf: '2024' })), at(8, fact('arr', { value: 2e6, asOf: '2025' }))]],
  ['same-metric-agrees', 'one undated', 'notRun', [at(2, fact('arr', { value: 1e6 })), at(8, fact('arr', { value: 2e6, asOf: '2025' }))]],
  ['same-metric-agrees', 'year and its last month', 'fail', [at(2, fact('arr', { value: 1e6, asOf: '2025' })), at(8, fact('arr', { value: 2e6, asOf: '2025-12' }))]],
  ['same-metric-agrees', 'plan and fact', 'notRun', [at(2, fact('arr', { value: 1e6 })), at(8, fact('arr', { value: 2e6, basis: 'target' }))]],
  ['same-metric-agrees', 'two currencies', 'notRun', [at(2, fact('ask', { value: 1e6 })), at(8, fact('ask', { value: 2e6, ...eur }))]],
  ['same-metric-agrees', 'month and year', 'notRun', [at(2, fact('revenue', { value: 1e6, period: 'year', asOf: '2025' })), at(8, fact('revenue', { value: 1e5, period: 'month', asOf: '2025' }))]],
  ['same-metric-agrees', 'undated revenue of two products', 'notRun', [at(2, fact('revenue', { value: 1e6 })), at(8, fact('revenue', { value: 3e6 }))]],
  ['same-metric-agrees', 'two markets', 'notRun', [at(2, fact('tam', { value: 1e9 })), at(8, fact('tam', { value: 5e9 }))].map((one) => ({ ...one, quote: 'a market of billions' }))],
  ['same-metric-agrees', 'the same labelled market', 'notRun', [at(2, fact('tam', { value: 1e9, quote: 'TAM $1B' })), at(8, fact('tam', { value: 5e9, quote: 'TAM: $5B' }))]],
  ['same-metric-agrees', 'ambiguous reading', 'notRun', [at(2, fact('arr', { value: 1e6 })), at(8, fact('arr', { value: 1e9, ambiguous: ['m-thousand-or-million'] }))]],
];

describe('consistency checks', () => {
  it.each(CASES.map((one) => [`${one[0]}: ${one[1]}`, ...one] as const))(
    '%s',
    (_name, id, _why, status, facts, fields) => {
      const result = checked(id, facts, fields);
      expect(result.detail).not.toMatch(/[{}]|check\./);
      expect([result.status, result.detail]).toEqual([status, result.detail]);
    },
  );

  it('have each a passing, a failing and a silent case, and a name in every language', () => {
    for (const { meta } of CHECKS) {
      const states = new Set(CASES.filter(([id]) => id === meta.id).map(([, , status]) => status));
      expect([meta.id, ...[...states].sort()]).toEqual([meta.id, 'fail', 'notRun', 'pass']);
      for (const texts of Object.values(catalogues)) expect(texts[`check.name.${meta.id}`]).toBeTruthy();
    }
  });

  it('all say what they lack when a deck shows nothing', () => {
    const results = runChecks(createContext(evidence([]), RUBRIC));
    expect(results).toHaveLength(20);
    expect(results.every((check) => check.status === 'notRun' && check.detail.startsWith('Not checked'))).toBe(true);
    expect(results.find((check) => check.id === 'mrr-arr')?.detail).toBe('Not checked; we did not find: MRR and ARR.');
  });

  it('name both facts and their figures', () => {
    const result = checked('mrr-arr', [fact('mrr', { value: 1e5 }), fact('arr', { value: 2e6 })]);
    expect(result.factIds).toEqual(['mrr-1-1', 'arr-1-1']);
    expect(result.detail).toBe('MRR of $100K × 12 gives $1.2M, but the stated ARR is $2M.');
  });

  it('name the currencies that cannot be compared', () => {
    const result = checked('mrr-arr', [fact('mrr', { value: 1e5, ...eur }), fact('arr', { value: 1.2e6 })]);
    expect(result.detail).toBe('Not checked: the figures are in different currencies (EUR and USD).');
  });

  it('leave open what nothing proves, with the figures and where they stand', () => {
    const asks = [at(2, fact('ask', { value: 1e6 })), at(8, fact('ask', { value: 5e5 }))];
    expect(checked('same-metric-agrees', asks).detail).toBe(
      'Not checked: amount of the round is $1M on slide 2 and $500K on slide 8, perhaps of another date or scope.',
    );
    const parts = [use(60, 'Team'), use(35, 'Engineers'), use(25, 'Sellers'), use(40, 'Marketing')];
    expect(checked('use-of-funds-sum', parts).detail).toBe(
      'Not checked: the parts we read add up to 160%; one may be read wrong, missing or told twice.',
    );
  });

  it('look at each statement a few times, however many there are', () => {
    const looks = (n: number): number => {
      let count = 0;
      const watched = (slide: number, value: number) =>
        Object.defineProperty(fact('arr', { value, slide, quote: `ARR ${value}` }), 'asOf', {
          enumerable: true,
          get: () => {
            count += 1;
            return '2025';
          },
        });
      const facts = Array.from({ length: n }, (_, at) => watched(1 + (at % 4), 1000 + at));
      const of = ((kind) => (kind === 'arr' ? facts : [])) as ScoringContext['of'];
      const context = { ...createContext(evidence([]), RUBRIC), of };
      expect(contradictions(context)[0]).toMatchObject({ first: { value: 1000 }, second: { value: 1000 + n - 1 } });
      return count;
    };
    const [some, twice, fourfold] = [looks(300), looks(600), looks(1200)];
    expect(twice / some).toBeLessThan(2.1);
    expect(fourfold / some).toBeLessThan(4.2);
  });

  it('do not count a repeated slide as agreement', () => {
    const said = fact('arr', { value: 1.2e6, quote: 'ARR $1.2M' });
    expect(checked('same-metric-agrees', [at(2, said), at(3, said)]).status).toBe('notRun');
  });

  it('answer alike whatever the order of slides', () => {
    for (const [id, , , facts, fields] of CASES) {
      const moved = [...facts].reverse().map((one) => ({ ...one, slide: 11 - one.slide }));
      expect([id, checked(id, moved, fields).status]).toEqual([id, checked(id, facts, fields).status]);
    }
  });
});

it('a ratio is checked by the figures of its own statement, whatever other side has some that would do', () => {
  const side = (quote: string, ltv: number, cac: number, ratio: number) => [
    fact('ltv', { value: ltv, quote }),
    fact('cac', { value: cac, quote }),
    fact('ltv_cac', { value: ratio, ...times, quote }),
  ];
  const owners = side('Owners: $5 CAC, $120 LTV, 24x', 120, 5, 24);
  const providers = side('Providers: $25 CAC, $600 LTV, 24x', 600, 25, 24);
  const told = checked('ltv-cac-ratio', [providers[2]!, owners[0]!, providers[1]!, owners[1]!, providers[0]!]);
  expect(told.detail).toContain('LTV of $600 over CAC of $25');
});

it('a market is nested in what the deck calls its TAM before a wider one', () => {
  const sizes = [
    fact('tam', { value: 9e9, quote: 'The region: $9B' }),
    fact('tam', { value: 8e8, quote: 'TAM: $800M' }),
  ];
  const told = checked('tam-sam-som', [...sizes, fact('sam', { value: 6e8, quote: 'SAM: $600M' })]);
  expect(told.detail).toContain('TAM $800M');
});

it('a round that is asked for as a range lasts a range of months', () => {
  const burn = fact('burn_net', { value: 100_000, period: 'month' });
  const runway = fact('runway', { value: 24, unit: 'months', detail: { after: 'round' } });
  const of = (ask: Fact) => checked('ask-runway-burn', [ask, burn, runway]).detail;
  expect(of(fact('ask', { low: 2e6, high: 4e6 }))).toContain('20 months to 40 months');
  expect(of(fact('ask', { value: 2.4e6 }))).toContain('lasts 24 months');
});
