/** What an extractor is: it looks at the prepared view of a deck and drafts facts of the kinds it names. */
import type { FactDraft } from '../../model/fact.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { quoteLine } from '../view/deck-view.js';
import type { DeckView, ViewLine } from '../view/view-types.js';

export interface Extractor {
  meta: {
    /** File name without its ending. */
    id: string;
    /** The kinds it may return, so that a caller who wants other kinds can skip it. */
    kinds: readonly FactKind[];
  };
  /** Drafts in any order; pure and linear in the length of the text. Slides with `excluded` are not evidence. */
  extract(view: DeckView): FactDraft[];
}

/** Starts a draft from the line that carries it: slide, verbatim quote, box and source. */
export function lineDraft(
  line: ViewLine,
  draft: Omit<FactDraft, 'slide' | 'quote'> & { quote?: string | undefined },
): FactDraft {
  return { slide: line.slide, box: line.box, source: line.source, ...draft, quote: draft.quote ?? quoteLine(line) };
}
