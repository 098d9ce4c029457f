/** Colours of verdicts and scores: green from 80, yellow from 60, red below; risk by how safe, which is 100 minus it. */
import type { FitVerdict, Recommendation } from '@vc-analyst/core/model';
import type { Tone } from './ui/badge.js';

export const SCORE_BANDS = { good: 80, fair: 60 } as const;

export function scoreTone(value: number): Tone {
  return value >= SCORE_BANDS.good ? 'good' : value >= SCORE_BANDS.fair ? 'fair' : 'poor';
}

export function riskTone(riskScore: number): Tone {
  return scoreTone(100 - riskScore);
}

export const RECOMMENDATION_TONES: Record<Recommendation, Tone> = { invest: 'good', 'follow-up': 'fair', pass: 'poor' };
export const FIT_TONES: Record<FitVerdict, Tone> = {
  fits: 'good',
  stretches: 'fair',
  outside: 'poor',
  unknown: 'neutral',
};
