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
    decks: 204,
    companies: 204,
    readings: 291,
  },
  criteria: {
    M1: 0.96,
    M2: 1.12,
    M3: 0.94,
    M4: 0.89,
    M5: 0.97,
    M6: 0.98,
    M7: 1.17,
    M8: 0.99,
    T1: 0.66,
    T2: 1.25,
    T3: 1.07,
    T4: 0.81,
    T5: 1.02,
    T6: 0.98,
    T7: 1.3,
    T8: 1.08,
    T9: 1.11,
    P1: 0.58,
    P2: 0.92,
    P3: 1.04,
    P4: 1.38,
    P5: 0.88,
    P6: 1.14,
    P7: 0.96,
    P8: 1.11,
    P9: 1.02,
    G1: 1.16,
    G2: 1.3,
    G3: 0.96,
    G4: 1.2,
    G5: 1.12,
    G6: 0.5,
    G7: 1.18,
    G8: 1.08,
    G9: 0.93,
    R1: 1.18,
    R2: 1.09,
    R3: 0.75,
    R4: 1.12,
    R5: 0.92,
    R6: 1.05,
    R7: 1.01,
    R8: 0.95,
    R9: 0.99,
    R10: 0.93,
  },
  subScores: {
    market: 0.69,
    team: 0.94,
    product: 0.87,
    traction: 1.38,
    risk: 1.06,
  },
  marks: {
    call: 24,
    thin: 14,
  },
};
