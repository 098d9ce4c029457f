/** All criteria, in the order of the rubric. A new one is a folder here, a line in this list and one in `texts.ts`. */
import type { CriterionId } from '../criterion-id.js';
import type { Criterion } from '../criterion.js';
import { m1 } from './m1-market-size/criterion.js';
import { m2 } from './m2-reachable-market/criterion.js';
import { m3 } from './m3-bottom-up/criterion.js';
import { m4 } from './m4-market-growth/criterion.js';
import { m5 } from './m5-why-now/criterion.js';
import { m6 } from './m6-customer-pain/criterion.js';
import { m7 } from './m7-competition/criterion.js';
import { m8 } from './m8-route-to-buyer/criterion.js';
import { t1 } from './t1-named-team/criterion.js';
import { t2 } from './t2-founder-market-fit/criterion.js';
import { t3 } from './t3-track-record/criterion.js';
import { t4 } from './t4-builds-and-sells/criterion.js';
import { t5 } from './t5-commitment/criterion.js';
import { t6 } from './t6-technical-depth/criterion.js';
import { t7 } from './t7-backers/criterion.js';
import { t8 } from './t8-hiring-plan/criterion.js';
import { t9 } from './t9-bench/criterion.js';
import { p1 } from './p1-problem-solution/criterion.js';
import { p2 } from './p2-maturity/criterion.js';
import { p3 } from './p3-measured-difference/criterion.js';
import { p4 } from './p4-defensibility/criterion.js';
import { p5 } from './p5-how-it-works/criterion.js';
import { p6 } from './p6-users-proof/criterion.js';
import { p7 } from './p7-roadmap/criterion.js';
import { p8 } from './p8-price-and-payer/criterion.js';
import { p9 } from './p9-scale-and-security/criterion.js';
import { g1 } from './g1-scale/criterion.js';
import { g2 } from './g2-growth/criterion.js';
import { g3 } from './g3-customers/criterion.js';
import { g4 } from './g4-retention/criterion.js';
import { g5 } from './g5-unit-economics/criterion.js';
import { g6 } from './g6-early-demand/criterion.js';
import { g7 } from './g7-data-quality/criterion.js';
import { g8 } from './g8-gross-margin/criterion.js';
import { g9 } from './g9-milestones/criterion.js';
import { r1 } from './r1-cash-runway/criterion.js';
import { r2 } from './r2-capital-efficiency/criterion.js';
import { r3 } from './r3-ask/criterion.js';
import { r4 } from './r4-terms/criterion.js';
import { r5 } from './r5-competitive-answer/criterion.js';
import { r6 } from './r6-legal/criterion.js';
import { r7 } from './r7-dependence/criterion.js';
import { r8 } from './r8-numbers-agree/criterion.js';
import { r9 } from './r9-execution/criterion.js';
import { r10 } from './r10-forecast/criterion.js';

const BY_ID: Readonly<Record<CriterionId, Criterion>> = {
  M1: m1,
  M2: m2,
  M3: m3,
  M4: m4,
  M5: m5,
  M6: m6,
  M7: m7,
  M8: m8,
  T1: t1,
  T2: t2,
  T3: t3,
  T4: t4,
  T5: t5,
  T6: t6,
  T7: t7,
  T8: t8,
  T9: t9,
  P1: p1,
  P2: p2,
  P3: p3,
  P4: p4,
  P5: p5,
  P6: p6,
  P7: p7,
  P8: p8,
  P9: p9,
  G1: g1,
  G2: g2,
  G3: g3,
  G4: g4,
  G5: g5,
  G6: g6,
  G7: g7,
  G8: g8,
  G9: g9,
  R1: r1,
  R2: r2,
  R3: r3,
  R4: r4,
  R5: r5,
  R6: r6,
  R7: r7,
  R8: r8,
  R9: r9,
  R10: r10,
};

export const criteria: readonly Criterion[] = Object.values(BY_ID);
export const CRITERION_IDS: readonly CriterionId[] = criteria.map(({ meta }) => meta.id);
