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
  date: '2026-11-27',
  set: {
    decks: 235,
    companies: 235,
    readings: 322,
  },
  criteria: {
    M1: 0.96,
    M2: 1.13,
    M3: 0.93,
    M4: 0.91,
    M5: 0.96,
    M6: 0.92,
    M7: 1.24,
    M8: 1,
    T1: 0.67,
    T2: 1.19,
    T3: 1.08,
    T4: 0.8,
    T5: 0.95,
    T6: 1.03,
    T7: 1.27,
    T8: 1.12,
    T9: 1.18,
    P1: 0.51,
    P2: 0.94,
    P3: 1.01,
    P4: 1.48,
    P5: 0.82,
    P6: 1.09,
    P7: 0.97,
    P8: 1.19,
    P9: 1.02,
    G1: 1.12,
    G2: 1.44,
    G3: 0.86,
    G4: 1.21,
    G5: 1.17,
    G6: 0.5,
    G7: 1.22,
    G8: 1.09,
    G9: 0.93,
    R1: 1.22,
    R2: 1.14,
    R3: 0.7,
    R4: 1.09,
    R5: 0.94,
    R6: 1.05,
    R7: 1.01,
    R8: 0.95,
    R9: 0.99,
    R10: 0.91,
  },
  subScores: {
    market: 0.63,
    team: 0.9,
    product: 0.88,
    traction: 1.41,
    risk: 1.06,
  },
  marks: {
    call: 28,
    thin: 16,
  },
};
