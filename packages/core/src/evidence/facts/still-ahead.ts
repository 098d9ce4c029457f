/** What a deck says outright that has not come yet: its first sale ("pre-revenue"), the launch ("closed beta"). */
import type { Section } from '../../model/values.js';
import { IS_OVER, ONCE, PRELAUNCH, UNLAUNCHED, UNSOLD } from '../words/facts/still-ahead.js';
import { statementsOf, type Statement } from '../view/statements.js';
import type { DeckView } from '../view/view-types.js';

/** Pages of others, and of what people did before. */
const OF_OTHERS: ReadonlySet<Section> = new Set(['problem', 'market', 'competition', 'team', 'whyNow']);

export interface StillAhead {
  sale: boolean;
  launch: boolean;
}

/** Linear in the deck's text. */
export function stillAhead(view: DeckView): StillAhead {
  return { sale: saidOf(view, UNSOLD) !== undefined, launch: saidOf(view, UNLAUNCHED) !== undefined };
}

/** The first statement that says that the product is to be launched; undefined where none does. */
export const prelaunch = (view: DeckView): Statement | undefined => saidOf(view, PRELAUNCH);

function saidOf(view: DeckView, pattern: RegExp): Statement | undefined {
  return statementsOf(view).find(({ slide, text, folded }) => {
    if (OF_OTHERS.has(slide.section) || view.competitorNames.some((name) => text.includes(name))) return false;
    const found = pattern.exec(folded);
    if (found === null) return false;
    const { index, 0: words } = found;
    return !ONCE.test(folded.slice(0, index)) && !IS_OVER.test(folded.slice(index + words.length));
  });
}
