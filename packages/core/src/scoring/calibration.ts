/**
 * What `npm run calibrate` fitted to careful readings, as data: by how much each weight of reason is raised or lowered,
 * and the marks from which readers wanted a call or more evidence. Written by the script; see `docs/scoring.md`.
 */
import type { ScoreId } from '../model/values.js';
import type { CriterionId } from './criterion-id.js';

export interface Calibration {
  /** Day of the fit, ISO. */
  date: string;
  /** Of what it was fitted to. */
  set: { decks: number; companies: number; readings: number };
  /** Factor on the weight of reason by sub-score and criterion, at the stages that the set holds. */
  subScores: Record<ScoreId, number>;
  criteria: Partial<Record<CriterionId, number>>;
  /** Least overall score that is worth a call, and that is worth asking for more evidence. */
  marks: { call: number; thin: number };
}

export const CALIBRATION: Calibration = {
  date: '2026-11-26',
  set: {
    decks: 139,
    companies: 139,
    readings: 226,
  },
  criteria: {
    M1: 1.04,
    M2: 1.08,
    M3: 0.94,
    M4: 0.96,
    M5: 1.02,
    M6: 0.97,
    M7: 1,
    M8: 0.99,
    T1: 1.05,
    T2: 0.99,
    T3: 1.04,
    T4: 0.94,
    T5: 0.96,
    T6: 0.99,
    T7: 1.04,
    T8: 0.98,
    T9: 0.98,
    P1: 0.89,
    P2: 1.12,
    P3: 0.99,
    P4: 1.01,
    P5: 1,
    P6: 1,
    P7: 1.01,
    P8: 0.96,
    P9: 1,
    G1: 1.12,
    G2: 1.01,
    G3: 0.94,
    G4: 1,
    G5: 1,
    G6: 0.91,
    G7: 1.02,
    G8: 1.02,
    G9: 1,
    R1: 1,
    R2: 1,
    R3: 0.99,
    R4: 1.02,
    R5: 0.99,
    R6: 0.99,
    R7: 1,
    R8: 1,
    R9: 1.02,
    R10: 0.99,
  },
  subScores: {
    market: 0.95,
    team: 0.97,
    product: 1.01,
    traction: 1.06,
    risk: 1.02,
  },
  marks: {
    call: 31,
    thin: 16,
  },
};
