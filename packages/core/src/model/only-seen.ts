/** Names that a model saw in a picture of a slide and nobody has confirmed; apart from `fact.ts`, since pages ask it too. */
import type { Fact } from './fact.js';

/** A model saw it in a picture, and no person has said so: shown with its slide, told and scored nowhere. */
export function isOnlySeen({ source, foundBy }: Pick<Fact, 'source' | 'foundBy'>): boolean {
  return source === 'vision' && foundBy?.includes('person') !== true;
}
