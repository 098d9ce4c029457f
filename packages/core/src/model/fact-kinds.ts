/** The dictionary of facts: extractors write these kinds, criteria read them; both sides meet only here. */
import { COMPANY } from './fact-kinds/company.js';
import { FINANCE } from './fact-kinds/finance.js';
import { MARKET } from './fact-kinds/market.js';
import { PRODUCT } from './fact-kinds/product.js';
import { PROGRESS } from './fact-kinds/progress.js';
import { RISK } from './fact-kinds/risk.js';
import type { FactKindSpec } from './fact-kinds/spec.js';
import { TEAM } from './fact-kinds/team.js';
import { TRACTION } from './fact-kinds/traction.js';
import { UNIT_ECONOMICS } from './fact-kinds/unit-economics.js';

export type { FactKindSpec, ValueType } from './fact-kinds/spec.js';

/** In the order in which a document gives the facts of one line. */
const RECORDS = {
  ...MARKET,
  ...TEAM,
  ...PRODUCT,
  ...TRACTION,
  ...UNIT_ECONOMICS,
  ...PROGRESS,
  ...FINANCE,
  ...RISK,
  ...COMPANY,
};

export type FactKind = keyof typeof RECORDS;
/** The record of every kind. */
export const FACT_KINDS: Readonly<Record<FactKind, FactKindSpec>> = RECORDS;
export const FACT_KIND_IDS = Object.keys(FACT_KINDS) as [FactKind, ...FactKind[]];
