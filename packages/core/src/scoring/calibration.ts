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
  date: '2026-11-24',
  set: {
    decks: 139,
    companies: 139,
    readings: 226,
  },
  criteria: {
    M1: 1.04,
    M2: 1.07,
    M3: 0.93,
    M4: 0.96,
    M5: 1.01,
    M6: 1,
    M7: 1,
    M8: 1,
    T1: 1.04,
    T2: 1.01,
    T3: 1.04,
    T4: 0.94,
    T5: 0.96,
    T6: 0.97,
    T7: 1.03,
    T8: 0.98,
    T9: 0.99,
    P1: 0.88,
    P2: 1.1,
    P3: 1.03,
    P4: 1,
    P5: 0.98,
    P6: 1.01,
    P7: 1.01,
    P8: 0.97,
    P9: 1,
    G1: 1.11,
    G2: 1.01,
    G3: 0.94,
    G4: 1,
    G5: 1,
    G6: 0.92,
    G7: 1.02,
    G8: 1.02,
    G9: 0.99,
    R1: 1,
    R2: 1,
    R3: 0.99,
    R4: 1.01,
    R5: 0.98,
    R6: 1,
    R7: 1,
    R8: 1,
    R9: 1.02,
    R10: 1,
  },
  subScores: {
    market: 0.96,
    team: 0.97,
    product: 1,
    traction: 1.07,
    risk: 1.02,
  },
  marks: {
    call: 31,
    thin: 15,
  },
};
