/** An address may name a fact, a question or a slide of the report: its slide opens and its row comes into view. */
import { useEffect, useEffectEvent } from 'react';
import { useHash } from '../../lib/use-hash-open.js';
import { useEvidence } from './evidence.js';
import type { ReportDocument } from './report-document.js';

/** What stands behind `#` for a fact. */
export function placeOfFact(id: string): string {
  return `fact-${id}`;
}

export function placeOfQuestion(id: string): string {
  return `question-${id}`;
}

/** What stands behind `#` for a slide. */
export function placeOfSlide(slide: number): string {
  return `slide-${slide}`;
}

export function OpenFromAddress({ report }: { report: ReportDocument }) {
  const meant = useHash();
  const { show } = useEvidence();
  const open = useEffectEvent(() => {
    const fact = report.facts.find(({ id }) => placeOfFact(id) === meant);
    const question = report.questions.find(({ id }) => placeOfQuestion(id) === meant);
    const slide = report.slides.find(({ number }) => placeOfSlide(number) === meant);
    if (fact) show({ slide: fact.slide, fact });
    else if (question?.slide !== undefined) show({ slide: question.slide, quote: question.quote });
    else if (slide) show({ slide: slide.number });
    if (fact ?? question) document.getElementById(meant)?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (!meant) return;
    // In the next frame: after the view was put to the top for a new screen, and with the rows that the address asks for.
    const frame = requestAnimationFrame(open);
    return () => cancelAnimationFrame(frame);
  }, [meant]);
  return null;
}
