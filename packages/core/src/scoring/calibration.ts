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
  date: '2026-11-23',
  set: {
    decks: 139,
    companies: 139,
    readings: 226,
  },
  criteria: {
    M1: 1.09,
    M2: 1.28,
    M3: 0.72,
    M4: 0.86,
    M5: 1.08,
    M6: 1.03,
    M7: 1.03,
    M8: 1.01,
    T1: 1.08,
    T2: 1.09,
    T3: 1.04,
    T4: 0.79,
    T5: 0.93,
    T6: 0.91,
    T7: 1.15,
    T8: 0.97,
    T9: 0.93,
    P1: 0.76,
    P2: 1.24,
    P3: 0.95,
    P4: 0.92,
    P5: 1,
    P6: 1.03,
    P7: 1.06,
    P8: 0.86,
    P9: 1,
    G1: 1.41,
    G2: 0.96,
    G3: 0.82,
    G4: 1.03,
    G5: 0.99,
    G6: 0.77,
    G7: 1.06,
    G8: 1.04,
    G9: 0.92,
    R1: 1.02,
    R2: 0.99,
    R3: 1.02,
    R4: 1.03,
    R5: 0.93,
    R6: 0.97,
    R7: 1,
    R8: 0.95,
    R9: 1.09,
    R10: 1,
  },
  subScores: {
    market: 0.91,
    team: 0.92,
    product: 0.95,
    traction: 1.23,
    risk: 1.08,
  },
  marks: {
    call: 29,
    thin: 16,
  },
};
