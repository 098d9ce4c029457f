/** What stands in the document with its slide and is told nowhere else; apart from `fact.ts`, since pages ask it too. */
import type { Fact } from './fact.js';

/** A model saw it in a picture, and no person has said so: shown with its slide, told and scored nowhere. */
export function isOnlySeen({ source, foundBy }: Pick<Fact, 'source' | 'foundBy'>): boolean {
  return source === 'vision' && foundBy?.includes('person') !== true;
}

/** Probability from which what a trained model reads counts as said: of those between a half and this little more than half were right. */
const LIKELY = 0.6;

/** Another reader found it too, or upheld it. */
const isSeconded = ({ secondLook, foundBy }: Partial<Pick<Fact, 'secondLook' | 'foundBy'>>): boolean =>
  secondLook === 'yes' || (secondLook === undefined && foundBy?.includes('openai') === true);

type Weighed = Pick<Fact, 'decided'> & Partial<Pick<Fact, 'secondLook' | 'foundBy'>>;

/** What a trained model only thinks possible, and no other reader says, shows where to look, and proves nothing. */
export function countsAsSaid(fact: Weighed, least = LIKELY): boolean {
  return isSeconded(fact) || (fact.decided?.probability ?? 1) >= least;
}

/** So much likelier is right what a rule found too. */
const RULED = 0.3;

/**
 * How likely it is misread, 0..1: 0 for what a person, a proven proposal or a rule alone says, else what the statement model thinks. Of
 * several statements of one thing the one with the least is weighed, quoted and asked about.
 */
export function doubtOf(fact: Weighed): number {
  const { decided } = fact;
  if (isSeconded(fact)) return 0;
  if (decided?.seconded !== undefined) return Math.max(1 - decided.seconded - RULED, 0);
  return 1 - (decided?.probability ?? 1);
}

/** Rules and model differ, and asked again the model did not uphold it; a person's word stands above both. */
export function isNotUpheld({ secondLook, foundBy }: Pick<Fact, 'secondLook' | 'foundBy'>): boolean {
  return secondLook !== undefined && secondLook !== 'yes' && foundBy?.includes('person') !== true;
}
