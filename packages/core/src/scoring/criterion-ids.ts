/** The ids of the 45 criteria: M market, T team, P product, G traction, R risk (as resilience). */
export const CRITERION_IDS = [
  ...(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const),
  ...(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'] as const),
  ...(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'] as const),
  ...(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'] as const),
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'] as const),
] as const;
export type CriterionId = (typeof CRITERION_IDS)[number];
