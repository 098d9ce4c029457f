/** What stands in the document with its slide and is told nowhere else; apart from `fact.ts`, since pages ask it too. */
import type { Fact } from './fact.js';

/** A model saw it in a picture, and no person has said so: shown with its slide, told and scored nowhere. */
export function isOnlySeen({ source, foundBy }: Pick<Fact, 'source' | 'foundBy'>): boolean {
  return source === 'vision' && foundBy?.includes('person') !== true;
}

/** Probability from which what a trained model reads counts as said: more likely so than not. */
const LIKELY = 0.5;

/** What a trained model only thinks possible shows where to look, and proves nothing. */
export function countsAsSaid({ decided }: Pick<Fact, 'decided'>, least = LIKELY): boolean {
  return (decided?.probability ?? 1) >= least;
}

/** Rules and model differ, and asked again the model did not uphold it; a person's word stands above both. */
export function isNotUpheld({ secondLook, foundBy }: Pick<Fact, 'secondLook' | 'foundBy'>): boolean {
  return secondLook !== undefined && secondLook !== 'yes' && foundBy?.includes('person') !== true;
}
