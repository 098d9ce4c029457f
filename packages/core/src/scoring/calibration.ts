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
    M1: 0.96,
    M2: 1.1,
    M3: 0.95,
    M4: 0.89,
    M5: 0.96,
    M6: 1.02,
    M7: 1.15,
    M8: 0.97,
    T1: 0.7,
    T2: 1.22,
    T3: 1.06,
    T4: 0.8,
    T5: 1.01,
    T6: 0.96,
    T7: 1.3,
    T8: 1.1,
    T9: 1.1,
    P1: 0.63,
    P2: 0.91,
    P3: 1.02,
    P4: 1.4,
    P5: 0.9,
    P6: 1.12,
    P7: 0.97,
    P8: 1.07,
    P9: 1.02,
    G1: 1.18,
    G2: 1.2,
    G3: 0.92,
    G4: 1.17,
    G5: 1.11,
    G6: 0.5,
    G7: 1.18,
    G8: 1.07,
    G9: 0.92,
    R1: 1.17,
    R2: 1.09,
    R3: 0.76,
    R4: 1.1,
    R5: 0.93,
    R6: 1.06,
    R7: 1.01,
    R8: 0.95,
    R9: 0.99,
    R10: 0.95,
  },
  subScores: {
    market: 0.68,
    team: 0.96,
    product: 0.86,
    traction: 1.33,
    risk: 1.08,
  },
  marks: {
    call: 28,
    thin: 14,
  },
};
