/** What the extractors draft of a view, each run once however many steps ask. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { FactDraft } from '../../model/fact.js';
import type { DeckView } from '../view/view-types.js';
import { EXTRACTORS } from '../extractors/index.js';
import type { Extractor } from './extractor.js';

// A view never changes, so an extractor runs once for it.
const extracted = new WeakMap<DeckView, Map<Extractor, FactDraft[]>>();

/** The drafts of `kinds` (all when left out), each with the extractor that decided, in the extractors' order. */
export function ruleDrafts(view: DeckView, kinds?: ReadonlySet<FactKind>): FactDraft[] {
  const known = extracted.get(view) ?? new Map<Extractor, FactDraft[]>();
  extracted.set(view, known);
  return EXTRACTORS.filter(({ meta }) => !kinds || meta.kinds.some((kind) => kinds.has(kind))).flatMap((extractor) => {
    const { id } = extractor.meta;
    const drafts = known.get(extractor) ?? extractor.extract(view).map((draft) => ({ ...draft, decided: { by: id } }));
    known.set(extractor, drafts);
    return kinds ? drafts.filter(({ kind }) => kinds.has(kind)) : drafts;
  });
}
