/** A text of the memo, followed by the slides that carry it. */
import type { MemoCell } from '@vc-analyst/core/model';
import { FactRefs, QuoteRef, useEvidence } from './evidence.js';
import { onePerSlide } from './report-document.js';

export function MemoText({ cell: { text, slides, factIds } }: { cell: MemoCell }) {
  const { facts } = useEvidence();
  const carried = onePerSlide(factIds, facts, 3);
  const [first] = slides;
  return (
    <>
      {text} {carried.length > 0 ? <FactRefs facts={carried} /> : first !== undefined && <QuoteRef slide={first} />}
    </>
  );
}
