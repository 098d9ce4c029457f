/** The 45 criteria, in the order of the rubric. A new one is a file here, a line in this list and a weight. */
import type { Criterion } from '../criterion.js';
import { m1 } from './m1-market-size.js';
import { m2 } from './m2-reachable-market.js';
import { m3 } from './m3-bottom-up.js';
import { m4 } from './m4-market-growth.js';
import { m5 } from './m5-why-now.js';
import { m6 } from './m6-customer-pain.js';
import { m7 } from './m7-competition.js';
import { m8 } from './m8-route-to-buyer.js';
import { t1 } from './t1-named-team.js';
import { t2 } from './t2-founder-market-fit.js';
import { t3 } from './t3-track-record.js';
import { t4 } from './t4-builds-and-sells.js';
import { t5 } from './t5-commitment.js';
import { t6 } from './t6-technical-depth.js';
import { t7 } from './t7-backers.js';
import { t8 } from './t8-hiring-plan.js';
import { t9 } from './t9-bench.js';
import { p1 } from './p1-problem-solution.js';
import { p2 } from './p2-maturity.js';
import { p3 } from './p3-measured-difference.js';
import { p4 } from './p4-defensibility.js';
import { p5 } from './p5-how-it-works.js';
import { p6 } from './p6-users-proof.js';
import { p7 } from './p7-roadmap.js';
import { p8 } from './p8-price-and-payer.js';
import { p9 } from './p9-scale-and-security.js';
import { g1 } from './g1-scale.js';
import { g2 } from './g2-growth.js';
import { g3 } from './g3-customers.js';
import { g4 } from './g4-retention.js';
import { g5 } from './g5-unit-economics.js';
import { g6 } from './g6-early-demand.js';
import { g7 } from './g7-data-quality.js';
import { g8 } from './g8-gross-margin.js';
import { g9 } from './g9-milestones.js';
import { r1 } from './r1-cash-runway.js';
import { r2 } from './r2-capital-efficiency.js';
import { r3 } from './r3-ask.js';
import { r4 } from './r4-terms.js';
import { r5 } from './r5-competitive-answer.js';
import { r6 } from './r6-legal.js';
import { r7 } from './r7-dependence.js';
import { r8 } from './r8-numbers-agree.js';
import { r9 } from './r9-execution.js';
import { r10 } from './r10-forecast.js';

export const criteria: readonly Criterion[] = [
  m1,
  m2,
  m3,
  m4,
  m5,
  m6,
  m7,
  m8,
  t1,
  t2,
  t3,
  t4,
  t5,
  t6,
  t7,
  t8,
  t9,
  p1,
  p2,
  p3,
  p4,
  p5,
  p6,
  p7,
  p8,
  p9,
  g1,
  g2,
  g3,
  g4,
  g5,
  g6,
  g7,
  g8,
  g9,
  r1,
  r2,
  r3,
  r4,
  r5,
  r6,
  r7,
  r8,
  r9,
  r10,
];
