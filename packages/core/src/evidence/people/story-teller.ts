/** Founders who tell how it began and sign the page with their name alone. */
import { evidenceLines } from '../view/deck-view.js';
import type { ViewSlide } from '../view/view-types.js';
import { fold } from '../../text/words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { BEGAN_IT } from '../words/people/story-teller.js';
import type { Candidate } from './name-candidates.js';

/** Whose name alone stands over "I built Acme for my siblings": the founder tells it. */
export function tellerOf(slide: ViewSlide, candidates: readonly Candidate[]): Candidate | undefined {
  if (slide.section === 'traction' || slide.section === 'competition') return undefined;
  const known = candidates.filter(
    ({ name }) => name.bare.includes(' ') && GIVEN_NAMES.has(fold(name.bare.split(' ')[0]!)),
  );
  const [only] = known;
  if (only === undefined || known.length > 1 || !only.alone) return undefined;
  return evidenceLines(slide).some(({ raw }) => BEGAN_IT.test(raw) && !/["“”«»]/u.test(raw)) ? only : undefined;
}
