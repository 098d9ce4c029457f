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
    decks: 204,
    companies: 204,
    readings: 291,
  },
  criteria: {
    M1: 0.98,
    M2: 1.12,
    M3: 0.94,
    M4: 0.89,
    M5: 0.96,
    M6: 0.99,
    M7: 1.17,
    M8: 0.98,
    T1: 0.69,
    T2: 1.23,
    T3: 1.06,
    T4: 0.8,
    T5: 1.01,
    T6: 0.96,
    T7: 1.31,
    T8: 1.1,
    T9: 1.11,
    P1: 0.62,
    P2: 0.91,
    P3: 1,
    P4: 1.42,
    P5: 0.89,
    P6: 1.14,
    P7: 0.96,
    P8: 1.07,
    P9: 1.02,
    G1: 1.18,
    G2: 1.26,
    G3: 0.95,
    G4: 1.18,
    G5: 1.12,
    G6: 0.5,
    G7: 1.18,
    G8: 1.08,
    G9: 0.93,
    R1: 1.18,
    R2: 1.09,
    R3: 0.77,
    R4: 1.09,
    R5: 0.91,
    R6: 1.05,
    R7: 1.01,
    R8: 0.96,
    R9: 1,
    R10: 0.93,
  },
  subScores: {
    market: 0.68,
    team: 0.94,
    product: 0.88,
    traction: 1.36,
    risk: 1.07,
  },
  marks: {
    call: 28,
    thin: 14,
  },
};
