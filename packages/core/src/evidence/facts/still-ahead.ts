/** What a deck says outright that has not come yet: its first sale ("pre-revenue"), the launch ("closed beta"). */
import type { Section } from '../../model/values.js';
import { IS_OVER, ONCE, UNLAUNCHED, UNSOLD } from '../words/facts/still-ahead.js';
import { statementsOf } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';

/** Pages of others, and of what people did before. */
const OF_OTHERS: ReadonlySet<Section> = new Set(['problem', 'market', 'competition', 'team', 'whyNow']);

export interface StillAhead {
  sale: boolean;
  launch: boolean;
}

/** Linear in the deck's text. */
export function stillAhead(view: DeckView): StillAhead {
  const own = statementsOf(view).filter(
    ({ slide, text }) => !OF_OTHERS.has(slide.section) && !view.competitorNames.some((name) => text.includes(name)),
  );
  const says = (pattern: RegExp) =>
    own.some(({ folded }) => {
      const found = pattern.exec(folded);
      if (found === null) return false;
      const { index, 0: words } = found;
      return !ONCE.test(folded.slice(0, index)) && !IS_OVER.test(folded.slice(index + words.length));
    });
  return { sale: says(UNSOLD), launch: says(UNLAUNCHED) };
}
